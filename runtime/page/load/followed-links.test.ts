import { expect, it } from 'vitest'
import { createTestSite } from '#tests/support/create-test-site.ts'
import { createDocument } from '#tests/support/documents.ts'
import { createMemoryContent } from '#tests/support/memory-content.ts'
import { cacheSingles } from './cached-source.ts'
import { fieldsOfCard, linkTagsOfCard, linkTagsOfPage, readSingle } from './followed-links.ts'
import { linksOfDocument } from './linked-fields.ts'
import { recordSource } from './recorded-source.ts'
import { recordReads } from './reads.ts'

const { site } = createTestSite()
const link = (id: string, type: string, data?: object) => ({
  link_type: 'Document',
  id,
  type,
  ...(data && { data }),
})
const tags = [{ tag: link('t', 'tag') }]

function listTags(type: string, data: object): string[] {
  const raw = createDocument(type, data)
  return linkTagsOfPage(raw, site.pageTypes.get(type)!, linksOfDocument(type, site), site)
}

const zone = (slice: object) => ({ body: [{ variation: 'default', items: [], ...slice }] })

it.each([
  ['a field that its page never shows, though lists go by it', 'webinar', { tags }, []],
  ['a field that its head reads', 'case_study', { tags }, ['link:t:@', 'link:t:label']],
  [
    'a relationship that a section shows',
    'blog_article',
    { author: link('a', 'author') },
    ['link:a:@', 'link:a:job', 'link:a:name', 'link:a:portrait'],
  ],
  [
    'a plain link, of which an address alone is shown',
    'live_event',
    { logos: [{ logo: {}, link: link('c', 'case_study') }] },
    ['link:c:@'],
  ],
  [
    'a relationship of a section, and what is linked from there',
    'landing_page',
    zone({
      slice_type: 'quote',
      primary: { source: link('q', 'quote', { author: link('a', 'author') }) },
    }),
    [
      'link:a:@',
      'link:q:@',
      'link:q:author',
      'link:q:company_logo',
      'link:q:external_rating',
      'link:q:quote',
    ],
  ],
  [
    'a section of an unknown type: all of it',
    'landing_page',
    zone({ slice_type: 'strange', primary: { any: link('t', 'tag') } }),
    ['link:t:@', 'link:t:label'],
  ],
  ['what is no content at all', 'landing_page', { title: null, body: [null, 'x', 7] }, []],
])('[CONTENT-07] notes of the page of a document %s', (_, type, data, expected) => {
  expect(listTags(type, data).sort()).toEqual(expected)
})

it('[CONTENT-02] [CONTENT-07] notes of a card what it reads of its document and of linked ones', () => {
  const pageType = site.pageTypes.get('blog_article')!
  const data = { author: link('a', 'author'), category: link('c', 'category'), tags }
  const raw = createDocument('blog_article', data)
  const found = linkTagsOfCard(raw, pageType, linksOfDocument('blog_article', site), site)
  expect(found.sort()).toEqual(['link:a:@', 'link:a:name', 'link:c:@', 'link:c:name'])
  expect([...fieldsOfCard(pageType)]).not.toContain('content')
  expect([...fieldsOfCard(pageType)]).toEqual(
    expect.arrayContaining(['title', 'thumbnail', 'author']),
  )
})

it('[CONTENT-05] notes a single document and its links for everyone who reads it', async () => {
  const submenu = link('s', 'multi_level_submenu')
  const navbar = createDocument('navbar', { menus: [{ label: 'Menu', submenu }] })
  const content = recordSource(cacheSingles(createMemoryContent([navbar])))
  const read = () => recordReads(() => readSingle('navbar', 'en-us', { ...site, content }))
  const [first, second] = [await read(), await read()]
  expect([...first.reads]).toEqual(
    expect.arrayContaining([
      'single:navbar:en-us',
      'document:navbar.en-us',
      'link:s:@',
      'link:s:body',
    ]),
  )
  expect(second.reads).toEqual(first.reads)
})
