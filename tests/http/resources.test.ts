/** Resources beside pages: for robots, feed readers, calendars and language models. */
import { describe, expect, it } from 'vitest'
import type { PageType, SiteConfig } from '#runtime'
import { ContentUnavailable, siteError } from '#runtime/errors'
import { siteFiles, testBaseUrl } from '#tests/support/create-test-site.ts'
import {
  createArticle,
  createDocument,
  createGuide,
  createLandingPage,
  createLegalDocument,
  image,
  linkedParagraph,
  paragraph,
  documentLink,
  languages,
  title,
} from '#tests/support/documents.ts'
import { createPageType, events, guides } from '#tests/support/page-types.ts'
import { findAll, readXml, textsOf } from '#tests/support/read-xml.ts'
import { startTestHandler } from '#tests/support/start-test-handler.ts'

const own = new Set([...guides, ...events].map(({ type }) => type))
const pageTypes: PageType[] = [
  ...siteFiles.pageTypes.filter(({ type }) => !own.has(type)),
  ...guides,
  ...events,
]
const now = () => Date.parse('2026-11-21T12:00:00Z')
const at = (lang: string, more: object = {}) => ({ lang, ...more })
const config: Partial<SiteConfig> = {
  feeds: [
    {
      type: 'blog_article',
      path: '/blog',
      title: 'feeds.blog.title',
      description: 'feeds.blog.description',
      layouts: ['minimal'],
      limit: 2,
      content: '/data/content',
    },
  ],
}

describe('the sitemap', () => {
  const german = { id: 'terms-de', uid: 'agb', type: 'legal_document', lang: 'de-de' }
  const documents = [
    ...languages.map((lang) => createDocument('home_page', { title: title('Home') }, at(lang))),
    createLegalDocument(
      {},
      { alternate_languages: [german], last_publication_date: '2026-10-02T08:00:00+0000' },
    ),
    createLegalDocument({}, { ...german, alternate_languages: [] }),
    createLegalDocument({ is_hidden: true }, { uid: 'hidden' }),
    createLegalDocument({ title: 'no rich text' }, { uid: 'broken' }),
    createLandingPage({ category: 'unheard-of' }, { uid: 'nowhere' }),
    createLandingPage({ category: 'product' }, { uid: 'a-b' }),
    createGuide(['first']),
    createArticle({}, { uid: 'first' }),
    createDocument('preview_page', { title: title('Preview') }),
  ]
  const start = (more: object = {}) => startTestHandler({ documents, pageTypes, now, ...more })

  it('names one file for each language that has pages', async () => {
    const response = await start().get('/sitemap.xml')
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    expect(textsOf(readXml(await response.text()), 'loc')).toEqual(
      ['en', 'de', 'fr'].map((code) => `${testBaseUrl}/sitemaps/${code}.xml`),
    )
  })

  it('[HEAD-06] [OP01] [OP14] has every page that is to be found, once, at its own address', async () => {
    const xml = readXml(await (await start().get('/sitemaps/en.xml')).text())
    expect(textsOf(xml, 'loc').sort()).toEqual(
      ['/', '/guide/a-guide', '/guide/a-guide/first', '/legal/terms', '/product/a-b'].map(
        (path) => testBaseUrl + path,
      ),
    )
  })

  it('[HEAD-02] [HEAD-03] [OP15] names translations, itself and the default one', async () => {
    const xml = readXml(await (await start().get('/sitemaps/de.xml')).text())
    const english = readXml(await (await start().get('/sitemaps/en.xml')).text())
    const alternatesOf = (root: typeof xml, loc: string) =>
      findAll(root, 'url')
        .filter((url) => textsOf(url, 'loc')[0] === testBaseUrl + loc)
        .flatMap((url) => findAll(url, 'xhtml:link'))
        .map(({ attributes }) => [attributes['hreflang'], attributes['href']])
    expect(alternatesOf(english, '/legal/terms')).toEqual([
      ['en-us', `${testBaseUrl}/legal/terms`],
      ['de-de', `${testBaseUrl}/de/legal/agb`],
      ['x-default', `${testBaseUrl}/legal/terms`],
    ])
    expect(alternatesOf(xml, '/de/legal/agb')).toEqual([
      ['de-de', `${testBaseUrl}/de/legal/agb`],
      ['x-default', `${testBaseUrl}/de/legal/agb`],
    ])
  })

  it('says when a page last changed: its document, or the newest its lists show', async () => {
    const topics = createPageType('category', [{ name: 'topic', path: '/topic/{uid}' }], {
      head: { title: '/data/name' },
      template: [
        {
          slice: 'document_list',
          query: {
            name: 'articles',
            types: ['blog_article'],
            where: [{ field: '/data/category', is: { document: '/id' } }],
          },
        },
      ],
    })
    const topic = (uid: string) =>
      createDocument(
        'category',
        { name: uid },
        { uid, last_publication_date: '2026-05-01T00:00:00+0000' },
      )
    const article = (uid: string, category: string, day: string) =>
      createArticle(
        { category: documentLink('category', category) },
        { uid, last_publication_date: `2026-${day}T00:00:00+0000` },
      )
    const { get } = startTestHandler({
      pageTypes: [...guides, topics],
      documents: [
        topic('skills'),
        topic('tools'),
        article('a', 'skills', '08-01'),
        article('b', 'skills', '09-01'),
        article('c', 'other', '10-01'),
      ],
    })
    const xml = readXml(await (await get('/sitemaps/en.xml')).text())
    const dates = findAll(xml, 'url').map((url) => [
      textsOf(url, 'loc')[0]!.slice(testBaseUrl.length),
      textsOf(url, 'lastmod')[0],
    ])
    expect(Object.fromEntries(dates)).toMatchObject({
      '/topic/skills': '2026-09-01T00:00:00.000Z',
      '/topic/tools': '2026-05-01T00:00:00.000Z',
      '/blog/c': '2026-10-01T00:00:00.000Z',
    })
  })

  it('has two documents at one address once: the one that the address shows', async () => {
    const both = (more: object) => [
      createDocument(
        'webinar',
        { title: title('Unseen'), datetime: '2026-12-01T15:00:00+0000' },
        { uid: 'hello' },
      ),
      createDocument(
        'live_event',
        { title: title('Seen'), date: '2026-12-01T15:00:00+0000', ...more },
        { uid: 'hello' },
      ),
    ]
    const listed = async (more: object) => {
      const { get } = startTestHandler({ pageTypes, now, documents: both(more) })
      expect(await (await get('/events/hello')).text()).toMatch(/<title[^>]*>Seen \|/)
      const response = await get('/sitemaps/en.xml')
      return response.status === 200 ? textsOf(readXml(await response.text()), 'loc') : []
    }
    expect(await listed({})).toEqual([`${testBaseUrl}/events/hello`])
    // Even hidden, it keeps the address from the other one.
    expect(await listed({ is_hidden: true })).toEqual([])
  })

  it('has no page that lists nothing, which is not indexed and not found either', async () => {
    const tagged = (uid: string) =>
      createArticle({ tags: [{ tag: documentLink('tag', 'full') }] }, { uid })
    const tag = (uid: string) => createDocument('tag', { label: uid }, { uid })
    const { get } = startTestHandler({ documents: [tag('full'), tag('empty'), tagged('a')], now })
    const xml = await (await get('/sitemaps/en.xml')).text()
    expect(xml).toContain('/blog/tag/full<')
    expect(xml).not.toContain('/blog/tag/empty')
    const robotsOf = async (path: string) => {
      const response = await get(path)
      expect(response.status).toBe(200)
      return /name="robots" content="([^"]*)"/.exec(await response.text())?.[1]
    }
    expect(await robotsOf('/blog/tag/empty')).toBe('noindex,follow')
    expect(await robotsOf('/blog/tag/full')).toBeUndefined()
    expect(await (await get('/_search/en.json')).text()).not.toContain('/blog/tag/empty')
  })

  it('is rendered anew once something is published, and answers 304 until then', async () => {
    let time = now()
    const { get, content } = start({ now: () => time })
    const first = await get('/sitemaps/en.xml')
    const known = { 'if-none-match': first.headers.get('etag')! }
    time += 120_000
    expect((await get('/sitemaps/en.xml', known)).status).toBe(304)
    content.publish(createLegalDocument({}, { uid: 'new-terms' }))
    time += 120_000
    await get('/sitemaps/en.xml')
    await expect
      .poll(async () => (await get('/sitemaps/en.xml', known)).text())
      .toContain(`${testBaseUrl}/legal/new-terms`)
  })

  it('[ERR-04] says that it cannot be had while the content service does not answer', async () => {
    const { get, content } = start()
    content.fail(
      'legal_document',
      siteError(ContentUnavailable, ['https://content.example', 'gone']),
    )
    expect((await get('/sitemaps/en.xml')).status).toBe(503)
    content.fail('legal_document', undefined)
    expect((await get('/sitemaps/en.xml')).status).toBe(200)
  })

  it('without a base URL its addresses are those of the request, and nothing is kept', async () => {
    const { handler } = start({ baseUrl: undefined })
    const locOf = async (origin: string) => {
      const response = await handler(new Request(`${origin}/sitemap.xml`))
      return textsOf(readXml(await response.text()), 'loc')[0]
    }
    expect(await locOf('https://a.example')).toBe('https://a.example/sitemaps/en.xml')
    expect(await locOf('https://b.example')).toBe('https://b.example/sitemaps/en.xml')
  })

  it.each(['/sitemaps/es.xml', '/sitemaps/en-2.xml', '/sitemaps/en-0.xml', '/sitemaps/en-1.xml'])(
    '%s is no part of it',
    async (path) => {
      expect((await start().get(path)).status).toBe(path === '/sitemaps/en-1.xml' ? 200 : 404)
    },
  )
})

describe('robots.txt', () => {
  it('lets robots everywhere but to data and searches, and leads to the sitemap', async () => {
    const response = await startTestHandler().get('/robots.txt')
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    const lines = (await response.text()).split('\n')
    expect(lines[0]).toBe('User-agent: *')
    expect(lines).toContain('Disallow: /_search/')
    expect(lines).toContain('Disallow: /*?q=')
    expect(lines).toContain('Disallow: /*&q=')
    expect(lines).toContain(`Sitemap: ${testBaseUrl}/sitemap.xml`)
    expect(lines.filter((line) => /^Disallow: \/?$/.test(line))).toEqual([])
  })
})

describe('feeds', () => {
  const article = (uid: string, day: string, data: object = {}) =>
    createArticle(
      { title: title(`About ${uid} & "more"`), publication_datetime: `2026-${day}`, ...data },
      {
        uid,
        first_publication_date: `2026-${day}T09:00:00+0000`,
        last_publication_date: `2026-${day}T10:00:00+0000`,
      },
    )
  const { get } = startTestHandler({
    now,
    config,
    pageTypes,
    documents: [
      article('old', '01-01'),
      article('newest', '11-01', {
        content: [
          paragraph('Read <this> '),
          linkedParagraph('a link', documentLink('legal_document', 'terms')),
          { type: 'list-item', text: 'one', spans: [{ type: 'strong', start: 0, end: 2 }] },
          { type: 'list-item', text: 'two', spans: [] },
        ],
        social_sharing_thumbnail: image('/media/a.png', 1200, 630),
      }),
      article('newer', '10-01'),
      article('hidden', '11-20', { is_hidden: true }),
      createGuide(['newer']),
    ],
  })

  it('hold the newest articles of the language, hidden ones aside', async () => {
    const response = await get('/blog/rss.xml')
    expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
    const rss = readXml(await response.text())
    expect(rss.attributes['version']).toBe('2.0')
    const items = findAll(rss, 'item')
    expect(items.map((item) => textsOf(item, 'link')[0])).toEqual([
      `${testBaseUrl}/blog/newest`,
      `${testBaseUrl}/guide/a-guide/newer`,
    ])
    expect(textsOf(items[0]!, 'title')).toEqual(['About newest & "more"'])
    expect(textsOf(items[0]!, 'pubDate')).toEqual(['Sun, 01 Nov 2026 09:00:00 GMT'])
  })

  it('hold nothing before the day it is published on', async () => {
    const ahead = article('ahead', '11-22')
    const declared = createArticle(
      { title: title('Declared'), publication_datetime: '2027-03-01T08:00:00+0000' },
      { uid: 'declared', first_publication_date: '2026-11-02T09:00:00+0000' },
    )
    let time = now()
    const types = pageTypes.map((one) =>
      one.type === 'blog_article'
        ? {
            ...one,
            head: {
              ...one.head,
              properties: { 'article:published_time': '/data/publication_datetime' },
            },
          }
        : one,
    )
    const { get } = startTestHandler({
      now: () => time,
      config,
      pageTypes: types,
      documents: [article('old', '01-01'), ahead, declared],
    })
    const listLinks = async () => {
      const rss = readXml(await (await get('/blog/rss.xml')).text())
      return findAll(rss, 'item').map((item) => textsOf(item, 'link')[0]!.split('/').at(-1))
    }
    expect(await listLinks()).toEqual(['old'])
    time = Date.parse('2026-11-23T00:00:00Z')
    expect(await listLinks()).toEqual(['ahead', 'old'])
    time = Date.parse('2027-03-02T00:00:00Z')
    expect(await listLinks()).toEqual(['ahead', 'declared'])
  })

  it('have a path for each language where the site says so', async () => {
    const feeds = config.feeds!.map((feed) => ({
      ...feed,
      path: { en: '/blog', de: '/magazin', fr: '/journal' },
    }))
    const { get } = startTestHandler({
      config: { ...config, feeds },
      pageTypes,
      documents: [article('one', '11-01')],
    })
    for (const [home, iso] of [
      ['/blog', 'en-US'],
      ['/de/magazin', 'de-DE'],
      ['/fr/journal', 'fr-FR'],
    ]) {
      for (const file of ['rss.xml', 'atom.xml']) {
        const response = await get(`${home}/${file}`)
        expect(response.status, `${home}/${file}`).toBe(200)
        const text = await response.text()
        expect(text, iso).toContain(testBaseUrl + home)
        expect(text).not.toContain('[object')
      }
    }
    expect((await get('/de/blog/rss.xml')).status).toBe(404)
  })

  it('hold the whole text, with absolute addresses', async () => {
    const rss = readXml(await (await get('/blog/rss.xml')).text())
    expect(textsOf(rss, 'content:encoded')[0]).toBe(
      `<p>Read &lt;this&gt; </p><p><a href="${testBaseUrl}/legal/terms">a link</a></p>` +
        '<ul><li><strong>on</strong>e</li><li>two</li></ul>',
    )
  })

  it('say the same in Atom, with ids that outlive addresses', async () => {
    const response = await get('/blog/atom.xml')
    expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
    const atom = readXml(await response.text())
    expect(atom.attributes['xmlns']).toBe('http://www.w3.org/2005/Atom')
    const entries = findAll(atom, 'entry')
    expect(entries.map((entry) => textsOf(entry, 'id')[0])).toEqual([
      'tag:www.colloquy.example,2026:blog_article.newest.en-us',
      'tag:www.colloquy.example,2026:blog_article.newer.en-us',
    ])
    expect(textsOf(entries[0]!, 'updated')).toEqual(['2026-11-01T10:00:00.000Z'])
    const self = findAll(atom, 'link').find(({ attributes }) => attributes['rel'] === 'self')
    expect(self?.attributes['href']).toBe(`${testBaseUrl}/blog/atom.xml`)
  })

  describe('of words that look like markup, or cannot be shown', () => {
    const words = 'A < B & "C" ]]> <script>alert(1)</script>\u0000\u000b\ufffe\ud800!'
    const shown = 'A < B & "C" ]]> <script>alert(1)</script>!'
    const html = 'A &lt; B &amp; &quot;C&quot; ]]&gt; &lt;script&gt;alert(1)&lt;/script&gt;!'
    const label = 'Q&A <b> "x" \u0000\u000b\ufffe\ud800!'
    const nasty = startTestHandler({
      config,
      pageTypes: siteFiles.pageTypes,
      documents: [
        article('nasty', '11-20', {
          title: title(words),
          description: words,
          meta_description: words,
          tags: [{ tag: documentLink('tag', 'a', { data: { label } }) }],
          author: documentLink('author', 'b', { data: { name: label } }),
          content: [paragraph(words)],
        }),
        createDocument(
          'webinar',
          {
            title: title(words),
            description: [paragraph(words)],
            datetime: '2027-01-01T09:00:00+0000',
          },
          { uid: 'nasty' },
        ),
      ],
      now,
    })
    const read = async (path: string) => {
      const response = await nasty.get(path)
      expect(response.status).toBe(200)
      const text = await response.text()
      expect(text).not.toMatch(/[\u0000-\u0008\u000b\ufdd0\ufffe\ufffd]/)
      return text
    }

    it('are well-formed RSS: titles are plain, descriptions HTML without markup', async () => {
      const [item] = findAll(readXml(await read('/blog/rss.xml')), 'item')
      expect(textsOf(item!, 'title')).toEqual([shown])
      expect(textsOf(item!, 'description')).toEqual([html])
      expect(textsOf(item!, 'content:encoded')[0]).toMatch(/^<p>A &lt; B &amp; .*<\/p>$/)
      expect(textsOf(item!, 'category')).toContain('Q&A <b> "x" !')
    })

    it('are well-formed Atom: titles are HTML without markup', async () => {
      const [entry] = findAll(readXml(await read('/blog/atom.xml')), 'entry')
      const [heading] = findAll(entry!, 'title')
      expect([heading!.attributes['type'], heading!.text]).toEqual(['html', html])
      expect(textsOf(entry!, 'summary')).toEqual([html])
      const labels = findAll(entry!, 'category').map(({ attributes }) => attributes['label'])
      expect(labels).toContain('Q&A <b> "x" !')
      expect(textsOf(entry!, 'name')).toContain('Q&A <b> "x" !')
    })

    it('are a well-formed sitemap, search index and calendar', async () => {
      readXml(await read('/sitemaps/en.xml'))
      readXml(await read('/sitemap.xml'))
      expect(JSON.stringify(JSON.parse(await read('/_search/en.json')))).not.toContain('\\u0000')
      const lines = (await read('/events/nasty.ics')).replaceAll('\r\n ', '').split('\r\n')
      expect(lines.find((line) => line.startsWith('SUMMARY'))).toBe(`SUMMARY:${shown}`)
      expect(lines.every((line) => line === '' || /^[A-Z-]+[:;]/.test(line))).toBe(true)
    })
  })

  it('exist in every language, and without articles too', async () => {
    const rss = readXml(await (await get('/de/blog/rss.xml')).text())
    expect([textsOf(rss, 'title')[0], findAll(rss, 'item')]).toEqual(['Colloquy-Blog', []])
  })

  it('are named in the heads of pages of their layouts only', async () => {
    const linksOf = async (path: string) => {
      const html = await (await get(path)).text()
      return [...html.matchAll(/rel="alternate" type="([^"]+)" title="([^"]+)" href="([^"]+)"/g)]
    }
    expect((await linksOf('/guide/a-guide/newer')).map((match) => match.slice(1))).toEqual([
      ['application/rss+xml', 'Colloquy blog', `${testBaseUrl}/blog/rss.xml`],
      ['application/atom+xml', 'Colloquy blog', `${testBaseUrl}/blog/atom.xml`],
    ])
    expect(await linksOf('/guide/a-guide')).toEqual([])
  })
})

describe('calendar entries', () => {
  const webinar = (uid: string, datetime: string, data: object = {}) =>
    createDocument(
      'webinar',
      { title: title(`Webinar ${uid}, live`), datetime, duration: 45, ...data },
      { uid, last_publication_date: '2026-11-01T10:00:00+0000' },
    )
  const start = (clock = now) =>
    startTestHandler({
      now: clock,
      pageTypes,
      documents: [
        webinar('ahead', '2026-12-01T15:00:00+0100'),
        webinar('running', '2026-11-21T11:30:00+0000'),
        webinar('over', '2026-11-21T11:00:00+0000'),
        webinar('hidden', '2026-12-01T15:00:00+0000', { is_hidden: true }),
        createDocument(
          'live_event',
          {
            title: title('Meet us'),
            date: '2026-12-05T08:00:00+0000',
            end_date: '2026-12-06T17:00:00+0000',
            location: 'Paris; Hall 2',
          },
          { uid: 'meet' },
        ),
      ],
    })

  it('tell time, place and address of what is ahead', async () => {
    const response = await start().get('/events/ahead.ics')
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    const lines = (await response.text()).replaceAll('\r\n ', '').split('\r\n')
    expect(lines).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'UID:webinar.ahead.en-us@www.colloquy.example',
        'DTSTAMP:20261101T100000Z',
        'DTSTART;TZID=Europe/Berlin:20261201T150000',
        'DTEND;TZID=Europe/Berlin:20261201T154500',
        'SUMMARY:Webinar ahead\\, live',
        `URL;VALUE=URI:${testBaseUrl}/events/ahead`,
        'END:VCALENDAR',
      ]),
    )
    const meet = await (await start().get('/events/meet.ics')).text()
    expect(meet).toContain('LOCATION:Paris\\; Hall 2')
    expect(meet).toContain('DTEND;TZID=Europe/Berlin:20261206T180000')
  })

  it('page, structured data, list and calendar tell the time of the place', async () => {
    const { get } = startTestHandler({
      now,
      documents: [
        createDocument(
          'live_event',
          {
            title: title('Boston by night'),
            date: '2026-12-05T01:30:00+0000',
            end_date: '2026-12-05T03:00:00+0000',
            time_zone: 'America/New_York',
            location: 'Boston',
          },
          { uid: 'boston' },
        ),
        createDocument('events_hub', { title: title('Events') }, {}),
      ],
    })
    const html = await (await get('/events/boston')).text()
    expect(html.replaceAll(/\s/g, ' ')).toContain('Friday, December 4, 2026, 8:30 – 10:00 PM EST')
    expect(html).toContain('"startDate":"2026-12-04T20:30:00-05:00"')
    expect(html).toContain('"endDate":"2026-12-04T22:00:00-05:00"')
    const list = await (await get('/events')).text()
    expect(/<time dateTime="2026-12-04T20:30:00-05:00"[^]*?<\/time>/i.exec(list)?.[0]).toMatch(
      />4<[^]*>Dec</,
    )
    expect(await (await get('/events/boston.ics')).text()).toContain(
      'DTSTART;TZID=America/New_York:20261204T203000',
    )
  })

  const entryOf = async (data: object) => {
    const { get } = startTestHandler({
      now,
      documents: [
        createDocument('live_event', { title: title('Meet us'), ...data }, { uid: 'meet' }),
      ],
    })
    const text = await (await get('/events/meet.ics')).text()
    return text.replaceAll('\r\n ', '').split('\r\n')
  }

  it('carry the changes of the clocks of their place', async () => {
    const lines = await entryOf({
      date: '2027-03-28T00:30:00+0000',
      end_date: '2027-03-28T02:00:00+0000',
      time_zone: 'Europe/Lisbon',
    })
    expect(lines.join('\n')).toContain(
      [
        'BEGIN:VTIMEZONE',
        'TZID:Europe/Lisbon',
        'BEGIN:STANDARD',
        'DTSTART:19700101T000000',
        'TZOFFSETFROM:+0000',
        'TZOFFSETTO:+0000',
        'END:STANDARD',
        'BEGIN:DAYLIGHT',
        'DTSTART:20260329T010000',
        'TZOFFSETFROM:+0000',
        'TZOFFSETTO:+0100',
        'END:DAYLIGHT',
        'BEGIN:STANDARD',
        'DTSTART:20261025T020000',
        'TZOFFSETFROM:+0100',
        'TZOFFSETTO:+0000',
        'END:STANDARD',
        'BEGIN:DAYLIGHT',
        'DTSTART:20270328T010000',
        'TZOFFSETFROM:+0000',
        'TZOFFSETTO:+0100',
        'END:DAYLIGHT',
      ].join('\n'),
    )
    expect(lines.filter((line) => /^DT(START|END);/.test(line))).toEqual([
      'DTSTART;TZID=Europe/Lisbon:20270328T003000',
      'DTEND;TZID=Europe/Lisbon:20270328T030000',
    ])
    expect(lines.filter((line) => line === 'END:VTIMEZONE')).toHaveLength(1)
    expect(lines.find((line) => line.startsWith('DTSTAMP'))).toMatch(/Z$/)
  })

  it('tell a time that clocks show twice in UTC', async () => {
    const data = { date: '2027-10-31T00:30:00+0000', end_date: '2027-10-31T06:00:00+0000' }
    const lines = await entryOf({ ...data, time_zone: 'Europe/Berlin' })
    expect(lines).toContain('DTSTART:20271031T003000Z')
    expect(lines).toContain('DTEND:20271031T060000Z')
  })

  it('need no zone where the place has the clock of UTC', async () => {
    const lines = await entryOf({ date: '2026-12-05T08:00:00+0000', time_zone: 'UTC' })
    expect(lines).toContain('DTSTART:20261205T080000Z')
    expect(lines.join('\n')).not.toMatch(/VTIMEZONE|TZID/)
  })

  it('fold lines by octets, in any script', async () => {
    const words = 'Συνάντηση στην Αθήνα 会议在香港举行 اجتماع في القاهرة 🗓️'.repeat(4)
    const { get } = startTestHandler({
      now,
      documents: [
        createDocument(
          'live_event',
          { title: title(words), date: '2026-12-05T08:00:00+0000' },
          { uid: 'meet' },
        ),
      ],
    })
    const text = await (await get('/events/meet.ics')).text()
    const lines = text.split('\r\n')
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${words}`)
  })

  it.each([
    ['/events/running.ics', 200],
    ['/events/over.ics', 404],
    ['/events/hidden.ics', 404],
    ['/events/none.ics', 404],
    ['/fr/evenements/ahead.ics', 404],
    ['/legal/terms.ics', 404],
    ['/.ics', 404],
  ])('%s answers %i', async (path, status) => {
    expect((await start().get(path)).status).toBe(status)
  })

  it('end with the event, although nothing was published', async () => {
    let time = now()
    const { get } = start(() => time)
    expect((await get('/events/running.ics')).status).toBe(200)
    time += 1_200_000
    expect((await get('/events/running.ics')).status).toBe(404)
  })
})

describe('the site for language models', () => {
  it('is a title, a summary and sections of links with descriptions', async () => {
    const { get } = startTestHandler({
      pageTypes,
      config: {
        llms: {
          summary: 'llms.summary',
          sections: [
            { title: 'llms.articles', types: ['blog_article'], limit: 1 },
            { title: 'llms.guides', types: ['guide_page'] },
          ],
        },
      },
      documents: [
        createArticle(
          { title: title('A [new] one') },
          { uid: 'b', last_publication_date: '2026-02-01T00:00:00+0000' },
        ),
        createArticle({}, { uid: 'a', last_publication_date: '2026-01-01T00:00:00+0000' }),
      ],
    })
    const text = await (await get('/llms.txt')).text()
    const [head, summary, section, ...links] = text.trim().split('\n\n')
    expect(head).toBe('# Colloquy')
    expect(summary).toMatch(/^> Colloquy is software/)
    expect([section, ...links]).toEqual([
      '## Articles',
      `- [A \\[new\\] one](${testBaseUrl}/blog/b)`,
    ])
    expect(await (await get('/de/llms.txt')).text()).toMatch(/^# Colloquy\n\n> Colloquy ist/)
  })
})

describe('what is made of configuration alone', () => {
  const paths = [
    '/robots.txt',
    '/site.webmanifest',
    '/de/site.webmanifest',
    '/.well-known/security.txt',
    '/.well-known/gpc.json',
  ]
  it.each(paths)('%s neither asks for content nor fails with it', async (path) => {
    const { get, content } = startTestHandler()
    const whole = await (await get(path)).text()
    const without = startTestHandler()
    for (const type of ['ref', 'ui_texts'])
      without.content.fail(type, siteError(ContentUnavailable, ['https://content.example', 'gone']))
    const response = await without.get(path)
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(whole)
    expect(content.queries).toEqual([])
  })
})

describe('small files', () => {
  const { get } = startTestHandler()

  it('the manifest names the site and its icons, in every language', async () => {
    const response = await get('/fr/site.webmanifest')
    expect(response.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8')
    const manifest = await response.json()
    expect(manifest).toMatchObject({
      name: 'Colloquy',
      lang: 'fr-FR',
      start_url: '/fr',
      scope: '/',
    })
    const purposes = manifest.icons.map((icon: { purpose?: string }) => icon.purpose ?? 'any')
    expect(purposes).toContain('maskable')
    expect(purposes).toContain('any')
    const html = await (await get('/fr/404')).text()
    expect(html).toContain('<link rel="manifest" href="/fr/site.webmanifest">')
    expect(html).toContain('rel="apple-touch-icon" href="/icons/apple-touch-icon.png"')
  })

  it('security.txt says whom to write to, for less than a year from the build', async () => {
    const response = await get('/.well-known/security.txt')
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    const fields = (await response.text())
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/))
    expect(Object.fromEntries(fields)).toEqual({
      Contact: 'mailto:security@colloquy.example',
      Expires: '2027-10-31T12:00:00Z',
      'Preferred-Languages': 'en, de, fr',
      Canonical: `${testBaseUrl}/.well-known/security.txt`,
    })
  })

  it('gpc.json promises to honour Global Privacy Control', async () => {
    const response = await get('/.well-known/gpc.json')
    expect(await response.json()).toEqual({ gpc: true, lastUpdate: '2026-11-21' })
  })

  it('a site that says nothing of them has none', async () => {
    const none = {
      feeds: undefined,
      llms: undefined,
      manifest: undefined,
      security: undefined,
      privacyControl: undefined,
      search: undefined,
    }
    const { get } = startTestHandler({ config: none as unknown as Partial<SiteConfig> })
    for (const path of [
      '/llms.txt',
      '/site.webmanifest',
      '/.well-known/security.txt',
      '/.well-known/gpc.json',
      '/blog/rss.xml',
      '/_search/en.json',
    ]) {
      expect.soft((await get(path)).status, path).toBe(404)
    }
  })

  it('are compressed like pages, and answered without a body to HEAD', async () => {
    const { handler } = startTestHandler({
      pageTypes,
      documents: Array.from({ length: 30 }, (_, i) =>
        createLegalDocument({}, { uid: `terms-${i}` }),
      ),
    })
    const request = (method: string) =>
      new Request(`${testBaseUrl}/sitemaps/en.xml`, {
        method,
        headers: { 'accept-encoding': 'br' },
      })
    expect((await handler(request('GET'))).headers.get('content-encoding')).toBe('br')
    const head = await handler(request('HEAD'))
    expect([head.status, await head.text()]).toEqual([200, ''])
  })
})
