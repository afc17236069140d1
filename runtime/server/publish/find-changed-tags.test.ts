import { expect, it } from 'vitest'
import { createTestSite, siteFiles } from '#tests/support/create-test-site.ts'
import { createDocument, title } from '#tests/support/documents.ts'
import { createMemoryContent } from '#tests/support/memory-content.ts'
import { createPageType } from '#tests/support/page-types.ts'
import { createRouteTable } from '../../page/route/route-table.ts'
import { createTagFinder } from './find-changed-tags.ts'

const pageTypes = [
  createPageType('guide_page', [{ name: 'guide', path: '/{tree}' }], {
    tree: { parent: '/data/parent', order: '/data/order' },
  }),
]
const page = (uid: string, data: object, lang = 'en-us') =>
  createDocument('guide_page', data, { uid, id: `${uid}-${lang}`, lang })
const below = (id: string) => ({ link_type: 'Document', id, type: 'guide_page', uid: 'any' })

async function findTags(before: object, after: object) {
  const documents = [
    page('top', {}),
    page('one', before),
    page('two', {}),
    page('top', {}, 'de-de'),
  ]
  const content = createMemoryContent(documents)
  const routes = createRouteTable(pageTypes, siteFiles.config)
  await routes.prepare(content)
  const overrides = { content, routes, pageTypes: new Map([['guide_page', pageTypes[0]!]]) }
  const { site } = createTestSite({ overrides })
  const changes = [{ before: page('one', before), after: page('one', after) }]
  return createTagFinder(site)({ from: '1', to: '2', changes }).tags!
}

it.each([
  ['below another', {}, { parent: below('top-en-us') }],
  ['to another place among its neighbours', { order: 1 }, { order: 2 }],
])(
  '[CONTENT-02] a document that is moved %s purges all of its language',
  async (_, before, after) => {
    const tags = await findTags(before, after)
    expect(tags).toContain('document:two-en-us')
    expect(tags).toContain('card:top-en-us')
    expect(tags).not.toContain('document:top-de-de')
  },
)

it('[CONTENT-02] a document that stays where it is purges no other', async () => {
  const parent = below('top-en-us')
  const tags = await findTags({ parent }, { parent: { ...parent, data: {} }, text: 'new' })
  expect(tags).toContain('document:one-en-us')
  expect(tags).not.toContain('document:two-en-us')
})

it('[CONTENT-02] a field that changes purges what loaded that field with a link, and no other link', async () => {
  const tags = await findTags({ text: 'old' }, { text: 'new' })
  expect([...tags].filter((tag) => tag.startsWith('link:one-en-us:'))).toEqual([
    'link:one-en-us:text',
  ])
})

const whole = { title: title('One') }
it.each([
  ['hidden', { ...whole }, { ...whole, is_hidden: true }, true],
  ['shown again', { ...whole, is_hidden: true }, { ...whole }, true],
  ['refused', { ...whole }, {}, true],
  ['edited', { ...whole }, { title: title('Two') }, false],
])(
  '[CONTENT-02] [HEAD-02] a page that is %s purges those that name it as a translation: %o to %o, %s',
  async (_, before, after, isNamed) => {
    expect((await findTags(before, after)).has('page:one-en-us')).toBe(isNamed)
  },
)
