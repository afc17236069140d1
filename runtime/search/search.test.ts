import { describe, expect, it } from 'vitest'
import { buildSearchIndex } from '#runtime'
import { loadSearchIndex } from '#runtime/search'
import type { PageType } from '#schemas/config-types.ts'
import { articleType, createArticle } from '#tests/support/articles.ts'
import { createTestSite, siteFiles, type TestSiteOptions } from '#tests/support/create-test-site.ts'
import { createLandingPage, title } from '#tests/support/documents.ts'

const landing = siteFiles.pageTypes.find(({ type }) => type === 'landing_page')!
const own: PageType[] = [articleType, { ...landing, card: { title: '/data/title' } }]

function createSearchSite(options: TestSiteOptions = {}) {
  const others = siteFiles.pageTypes.filter(({ type }) => !own.some((one) => one.type === type))
  return createTestSite({
    config: { search: { types: ['blog_article', 'landing_page'] } },
    pageTypes: [...others, ...own],
    ...options,
  })
}

async function search(options: TestSiteOptions, query: string, locale = 'en', limit?: number) {
  const { site } = createSearchSite(options)
  const { text } = await buildSearchIndex(locale, site)
  return loadSearchIndex(text, locale).search(query, limit)
}

const documents = [
  createArticle('onboarding', { category: 'guides', tags: ['hr', 'ai'] }),
  createArticle('hidden', { isHidden: true }),
  createArticle('müller', { lang: 'de-de' }),
  createLandingPage({ title: title('Onboarding made of conversations') }),
]

describe('the search index', () => {
  it('brings cards to the browser, as far as hits show them', async () => {
    const [hit] = await search({ documents }, 'onboarding', 'en')
    const { site } = createSearchSite()
    expect(hit).toEqual({
      id: 'blog_article.onboarding.en-us',
      type: 'blog_article',
      typeLabel: site.messages.translator('en')('types.blog_article'),
      title: 'Article onboarding',
      href: '/blog/onboarding',
      text: 'What onboarding is about',
      kicker: 'The guides',
      meta: ['hr', 'ai'],
    })
  })

  it('finds pages of every type of the locale, and no hidden ones', async () => {
    const hits = await search({ documents }, 'onboard')
    expect(hits.map(({ type }) => type).sort()).toEqual(['blog_article', 'landing_page'])
    expect(await search({ documents }, 'hidden')).toEqual([])
    expect((await search({ documents }, 'Muller', 'de')).map(({ href }) => href)).toHaveLength(1)
  })

  it('puts what has the word in its title before what has it in its text', async () => {
    const text = {
      ...createArticle('other'),
      data: { title: title('Else'), description: 'Learning' },
    }
    const named = { ...createArticle('named'), data: { title: title('Learning') } }
    const hits = await search({ documents: [text, named] }, 'learning')
    expect(hits.map(({ title: name }) => name)).toEqual(['Learning', 'Else'])
  })

  it('ignores words of which every text is full, and finds nothing for nothing', async () => {
    expect(await search({ documents }, 'the onboarding of')).toHaveLength(2)
    expect(await search({ documents }, '  ')).toEqual([])
    expect(await search({ documents }, 'zebra')).toEqual([])
  })

  it('gives as many as are asked for', async () => {
    expect(await search({ documents }, 'onboarding', 'en', 1)).toHaveLength(1)
  })

  it('says what it was built from', async () => {
    const { site } = createSearchSite({ documents })
    const { dependencies } = await buildSearchIndex('en', site)
    expect([...dependencies]).toEqual(
      expect.arrayContaining(['query:blog_article:en-us', 'query:landing_page:en-us']),
    )
  })

  it('is empty, not missing, on a site that names no types', async () => {
    const { site } = createSearchSite({ config: {} })
    const bare = { ...site, config: { ...site.config, search: undefined } }
    const { text } = await buildSearchIndex('en', bare as never)
    expect(loadSearchIndex(text, 'en').search('onboarding')).toEqual([])
  })
})
