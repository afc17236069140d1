import { describe, expect, it } from 'vitest'
import { createTestSite, type TestSiteOptions } from '#tests/support/create-test-site.ts'
import { createDocument, createLandingPage, title } from '#tests/support/documents.ts'
import type { RawDocument } from '../../model/ports/content-source.ts'
import type { ContentPurge } from '../../model/ports/render-cache.ts'
import { createPublicationFeed } from '../../model/ports/publication-feed.ts'
import type { Site } from '../../model/site.ts'
import { withinPageBudget, tellGap } from '../load/page-budget.ts'
import { recordReads } from '../load/reads.ts'
import { renderRawDocument } from '../pipeline.ts'
import type { PageOptions } from './resolve-page.ts'

const page = createLandingPage()

function create(options: TestSiteOptions = {}) {
  const { site: bare, content } = createTestSite({ documents: [page], ...options })
  const publications = createPublicationFeed(bare.content)
  const site: Site = { ...bare, publications }
  const toRef = (path: string, of: Site = site) => ({ ...of.routes.match(path)!, path })
  /** The page as it was resolved: the same object if it was kept. */
  async function resolve(raw = page, { path = '/lp/a-page', of = site, ...options }: Asked = {}) {
    return (await renderRawDocument(raw, toRef(path, of), of, options)).page
  }
  async function publish(...tags: string[]) {
    const from = await content.ref()
    content.publish()
    const purge = { from, to: await content.ref(), tags: new Set(tags) }
    publications.tell({ ...purge, isChanged: (tag) => purge.tags.has(tag) })
  }
  return { site, content, publications, resolve, publish, toRef }
}

interface Asked extends PageOptions {
  path?: string
  of?: Site
}

describe('resolveKept', () => {
  it('resolves a page once while nothing is published', async () => {
    const { resolve } = create()
    expect(await resolve()).toBe(await resolve())
  })

  it('notes what was read each time, whether or not the page was kept', async () => {
    const { resolve } = create()
    const first = await recordReads(() => resolve())
    const second = await recordReads(() => resolve())
    expect(second.result).toBe(first.result)
    expect([...second.reads]).toEqual(expect.arrayContaining([...first.reads]))
    expect(first.reads.size).toBeGreaterThan(3)
  })

  it.each([
    'single:footer:en-us',
    'document:footer.en-us',
    // Its own address, and those of documents that it links to, may depend on others.
    `document:${page.id}`,
  ])('resolves it again once %s is published', async (tag) => {
    const { resolve, publish } = create()
    const before = await resolve()
    await publish(tag)
    const after = await resolve()
    expect(after).not.toBe(before)
    expect(await resolve()).toBe(after)
  })

  it('goes on with it when something is published that it did not read', async () => {
    const { resolve, publish } = create()
    const before = await resolve()
    await publish('document:other')
    await publish('single:footer:de-de')
    expect(await resolve()).toBe(before)
  })

  it('resolves it again when nobody knows what was published, or nobody told', async () => {
    const { resolve, content, publications } = create()
    const before = await resolve()
    const from = await content.ref()
    content.publish()
    const purge: ContentPurge = {
      from,
      to: await content.ref(),
      tags: undefined,
      isChanged: () => true,
    }
    publications.tell(purge)
    const after = await resolve()
    expect(after).not.toBe(before)
    content.publish()
    expect(await resolve()).not.toBe(after)
  })

  it('resolves another revision of the document, and shows that', async () => {
    const { resolve } = create()
    const before = await resolve()
    const edited = createLandingPage({ title: title('Edited') })
    expect((await resolve(edited)).document).not.toEqual(before.document)
  })

  it('keeps nothing that was read while something was published', async () => {
    const { site, resolve, publish } = create()
    const { single } = site.content
    let isFirst = true
    site.content.single = async (type, query) => {
      if (isFirst) {
        isFirst = false
        await publish('document:other')
      }
      return single(type, query)
    }
    const before = await resolve()
    const after = await resolve()
    expect(after).not.toBe(before)
    expect(await resolve()).toBe(after)
  })

  it('never shows a draft what is kept of published content, nor keeps a draft', async () => {
    const { site, content, resolve } = create()
    const before = await resolve()
    const of: Site = { ...site, content: { ...content, ref: async () => content.ref() } }
    const draft = await resolve(page, { of })
    expect(draft).not.toBe(before)
    expect(await resolve(page, { of })).not.toBe(draft)
    expect(await resolve()).toBe(before)
  })

  it('keeps pages of languages, routes, layouts and parameters apart', async () => {
    const { site, resolve } = create()
    const layout = [...site.layouts.keys()].find((name) => name !== 'default')!
    const found = [
      await resolve(),
      await resolve(page, { path: '/de/lp/a-page' }),
      await resolve(page, { layout }),
    ]
    expect(new Set(found.map(({ locale, layout }) => `${locale.code} ${layout}`)).size).toBe(3)
    expect(await resolve(page, { layout })).toBe(found[2])
    expect(await resolve(page, { path: '/de/lp/a-page' })).toBe(found[1])
  })

  const sent: PageOptions['sent'] = { slice: 'form', status: 'done', values: {}, errors: {} }

  it.each<[string, Asked]>([
    ['a form that was sent', { sent }],
    ['one visitor', { personal: { code: 'A1' } }],
  ])('keeps nothing of %s', async (_, options) => {
    const { resolve } = create()
    const before = await resolve()
    expect(await resolve(page, options)).not.toBe(before)
    expect(await resolve()).toBe(before)
  })

  it('keeps nothing that has a gap', async () => {
    const { resolve, content } = create()
    const incomplete = () =>
      withinPageBudget(1000, () => {
        tellGap()
        return resolve()
      })
    expect(await incomplete()).not.toBe(await incomplete())
    content.fail('footer', new Error('The service does not answer.'))
    const { resolve: again, content: other } = create()
    other.fail('footer', new Error('The service does not answer.'))
    expect(await again()).not.toBe(await again())
  })

  it('resolves it again once a moment has passed that changes it', async () => {
    let now = Date.parse('2026-01-01T00:00:00Z')
    const event: RawDocument = createDocument(
      'live_event',
      {
        title: title('Soon'),
        date: '2026-01-01T10:00:00+0000',
        end_date: '2026-01-01T11:00:00+0000',
      },
      { uid: 'soon' },
    )
    const { resolve } = create({ documents: [event], now: () => now })
    const ask = () => resolve(event, { path: '/events/soon' })
    const before = await ask()
    expect(before.validUntil).toBeGreaterThan(now)
    now = before.validUntil! - 1
    expect(await ask()).toBe(before)
    now = before.validUntil!
    expect(await ask()).not.toBe(before)
  })

  it('keeps a limited number of pages', async () => {
    const { resolve } = create()
    const first = await resolve()
    const raws = Array.from({ length: 200 }, (_, at) =>
      createLandingPage({}, { uid: `page-${at}` }),
    )
    for (const raw of raws) await resolve(raw, { path: `/lp/${raw.uid}` })
    expect(await resolve()).not.toBe(first)
  })
})
