/** A visitor who follows every link, and a search engine that reads every sitemap. */
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { readHead } from './support/read-head.ts'
import { startFilledSite, suiteBuild, type RunningSite } from './support/run-site.ts'
import { expect, test } from './support/test.ts'

const baseUrl = 'https://www.colloquy.example'
const largestPage = 60_000
const largestServer = 400 * 1024 * 1024

interface CrawledPage {
  path: string
  status: number
  /** Not a feed, a calendar or another file. */
  isPage: boolean
  head: ReturnType<typeof readHead>
  /** Size of the document after gzip; or uncompressed, if that is small enough. */
  bytes: number
  isIndexed: boolean
  links: string[]
  /** Those links that robots may follow. */
  followed: string[]
}

let site: RunningSite
let pages: Map<string, CrawledPage>
let listed: string[]

test.describe('the whole site', () => {
  test.describe.configure({ mode: 'serial' })

  test.beforeAll(async () => {
    site = await startFilledSite(
      { build: suiteBuild, environment: { SITE_BASE_URL: baseUrl } },
      'serve',
    )
    listed = await readSitemaps(site.origin)
    pages = await crawl(site.origin, ['/', '/de', '/fr', ...listed])
  })
  test.afterAll(() => site?.stop())

  const found = () => [...pages.values()].filter(({ status, isPage }) => status === 200 && isPage)

  test('has no broken internal link', () => {
    expect(found().length).toBeGreaterThan(500)
    const broken = found().flatMap(({ path, links }) =>
      links
        .filter((link) => (pages.get(link)?.status ?? 0) >= 400)
        .map((link) => `${path} -> ${link} (${pages.get(link)!.status})`),
    )
    expect(broken).toEqual([])
  })

  test('links to no page that redirects: its own links name the address itself', () => {
    const detours = found().flatMap(({ path, links }) =>
      links
        .filter((link) => [301, 302, 308].includes(pages.get(link)?.status ?? 0))
        .map((link) => `${path} -> ${link}`),
    )
    expect(detours).toEqual([])
  })

  test('[HEAD-01] has one canonical link a page, and no two pages share one', () => {
    const byCanonical = Map.groupBy(
      found().filter(({ path, isIndexed }) => isIndexed && !path.includes('?')),
      ({ head }) => head.canonicals.join(' '),
    )
    const shared = [...byCanonical]
      .filter(([, list]) => list.length > 1)
      // An article of a guide stays reachable in the blog, with the address in its guide as canonical.
      .filter(
        ([, list]) =>
          list.filter(({ path, head }) => head.canonicals[0] === baseUrl + path).length !== 1,
      )
      .map(([canonical, list]) => `${canonical}: ${list.map(({ path }) => path).join(', ')}`)
    expect(shared).toEqual([])
    for (const { path, head } of found()) expect(head.canonicals, path).toHaveLength(1)
  })

  test('[HEAD-02, HEAD-03] has reciprocal alternates everywhere', () => {
    const oneWay: string[] = []
    for (const { path, head } of found()) {
      const own = head.canonicals[0]
      for (const [language, href] of Object.entries(head.alternates)) {
        const other = pages.get(href.slice(baseUrl.length) || '/')
        const isBack = Object.values(other?.head.alternates ?? {}).includes(own!)
        if (!isBack) oneWay.push(`${path} -> ${language} ${href}`)
      }
    }
    expect(oneWay).toEqual([])
  })

  test('has a title and a description on every page', () => {
    const poor = found()
      .filter(({ head }) => !head.title || !head.meta['description'])
      .map(({ path }) => path)
    expect(poor).toEqual([])
  })

  test('has no page over 60 KB of gzipped HTML', () => {
    const large = found()
      .filter(({ bytes }) => bytes > largestPage)
      .map(({ path, bytes }) => `${path}: ${bytes}`)
    expect(large).toEqual([])
  })

  test('lists exactly its indexable pages in the sitemaps', () => {
    const own = found()
      .filter(({ path, isIndexed, head }) => isIndexed && head.canonicals[0] === baseUrl + path)
      .map(({ path }) => path)
      .filter((path) => !path.includes('?'))
    expect([...listed].sort()).toEqual(own.sort())
  })

  test('is finite for robots: what they may follow has no refined list', () => {
    const robots = readFollowed(pages)
    test.info().annotations.push({ type: 'followed', description: `${robots.size} addresses` })
    console.log(
      `A robot that follows every link from the front pages finds ${robots.size} addresses.`,
    )
    // Beside pages of lists, only where a link came from: one address for each link, with a canonical one.
    const refined = [...robots].filter((path) => {
      const names = [...new URL(path, site.origin).searchParams.keys()]
      return names.length > 1 || names.some((name) => name !== 'page' && name !== 'from')
    })
    expect(refined).toEqual([])
    // And every page of the sitemaps is among them.
    expect(listed.filter((path) => !robots.has(path))).toEqual([])
  })

  test('leaves the server below 400 MB of memory', () => {
    const status = readFileSync(`/proc/${site.process.pid}/status`, 'utf8')
    const bytes = Number(/VmRSS:\s+(\d+) kB/.exec(status)![1]) * 1024
    test
      .info()
      .annotations.push({ type: 'memory', description: `${Math.round(bytes / 1048576)} MB` })
    expect(bytes).toBeLessThan(largestServer)
  })
})

/** Pages found by a robot that starts at the front pages and follows only links it may follow. */
function readFollowed(crawled: ReadonlyMap<string, CrawledPage>): Set<string> {
  const seen = new Set(['/', '/de', '/fr'])
  for (const path of seen) {
    for (const link of crawled.get(path)?.followed ?? []) seen.add(link)
  }
  return seen
}

async function readSitemaps(origin: string): Promise<string[]> {
  // A server that has just started may still be reading.
  const readIndex = () => fetch(`${origin}/sitemap.xml`)
  await expect.poll(async () => (await readIndex()).status).toBe(200)
  const index = await (await readIndex()).text()
  const files = [...index.matchAll(/<loc>https:\/\/www\.colloquy\.example([^<]+)<\/loc>/g)]
  const texts = await Promise.all(
    files.map(async ([, path]) => (await fetch(origin + path!)).text()),
  )
  return texts.flatMap((text) =>
    [...text.matchAll(/<loc>https:\/\/www\.colloquy\.example([^<]*)<\/loc>/g)].map(
      ([, path]) => path || '/',
    ),
  )
}

async function crawl(origin: string, starts: readonly string[]): Promise<Map<string, CrawledPage>> {
  const crawled = new Map<string, CrawledPage>()
  const seen = new Set(starts)
  const waiting = [...seen]
  async function work(): Promise<void> {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const page = await visit(origin, path)
      crawled.set(path, page)
      for (const link of page.links) {
        if (seen.has(link)) continue
        seen.add(link)
        waiting.push(link)
      }
    }
  }
  // A worker without work can end: the others hold the remaining pages.
  while (waiting.length > 0) await Promise.all(Array.from({ length: 6 }, work))
  return crawled
}

async function visit(origin: string, path: string): Promise<CrawledPage> {
  const response = await fetch(origin + path, {
    redirect: 'manual',
    headers: { 'user-agent': 'Mozilla/5.0', 'sec-fetch-site': 'same-origin' },
  })
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
  const html = isPage ? await response.text() : ''
  if (!isPage) await response.body?.cancel()
  return {
    path,
    status: response.status,
    isPage,
    head: readHead(html),
    bytes: countBytes(html),
    isIndexed: !html.includes('name="robots" content="noindex'),
    links: response.status === 200 ? readLinks(html).filter(isCrawled) : [],
    followed:
      response.status === 200 && !/name="robots" content="[^"]*nofollow/.test(html)
        ? readLinks(html, (tag) => !/ rel="[^"]*nofollow/.test(tag))
        : [],
  }
}

function countBytes(html: string): number {
  const plain = Buffer.byteLength(html)
  return plain > largestPage ? gzipSync(html).byteLength : plain
}

/** Paths of the site with their query, without files. */
function readLinks(html: string, isWanted: (tag: string) => boolean = () => true): string[] {
  const hrefs = [...html.matchAll(/<a\s[^>]*?href="(\/(?!\/)[^"]*)"[^>]*>/g)]
    .filter(([tag]) => isWanted(tag))
    .map(([, href]) => href!.replaceAll('&amp;', '&').replace(/#.*/, ''))
  return [...new Set(hrefs)].filter((href) => !href.startsWith('/media/'))
}

/**
 * Lists refined in two ways at once are left out: there are thousands, with the contents of single
 * refinements.
 */
function isCrawled(href: string): boolean {
  return (href.match(/[?&]/g) ?? []).length < 2
}
