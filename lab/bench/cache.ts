/**
 * CPU of one request while half, all, two and four times as many pages are requested as the cache
 * holds, in one run with a small cache: the cost of an evicted page, which must not exceed that of
 * rendering it.
 */
import { findPaths, importBuilt, openBuilt, type BuiltSite } from './built-site.ts'
import { measure } from './measure.ts'

const cacheMegabytes = 3
const requests = 1500
const shares = [0.5, 1, 2, 4]

export interface CacheRow {
  /** Requested pages, as a multiple of those that fit. */
  share: number
  pages: number
  /** Milliseconds of CPU a request, all threads. */
  cpu: number
  /** Share of requests answered from the cache, 0 to 1. */
  hits: number
}

export async function benchCache(): Promise<CacheRow[]> {
  const variables = { CACHE_MB: String(cacheMegabytes) }
  // As on a server: evicted pages are rendered from documents in memory.
  const opened = await openBuilt(await importBuilt(), variables, true)
  try {
    const paths = await findPaths(opened)
    const capacity = await countKept(paths, opened)
    const rows: CacheRow[] = []
    for (const share of shares) {
      const asked = paths.slice(0, Math.round(capacity * share))
      if (asked.length < capacity * share - 1) {
        throw new Error(`${paths.length} pages are too few for ${share} times ${capacity}.`)
      }
      const random = createRandom()
      const visit = () => ask(asked[Math.floor(random() * asked.length)]!, opened)
      for (let n = 0; n < asked.length * 2; n++) await visit()
      let hits = 0
      const { cpu } = await measure(async () => {
        for (let n = 0; n < requests; n++) if (await visit()) hits++
      })
      rows.push({ share, pages: asked.length, cpu: cpu / requests, hits: hits / requests })
    }
    return rows
  } finally {
    await opened.close()
  }
}

/** How many of the last requested pages are still cached. */
async function countKept(paths: readonly string[], site: BuiltSite): Promise<number> {
  for (const path of paths) await ask(path, site)
  let kept = 0
  // From the last one backwards, so that rendering an evicted page does not evict one still cached.
  for (const path of paths.toReversed()) {
    if (!(await ask(path, site))) break
    kept++
  }
  return kept
}

/** @returns whether the page was kept */
async function ask(path: string, { handler }: BuiltSite): Promise<boolean> {
  const notes: { cache?: 'hit' } = {}
  const headers = {
    'user-agent': 'Mozilla/5.0',
    'accept-encoding': 'br',
    'sec-fetch-site': 'same-origin',
  }
  const response = await handler(new Request(`http://bench.local${path}`, { headers }), { notes })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}.`)
  return notes.cache === 'hit'
}

/** The same order in every run. */
function createRandom(): () => number {
  let state = 1
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
