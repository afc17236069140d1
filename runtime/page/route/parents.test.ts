import { describe, expect, it } from 'vitest'
import { siteFiles } from '#tests/support/create-test-site.ts'
import { createGuide } from '#tests/support/documents.ts'
import { createMemoryContent } from '#tests/support/memory-content.ts'
import { events, guides, createPageType } from '#tests/support/page-types.ts'
import { createRouteTable } from './route-table.ts'

const article = (uid: string, lang = 'en-us') => ({ type: 'blog_article', uid, lang })

async function createTable(...documents: Parameters<typeof createMemoryContent>[0][number][]) {
  const content = createMemoryContent(documents)
  const table = createRouteTable(guides, siteFiles.config)
  await table.prepare(content)
  return { content, table }
}

describe('articles of guides', () => {
  it.each([
    ['in a guide', article('first'), '/guide/a-guide/first/'],
    ['in no guide', article('other'), '/blog/other/'],
    ['in a guide of another language', article('first', 'fr-fr'), '/fr/blog/first/'],
    ['in a guide of its language', article('erster', 'de-de'), '/de/guide/ein-leitfaden/erster/'],
    ['without uid', { ...article(''), uid: null }, '/404/'],
  ])('[ROUTE-16] [ROUTE-44] [OP02] an article %s: %j is at %s', async (_, subject, path) => {
    const { table } = await createTable(
      createGuide(['first']),
      createGuide(['erster'], { uid: 'ein-leitfaden', lang: 'de-de' }),
    )
    expect(table.toPath(subject)).toBe(path)
  })

  it('[OP02] stay reachable below the blog, and have no address before the guides are read', async () => {
    const { table } = await createTable(createGuide(['first']))
    expect(table.toPaths(article('first'))).toEqual(['/guide/a-guide/first/', '/blog/first/'])
    expect(createRouteTable(guides, siteFiles.config).toPaths(article('first'))).toEqual([
      '/blog/first/',
    ])
  })

  it('[OP02] of two guides the first by uid has the article', async () => {
    const { table } = await createTable(
      createGuide(['first'], { uid: 'z' }),
      createGuide(['first'], { uid: 'b' }),
    )
    expect(table.toPath(article('first'))).toBe('/guide/b/first/')
    expect(table.findParent(article('first'), 'guide_uid')?.document.uid).toBe('b')
  })

  it('are read once for each publication, also when many pages ask at the same time', async () => {
    const { table, content } = await createTable(createGuide(['first']))
    await Promise.all([1, 2, 3].map(() => table.prepare(content)))
    expect(content.queries).toHaveLength(3)
    content.publish(createGuide(['second']))
    await Promise.all([1, 2, 3].map(() => table.prepare(content)))
    expect(content.queries).toHaveLength(6)
    expect(table.toPath(article('first'))).toBe('/blog/first/')
    expect(table.toPath(article('second'))).toBe('/guide/a-guide/second/')
  })

  it('keep their addresses while guides cannot be read, and get new ones as soon as they can', async () => {
    const { table, content } = await createTable(createGuide(['first']))
    content.publish(createGuide(['second']))
    content.fail('guide_page', new Error('gone'))
    await table.prepare(content)
    expect(table.toPath(article('first'))).toBe('/guide/a-guide/first/')
    content.fail('guide_page', undefined)
    await table.prepare(content)
    expect(table.toPath(article('second'))).toBe('/guide/a-guide/second/')
  })

  it('without anything older an outage is told', async () => {
    const content = createMemoryContent([])
    content.fail('guide_page', new Error('gone'))
    const table = createRouteTable(guides, siteFiles.config)
    await expect(table.prepare(content)).rejects.toThrow('gone')
  })

  it('cost a site without them nothing', async () => {
    const content = createMemoryContent([])
    content.fail('ref', new Error('asked'))
    await createRouteTable(events, siteFiles.config).prepare(content)
    expect(content.queries).toEqual([])
  })
})

describe('routes of a page type', () => {
  it('[ROUTE-19] [OP06] a pattern of several types is asked in the order of the alphabet', () => {
    const table = createRouteTable(events, siteFiles.config)
    const typesOf = (path: string) =>
      table.matchAll(path).map(({ pageType, locale }) => `${locale} ${pageType.type}`)
    expect(typesOf('/events/x')).toEqual(['en live_event', 'en webinar'])
    expect(typesOf('/fr/evenements/x')).toEqual(['fr live_event', 'fr webinar'])
    expect(typesOf('/fr/events/x')).toEqual([])
  })

  it('[ROUTE-39] a route with a template is another page of the document, at its own path', () => {
    const template = [{ slice: 'rich_text', bind: {} }]
    const pageType = createPageType('redemption_code_page', [
      { name: 'code', path: '/code/{uid}' },
      { name: 'dashboard', path: '/code/{uid}/dashboard', template, layout: 'empty' },
    ])
    const table = createRouteTable([pageType], siteFiles.config)
    const document = { type: 'redemption_code_page', uid: 'x', lang: 'de-de' }
    expect(table.match('/de/code/x')!.pageType).toBe(pageType)
    expect(table.match('/de/code/x/dashboard')!.pageType).toMatchObject({
      type: 'redemption_code_page',
      layout: 'empty',
      template,
      head: pageType.head,
    })
    expect(table.toPaths(document)).toEqual(['/de/code/x/'])
    expect(table.toPaths(document, 'dashboard')).toEqual(['/de/code/x/dashboard/'])
  })
})
