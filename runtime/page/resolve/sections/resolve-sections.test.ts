import { describe, expect, it } from 'vitest'
import type { Document, RawDocument, Site } from '#runtime'
import { ContentUnavailable, siteError } from '#runtime/errors'
import type { PageType } from '#schemas/config-types.ts'
import {
  createArticle,
  createHub,
  createHubSite,
  createHubType,
  linkTo,
} from '#tests/support/articles.ts'
import {
  createTestSite,
  kinds,
  refOf,
  siteFiles,
  testBaseUrl,
  type TestSiteOptions,
} from '#tests/support/create-test-site.ts'
import {
  createDocument,
  createGuide,
  createLandingPage,
  paragraph,
  title,
} from '#tests/support/documents.ts'
import { loadDocument } from '../../load/load-document.ts'
import { validateDocument } from '../../validate/validate-document.ts'
import { resolvePage, type ResolvedPage } from '../resolve-page.ts'

async function open(path: string, site: Site): Promise<ResolvedPage> {
  const ref = refOf(path, site)
  const document: Document = validateDocument(await loadDocument(ref, site), site)
  return resolvePage(document, ref, site)
}

const slice = (type: string, primary: object = {}, id = type) => ({
  slice_type: type,
  id,
  variation: 'default',
  primary,
})
const outage = siteError(ContentUnavailable, ['https://content.example', 'timeout'])
const typesOf = (page: ResolvedPage) => page.sections.map(({ type }) => type)

describe('[SLICE-02] shared content', () => {
  const shared: Record<string, string> = {
    influencers_section: 'influencers',
    badges_and_ratings: 'badges_and_ratings',
    ld_collective: 'collective_banner',
    social_proof_mastheads: 'social_proof_mastheads',
    use_cases: 'use_cases',
  }
  /** In one of them the title is a key text. */
  const single = (type: string): RawDocument => {
    const isKeyText = kinds.documents[type]!.fields['title'] === 'key-text'
    return createDocument(type, { title: isKeyText ? type : title(type) })
  }
  const all = Object.values(shared).map(single)
  const path = '/lp/a-page'

  it('[OP56] is loaded for the five slices that show it, each type once in a render', async () => {
    const body = Object.keys(shared).flatMap((type) => [
      slice(type, {}, `${type}-1`),
      slice(type, {}, `${type}-2`),
    ])
    const { site, content } = createTestSite({ documents: [createLandingPage({ body }), ...all] })
    const uncached = { ...site, content }
    const page = await open(path, uncached)
    const asked = content.queries.filter((query) => query.startsWith('single'))
    for (const type of Object.values(shared)) {
      expect(asked.filter((query) => query === `single ${type} en-us`)).toHaveLength(1)
    }
    const shown = page.sections.filter(({ type }) => type in shared)
    expect(shown).toHaveLength(10)
    for (const { type, shared: fields } of shown) {
      expect(JSON.stringify(fields!['title'])).toContain(`"${shared[type]}"`)
    }
  })

  it('is the same on every page: a link in it never names the page it was first resolved for', async () => {
    const link = {
      link_type: 'Document',
      id: 'x',
      type: 'landing_page',
      uid: 'other',
      lang: 'en-us',
    }
    const text = 'Elsewhere'
    const spans = [{ start: 0, end: text.length, type: 'hyperlink', data: link }]
    const influencers = createDocument('influencers', { intro: [paragraph(text, ...spans)] })
    const body = [slice('influencers_section')]
    const pages = ['a-page', 'b-page'].map((uid) => createLandingPage({ body }, { uid }))
    const { site } = createTestSite({ documents: [...pages, influencers] })
    const [first, second] = [await open('/lp/a-page', site), await open('/lp/b-page', site)]
    const shown = first.sections.at(-1)!.shared!
    expect(shown).toBe(second.sections.at(-1)!.shared)
    expect(JSON.stringify(shown)).toContain('"href":"/lp/other"')
  })

  it('[OP56] is not asked for on pages without such a slice', async () => {
    const { site, content } = createTestSite({ documents: [createLandingPage(), ...all] })
    await open(path, site)
    for (const type of Object.values(shared)) {
      expect(content.queries).not.toContain(`single ${type} en-us`)
    }
  })

  it('[PAGEBUILDER-04] leaves the section out and tells the editor when there is no such document', async () => {
    const body = [slice('influencers_section'), slice('section_header', { title: title('On') })]
    const { site, issues } = createTestSite({ documents: [createLandingPage({ body })] })
    const page = await open(path, site)
    expect(typesOf(page)).toEqual(['hero', 'section_header'])
    expect(page.isTemporary).toBe(false)
    expect(issues).toMatchObject([
      { code: 'MissingContent', path: '/data/body/0', documentId: 'landing_page.a-page.en-us' },
    ])
  })

  it('does not keep a page whose shared content could not be read just now', async () => {
    const body = [slice('influencers_section')]
    const { site, content, logs } = createTestSite({
      documents: [createLandingPage({ body }), ...all],
    })
    content.fail('influencers', outage)
    const page = await open(path, site)
    expect(typesOf(page)).toEqual(['hero'])
    expect(page.isTemporary).toBe(true)
    expect(logs).toContainEqual(expect.objectContaining({ level: 'error', code: 'SECTION_FAILED' }))
  })

  it('is a section of a template, in a colour', async () => {
    const landing = siteFiles.pageTypes.find(({ type }) => type === 'landing_page')!
    const pageType: PageType = {
      ...landing,
      template: [{ shared: 'badges_and_ratings', color: 'dark' }],
    }
    const others = siteFiles.pageTypes.filter((one) => one !== landing)
    const documents = [createLandingPage(), ...all]
    const { site } = createTestSite({ documents, pageTypes: [...others, pageType] })
    const [section] = (await open(path, site)).sections
    expect(section).toMatchObject({
      type: 'badges_and_ratings',
      fields: { color: 'dark' },
      shared: { title: [{ text: 'badges_and_ratings' }] },
    })
  })
})

describe('linked sections', () => {
  const section = createDocument(
    'enterprise_section',
    {
      title: title('For enterprises'),
      subtitle: [paragraph('Safe and sound.')],
      body: [slice('section_header', { title: title('Inside') }, 'inner')],
    },
    { uid: 'enterprise' },
  )
  const link = { section: linkTo('enterprise_section', 'enterprise') }
  const documents = (...body: object[]) => [createLandingPage({ body }), section]
  const path = '/lp/a-page'

  it('are replaced by a header and the sections of the linked document, with ids of their own', async () => {
    const body = [slice('linked_section', link, 'a'), slice('linked_section', link, 'b')]
    const { site } = createTestSite({ documents: documents(...body) })
    const page = await open(path, site)
    expect(
      page.sections.slice(1).map(({ id, type, documentId }) => [id, type, documentId]),
    ).toEqual([
      ['a-section-0', 'section_header', section.id],
      ['a-inner', 'section_header', section.id],
      ['b-section-0', 'section_header', section.id],
      ['b-inner', 'section_header', section.id],
    ])
    expect(page.sections[1]!.fields).toMatchObject({
      title: [{ text: 'For enterprises' }],
      intro: [{ text: 'Safe and sound.' }],
    })
  })

  it('[PAGEBUILDER-04] a link to a document that is not published is an issue of the page', async () => {
    const gone = { section: linkTo('enterprise_section', 'gone') }
    const broken = { section: { ...link.section, isBroken: true } }
    const body = [slice('linked_section', gone, 'a'), slice('linked_section', broken, 'b')]
    const { site, issues } = createTestSite({ documents: documents(...body) })
    expect(typesOf(await open(path, site))).toEqual(['hero'])
    expect(issues.map(({ code, path: at }) => `${code} ${at}`).sort()).toEqual([
      'BrokenLink /data/body/0/primary/section',
      'BrokenLink /data/body/1/primary/section',
    ])
  })

  it('bring in no further ones: two that lead to each other end', async () => {
    const inner = {
      ...section,
      data: { ...(section.data as object), body: [slice('linked_section', link)] },
    }
    const page = createLandingPage({ body: [slice('linked_section', link)] })
    const { site, issues } = createTestSite({ documents: [page, inner] })
    expect(typesOf(await open(path, site))).toEqual(['hero', 'section_header'])
    expect(issues).toMatchObject([{ code: 'BrokenLink', documentId: section.id }])
  })
})

describe('lists', () => {
  const articles = [
    createArticle('first', { date: '2026-01-01T08:00:00+0000' }),
    createArticle('second', { date: '2026-02-01T08:00:00+0000' }),
  ]

  it('that cannot be read leave the rest of the page, which is not kept', async () => {
    const hubType = createHubType({})
    hubType.template.push({ slice: 'page_header', bind: { title: '/data/title' } })
    const { site, content } = createHubSite({}, { articles, hubType })
    content.fail('blog_article', outage)
    const page = await open('/blog', site)
    expect(typesOf(page)).toEqual(['page_header'])
    expect(page.isTemporary).toBe(true)
  })

  it('of a slice in a zone hold what an editor chose, in that order', async () => {
    const chosen = ['first', 'second'].map((uid) => ({ document: linkTo('blog_article', uid) }))
    const body = [slice('document_list', { documents: chosen }, 'chosen')]
    const hubType = createHubType({}, { template: [{ zone: '/data/body' }] })
    const { site } = createHubSite({}, { articles, hubType, hub: createHub({ body }) })
    const [section] = (await open('/blog', site)).sections
    expect(section!.list).toMatchObject({ name: 'chosen', total: 2, isRefined: false })
    expect(section!.list!.items.map(({ title: text }) => text)).toEqual([
      'Article first',
      'Article second',
    ])
  })

  it('[PAGEBUILDER-04] a chosen document that is not published is an issue at its place', async () => {
    const gone = { ...linkTo('blog_article', 'gone'), isBroken: true }
    const documents = [linkTo('blog_article', 'first'), gone].map((document) => ({ document }))
    const body = [slice('document_list', { documents }, 'chosen')]
    const hubType = createHubType({}, { template: [{ zone: '/data/body' }] })
    const { site, issues } = createHubSite({}, { articles, hubType, hub: createHub({ body }) })
    expect((await open('/blog', site)).sections[0]!.list!.total).toBe(1)
    expect(new Set(issues.map(({ code, path }) => `${code} ${path}`))).toEqual(
      new Set(['BrokenLink /data/body/0/primary/documents/1/document']),
    )
  })

  it('of a slice in a zone hold the newest of a type when nothing is chosen', async () => {
    const body = [
      slice('document_list', { kind: 'blog_article', count: 1 }, 'newest'),
      slice('document_list', {}, 'nothing'),
    ]
    const hubType = createHubType({}, { template: [{ zone: '/data/body' }] })
    const { site, issues } = createHubSite({}, { articles, hubType, hub: createHub({ body }) })
    const page = await open('/blog', site)
    expect(page.sections.map(({ id }) => id)).toEqual(['newest'])
    expect(page.sections[0]!.list!.items.map(({ title: text }) => text)).toEqual(['Article second'])
    expect(issues).toMatchObject([{ code: 'MissingContent', path: '/data/body/1' }])
  })
})

describe('[CONTENT-07] linked fields', () => {
  it('[DOC-07] are asked for as type.field: those of every type the document and its sections lead to', async () => {
    const { site, content } = createHubSite({}, { articles: [createArticle('first')] })
    await open('/blog', site)
    const linked = (type: string) =>
      (kinds.documents[type]!.linked ?? []).map((name) => `${type}.${name}`)
    const ofSections = Object.values(kinds.slices).flatMap(({ links = [] }) => links)
    const wanted = new Set([...linked('blog_article'), ...ofSections, ...site.routes.linkFields])
    expect(new Set(content.links.get('blog_home'))).toEqual(wanted)
  })

  it('[DOC-07] of documents in lists are those their own fields lead to', async () => {
    const { site, content } = createHubSite({}, { articles: [createArticle('first')] })
    await open('/blog', site)
    const types = ['author', 'category', 'tag', 'blog_article']
    const wanted = types.flatMap((type) =>
      (kinds.documents[type]!.linked ?? []).map((name) => `${type}.${name}`),
    )
    expect(new Set(content.links.get('blog_article'))).toEqual(
      new Set([...wanted, ...site.routes.linkFields]),
    )
  })
})

describe('an article', () => {
  const guide = createGuide(['first', 'second', 'third', 'gone'])
  const articles = ['first', 'second', 'third', 'alone'].map((uid) => createArticle(uid))
  const openArticle = async (path: string, options: TestSiteOptions = {}) => {
    const { site } = createTestSite({ documents: [guide, ...articles], ...options })
    await site.routes.prepare(site.content)
    return open(path, site)
  }
  const neighboursOn = async (path: string) => {
    const { sections } = await openArticle(path)
    const list = sections.find(({ id }) => id === 'neighbours')?.list
    return list?.items.map(({ rel, link }) => `${rel} ${link.href}`)
  }

  it.each([
    ['first', ['next /guide/a-guide/second']],
    ['second', ['prev /guide/a-guide/first', 'next /guide/a-guide/third']],
    ['third', ['prev /guide/a-guide/second']],
  ])('[ROUTE-16] of a guide leads on to its neighbours: %s', async (uid, hrefs) => {
    expect(await neighboursOn(`/guide/a-guide/${uid}`)).toEqual(hrefs)
  })

  it('[ROUTE-16] has no neighbours below the blog, nor without a guide', async () => {
    expect(await neighboursOn('/blog/second')).toBeUndefined()
    expect(await neighboursOn('/blog/alone')).toBeUndefined()
  })

  it.each([
    ['/guide/a-guide/second', '/guide/a-guide/second'],
    ['/blog/second', '/guide/a-guide/second'],
    ['/blog/alone', '/blog/alone'],
  ])('[NAV-09] [ROUTE-44] at %s shares the address %s', async (path, shared) => {
    const [header] = (await openArticle(path)).sections
    expect(header!.fields['address']).toBe(`${testBaseUrl}${shared}`)
  })

  it('[NAV-09] [HEAD-08] shares no address that is only half of one', async () => {
    const [header] = (await openArticle('/blog/alone', { baseUrl: undefined })).sections
    expect(header!.fields).not.toHaveProperty('address')
  })
})

describe('a section of which one field or another must be filled', () => {
  it.each([
    ['quote', { author_name: 'Meera Sandhu' }, 'lacks quote or source'],
    ['logo_wall', { title: 'They learn with us' }, 'lacks logos or list'],
    ['comparative_table', { caption: 'Plans' }, 'lacks table or comparison'],
  ])('[PAGEBUILDER-04] [OP49] %s is left out without any, and the editor told', async (...row) => {
    const [type, fields, reason] = row
    const body = [slice(type, fields), slice('section_header', { title: title('On') })]
    const { site, issues } = createTestSite({ documents: [createLandingPage({ body })] })
    expect(typesOf(await open('/lp/a-page', site))).toEqual(['hero', 'section_header'])
    expect(issues).toMatchObject([{ code: 'InvalidSlice', path: '/data/body/0/primary' }])
    expect(issues[0]!.message).toContain(reason)
  })
})

describe('[DOC-05] the video of a page', () => {
  const picture = {
    url: '/media/photos/desk.jpg',
    alt: 'A desk',
    dimensions: { width: 4, height: 3 },
  }
  const openPage = async (fields: Record<string, unknown>) => {
    const { site, issues } = createTestSite({ documents: [createLandingPage(fields)] })
    return { sections: (await open('/lp/a-page', site)).sections, issues }
  }

  it('follows the header, behind the picture the header then leaves to it', async () => {
    const { sections } = await openPage({ wistia_id: 'c0ll0quy01', thumbnail: picture })
    const [hero, video] = sections
    expect([hero!.type, video!.type]).toEqual(['hero', 'video'])
    expect(hero!.fields).not.toHaveProperty('image')
    expect(video!.fields).toMatchObject({
      wistia_id: 'c0ll0quy01',
      poster: { alt: 'A desk', loading: 'eager' },
    })
  })

  it('is not there without an id, or with one that is none', async () => {
    const plain = await openPage({ thumbnail: picture })
    expect(plain.sections.map(({ type }) => type)).toEqual(['hero'])
    expect(plain.sections[0]!.fields['image']).toMatchObject({ alt: 'A desk' })
    const wrong = await openPage({ thumbnail: picture, wistia_id: '<script>' })
    expect(wrong.sections.map(({ type }) => type)).toEqual(['hero'])
    expect(wrong.issues).toMatchObject([{ code: 'InvalidField', path: '/data/wistia_id' }])
  })
})
