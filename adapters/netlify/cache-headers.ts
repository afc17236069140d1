/** How long Netlify's CDN keeps an answer, until which publication, and what of the address makes another one. */
import type { CacheEntry } from '#runtime'
import { toCacheTags } from './cache-tags.ts'

export interface CacheFacts {
  request: Request
  response: Response
  /** What the answer is made of; undefined where nothing is known of that. */
  entry: CacheEntry | undefined
  /** That the address may have, in any order. */
  parameters: readonly string[]
  /** Of editors, who see what is not published; everyone else has none. */
  cookies: readonly string[]
  /** Whether publications purge. */
  isPurged: boolean
  now: number
}

const day = 86_400
/** What leads nowhere today may tomorrow, and nobody purges it. */
const missSeconds = 60
/** While it is rendered again, visitors get the one of before: in seconds. */
const staleSeconds = 60

/** Netlify would otherwise make an entry of every campaign link. The same for one address always. */
function toVary({ parameters, cookies }: Pick<CacheFacts, 'cookies' | 'parameters'>): string {
  // There is no word for none: a name that no page type declares.
  const query = `query=${parameters.length > 0 ? parameters.join('|') : '_'}`
  return cookies.length > 0 ? `${query},cookie=${cookies.join('|')}` : query
}

/** Headers for the CDN alone; browsers go by `cache-control`. */
export function toCacheHeaders(facts: CacheFacts): Record<string, string> {
  const { entry } = facts
  const vary = { 'netlify-vary': toVary(facts) }
  const seconds = findSeconds(facts)
  if (!entry || seconds <= 0) return { ...vary, 'netlify-cdn-cache-control': 'no-store' }
  if (entry.status === 404) {
    return { ...vary, 'netlify-cdn-cache-control': `public, s-maxage=${missSeconds}` }
  }
  const stale = entry.validUntil === undefined ? `, stale-while-revalidate=${staleSeconds}` : ''
  return {
    ...vary,
    'netlify-cdn-cache-control': `public, durable, s-maxage=${seconds}${stale}`,
    'netlify-cache-tag': toCacheTags(entry.tags).join(),
  }
}

/** 0: never. */
function findSeconds({ request, response, entry, isPurged, now }: CacheFacts): number {
  if (!entry || request.method !== 'GET' || !isForEverybody(request, response, entry)) return 0
  if (response.status === 404) return missSeconds
  if (response.status !== 200 || entry.freshSeconds === 0) return 0
  const left = Math.floor(((entry.validUntil ?? Infinity) - now) / 1000)
  return Math.min(isPurged ? day : entry.freshSeconds, left)
}

/**
 * Where `/` leads depends on languages and on who follows which link, in ways `Netlify-Vary` cannot say; a
 * page with an experiment on a cookie that holds an id. Both are answered by the function each time.
 */
function isForEverybody(
  { url }: Request,
  { headers }: Response,
  { experiment }: CacheEntry,
): boolean {
  const control = headers.get('cache-control') ?? ''
  return (
    experiment === undefined &&
    !/no-store|private/.test(control) &&
    !headers.has('set-cookie') &&
    !['/', '/_payload.json'].includes(new URL(url).pathname)
  )
}
