/**
 * Cache headers for Netlify's CDN: the lifetime of an answer, its purge tags and what it varies by.
 */
import type { CacheEntry } from '#runtime'
import { toCacheTags } from './cache-tags.ts'

export interface CacheFacts {
  request: Request
  response: Response
  /** The answer's cache entry; undefined if it has none. */
  entry: CacheEntry | undefined
  /** Query parameters that matter, in any order. */
  parameters: readonly string[]
  /** Cookies of editors, who see unpublished content; nobody else has them. */
  cookies: readonly string[]
  /** Whether publications purge the CDN. */
  isPurged: boolean
  now: number
}

const day = 86_400
/** Lifetime of a 404, which nobody purges although a page may appear there. */
const missSeconds = 60
/** Seconds in which visitors get the old answer while it is rendered again. */
const staleSeconds = 60

/** Keeps Netlify from caching an entry per campaign link. Always the same for one address. */
function toVary({ parameters, cookies }: Pick<CacheFacts, 'cookies' | 'parameters'>): string {
  // There is no syntax for no parameters: this name is declared by no page type.
  const query = `query=${parameters.length > 0 ? parameters.join('|') : '_'}`
  return cookies.length > 0 ? `${query},cookie=${cookies.join('|')}` : query
}

/** Headers for the CDN only; browsers use `cache-control`. */
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

/** Lifetime in seconds; 0 means never cached. */
function findSeconds({ request, response, entry, isPurged, now }: CacheFacts): number {
  if (!entry || request.method !== 'GET' || !isForEverybody(request, response, entry)) return 0
  if (response.status === 404) return missSeconds
  if (response.status !== 200 || entry.freshSeconds === 0) return 0
  const left = Math.floor(((entry.validUntil ?? Infinity) - now) / 1000)
  return Math.min(isPurged ? day : entry.freshSeconds, left)
}

/**
 * False for `/`, which depends on languages and on links in ways that `Netlify-Vary` cannot
 * express, and for pages with an experiment, which depend on a cookie that holds an id. The
 * function answers both each time.
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
