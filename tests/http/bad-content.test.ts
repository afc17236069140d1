/**
 * Wrong content, all the way from document to answer: the page minus the bad part, or the right
 * 404.
 */
import { describe, expect, it } from 'vitest'
import { issueKey, type RawDocument } from '#runtime'
import {
  brokenLink,
  createDocument,
  createFormPage,
  createLandingPage,
  createLegalDocument,
  documentLink,
  image,
  linkedParagraph,
  paragraph,
  quote,
  slice,
  title,
  webLink,
} from '#tests/support/documents.ts'
import { startTestHandler } from '#tests/support/start-test-handler.ts'

const good = quote('This stays')
const path = '/lp/a-page'

interface Case {
  name: string
  body: unknown[]
  issue: { code: string; path: string; message: RegExp }
  /** Text that must not be in the page. */
  gone?: string
  /** Text that must be in the page, beside the good section. */
  stays?: string
}

const sections: Case[] = [
  {
    name: 'an unknown slice',
    body: [slice('carousel_3d', { label: 'Bad part' })],
    issue: {
      code: 'UnknownSlice',
      path: '/data/body/0',
      message: /"carousel_3d", which the site does not have/,
    },
    gone: 'Bad part',
  },
  {
    name: 'a slice named like a property every object has',
    body: [slice('constructor', {})],
    issue: { code: 'UnknownSlice', path: '/data/body/0', message: /"constructor"/ },
  },
  {
    name: 'a slice that is part of the frame',
    body: [slice('footer', { copyright: 'Bad part' })],
    issue: { code: 'UnknownSlice', path: '/data/body/0', message: /"footer"/ },
    gone: 'Bad part',
  },
  {
    name: 'a slice with a missing required field',
    body: [slice('section_header', { indicator: 'Bad part' })],
    issue: {
      code: 'InvalidSlice',
      path: '/data/body/0/primary',
      message: /"section_header" is not shown: it lacks title/,
    },
    gone: 'Bad part',
  },
  {
    name: 'a required field of the wrong type',
    body: [slice('section_header', { title: 'Bad part', indicator: 'B' })],
    issue: {
      code: 'InvalidSlice',
      path: '/data/body/0/primary/title',
      message: /\/title must be a list, not "/,
    },
    gone: 'Bad part',
  },
  {
    name: 'an optional field of the wrong type',
    body: [
      slice('quote', {
        quote: [paragraph('Still said')],
        author_name: 'B',
        author_job: ['Bad part'],
      }),
    ],
    issue: {
      code: 'InvalidField',
      path: '/data/body/0/primary/author_job',
      message: /must be a text, not \["Bad part"\]; it is not shown/,
    },
    gone: 'Bad part',
    stays: 'Still said',
  },
  {
    name: 'an unknown variation',
    body: [
      slice('quote', { quote: [paragraph('Still said')], author_name: 'B' }, { variation: 'wild' }),
    ],
    issue: {
      code: 'InvalidField',
      path: '/data/body/0/variation',
      message: /"wild" is unknown; the default is shown/,
    },
    stays: 'Still said',
  },
  {
    name: 'an item that is no slice',
    body: ['no slice'],
    issue: {
      code: 'InvalidField',
      path: '/data/body/0',
      message: /must be a set of fields, not "no slice"/,
    },
  },
  {
    name: 'a broken link in rich text',
    body: [slice('rich_text', { content: [linkedParagraph('The words stay', brokenLink())] })],
    issue: {
      code: 'BrokenLink',
      path: '/data/body/0/primary/content/0/spans/0/data',
      message: /legal_document gone is not published/,
    },
    stays: '<p>The words stay</p>',
  },
  {
    name: 'a link to a type without pages',
    body: [
      slice('rich_text', {
        content: [linkedParagraph('The words stay', documentLink('footer', 'x'))],
      }),
    ],
    issue: {
      code: 'BrokenLink',
      path: '/data/body/0/primary/content/0/spans/0/data',
      message: /has no page of its own/,
    },
    stays: '<p>The words stay</p>',
  },
  {
    name: 'a broken link of a call to action',
    body: [
      slice('hero', {
        title: title('Opening'),
        ctas: [{ type: 'link', label: 'Bad part', link: brokenLink() }],
      }),
    ],
    issue: {
      code: 'BrokenLink',
      path: '/data/body/0/primary/ctas/0/link',
      message: /not published/,
    },
    gone: 'Bad part',
    stays: 'Opening',
  },
  {
    name: 'a broken link that an item of a group needs',
    body: [
      slice('redirection_cards', {
        cards: [
          { label: 'Bad part', link: brokenLink() },
          { label: 'The other card', link: webLink('https://colloquy.example') },
        ],
      }),
    ],
    issue: {
      code: 'BrokenLink',
      path: '/data/body/0/primary/cards/0/link',
      message: /not published/,
    },
    gone: 'Bad part',
    stays: 'The other card',
  },
  {
    name: 'a group that is nothing without its only item',
    body: [slice('redirection_cards', { cards: [{ label: 'Bad part', link: brokenLink() }] })],
    issue: {
      code: 'BrokenLink',
      path: '/data/body/0/primary/cards/0/link',
      message: /not published/,
    },
    gone: 'Bad part',
  },
  {
    name: 'a slice whose required document is not published',
    body: [
      slice('form', {
        form_config: { ...brokenLink(), type: 'form_config' },
        title: title('Bad part'),
      }),
    ],
    issue: {
      code: 'BrokenLink',
      path: '/data/body/0/primary/form_config',
      message: /form_config gone is not published/,
    },
    gone: 'Bad part',
  },
]

describe('wrong content in a section', () => {
  it.each(sections)(
    '[PAGEBUILDER-04] $name costs that part and one issue',
    async ({ body, issue, gone, stays }) => {
      const { get, issues, logs } = startTestHandler({
        documents: [createLandingPage({ body: [...body, good] })],
      })
      const response = await get(path)
      const html = await response.text()
      expect(response.status).toBe(200)
      expect(html).toContain('This stays')
      if (stays) expect(html).toContain(stays)
      if (gone) expect(html).not.toContain(gone)
      expect(issues).toEqual([
        {
          code: issue.code,
          path: issue.path,
          message: expect.stringMatching(issue.message),
          hint: expect.stringMatching(/^[A-Z].*\.$/),
          documentId: 'landing_page.a-page.en-us',
          documentType: 'landing_page',
          lang: 'en-us',
          editorUrl: 'https://memory.example/documents/landing_page.a-page.en-us',
          ...(issues[0]!.rule ? { rule: expect.any(String) } : {}),
          ...(issue.code.endsWith('Slice') ? { slice: expect.any(String) } : {}),
        },
      ])
      expect(logs.filter(({ level }) => level === 'error')).toEqual([])
    },
  )

  it('[PAGEBUILDER-04] a slice whose component throws is left out alone, and its stack is logged', async () => {
    const Throwing = () => {
      throw new Error('No plan for this.')
    }
    const { get, issues, logs } = startTestHandler({
      documents: [
        createLandingPage({
          body: [slice('faq', { questions: [{ question: 'Q', answer: [paragraph('A')] }] }), good],
        }),
      ],
      slices: { faq: { component: Throwing } },
    })
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('This stays')
    expect(issues).toMatchObject([
      {
        code: 'SliceFailed',
        path: '/data/body/0',
        message: 'The section "faq" could not be rendered: No plan for this.',
      },
    ])
    expect(logs).toMatchObject([
      {
        level: 'error',
        code: 'SLICE_FAILED',
        data: { slice: 'faq', stack: expect.stringContaining('No plan') },
      },
    ])
  })

  it('[PAGEBUILDER-04] tells the faults of a bound section where the editor finds them', async () => {
    const cta = (label: string) => [{ type: 'link', label, link: brokenLink() }]
    const { get, issues } = startTestHandler({
      documents: [
        createLandingPage({
          subtitle: [linkedParagraph('More', brokenLink())],
          header_cta_1: cta('One'),
          header_cta_2: cta('Two'),
        }),
        createLegalDocument({ summary: [linkedParagraph('In short', brokenLink())] }),
      ],
    })
    expect((await get(path)).status).toBe(200)
    expect((await get('/legal/terms')).status).toBe(200)
    expect(issues.map((issue) => issue.path).sort()).toEqual([
      '/data/header_cta_1/0/link',
      '/data/header_cta_2/0/link',
      '/data/subtitle/0/spans/0/data',
      '/data/summary/0/spans/0/data',
    ])
  })
})

describe('wrong content in a document', () => {
  const data: [name: string, data: Record<string, unknown>, issuePath: string][] = [
    ['a body that is no array', { body: 'text' }, '/data/body'],
    ['a subtitle that is a number', { subtitle: 7 }, '/data/subtitle'],
    ['a picture without a size', { thumbnail: { url: '/media/a.png' } }, '/data/thumbnail'],
    ['a header colour nobody knows', { header_color: 'pink' }, '/data/header_color'],
    ['a logo wall that is a text', { logo_wall: 'logos' }, '/data/logo_wall'],
  ]
  it.each(data)('[OP49] %s costs the field', async (_, fields, issuePath) => {
    const { get, issues } = startTestHandler({
      documents: [createLandingPage({ body: [good], ...fields })],
    })
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('<h1')
    expect(issues).toMatchObject([{ code: 'InvalidField', path: issuePath }])
  })

  const fatal: [name: string, document: RawDocument, issuePath: string, reason: RegExp][] = [
    ['no title', createLandingPage({ title: [] }), '/data', /\/data lacks title/],
    [
      'a title that is a number',
      createLandingPage({ title: 7 }),
      '/data/title',
      /\/data\/title must be a list, not 7/,
    ],
    [
      'data that is a text',
      { ...createLandingPage(), data: 'text' },
      '/data',
      /\/data must be a set of fields/,
    ],
    ['no data', { ...createLandingPage(), data: null }, '/data', /\/data must be a set of fields/],
    [
      'translations that are no list',
      { ...createLandingPage(), alternate_languages: 'de' as never },
      '/alternate_languages',
      /must be a list/,
    ],
    [
      'a category nobody knows',
      createLandingPage({ category: 'toString' }),
      '/data/category',
      /no address can be built/,
    ],
  ]
  it.each(fatal)(
    '[OP09] [ROUTE-52] a document with %s is the fatal 404 and one issue',
    async (_, document, issuePath, reason) => {
      const { get, issues, logs } = startTestHandler({ documents: [document] })
      const response = await get(path)
      const html = await response.text()
      expect(response.status).toBe(404)
      expect(html).toContain('Nothing here (English)')
      expect(html).toContain('data-layout="default"')
      expect(issues).toEqual([
        expect.objectContaining({
          code: 'InvalidDocument',
          documentId: 'landing_page.a-page.en-us',
          path: issuePath,
          message: expect.stringMatching(reason),
        }),
      ])
      expect(logs).toMatchObject([
        { code: 'PageNotFound', data: { message: 'Page Not Found: /lp/a-page', fatal: true } },
      ])
    },
  )

  it('[ROUTE-47] a document flagged broken is the fatal 404', async () => {
    const { get, logs } = startTestHandler({
      documents: [createLandingPage({}, { isBroken: true })],
    })
    expect((await get(path)).status).toBe(404)
    expect(logs).toMatchObject([{ code: 'PageNotFound', data: { fatal: true } }])
  })

  it('shows documents that link to each other', async () => {
    const relation = (uid: string, data?: object) => ({
      ...documentLink('form_config', uid),
      ...(data ? { data } : {}),
    })
    const config = { form_type: 'contact', title: 'The form' }
    const inner = {
      ...config,
      body: [linkedParagraph('Back', documentLink('form_page', 'contact-us'))],
    }
    const { get, issues } = startTestHandler({
      documents: [
        createFormPage({
          form: relation('a', {
            ...inner,
            secondary_cta_link: documentLink('form_page', 'contact-us'),
          }),
        }),
        createLegalDocument(
          { content: [linkedParagraph('B', documentLink('legal_document', 'b'))] },
          { uid: 'a' },
        ),
        createLegalDocument(
          { content: [linkedParagraph('A', documentLink('legal_document', 'a'))] },
          { uid: 'b' },
        ),
      ],
    })
    const page = await (await get('/form/contact-us')).text()
    expect(page).toContain('The form')
    expect(await (await get('/legal/a')).text()).toContain('href="/legal/b?from=')
    expect(await (await get('/legal/b')).text()).toContain('href="/legal/a?from=')
    expect(issues).toEqual([])
  })

  it('[PAGEBUILDER-04] what is wrong in a linked document is told with that document', async () => {
    const form = {
      ...documentLink('form_config', 'a'),
      data: { form_type: 'contact', title: 'The form', body: 'no rich text' },
    }
    const { getMain, issues } = startTestHandler({ documents: [createFormPage({ form })] })
    expect(await getMain('/form/contact-us')).toContain('The form')
    expect(issues).toMatchObject([
      {
        code: 'InvalidField',
        documentId: 'form_config.a.en-us',
        documentType: 'form_config',
        path: '/data/body',
      },
    ])
  })
})

describe('content of a size nobody writes', () => {
  const megabytes = 1_000_000
  const ten = 10 * megabytes
  const big: [name: string, data: Record<string, unknown>][] = [
    ['one paragraph', { content: [paragraph('x'.repeat(ten))] }],
    [
      'a thousand paragraphs',
      { content: Array.from({ length: 1000 }, () => paragraph('word '.repeat(2000))) },
    ],
    ['a million line breaks', { content: [paragraph('x'), paragraph('\n'.repeat(ten))] }],
    [
      'a hundred thousand paragraphs',
      { content: Array.from({ length: 100_000 }, (_, i) => paragraph(`${i} `.padEnd(60, 'x'))) },
    ],
    [
      'thirty thousand wrong paragraphs',
      { content: Array.from({ length: 30_000 }, () => ({ type: 'none', text: 7 })) },
    ],
    [
      'two thousand spans that overlap',
      {
        content: [
          paragraph(
            'x'.repeat(4000),
            ...Array.from({ length: 2000 }, (_, i) => ({
              type: i % 2 ? 'em' : 'strong',
              start: i,
              end: i + 2000,
            })),
          ),
        ],
      },
    ],
    ['an endless slice type', { body: [slice('x'.repeat(ten), {})] }],
  ]
  it.each(big)('answers within a second: %s', async (_, data) => {
    const { get, issues } = startTestHandler({ documents: [createLegalDocument(data)] })
    await get('/legal/other')
    const before = process.threadCpuUsage()
    const response = await get('/legal/terms')
    const { user, system } = process.threadCpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(1000)
    expect([200, 404]).toContain(response.status)
    for (const issue of issues) expect(issue.message.length).toBeLessThan(500)
  })
})

describe('hostile addresses', () => {
  const addresses = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://evil.example/x',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://user:pass@evil.example/',
    'https://www.colloquy.example@evil.example/',
    '/\t/evil.example',
    'https:evil.example',
  ]
  const link = (url: string) => webLink(url, { text: 'Go' })
  /** Every place where an editor can put an address. */
  const places: [name: string, toDocument: (url: string) => RawDocument, path: string][] = [
    [
      'rich text',
      (url) => createLegalDocument({ content: [linkedParagraph('Words', link(url))] }),
      '/legal/terms',
    ],
    [
      'a picture in rich text',
      (url) =>
        createLegalDocument({ content: [paragraph('Words'), { type: 'image', ...image(url) }] }),
      '/legal/terms',
    ],
    [
      'the link of a picture',
      (url) =>
        createLegalDocument({
          content: [{ type: 'image', ...image('/media/a.png'), linkTo: link(url) }],
        }),
      '/legal/terms',
    ],
    [
      'an embed',
      (url) =>
        createLegalDocument({
          content: [paragraph('Words'), { type: 'embed', oembed: { embed_url: url } }],
        }),
      '/legal/terms',
    ],
    [
      'a call to action',
      (url) =>
        createLandingPage({ header_cta_1: [{ type: 'link', label: 'Words', link: link(url) }] }),
      path,
    ],
    [
      'a download',
      (url) =>
        createLandingPage({
          header_cta_1: [
            { type: 'download', label: 'Words', link: { ...link(url), link_type: 'Media' } },
          ],
        }),
      path,
    ],
    [
      'a group',
      (url) =>
        createLandingPage({
          body: [slice('redirection_cards', { cards: [{ label: 'Words', link: link(url) }] })],
        }),
      path,
    ],
    ['a picture', (url) => createLandingPage({ thumbnail: image(url) }), path],
    [
      'a video',
      (url) =>
        createLandingPage({
          body: [
            slice('video', {
              title: title('Film'),
              video: { embed_url: url, url },
              file: { link_type: 'Media', url, name: 'a' },
            }),
          ],
        }),
      path,
    ],
    [
      'the sharing picture',
      (url) => createLandingPage({ social_sharing_thumbnail: image(url) }),
      path,
    ],
    [
      'the navigation bar',
      (url) =>
        createDocument(
          'website_navbar',
          { menus: [{ label: 'M', link: link(url) }] },
          { lang: 'en-us' },
        ),
      '/legal/fine',
    ],
  ]

  it.each(places)('[LINK-01] never reach a page through %s', async (_, toDocument, place) => {
    for (const url of addresses) {
      const { get, issues, content } = startTestHandler({
        documents: [createLegalDocument({}, { uid: 'fine' })],
      })
      content.publish(toDocument(url))
      const response = await get(place)
      const html = await response.text()
      expect(response.status, url).toBeLessThan(500)
      expect(hostileAttributes(html), url).toEqual([])
      expect(new Set(issues.map(issueKey)).size, url).toBe(1)
    }
  })
})

/** Attributes that make a browser go or fetch somewhere it must not. */
function hostileAttributes(html: string): string[] {
  const attributes = [
    ...html.matchAll(/\s(href|src|srcset|action|poster|content|data-p)=("[^"]*"|'[^']*')/g),
  ]
  return attributes
    .map(([attribute]) => attribute.replaceAll('&#x27;', "'").replaceAll('&amp;', '&'))
    .filter((attribute) => /script:|data:text|vbscript|file:|blob:|evil\.example/i.test(attribute))
}

describe('names in addresses', () => {
  it.each(['under_score', 'v2.0', 'a--b', '-dash', 'tilde~'])(
    '[OP09] the uid %s, which the content service accepts, has its page and its place in the sitemap',
    async (uid) => {
      const { get } = startTestHandler({ documents: [createLegalDocument({}, { uid })] })
      expect((await get(`/legal/${uid}`)).status).toBe(200)
      expect(await (await get('/sitemaps/en.xml')).text()).toContain(`/legal/${uid}</loc>`)
    },
  )

  it.each(['with space', 'Upper', '..', 'a/b', 'Ü', 'quote"'])(
    '[OP09] the uid %j, which it never accepts, has neither, nor a link that leads there',
    async (uid) => {
      const link = linkedParagraph('Read on', documentLink('legal_document', uid))
      const { get, getMain } = startTestHandler({
        documents: [
          createLegalDocument({}, { uid }),
          createLegalDocument({}, { uid: 'sound' }),
          createLandingPage({ body: [slice('rich_text', { content: [link] })] }),
        ],
      })
      expect((await get(`/legal/${encodeURIComponent(uid)}`)).status).toBe(404)
      const sitemap = await (await get('/sitemaps/en.xml')).text()
      expect(sitemap.match(/\/legal\/[^<]*(?=<\/loc>)/g)).toEqual(['/legal/sound'])
      expect(await getMain(path)).toContain('<p>Read on</p>')
    },
  )
})

describe('characters that cannot be shown', () => {
  const nasty = 'A\u0000B\u000bC\ufffeD\ud800E'

  it('reach no page, no payload and no head, and are told to the editor', async () => {
    const linked = documentLink('blog_article', 'one', {
      data: { title: title(nasty), description: nasty },
    })
    const { get, issues } = startTestHandler({
      documents: [
        createLandingPage({
          title: title(nasty),
          meta_description: nasty,
          body: [slice('rich_text', { content: [linkedParagraph(nasty, linked)] })],
        }),
      ],
    })
    for (const address of [path, `${path}/_payload.json`]) {
      const text = await (await get(address)).text()
      expect(text).toContain('ABCDE')
      expect(text).not.toMatch(/[\u0000\u000b\ufffe\ufffd]|\\u0000|\\u000b|\\ud800/i)
    }
    const told = issues.filter(({ rule }) => rule === 'unprintable').map((issue) => issue.path)
    expect([...new Set(told)].sort()).toEqual([
      '/data/body/0/primary/content/0/text',
      '/data/meta_description',
      '/data/title/0/text',
    ])
  })
})

describe('texts that are too long', () => {
  it('[OP49] a title of 400 characters is shown up to a word, and the page stays', async () => {
    const long = 'Learning together '.repeat(22).trim()
    const { get, issues } = startTestHandler({
      documents: [createLandingPage({ title: title(long), body: [good] })],
    })
    const response = await get(path)
    expect(response.status).toBe(200)
    const heading = />([^<]*)<\/h1>/.exec(await response.text())![1]!
    expect(heading).toMatch(/^Learning together .* (Learning|together)…$/)
    expect(heading.length).toBeLessThanOrEqual(300)
    expect(issues.find(({ rule }) => rule === 'maxLength')).toMatchObject({
      path: '/data/title/0/text',
      message:
        'The field /data/title/0/text has 395 characters, but at most 300 are shown; the rest is not shown.',
      hint: 'Shorten it to at most 300 characters.',
    })
  })
})

describe('documents that are linked', () => {
  const linkTo = (data: unknown) => ({
    ...documentLink('author', 'ada'),
    data,
  })

  it.each([
    ['null among the blocks of a title', { title: [null], name: 'Ada' }],
    ['a name that is no text', { name: { text: 'Ada' } }],
    ['a portrait that is a text', { name: 'Ada', portrait: 'ada.jpg' }],
    ['no set of fields', 'Ada'],
    ['nothing', null],
    ['a list', [null]],
  ])('with %s take no page, feed, list or file down', async (_, data) => {
    const article = createDocument(
      'blog_article',
      { title: title('One'), author: linkTo(data), tags: [{ tag: linkTo(data) }, null] },
      { uid: 'one', first_publication_date: '2026-05-01T00:00:00+0000' },
    )
    const hub = createDocument('blog_home', { title: title('Blog') })
    const { get } = startTestHandler({ documents: [article, hub] })
    for (const address of [
      '/blog',
      '/blog/one',
      '/blog/rss.xml',
      '/blog/atom.xml',
      '/llms.txt',
      '/sitemaps/en.xml',
      '/_search/en.json',
    ]) {
      expect((await get(address)).status, address).toBe(200)
    }
  })

  it('[OP49] a guide whose title is damaged takes none of its articles along', async () => {
    const guide = createDocument(
      'guide_page',
      {
        title: [null],
        guide_name: 7,
        articles: [{ article: documentLink('blog_article', 'one') }],
      },
      { uid: 'a-guide' },
    )
    const article = createDocument('blog_article', { title: title('One') }, { uid: 'one' })
    const { get } = startTestHandler({ documents: [guide, article] })
    expect((await get('/guide/a-guide/one')).status).toBe(200)
  })
})
