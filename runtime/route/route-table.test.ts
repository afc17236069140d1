import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTestSite, siteFiles } from '#tests/support/create-test-site.ts'
import { createRouteTable, toHref, type PathSubject } from './route-table.ts'

const table = createRouteTable(siteFiles.pageTypes, siteFiles.config)
const languages = { en: 'en-us', de: 'de-de', fr: 'fr-fr' } as const

interface Cell {
  id: string
  type: string
  paths: Record<keyof typeof languages, string>
  uid?: string
  data?: object
}

const landing = (
  id: string,
  category: string | undefined,
  en: string,
  de: string,
  fr: string,
): Cell => ({
  id,
  type: 'landing_page',
  uid: 'x-y',
  data: { category },
  paths: { en: `/${en}/x-y/`, de: `/de/${de}/x-y/`, fr: `/fr/${fr}/x-y/` },
})

const cells: Cell[] = [
  { id: 'ROUTE-01', type: 'home_page', paths: { en: '/', de: '/de/', fr: '/fr/' } },
  {
    id: 'ROUTE-03',
    type: 'pricing_page',
    paths: { en: '/pricing/', de: '/de/preise/', fr: '/fr/tarifs/' },
  },
  {
    id: 'ROUTE-12',
    type: 'form_page',
    uid: 'demo',
    paths: { en: '/form/demo/', de: '/de/form/demo/', fr: '/fr/form/demo/' },
  },
  {
    id: 'ROUTE-17',
    type: 'legal_document',
    uid: 'terms',
    paths: { en: '/legal/terms/', de: '/de/legal/terms/', fr: '/fr/legal/terms/' },
  },
  landing('ROUTE-40] [ROUTE-45', 'landing-page', 'lp', 'lp', 'lp'),
  landing('ROUTE-40] [ROUTE-45', 'product', 'product', 'plattform', 'produit'),
  landing('ROUTE-40] [ROUTE-45] [OP05', 'solution', 'solution', 'loesung', 'solution'),
  landing('ROUTE-40] [ROUTE-45] [OP05', 'use-case', 'use-cases', 'use-cases', 'use-cases'),
  landing('ROUTE-40] [OP05', undefined, 'lp', 'lp', 'lp'),
  landing('ROUTE-40] [OP05', '', 'lp', 'lp', 'lp'),
]

const each = cells.flatMap(({ paths, ...cell }) =>
  Object.entries(paths).map(([locale, path]) => ({
    ...cell,
    locale: locale as keyof typeof languages,
    path,
  })),
)

describe('the addresses of page types', () => {
  it.each(each)('[$id] $type in $locale is $path', ({ type, uid, data, locale, path }) => {
    expect(table.toPath({ type, uid: uid ?? null, lang: languages[locale], data })).toBe(path)
    expect(table.match(toHref(path))).toMatchObject({ locale, uid, pageType: { type } })
  })

  const broken: [string, PathSubject][] = [
    [
      'a document flagged broken',
      { type: 'legal_document', uid: 'x', lang: 'en-us', isBroken: true },
    ],
    ['an unknown type', { type: 'nothing', uid: 'x', lang: 'en-us' }],
    ['a type without pages', { type: 'footer', lang: 'en-us' }],
    ['a property of every object', { type: 'constructor', uid: 'x', lang: 'en-us' }],
    ['a language the site has not', { type: 'legal_document', uid: 'x', lang: 'es-es' }],
    ['no uid where one is needed', { type: 'legal_document', uid: null, lang: 'en-us' }],
    [
      'an unknown category',
      { type: 'landing_page', uid: 'x', lang: 'en-us', data: { category: 'toString' } },
    ],
  ]
  it.each(broken)('[ROUTE-47] %s leads to /404/', (_, subject) => {
    expect(table.toPath(subject)).toBe('/404/')
  })

  it.each([
    ['/de/pricing', 'the word of another language'],
    ['/Pricing', 'other capitals'],
    ['/pricing/', 'a slash at the end'],
    ['/en/pricing', 'the prefix of the default locale'],
    ['/es', 'a locale nobody has'],
    ['/legal', 'too few segments'],
    ['/legal/a/b', 'too many segments'],
    ['/other/a', 'an unknown category'],
    ['', 'nothing'],
  ])('[OP04] [ROUTE-52] %j fits no pattern: %s', (path) => {
    expect(table.match(path)).toBeUndefined()
  })

  it('[OP08] finds a page under the category word of another language', () => {
    expect(table.match('/de/product/a')).toMatchObject({
      locale: 'de',
      uid: 'a',
      routeName: 'landing-page',
    })
  })

  it('[CONTENT-07] names the linked fields that addresses are made of', () => {
    expect(table.linkFields).toEqual(['landing_page.category'])
  })

  it('[ROUTE-40] leads every document to an address that leads back to it', () => {
    const uid = fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    const subject = fc.record({
      type: fc.constantFrom('landing_page', 'legal_document', 'form_page'),
      uid,
      lang: fc.constantFrom(...Object.values(languages)),
      data: fc.record({
        category: fc.constantFrom('landing-page', 'product', 'solution', 'use-case', '', null),
      }),
    })
    fc.assert(
      fc.property(subject, (one) => {
        const path = table.toPath(one)
        const match = table.match(toHref(path))!
        expect(match.pageType.type).toBe(one.type)
        expect(match.uid).toBe(one.uid)
        expect(languages[match.locale as 'en']).toBe(one.lang)
      }),
    )
  })

  it('answers any path without throwing', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.webPath()), (path) => void table.match(path)))
  })
})

describe('[ROUTE-46] form pages', () => {
  const uids = {
    freeTrial: { de: 'kostenlos-testen', en: 'free-trial', fr: 'essai-gratuit' },
    contact: { de: 'kontaktieren-sie-uns', en: 'contact-us', fr: 'contactez-nous' },
    demo: { de: 'demo-buchen', en: 'demo', fr: 'demo' },
    partners: { de: 'partners', en: 'partners', fr: 'partenaires' },
  }
  it.each(Object.entries(uids))(
    '[ROUTE-46] the uids of %s are those of the specification',
    (kind, uid) => {
      expect(createTestSite().site.config.ctaTargets![kind]).toEqual({ type: 'form_page', uid })
    },
  )
})

it('[OP01] an href is a path without the slash at its end, but for the home page', () => {
  expect(['/', '/de/', '/a/b/', '/a'].map(toHref)).toEqual(['/', '/de', '/a/b', '/a'])
})
