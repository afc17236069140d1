/** Addresses without a page that had one: where visitors are sent, in one step. */
import { describe, expect, it } from 'vitest'
import { createHandler, createMemoryCache, type RawDocument, type SiteConfig } from '#runtime'
import { ContentUnavailable, siteError } from '#runtime/errors'
import { createTestSite } from '#tests/support/create-test-site.ts'
import {
  createDocument,
  createLandingPage,
  createLegalDocument,
  languages,
  title,
} from '#tests/support/documents.ts'
import { startTestHandler } from '#tests/support/start-test-handler.ts'

const homes = languages.map((lang) =>
  createDocument('home_page', { title: title(`Home ${lang}`) }, { lang }),
)
const pages = [
  ...homes,
  createLegalDocument(),
  createLegalDocument({}, { uid: 'bedingungen', lang: 'de-de' }),
  createLandingPage({ category: 'product' }),
]
const toPage = (type: string, uid: string, more = {}) => ({
  link_type: 'Document',
  id: `${type}.${uid}`,
  type,
  uid,
  lang: 'en-us',
  ...more,
})
const toAddress = (url: string) => ({ link_type: 'Web', url })

let number = 0
/** Published one after the other. */
function createRedirect(from: unknown, to: unknown, lang = 'en-us', data = {}): RawDocument {
  number += 1
  return createDocument(
    'redirect',
    { from, to, ...data },
    {
      id: `redirect-${number}`,
      lang,
      first_publication_date: new Date(number * 1000).toISOString(),
    },
  )
}

/** Status and target of an answer. */
async function follow(
  { get }: Pick<ReturnType<typeof startTestHandler>, 'get'>,
  path: string,
): Promise<string> {
  const response = await get(path)
  return [response.status, response.headers.get('location')].filter(Boolean).join(' ')
}

describe('a redirect that an editor wrote', () => {
  it('leads from its path to a page, a file or another site', async () => {
    const site = startTestHandler({
      documents: [
        ...pages,
        createRedirect('/old-terms', toPage('legal_document', 'terms')),
        createRedirect('prices', toAddress('https:///legal/terms')),
        createRedirect('https://www.colloquy.example/über-uns/', toAddress('/legal/terms#who')),
        createRedirect('/shop', toAddress('https://shop.example/a?b=c'), 'en-us', {
          is_temporary: true,
        }),
        createRedirect('/paper', { link_type: 'Media', url: '/media/paper.pdf' }),
      ],
    })
    expect(await follow(site, '/old-terms')).toBe('301 /legal/terms')
    expect(await follow(site, '/prices')).toBe('301 /legal/terms')
    expect(await follow(site, '/%C3%BCber-uns')).toBe('301 /legal/terms#who')
    expect(await follow(site, '/shop?x=1')).toBe('302 https://shop.example/a?b=c&x=1')
    expect(await follow(site, '/paper')).toBe('301 /media/paper.pdf')
    expect(site.issues).toEqual([])
  })

  it('keeps queries, answers HEAD, and is asked for again each time', async () => {
    const { handler } = startTestHandler({
      documents: [...pages, createRedirect('/old', toPage('legal_document', 'terms'))],
    })
    const response = await handler(
      new Request('https://www.colloquy.example/old?utm_source=x&b=%20', { method: 'HEAD' }),
    )
    expect([response.status, response.headers.get('location'), await response.text()]).toEqual([
      301,
      '/legal/terms?utm_source=x&b=%20',
      '',
    ])
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  })

  it('is one of the language of its document, unless its path names another', async () => {
    const german = toPage('legal_document', 'bedingungen', { lang: 'de-de' })
    const site = startTestHandler({
      documents: [
        ...pages,
        createRedirect('/agb', german, 'de-de'),
        createRedirect('/de/alt', german, 'de-de'),
        createRedirect('/fr/vieux', german),
        createRedirect('/neu', toAddress('/legal/bedingungen'), 'de-de'),
        createRedirect('/englisch', toAddress('/en/legal/terms'), 'de-de'),
      ],
    })
    expect(await follow(site, '/de/agb')).toBe('301 /de/legal/bedingungen')
    expect(await follow(site, '/agb')).toBe('404')
    expect(await follow(site, '/de/alt')).toBe('301 /de/legal/bedingungen')
    expect(await follow(site, '/fr/vieux')).toBe('301 /de/legal/bedingungen')
    expect(await follow(site, '/de/neu')).toBe('301 /de/legal/bedingungen')
    expect(await follow(site, '/de/englisch')).toBe('301 /legal/terms')
  })

  it('never takes a page down', async () => {
    const site = startTestHandler({
      documents: [...pages, createRedirect('/legal/terms', toPage('landing_page', 'a-page'))],
    })
    expect(await follow(site, '/legal/terms')).toBe('200')
  })

  it('is there once it is published, and gone once it is withdrawn', async () => {
    const site = startTestHandler({ documents: pages })
    expect(await follow(site, '/old')).toBe('404')
    const redirect = createRedirect('/old', toPage('legal_document', 'terms'))
    site.content.publish(redirect)
    expect(await follow(site, '/old')).toBe('301 /legal/terms')
    site.content.withdraw(redirect.id)
    expect(await follow(site, '/old')).toBe('404')
  })

  it('stands in documents of another type, and in the items of a group, where the site says so', async () => {
    const config: Partial<SiteConfig> = {
      redirects: {
        type: 'moved',
        from: '/data/list/*/old',
        to: '/data/list/*/new',
        temporary: '/data/list/*/kind',
        permanent: '/data/list/*/lasts',
        active: '/data/list/*/active',
      },
    }
    const list = [
      { old: '/a', new: '/legal/terms' },
      { old: '/b', new: toPage('landing_page', 'a-page', { data: { category: 'product' } }) },
      { old: '/c', new: '/legal/terms', kind: '302 - Temporary' },
      { old: '', new: { link_type: 'Any' }, active: true },
      { old: '/d', new: '/legal/terms', kind: '301 - Permanent', active: false },
      { old: '/e', new: '/legal/terms', lasts: false, active: true },
    ]
    const site = startTestHandler({
      config,
      documents: [...pages, createDocument('moved', { list })],
    })
    expect(await follow(site, '/a')).toBe('301 /legal/terms')
    expect(await follow(site, '/b')).toBe('301 /product/a-page')
    expect(await follow(site, '/c')).toBe('302 /legal/terms')
    expect(await follow(site, '/d')).toBe('404')
    expect(await follow(site, '/e')).toBe('302 /legal/terms')
    expect(site.issues).toEqual([])
  })

  it('has the uid of its document for a path, where the site says so', async () => {
    const redirects = { type: 'redirect', from: '/uid', to: '/data/destination' }
    const short = createDocument('redirect', { destination: '/legal/terms' }, { uid: 'agb' })
    const site = startTestHandler({ config: { redirects }, documents: [...pages, short] })
    expect(await follow(site, '/agb')).toBe('301 /legal/terms')
  })
})

describe('a redirect that cannot work', () => {
  const terms = toPage('legal_document', 'terms')
  const config: Partial<SiteConfig> = {
    routeRules: [
      { path: '/ruled', redirect: '/legal/terms' },
      { path: '/around', redirect: '/back' },
    ],
  }
  const cases: [what: string, documents: RawDocument[], path: string, told: RegExp, at: string][] =
    [
      ['has no path', [createRedirect('', terms)], '/x', /has no path/, '/data/from'],
      [
        'is of another site',
        [createRedirect('https://other.example/x', terms)],
        '/x',
        /is no path of this site/,
        '/data/from',
      ],
      ['has a query', [createRedirect('/x?a=1', terms)], '/x', /without "\?"/, '/data/from'],
      ['is a pattern', [createRedirect('/x/*', terms)], '/x/*', /stands for itself/, '/data/from'],
      ['has no target', [createRedirect('/x', undefined)], '/x', /it has no target/, '/data/to'],
      [
        'leads to what is not published',
        [createRedirect('/x', toPage('legal_document', 'gone', { isBroken: true }))],
        '/x',
        /leads to nothing: legal_document gone is not published/,
        '/data/to',
      ],
      [
        'leads to no address',
        [createRedirect('/x', toAddress('mailto:a@b.example'))],
        '/x',
        /no address that a redirect can lead to/,
        '/data/to',
      ],
      [
        'leads to no page',
        [createRedirect('/x', toAddress('/nothing/here'))],
        '/x',
        /leads to "\/nothing\/here", where nothing is/,
        '/data/to',
      ],
      ['leads to itself', [createRedirect('/x', toAddress('/x/'))], '/x', /to itself/, '/data/to'],
      [
        'leads in a circle',
        [createRedirect('/x', toAddress('/y')), createRedirect('/y', toAddress('/en/x'))],
        '/x',
        /in a circle, without end: \/x to \/y to \/x/,
        '/data/to',
      ],
      [
        'leads in a circle through a rule of the site',
        [createRedirect('/back', toAddress('/around'))],
        '/back',
        /in a circle/,
        '/data/to',
      ],
    ]
  it.each(cases)('%s: it is left out and told', async (_, documents, path, told, at) => {
    const site = startTestHandler({ config, documents: [...pages, ...documents] })
    expect(await follow(site, path)).toBe('404')
    expect(site.issues[0]).toMatchObject({
      code: 'InvalidRedirect',
      documentId: documents[0]!.id,
      path: at,
      message: expect.stringMatching(told) as string,
    })
    expect(await follow(site, '/legal/terms')).toBe('200')
  })

  it('has a path that an older one or a rule of the site has: that one works', async () => {
    const later = [
      createRedirect('/x', terms),
      createRedirect('/en/x/', toPage('landing_page', 'a-page', { data: { category: 'product' } })),
      createRedirect('/ruled', toAddress('/')),
    ]
    const site = startTestHandler({ config, documents: [...pages, ...later.toReversed()] })
    expect(await follow(site, '/x')).toBe('301 /legal/terms')
    expect(await follow(site, '/ruled')).toBe('302 /legal/terms')
    expect(site.issues.map(({ documentId }) => documentId)).toEqual([later[1]!.id, later[2]!.id])
    expect(site.issues[0]!.message).toContain(later[0]!.id)
    expect(site.issues[1]!.message).toContain('a rule for the path "/ruled"')
  })
})

describe('a way of several redirects', () => {
  const config: Partial<SiteConfig> = {
    routeRules: [
      { path: '/one', redirect: { to: '/two?a=1', status: 301 } },
      { path: '/two', redirect: { to: '/en/three/#part', status: 308 } },
      { path: '/soon', redirect: '/one' },
      { path: '/gone', redirect: { to: '/nothing/here', status: 301 } },
      { path: '/ring', redirect: '/ring-2' },
      { path: '/ring-2', redirect: '/ring' },
      { path: '/out', redirect: { to: '/outer', status: 301 } },
      { path: '/outer', redirect: 'https://other.example/' },
    ],
  }
  const site = startTestHandler({
    config,
    documents: [
      ...pages,
      createRedirect('/three', toAddress('/lp/a-page/')),
      createRedirect('/four', toAddress('/one')),
    ],
  })
  it.each([
    ['/one', '301 /product/a-page?a=1#part'],
    ['/en/one/?b=2&a=3', '301 /product/a-page?a=1&b=2#part'],
    ['/two', '308 /product/a-page#part'],
    ['/soon', '302 /product/a-page?a=1#part'],
    ['/four?a=2', '301 /product/a-page?a=1#part'],
    ['/en/lp/a-page', '301 /product/a-page'],
    ['/out/', '302 https://other.example/'],
    ['/gone', '301 /nothing/here'],
    ['/pricing/', '301 /pricing'],
    ['/ring', '404'],
  ])('is one: %s is answered with %s', async (path, answer) => {
    expect(await follow(site, path)).toBe(answer)
  })

  it('ends where its rule says while the content service does not answer', async () => {
    const down = createTestSite({ config, documents: pages })
    const outage = siteError(ContentUnavailable, ['https://content.example', 'no answer'])
    down.content.fail('ref', outage)
    const handler = createHandler(down.site, { cache: createMemoryCache() })
    const get = (path: string) => handler(new Request(`https://www.colloquy.example${path}`))
    expect(await follow({ get }, '/one')).toBe('301 /two?a=1')
    expect(await follow({ get }, '/pricing/?a=1')).toBe('301 /pricing?a=1')
  })
})

describe('a uid that a document had before', () => {
  const renamed = createLandingPage({ category: 'product' }, { uid: 'new-name' })
  const asked: string[] = []

  function start(answer: RawDocument | 'none' | 'unknown', documents: RawDocument[] = []) {
    asked.length = 0
    const site = startTestHandler({ documents: [...pages, renamed, ...documents] })
    site.site.content.byFormerUid = async (type, uid, { lang }) => {
      asked.push(`${type} ${uid} ${lang}`)
      return type === 'landing_page' && uid === 'old-name' && lang === 'en-us' ? answer : 'none'
    }
    return site
  }

  it('leads to its present one, wherever that is, in its language alone', async () => {
    const site = start(renamed)
    expect(await follow(site, '/lp/old-name?a=1')).toBe('301 /product/new-name?a=1')
    expect(await follow(site, '/product/old-name')).toBe('301 /product/new-name')
    expect(await follow(site, '/en/lp/old-name/')).toBe('301 /product/new-name')
    expect(await follow(site, '/de/lp/old-name')).toBe('404')
  })

  it('is asked for where a route with a uid fits, and there is no page', async () => {
    const site = start(renamed)
    await site.get('/product/new-name')
    await site.get('/nothing/of/the/kind/there')
    await site.get('/pricing')
    await site.get('/lp/No%20Uid')
    expect(asked).toEqual([])
    await site.get('/lp/never')
    await site.get('/lp/never')
    expect(asked).toEqual(['landing_page never en-us'])
  })

  it('comes after a page that has it now, and after a redirect that an editor wrote', async () => {
    const taken = start(renamed, [createLandingPage({}, { uid: 'old-name' })])
    expect(await follow(taken, '/lp/old-name')).toBe('200')
    const terms = toPage('legal_document', 'terms')
    const written = start(renamed, [createRedirect('/lp/old-name', terms)])
    expect(await follow(written, '/lp/old-name')).toBe('301 /legal/terms')
    expect(asked).toEqual([])
  })

  it('is asked for again when that could not be told', async () => {
    const site = start('unknown')
    expect(await follow(site, '/lp/old-name')).toBe('404')
    site.site.content.byFormerUid = async () => renamed
    expect(await follow(site, '/lp/old-name')).toBe('301 /product/new-name')
  })

  it('is found as well where the service itself gives the renamed document, unless another has it', async () => {
    const { site, content, get } = startTestHandler({ documents: [...pages, renamed] })
    const { byUid } = content
    const give = (type: string, uid: string) =>
      (site.content.byUid = (...asked) =>
        asked[0] === type && asked[1] === uid ? Promise.resolve(renamed) : byUid(...asked))
    give('landing_page', 'old-name')
    expect(await follow({ get }, '/lp/old-name')).toBe('301 /product/new-name')
  })
})

describe('a path that is spelt unlike that of its page', () => {
  const site = startTestHandler({
    documents: [
      ...pages,
      createLegalDocument({}, { uid: 'data-use' }),
      createRedirect('/old-terms', toPage('legal_document', 'terms')),
    ],
  })

  it.each([
    ['/Legal/Terms', '/legal/terms'],
    ['/LEGAL/TERMS/', '/legal/terms'],
    ['/legal//terms', '/legal/terms'],
    ['/legal/terms/index.html', '/legal/terms'],
    ['/legal/data%2Duse', '/legal/data-use'],
    ['/legal/%74erms', '/legal/terms'],
    ['/legal/terms.', '/legal/terms'],
    ['/legal/terms),', '/legal/terms'],
    ['/legal/terms%E2%80%9D', '/legal/terms'],
    ['/legal/terms%E2%80%8B', '/legal/terms'],
    ['/legal/terms%20', '/legal/terms'],
    ['/DE', '/de'],
    ['/de/Legal/Bedingungen', '/de/legal/bedingungen'],
    ['/en/legal//terms/', '/legal/terms'],
    ['/old%2Dterms', '/legal/terms'],
    ['//old-terms//', '/legal/terms'],
  ])('[OP04] %s leads there at once: %s', async (path, to) => {
    expect(await follow(site, `${path}?a=%2F`)).toBe(`301 ${to}?a=%2F`)
  })

  it.each(['/legal/nothing', '/Legal/Nothing', '/legal/nothing.', '/legal/te.rms'])(
    '%s is no page in any spelling',
    async (path) => {
      expect(await follow(site, path)).toBe('404')
    },
  )
})
