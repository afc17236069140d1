/**
 * Publications against the whole site: pages that a purge leaves must equal those of a site without
 * a cache.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createHandler,
  createMemoryCache,
  type ContentPurge,
  type Handler,
  type Site,
} from '#runtime'
import { readVariable } from '#schemas/environment-variables.ts'
import { createContentEditor, createRandom } from '#tests/support/edit-content.ts'
import { edits } from '#tests/support/edits-of-editors.ts'
import { findStale, openPublishing, type PublishingSite } from '#tests/support/open-publishing.ts'
import { createTagFinder } from '../../runtime/server/publish/find-changed-tags.ts'

const seed = Number(readVariable('PUBLISHING_SEED'))
const rounds = Number(readVariable('PUBLISHING_ROUNDS'))
/** One in this many pages is checked in languages other than the main one. */
const share = 30

let publishing: PublishingSite

beforeAll(async () => void (publishing = await openPublishing()))

afterAll(() => publishing.close())

/**
 * Addresses of the sitemaps' pages, some as payloads and refined, and of other resources made from
 * content.
 */
async function listAddresses(handler: Handler): Promise<string[]> {
  const { site, get } = publishing
  const codes = site.config.locales.map(({ code }) => code)
  const sitemaps = await Promise.all(
    codes.map(async (code) => (await get(handler, `/sitemaps/${code}.xml`)).text),
  )
  const pages = sitemaps
    .flatMap((text) => [...text.matchAll(/<loc>https:\/\/www\.colloquy\.example([^<]*)<\/loc>/g)])
    .map(([, path]) => path || '/')
    .filter((path, at) => !/^\/(de|fr)\b/.test(path) || at % share === 0)
  const payloads = pages.filter((_, at) => at % 7 === 0)
  return [
    ...pages,
    ...payloads.map((path) => `${path === '/' ? '' : path}/_payload.json`),
    ...codes.map((code) => `/sitemaps/${code}.xml`),
    '/_search/de.json',
    '/blog?page=2',
    '/blog?form=guide',
    '/blog?q=zylophone',
    '/resources?topic=ai',
    '/blog/rss.xml',
    '/sitemap.xml',
    '/llms.txt',
    '/blog/there-is-no-such',
  ]
}

/** A cache of pages, and pages that are resolved once, both purged by each publication. */
function keepPages(toPurge: (purge: ContentPurge) => ContentPurge = (purge) => purge) {
  const { site, replica } = publishing
  const cache = createMemoryCache({ maxBytes: 512 * 1024 * 1024, now: site.now })
  const findTags = createTagFinder(site)
  const purged = new Set<string>()
  const end = replica.onPublication((publication) => {
    const purge = toPurge(findTags(publication))
    site.publications!.tell(purge)
    for (const { key } of cache.purge(purge)) purged.add(key)
  })
  return { handler: createHandler(site, { cache }), drawAnew: keepNothing(site), purged, end }
}

/** No answer is kept: each page is drawn for each request. */
const keepNothing = (site: Site) =>
  createHandler(site, { cache: createMemoryCache({ maxBytes: 1 }) })

const renderFresh = () => keepNothing(publishing.openAnew())

const countDiffering = (before: Map<string, string>, now: Map<string, string>) =>
  [...before].filter(([address, answer]) => now.get(address) !== answer).length

/** Maximum number of answers an edit may purge when `differing` really change. */
const mostPurged = (differing: number) => Math.max(3 * differing, differing + 10)

/** Fewer than are kept, so that each is kept until an edit is seen on it. */
const mostResolved = 190

/** Known exceptions: a section may show the tags of the documents chosen for its list. */
const mostKnown: Readonly<Record<string, number>> = { 'the uid of a tag': 28 }

describe('what is kept', () => {
  it('is after any publication what would be rendered, and little of it is rendered again', async () => {
    const { folder, refresh, renderAll } = publishing
    const editor = createContentEditor(folder, createRandom(seed))
    const { handler, purged, end } = keepPages()
    const rows: object[] = []
    let before = await renderAll(handler, await listAddresses(handler))
    for (let round = 0; round < rounds; round++) {
      purged.clear()
      const what = editor.edit()
      await refresh()
      const addresses = new Set([...before.keys(), ...(await listAddresses(handler))])
      const now = await renderAll(renderFresh(), addresses)
      const kept = await renderAll(handler, addresses)
      expect(findStale(kept, now), `after an edit of ${what}`).toEqual([])
      const differing = countDiffering(before, now)
      rows.push({ what, differing, purged: purged.size, of: addresses.size })
      expect
        .soft(purged.size, `purged by an edit of ${what}`)
        .toBeLessThanOrEqual(mostPurged(differing))
      before = now
    }
    end()
    console.table(rows)
  })

  it('is hardly rendered again where an edit is not seen, and resolved again where it is, whatever is edited', async () => {
    const { refresh, renderAll } = publishing
    const { handler, drawAnew, purged, end } = keepPages()
    const addresses = await listAddresses(handler)
    const rows: object[] = []
    let before = await renderAll(handler, addresses)
    const resolved = new Set(addresses.slice(0, mostResolved))
    await renderAll(drawAnew, resolved)
    for (const [what, edit] of Object.entries(edits)) {
      purged.clear()
      edit(publishing)
      await refresh()
      const now = await renderAll(handler, addresses)
      const seen = findStale(before, now).filter((address) => resolved.has(address))
      const drawn = await renderAll(drawAnew, seen)
      expect(
        seen.filter((address) => drawn.get(address) !== now.get(address)),
        what,
      ).toEqual([])
      const differing = countDiffering(before, now)
      rows.push({ what, differing, purged: purged.size })
      const most = mostKnown[what] ?? mostPurged(differing)
      expect.soft(purged.size, `purged by: ${what}`).toBeLessThanOrEqual(most)
      before = now
    }
    end()
    console.table(rows)
    expect(findStale(before, await renderAll(renderFresh(), addresses))).toEqual([])
  })

  it('leads on from the address of a page that was renamed, and from that of one that an editor redirected', async () => {
    const { site, read, write, remove, refresh, listNames, get } = publishing
    const { handler, end } = keepPages()
    const follow = async (path: string) => {
      const response = await handler(new Request(`${site.baseUrl}${path}`))
      return [response.status, response.headers.get('location')].filter(Boolean).join(' ')
    }
    const [first = '', second = ''] = listNames('legal_document')
    const [renamed, removed] = [read(first), read(second)]
    const [old, gone] = [`/legal/${renamed.uid}`, `/legal/${removed.uid}`]
    expect([await follow(old), await follow(gone)]).toEqual(['200', '200'])
    write(first, { ...renamed, uid: 'renamed' })
    await refresh()
    expect(await follow(`${old}?a=1`)).toBe('301 /legal/renamed?a=1')
    expect((await get(handler, '/legal/renamed')).status).toBe(200)

    remove(second)
    const redirect = { from: gone, to: { link_type: 'Document', id: renamed.id } }
    const { uid: _, ...envelope } = { ...removed, id: 'redirect-of-legal', type: 'redirect' }
    const name = listNames('redirect')[0]!
    const shipped = read(name)
    write(name, { ...envelope, data: redirect })
    await refresh()
    expect(await follow(gone)).toBe('301 /legal/renamed')
    expect(await follow(`/en${gone}/`)).toBe('301 /legal/renamed')

    write(first, renamed)
    write(second, removed)
    write(name, shipped)
    await refresh()
    expect([await follow(old), await follow(gone)]).toEqual(['200', '200'])
    expect(await follow('/legal/renamed')).toBe(`301 ${old}`)
    end()
  })

  it('is found to be stale when what a link shows counts for nothing', async () => {
    const { listNames, read, write, refresh, renderAll } = publishing
    const { handler, end } = keepPages((purge) => {
      const tags = new Set([...purge.tags!].filter((tag) => !tag.startsWith('link:')))
      return { ...purge, tags }
    })
    const addresses = listNames('blog_article').map((name) => `/blog/${name.split('/')[2]}`)
    await renderAll(handler, addresses)
    const [name = ''] = listNames('author')
    const author = read(name)
    author.data['name'] = 'Yet Another Name'
    write(name, author)
    await refresh()
    const kept = await renderAll(handler, addresses)
    end()
    expect(findStale(kept, await renderAll(renderFresh(), addresses))).not.toEqual([])
  })
})
