import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTestSite, siteFiles } from '#tests/support/create-test-site.ts'
import { createRouteTable, toHref } from './route-table.ts'
import type { PageType } from '../../model/config/page-type.ts'
import type { PathSubject } from '../../model/routes.ts'

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

/** The same path in all languages behind their prefix, unless one is named; `{uid}` makes a document of it. */
const cell = (id: string, type: string, en: string, de = en, fr = en): Cell => {
  const path = (prefix: string, local: string) =>
    `${prefix}${local.replace('{uid}', 'x-y')}/`.replace(/\/\/$/, '/')
  return {
    id,
    type,
    ...(en.includes('{uid}') ? { uid: 'x-y' } : {}),
    paths: { en: path('', en), de: path('/de', de), fr: path('/fr', fr) },
  }
}

const brand = siteFiles.config.brand.slug
const code = '/apple-redemption-code/{uid}'

const cells: Cell[] = [
  cell('ROUTE-01', 'home_page', '/'),
  cell('ROUTE-02', 'preview_page', '/preview'),
  cell('ROUTE-03', 'pricing_page', '/pricing', '/preise', '/tarifs'),
  cell('ROUTE-04', 'newsroom', '/newsroom'),
  cell('ROUTE-05', 'resources_hub', '/resources', '/ressourcen', '/ressources'),
  cell('ROUTE-06', 'team_page', '/team-plan'),
  cell('ROUTE-07', 'blog_home', '/blog'),
  cell('ROUTE-08] [ROUTE-44', 'blog_article', '/blog/{uid}'),
  cell('ROUTE-09', 'tag', '/blog/tag/{uid}'),
  cell('ROUTE-10', 'author', '/blog/author/{uid}'),
  cell('ROUTE-11', 'category', '/blog/category/{uid}'),
  cell('ROUTE-12', 'form_page', '/form/{uid}'),
  cell('ROUTE-13', 'test_page', '/test/{uid}'),
  cell('ROUTE-14', 'gated_ebook_lp', '/ebook/{uid}'),
  cell('ROUTE-15', 'guide_page', '/guide/{uid}'),
  cell('ROUTE-17', 'legal_document', '/legal/{uid}'),
  cell('ROUTE-18', 'events_hub', '/events', '/events', '/evenements'),
  cell('ROUTE-19', 'live_event', '/events/{uid}', '/events/{uid}', '/evenements/{uid}'),
  cell('ROUTE-19] [OP06', 'webinar', '/events/{uid}', '/events/{uid}', '/evenements/{uid}'),
  cell('ROUTE-20', 'studio_page', '/studio/{uid}'),
  cell(
    'ROUTE-21',
    'maturity_model',
    '/maturity-model',
    '/reifegradmodell',
    '/modele-maturite-formation',
  ),
  cell('ROUTE-22', 'roi_calculator', '/roi-calculator', '/roi-rechner', '/calculateur-roi'),
  cell('ROUTE-23', 'case_studies_hub', '/customers', '/kunden', '/clients'),
  cell('ROUTE-24', 'case_study', '/customers/{uid}', '/kunden/{uid}', '/clients/{uid}'),
  cell(
    'ROUTE-25',
    'newsletter',
    '/newsletter-form',
    '/newsletter-abonnieren',
    '/inscription-newsletter',
  ),
  cell('ROUTE-26] [OP07', 'why_page', `/why-${brand}`, `/warum-${brand}`, `/pourquoi-${brand}`),
  cell('ROUTE-27', 'ld_next', '/l-and-d-next/{uid}'),
  cell('ROUTE-28', 'certification', '/certification/{uid}'),
  cell(
    'ROUTE-29',
    'privacy_and_security_page',
    '/privacy-and-security',
    '/datenschutz-und-sicherheit',
    '/confidentialite-et-securite',
  ),
  cell('ROUTE-30', 'collaborative_learning_page', '/collaborative-learning'),
  cell('ROUTE-31', 'collaborative_learning_book', '/collaborative-learning-book'),
  cell('ROUTE-32', 'collaborative_learning_movement', '/collaborative-learning-movement'),
  cell('ROUTE-33', 'ld_collective', '/the-l-and-d-collective'),
  cell('ROUTE-34', 'ld_performance_academy', '/l-and-d-performance-academy'),
  cell(
    'ROUTE-35',
    'email_preference_center',
    '/email-preference-center',
    '/email-einstellungen-center',
    '/centre-preferences-email',
  ),
  cell('ROUTE-36', 'partners_hub', '/partner-marketplace'),
  cell('ROUTE-37', 'partner', '/partner-marketplace/{uid}'),
  cell('ROUTE-38', 'redemption_code_page', code, code, '/code-apple/{uid}'),
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
    const matches = table.matchAll(toHref(path))
    expect(matches).toContainEqual(
      expect.objectContaining({ locale, uid, pageType: expect.objectContaining({ type }) }),
    )
  })

  it.each([
    ['en', '/apple-redemption-code/x-y/dashboard'],
    ['de', '/de/apple-redemption-code/x-y/dashboard'],
    ['fr', '/fr/code-apple/x-y/tableau-de-bord'],
  ])('[ROUTE-39] the dashboard of a redemption code in %s is %s', (locale, path) => {
    const match = table.match(path)!
    expect(match).toMatchObject({ locale, uid: 'x-y', pageType: { type: 'redemption_code_page' } })
    const subject = {
      type: 'redemption_code_page',
      uid: 'x-y',
      lang: languages[locale as keyof typeof languages],
    }
    expect(toHref(table.toPath(subject, match.routeName))).toBe(path)
  })

  it.each(['', '/de', '/fr'])(
    '[ROUTE-16] an article of a guide is found below it in "%s"',
    (prefix) => {
      const [match] = table.matchAll(`${prefix}/guide/any-guide/x-y`)
      expect(match).toMatchObject({
        uid: 'x-y',
        pageType: { type: 'blog_article', layout: 'guide' },
      })
    },
  )

  it('[ROUTE-48] [OP11] every route has exactly one layout', () => {
    const layoutOf = (path: string) => table.match(path)!.pageType.layout
    expect(
      Object.fromEntries(
        ['/', '/preview', '/blog', '/blog/x', '/guide/x', '/form/x', '/newsletter-form'].map(
          (path) => [path, layoutOf(path)],
        ),
      ),
    ).toEqual({
      '/': 'default',
      '/preview': 'empty',
      '/blog': 'blog',
      '/blog/x': 'blog',
      '/guide/x': 'guide',
      '/form/x': 'minimal',
      '/newsletter-form': 'minimal',
    })
    expect(layoutOf('/email-preference-center')).toBe('minimal')
    expect(layoutOf('/apple-redemption-code/x')).toBe('redemption-code')
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

describe('[I18N-06] a locale that another one stands in for', () => {
  const home = { code: 'en', language: 'en-us', iso: 'en-US', name: 'English' }
  const path = { en: '/books/{uid}/{kind}', de: '/buecher/{uid}/{kind}' }
  const segments = { new: { en: 'new', de: 'neu' } }
  const config = {
    ...siteFiles.config,
    locales: [
      home,
      { ...home, code: 'de', language: 'de-de' },
      { ...home, code: 'de-ch', language: 'de-ch', fallback: 'de' },
    ],
  }
  const [pageType] = siteFiles.pageTypes
  const book: PageType = {
    ...pageType!,
    type: 'book',
    routes: [
      {
        name: 'book',
        path,
        parameters: { kind: { field: '/data/kind', default: 'new', segments } },
      },
    ],
  }
  const { toPath, match } = createRouteTable([book], config)

  it('has its paths, and their words', () => {
    const address = toPath({ type: 'book', uid: 'a', lang: 'de-ch' })
    expect(address).toBe('/de-ch/buecher/a/neu/')
    expect(match(toHref(address))).toMatchObject({ uid: 'a', locale: 'de-ch' })
  })
})

describe('a route', () => {
  const [pageType] = siteFiles.pageTypes
  const own = createRouteTable(
    [
      {
        ...pageType!,
        type: 'tour',
        routes: [
          { name: 'home', path: '/', uid: 'home' },
          {
            name: 'tour',
            path: '/tours/{region}/{uid}',
            parameters: { region: { related: '/data/region' } },
          },
          { name: 'tour-2', path: '/tours/{uid}' },
        ],
      },
    ],
    siteFiles.config,
  )
  const tour = (uid: string, data: object = {}): PathSubject => ({
    type: 'tour',
    lang: 'en-us',
    uid,
    data,
  })

  it('with a uid is that of one document, which has no other', () => {
    expect(own.toPaths(tour('home'))).toEqual(['/'])
    expect(own.match('/')).toMatchObject({ routeName: 'home', uid: 'home' })
    expect(own.match('/de')).toMatchObject({ routeName: 'home', uid: 'home', locale: 'de' })
  })

  it('has the uid of a related document, and without one the next is taken', () => {
    const north = { region: { link_type: 'Document', id: 'r', type: 'region', uid: 'north' } }
    expect(own.toPaths(tour('x', north))[0]).toBe('/tours/north/x/')
    expect(own.toPaths(tour('x'))).toEqual(['/tours/x/'])
    expect(own.match('/tours/anywhere/x')).toMatchObject({ routeName: 'tour', uid: 'x' })
    expect(own.linkFields).toContain('tour.region')
  })
})
