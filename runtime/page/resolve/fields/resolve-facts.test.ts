import { describe, expect, it } from 'vitest'
import { createTestSite, refOf, type TestSiteOptions } from '#tests/support/create-test-site.ts'
import {
  createFormPage,
  createLandingPage,
  createLegalDocument,
  languages,
} from '#tests/support/documents.ts'
import { renderRawDocument, type RawDocument } from '../../../index.ts'

async function pageOf(raw: RawDocument, path: string, options: TestSiteOptions = {}) {
  const { site } = createTestSite(options)
  return (await renderRawDocument(raw, refOf(path, site), site)).page
}

const german = [{ id: 'd', uid: 'eine-seite', type: 'landing_page', lang: 'de-de' }]

describe('what the frame knows of a page', () => {
  it.each([
    [undefined, [], false],
    ['landing-page', [], false],
    ['product', [], true],
    ['landing-page', german, true],
    ['product', german, true],
  ])(
    '[ROUTE-51] category %s with alternates %j shows the menu: %s',
    async (category, alternate_languages, isShown) => {
      const path = category === 'product' ? '/product/a-page' : '/lp/a-page'
      const page = createLandingPage(category ? { category } : {}, { alternate_languages })
      expect((await pageOf(page, path)).facts.navbar.isMenuDisplayed).toBe(isShown)
    },
  )

  it('[ROUTE-50] a landing rule gives its layout, which hides the menu, whatever the category', async () => {
    const landingRules = [{ path: '/product/a-page', layout: 'landing' }]
    const page = createLandingPage({ category: 'product' }, { alternate_languages: german })
    const { layout, facts } = await pageOf(page, '/product/a-page', { config: { landingRules } })
    expect([layout, facts.navbar.isMenuDisplayed]).toEqual(['landing', false])
    const other = await pageOf(page, '/product/a-page', { config: { landingRules: [] } })
    expect([other.layout, other.facts.navbar.isMenuDisplayed]).toEqual(['default', true])
  })

  it('[ROUTE-48] [OP11] every page has the layout of its type, and form pages hide the menu', async () => {
    const form = await pageOf(createFormPage(), '/form/contact-us')
    expect([form.layout, form.facts.navbar.isMenuDisplayed]).toEqual(['minimal', false])
    const legal = await pageOf(createLegalDocument(), '/legal/terms')
    expect([legal.layout, legal.facts.navbar.isMenuDisplayed]).toEqual(['default', true])
  })

  it.each([
    ['dark', 'white'],
    ['light', 'black'],
    ['green', 'black'],
    [undefined, 'black'],
  ])(
    '[ROUTE-49] [OP12] a header that is %s has a navigation bar in %s',
    async (header_color, contentColor) => {
      const { facts } = await pageOf(
        createLandingPage(header_color ? { header_color } : {}),
        '/lp/a-page',
      )
      expect(facts.navbar.contentColor).toBe(contentColor)
      expect(facts.footer.theme).toBe('light')
    },
  )

  const toGerman = (data: Record<string, unknown>) =>
    createLandingPage(data, { id: 'd', uid: 'eine-seite', lang: 'de-de' })

  it('[OP50] another language leads to the translation, else to its home page', async () => {
    const { facts } = await pageOf(
      createLandingPage({}, { alternate_languages: german }),
      '/lp/a-page',
      { documents: [toGerman({})] },
    )
    expect(
      facts.locales.map(({ code, href, isCurrent, isTranslated }) => [
        code,
        href,
        isCurrent,
        isTranslated,
      ]),
    ).toEqual([
      ['en', '/lp/a-page', true, true],
      ['de', '/de/lp/eine-seite', false, true],
      ['fr', '/fr', false, false],
    ])
  })

  it.each([
    ['hidden', [toGerman({ is_hidden: true })]],
    ['refused', [{ ...toGerman({}), data: [] }]],
    ['not there', []],
  ])('[OP50] the menu names no translation that is %s', async (_, documents) => {
    const { facts } = await pageOf(
      createLandingPage({}, { alternate_languages: german }),
      '/lp/a-page',
      { documents },
    )
    const menu = facts.locales.map(({ href, isTranslated }) => [href, isTranslated])
    expect(menu).toEqual([
      ['/lp/a-page', true],
      ['/de', false],
      ['/fr', false],
    ])
  })

  it('[NAV-06] the button of the page is for the navigation bar', async () => {
    const page = createLandingPage({ navbar_cta: [{ type: 'demo', label: 'See it' }] })
    expect((await pageOf(page, '/lp/a-page')).facts.navbar.cta).toMatchObject({
      label: 'See it',
      link: { href: '/form/demo' },
    })
    expect((await pageOf(createLandingPage(), '/lp/a-page')).facts.navbar.cta).toBeUndefined()
  })

  it('[CONTENT-05] what stands around the pages is read once for each type and language', async () => {
    const { site, content } = createTestSite()
    for (const lang of languages) {
      const prefix = { 'en-us': '', 'de-de': '/de', 'fr-fr': '/fr' }[lang]
      for (let i = 0; i < 3; i++)
        await renderRawDocument(
          createLegalDocument({}, { lang }),
          refOf(`${prefix}/legal/terms`, site),
          site,
        )
    }
    const footers = content.queries.filter((query) => query.startsWith('single footer'))
    expect(footers.sort()).toEqual(languages.map((lang) => `single footer ${lang}`).sort())
  })
})
