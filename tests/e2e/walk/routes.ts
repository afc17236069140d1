/** Every cell of the route table, against the real pages. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { expect, test } from '../support/test.ts'
import type { ReadPages } from './read-pages.ts'

type Paths = readonly [en: string, de: string, fr: string]

interface Row {
  id: string
  /** Document type whose uids replace `{uid}`; undefined where a path has none. */
  type?: string
  /** The name page views are reported under. */
  name: string
  paths: Paths
}

/** `=` of the specification: the English path after the prefix. */
const same = (path: string): Paths => [path, `/de${path}`, `/fr${path}`]

const rows: Row[] = [
  { id: 'ROUTE-01', name: 'home', paths: ['/', '/de', '/fr'] },
  { id: 'ROUTE-02', name: 'preview', paths: same('/preview') },
  { id: 'ROUTE-03', name: 'pricing', paths: ['/pricing', '/de/preise', '/fr/tarifs'] },
  { id: 'ROUTE-04', name: 'newsroom', paths: same('/newsroom') },
  { id: 'ROUTE-05', name: 'resources', paths: ['/resources', '/de/ressourcen', '/fr/ressources'] },
  { id: 'ROUTE-06', name: 'team-plan', paths: same('/team-plan') },
  { id: 'ROUTE-07', name: 'blog', paths: same('/blog') },
  { id: 'ROUTE-08', name: 'blog-article', type: 'blog_article', paths: same('/blog/{uid}') },
  { id: 'ROUTE-09', name: 'tag', type: 'tag', paths: same('/blog/tag/{uid}') },
  { id: 'ROUTE-10', name: 'author', type: 'author', paths: same('/blog/author/{uid}') },
  { id: 'ROUTE-11', name: 'category', type: 'category', paths: same('/blog/category/{uid}') },
  { id: 'ROUTE-12', name: 'form', type: 'form_page', paths: same('/form/{uid}') },
  { id: 'ROUTE-13', name: 'test', type: 'test_page', paths: same('/test/{uid}') },
  { id: 'ROUTE-14', name: 'ebook', type: 'gated_ebook_lp', paths: same('/ebook/{uid}') },
  { id: 'ROUTE-15', name: 'guide', type: 'guide_page', paths: same('/guide/{uid}') },
  { id: 'ROUTE-17', name: 'legal', type: 'legal_document', paths: same('/legal/{uid}') },
  { id: 'ROUTE-18', name: 'events', paths: ['/events', '/de/events', '/fr/evenements'] },
  {
    id: 'ROUTE-19',
    name: 'live-event',
    type: 'live_event',
    paths: ['/events/{uid}', '/de/events/{uid}', '/fr/evenements/{uid}'],
  },
  {
    id: 'ROUTE-19',
    name: 'webinar',
    type: 'webinar',
    paths: ['/events/{uid}', '/de/events/{uid}', '/fr/evenements/{uid}'],
  },
  { id: 'ROUTE-20', name: 'studio', type: 'studio_page', paths: same('/studio/{uid}') },
  {
    id: 'ROUTE-21',
    name: 'maturity-model',
    paths: ['/maturity-model', '/de/reifegradmodell', '/fr/modele-maturite-formation'],
  },
  {
    id: 'ROUTE-22',
    name: 'roi-calculator',
    paths: ['/roi-calculator', '/de/roi-rechner', '/fr/calculateur-roi'],
  },
  { id: 'ROUTE-23', name: 'customers', paths: ['/customers', '/de/kunden', '/fr/clients'] },
  {
    id: 'ROUTE-24',
    name: 'case-study',
    type: 'case_study',
    paths: ['/customers/{uid}', '/de/kunden/{uid}', '/fr/clients/{uid}'],
  },
  {
    id: 'ROUTE-25',
    name: 'newsletter',
    paths: ['/newsletter-form', '/de/newsletter-abonnieren', '/fr/inscription-newsletter'],
  },
  {
    id: 'ROUTE-26',
    name: 'why',
    paths: ['/why-colloquy', '/de/warum-colloquy', '/fr/pourquoi-colloquy'],
  },
  { id: 'ROUTE-27', name: 'ld-next', type: 'ld_next', paths: same('/l-and-d-next/{uid}') },
  {
    id: 'ROUTE-28',
    name: 'certification',
    type: 'certification',
    paths: same('/certification/{uid}'),
  },
  {
    id: 'ROUTE-29',
    name: 'privacy-and-security',
    paths: [
      '/privacy-and-security',
      '/de/datenschutz-und-sicherheit',
      '/fr/confidentialite-et-securite',
    ],
  },
  { id: 'ROUTE-30', name: 'collaborative-learning', paths: same('/collaborative-learning') },
  {
    id: 'ROUTE-31',
    name: 'collaborative-learning-book',
    paths: same('/collaborative-learning-book'),
  },
  {
    id: 'ROUTE-32',
    name: 'collaborative-learning-movement',
    paths: same('/collaborative-learning-movement'),
  },
  { id: 'ROUTE-33', name: 'ld-collective', paths: same('/the-l-and-d-collective') },
  { id: 'ROUTE-34', name: 'ld-performance-academy', paths: same('/l-and-d-performance-academy') },
  {
    id: 'ROUTE-35',
    name: 'email-preference-center',
    paths: [
      '/email-preference-center',
      '/de/email-einstellungen-center',
      '/fr/centre-preferences-email',
    ],
  },
  { id: 'ROUTE-36', name: 'partners', paths: same('/partner-marketplace') },
  { id: 'ROUTE-37', name: 'partner', type: 'partner', paths: same('/partner-marketplace/{uid}') },
  {
    id: 'ROUTE-38',
    name: 'redemption-code',
    type: 'redemption_code_page',
    paths: [
      '/apple-redemption-code/{uid}',
      '/de/apple-redemption-code/{uid}',
      '/fr/code-apple/{uid}',
    ],
  },
  {
    id: 'ROUTE-39',
    name: 'redemption-code-dashboard',
    type: 'redemption_code_page',
    paths: [
      '/apple-redemption-code/{uid}/dashboard',
      '/de/apple-redemption-code/{uid}/dashboard',
      '/fr/code-apple/{uid}/tableau-de-bord',
    ],
  },
]

const languages = ['en-us', 'de-de', 'fr-fr'] as const

function uidsOf(type: string, lang: string): string[] {
  const folder = join(repositoryRoot, 'content/documents', lang, type)
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
}

const categories: { category: string; segments: Paths }[] = [
  { category: 'landing-page', segments: ['/lp', '/de/lp', '/fr/lp'] },
  { category: 'product', segments: ['/product', '/de/plattform', '/fr/produit'] },
  { category: 'solution', segments: ['/solution', '/de/loesung', '/fr/solution'] },
  { category: 'use-case', segments: ['/use-cases', '/de/use-cases', '/fr/use-cases'] },
]

export function describeRoutes(pages: ReadPages): void {
  for (const { id, type, name, paths } of rows) {
    test(`[${id}] ${paths.join(', ')}: pages of the route ${name}`, async ({ request }) => {
      for (const [index, pattern] of paths.entries()) {
        const language = languages[index]!
        const uids = type === undefined ? [''] : uidsOf(type, language)
        expect(uids.length).toBeGreaterThan(0)
        for (const uid of uids) {
          const path = pattern.replace('{uid}', uid)
          const { status, html } = await read(request, path)
          const said = { lang: /<html lang="(\w\w)/, route: /data-route="([^"]+)"/ }
          expect.soft([path, status]).toEqual([path, 200])
          expect.soft(said.lang.exec(html)?.[1], path).toBe(language.slice(0, 2))
          // An article of a guide is reported as such also at its address in the blog.
          expect.soft(said.route.exec(html)?.[1], path).toBe(name)
          expect.soft(/<h1[ >]/.test(html), path).toBe(true)
        }
      }
    })
  }

  test('[ROUTE-16] every article a guide lists is a page below the guide, in three languages', async ({
    request,
  }) => {
    let count = 0
    for (const [index, lang] of languages.entries()) {
      const prefix = ['', '/de', '/fr'][index]!
      for (const uid of uidsOf('guide_page', lang)) {
        const guide = `${prefix}/guide/${uid}`
        const links = new RegExp(`href="(${guide}/[a-z0-9-]+)`, 'g')
        const { html } = await read(request, guide)
        const articles = new Set([...html.matchAll(links)].map(([, href]) => href!))
        expect(articles.size, uid).toBeGreaterThan(2)
        for (const path of articles) {
          const article = await read(request, path)
          expect(article.status, path).toBe(200)
          expect(/data-layout="([^"]+)"/.exec(article.html)?.[1]).toBe('guide')
          count++
        }
      }
    }
    expect(count).toBeGreaterThan(27)
  })

  for (const { category, segments } of categories) {
    test(`[ROUTE-40, ROUTE-45] ${segments.join(', ')} show the landing pages of the category ${category}`, async ({
      request,
    }) => {
      const listed = await readSitemap(request)
      for (const segment of segments) {
        const paths = listed.filter((path) => path.startsWith(`${segment}/`))
        expect(paths.length, segment).toBeGreaterThan(0)
        for (const path of paths) {
          const { status, html } = await read(request, path)
          expect(status, path).toBe(200)
          expect(html.includes('data-route="landing-page"'), path).toBe(true)
        }
      }
    })
  }

  /** A page has a second address where a guide lists it. */
  async function read(request: APIRequestContext, path: string) {
    const page = pages.get(path)
    if (page) return { status: page.answered.status, html: page.html }
    const response = await request.get(path, { maxRedirects: 0 })
    return { status: response.status(), html: await response.text() }
  }
}

/** Paths of all pages in the sitemaps. */
async function readSitemap(request: APIRequestContext): Promise<string[]> {
  const index = await (await request.get('/sitemap.xml')).text()
  const paths: string[] = []
  for (const [, file] of index.matchAll(/<loc>[^<]*(\/sitemaps\/[^<]*)<\/loc>/g)) {
    const text = await (await request.get(file!)).text()
    for (const [, path] of text.matchAll(/<loc>https:\/\/www\.colloquy\.example([^<]*)<\/loc>/g))
      paths.push(path!)
  }
  return paths
}
