/** Each editorial rule, shown by a fault seeded into a site that is otherwise clean. */
import { describe, expect, it } from 'vitest'
import type { RawDocument } from '#runtime'
import { createTestSite, siteFiles } from '#tests/support/create-test-site.ts'
import {
  brokenLink,
  createDocument,
  createFrameDocuments,
  createLandingPage,
  documentLink,
  image,
  linkedParagraph,
  paragraph,
  slice,
  title,
  webLink,
} from '#tests/support/documents.ts'
import { inspectSite, type SiteFacts } from './inspect/inspect-site.ts'
import { lintChecks, lintContent } from './lint-content.ts'

const words = {
  meta_title: 'A page about learning together',
  meta_description: 'What people who work side by side can teach each other in an hour a week.',
}

function page(uid: string, data: Record<string, unknown> = {}, lang = 'en-us'): RawDocument {
  const meta = {
    meta_title: `${words.meta_title}: ${uid}`,
    meta_description: `${words.meta_description} (${uid})`,
  }
  return createLandingPage({ ...meta, ...data }, { id: `${uid}.${lang}`, uid, lang })
}

const link = (uid: string) =>
  paragraph('Another page', {
    type: 'hyperlink',
    start: 0,
    end: 7,
    data: documentLink('landing_page', uid, { id: `${uid}.en-us` }),
  })
const richText = (...content: object[]) => slice('rich_text', { content })

/** Two pages that link to each other. */
const cleanPages = [
  page('one', { body: [richText(link('two'))] }),
  page('two', { body: [richText(link('one'))] }),
]

async function lint(...documents: RawDocument[]) {
  return lintWith({}, ...documents)
}

async function lintWith(facts: SiteFacts, ...documents: RawDocument[]) {
  const { site } = createTestSite({ documents, frame: createFrameDocuments() })
  return lintContent(await inspectSite(site, facts))
}

const isAboutPages = ({ rule }: { rule: { id: string } }) => !rule.id.startsWith('dead-')

interface Case {
  rule: string
  fault: string
  documents: RawDocument[]
  path?: string
  message: RegExp
}

const cases: Case[] = [
  {
    rule: 'broken-link',
    fault: 'a link to a document that is not published',
    documents: [
      page('one', {
        body: [richText(link('two')), richText(linkedParagraph('Gone', brokenLink()))],
      }),
    ],
    path: '/data/body/1/primary/content/0',
    message: /leads nowhere/,
  },
  {
    rule: 'dead-end',
    fault: 'the address of a page that does not exist, written out',
    documents: [
      page('one', {
        body: [
          richText(
            link('two'),
            linkedParagraph('Prices of 2019', webLink('https://www.colloquy.example/prices-2019')),
          ),
        ],
      }),
    ],
    message: /\/lp\/one links to \/prices-2019/,
  },
  {
    rule: 'missing-place',
    fault: 'the address of a place that its page does not have',
    documents: [
      page('one', {
        body: [
          richText(
            link('two'),
            linkedParagraph('Prices', webLink('https://www.colloquy.example/lp/two#prices')),
          ),
        ],
      }),
    ],
    message: /\/lp\/one links to \/lp\/two#prices, but nothing on that page is called "prices"/,
  },
  {
    rule: 'other-language-link',
    fault: 'a link to another language, of which there is a translation',
    documents: [
      page('one', {
        body: [
          richText(link('two')),
          richText(
            linkedParagraph(
              'Zwei',
              documentLink('landing_page', 'zwei', { id: 'zwei.de-de', lang: 'de-de' }),
            ),
          ),
        ],
      }),
      {
        ...page('zwei', {}, 'de-de'),
        alternate_languages: [{ id: 'two.en-us', uid: 'two', type: 'landing_page', lang: 'en-us' }],
      },
    ],
    path: '/data/body/1/primary/content/0/spans/0/data',
    message: /leads to landing_page zwei in de-de; the document is in en-us/,
  },
  {
    rule: 'heading-order',
    fault: 'a heading of the fourth level below one of the second',
    documents: [
      page('one', {
        body: [
          richText(
            link('two'),
            { type: 'heading2', text: 'Two', spans: [] },
            { type: 'heading4', text: 'Four', spans: [] },
          ),
        ],
      }),
    ],
    message: /level-4 heading "Four" follows the level-2 heading "Two"/,
  },
  {
    rule: 'alt-missing',
    fault: 'a picture without a text',
    documents: [
      page('one', {
        thumbnail: { ...image('/media/a.jpg'), alt: null },
        body: [richText(link('two'))],
      }),
    ],
    path: '/data/thumbnail',
    message: /a\.jpg has no alternative text/,
  },
  {
    rule: 'alt-poor',
    fault: 'a picture whose text is the name of its file',
    documents: [
      page('one', {
        thumbnail: image('/media/a.jpg', 1600, 900, 'IMG_2041.jpg'),
        body: [richText(link('two'))],
      }),
    ],
    path: '/data/thumbnail',
    message: /IMG_2041\.jpg/,
  },
  {
    rule: 'title-length',
    fault: 'a title no search result shows whole',
    documents: [
      page('one', {
        meta_title: 'Learning together '.repeat(6).trim(),
        body: [richText(link('two'))],
      }),
    ],
    path: '/data/meta_title',
    message: /title of \/lp\/one has \d+ characters/,
  },
  {
    rule: 'description-length',
    fault: 'a page without a description',
    documents: [page('one', { meta_description: null, body: [richText(link('two'))] })],
    path: '/data/meta_description',
    message: /\/lp\/one has no description/,
  },
  {
    rule: 'same-title',
    fault: 'the title of another page',
    documents: [
      page('one', { meta_title: `${words.meta_title}: two`, body: [richText(link('two'))] }),
    ],
    path: '/data/meta_title',
    message: /has the same title as/,
  },
  {
    rule: 'same-description',
    fault: 'the description of another page',
    documents: [
      page('one', {
        meta_description: `${words.meta_description} (two)`,
        body: [richText(link('two'))],
      }),
    ],
    path: '/data/meta_description',
    message: /has the same description as/,
  },
  {
    rule: 'link-text',
    fault: 'a link that reads "Click here"',
    documents: [
      page('one', {
        body: [richText(link('two'), linkedParagraph('Click here', webLink('https://w3.example')))],
      }),
    ],
    path: '/data/body/0/primary/content/1',
    message: /"Click here"/,
  },
  {
    rule: 'typography',
    fault: 'typewriter quotes in German',
    documents: [page('eins', { indicator: 'Das "Neue"' }, 'de-de')],
    path: '/data/indicator',
    message: /straight quotes/,
  },
  {
    rule: 'typography',
    fault: 'a French question without its space',
    documents: [page('un', { indicator: 'Pourquoi?' }, 'fr-fr')],
    path: '/data/indicator',
    message: /no-break space/,
  },
  {
    rule: 'typography',
    fault: 'two spaces',
    documents: [page('one', { indicator: 'Two  spaces', body: [richText(link('two'))] })],
    path: '/data/indicator',
    message: /two spaces/,
  },
  {
    rule: 'one-role',
    fault: 'an author who is quoted as a customer',
    documents: [
      createDocument('author', { name: 'Ada Marlow' }, { uid: 'ada-marlow' }),
      page('one', {
        body: [
          richText(link('two')),
          slice('quote', { quote: [paragraph('We like it.')], author_name: 'Ada Marlow' }),
        ],
      }),
    ],
    path: '/data/body/1/primary/author_name',
    message: /Ada Marlow is quoted as a guest but belongs to the team \(author "ada-marlow"\)/,
  },
  {
    rule: 'one-face',
    fault: 'one portrait for two people',
    documents: [
      page('one', {
        body: [
          richText(link('two')),
          slice('people', {
            people: [
              { name: 'Ada Marlow', portrait: image('/media/ada.svg', 240, 240, 'Ada Marlow') },
              { name: 'Bea Quill', portrait: image('/media/ada.svg', 240, 240, 'Bea Quill') },
            ],
          }),
        ],
      }),
    ],
    path: '/data/body/1/primary/people/1/portrait',
    message: /Bea Quill has the portrait of Ada Marlow \(ada\.svg\)/,
  },
  {
    rule: 'untranslated',
    fault: 'a page in one language only',
    documents: [],
    message: /"one" does not exist in Deutsch and Français/,
  },
  {
    rule: 'orphan',
    fault: 'a page nobody links to',
    documents: [page('three')],
    message: /No page links to \/lp\/three/,
  },
]

describe('lintContent', () => {
  it('finds nothing to mend on clean pages', async () => {
    const { findings } = await lint(...cleanPages)
    const about = findings.filter(
      ({ documentType, rule }) => documentType === 'landing_page' && rule.level !== 'note',
    )
    expect(about).toEqual([])
  })

  it.each(cases)('$rule: finds $fault', async ({ rule, documents, path, message }) => {
    const changed = new Set(documents.map(({ id }) => id))
    const report = await lint(...cleanPages.filter(({ id }) => !changed.has(id)), ...documents)
    const found = report.findings.filter(
      (finding) => finding.rule.id === rule && finding.documentType === 'landing_page',
    )
    expect(found.map((finding) => finding.message).join('\n')).toMatch(message)
    if (path !== undefined) expect(found.map((finding) => finding.path).join()).toContain(path)
    for (const { hint, editorUrl } of found) {
      expect(hint).toMatch(/\.$/)
      expect(editorUrl).toMatch(/^https:/)
    }
  })

  it('one-title: finds a page without a main heading, and one with two', async () => {
    const component = () => null
    const { site } = createTestSite({
      documents: cleanPages,
      frame: createFrameDocuments(),
      slices: { hero: { component } },
    })
    const { findings } = lintContent(await inspectSite(site))
    const messages = findings
      .filter(({ rule }) => rule.id === 'one-title')
      .map((one) => one.message)
    expect(messages.join('\n')).toMatch(/\/lp\/one has 0 main headings/)
  })

  it('shared-address: names both documents, and which of them visitors see', async () => {
    const event = createDocument('live_event', { title: title('Meet us') }, { uid: 'hello' })
    const webinar = createDocument('webinar', { title: title('Say hello') }, { uid: 'hello' })
    const { findings } = await lint(...cleanPages, webinar, event)
    const found = findings.filter(({ rule }) => rule.id === 'shared-address')
    expect(found).toMatchObject([
      {
        documentId: webinar.id,
        path: '/uid',
        message:
          '/events/hello is the address of two documents: live event "Meet us", which visitors see, and webinar "Say hello", which they cannot reach.',
      },
    ])
    expect(found[0]!.hint).toMatch(/another UID/)
  })

  it('lone-text: finds a menu that a language lacks', async () => {
    const frame = createFrameDocuments().filter(
      ({ type, lang }) => type !== 'footer' || lang === 'en-us',
    )
    const { site } = createTestSite({ documents: [], frame })
    const { findings } = lintContent(await inspectSite(site))
    const found = findings.find(
      ({ rule, documentType }) => rule.id === 'lone-text' && documentType === 'footer',
    )
    expect(found?.message).toMatch(/"footer" does not exist in Deutsch and Français/)
  })

  it('title-length and description-length: name the fields that the page type binds', async () => {
    const pageTypes = siteFiles.pageTypes.map((pageType) =>
      pageType.type === 'landing_page'
        ? { ...pageType, head: { title: ['/uid', '/data/meta_title'] } }
        : pageType,
    )
    const { site } = createTestSite({ documents: [page('one')], pageTypes })
    const { findings } = lintContent(await inspectSite(site))
    const find = (id: string) => findings.find(({ rule }) => rule.id === id)
    expect(find('title-length')).toMatchObject({ path: '/uid' })
    expect(find('description-length')).toMatchObject({
      path: '',
      hint: 'Bind a field to "description" in the head of site-config/page-types/landing_page.json.',
    })
  })

  it.each([
    [
      'of Chinese, whose letters take the room of two',
      '鹽的博物館與開放時間',
      '三座臨海的房子，講述鹽如何鋪成道路、保存收成，又如何成為各種語言裏的味道與故事。',
      [],
    ],
    [
      'of Thai, whose marks take none',
      'พิพิธภัณฑ์เกลือแห่งชาติ',
      'บ้านสามหลังริมทะเลที่เล่าเรื่องเกลือ ผู้คน และเส้นทางการค้าโบราณของโลกเรา',
      [],
    ],
    [
      'of too many Chinese letters',
      '鹽'.repeat(38),
      '鹽'.repeat(81),
      ['title-length', 'description-length'],
    ],
  ])(
    'title-length and description-length: count the room of letters %s',
    async (_, title, text, told) => {
      const one = page('one', { meta_title: title, meta_description: text })
      const { findings } = await lint(one)
      const found = findings.filter(({ rule, uid }) => rule.id.endsWith('-length') && uid === 'one')
      expect(found.map(({ rule }) => rule.id)).toEqual(told)
    },
  )

  describe('different-fact and unstated-fact', () => {
    const seats = {
      name: 'Seats',
      value: '1,200',
      said: { en: ['halls? of ([\\w.,]+) seats'], de: ['Saal mit ([\\w.]+) Plätzen'] },
    }
    const says = (text: string, lang?: string) => page('one', { indicator: text }, lang)

    it.each([
      ['the same number', says('A hall of 1,200 seats'), []],
      ['the number as another language writes it', says('Ein Saal mit 1.200 Plätzen', 'de-de'), []],
      ['a spelling of it, in capitals', says('A HALL OF Twelvehundred SEATS'), []],
      ['another number', says('A hall of 900 seats'), ['different-fact']],
      ['nothing of it', says('A hall'), ['unstated-fact']],
    ])('take %s', async (_, document, told) => {
      const stated = [{ ...seats, spellings: ['twelvehundred'] }]
      const { findings } = await lintWith({ stated }, document)
      const found = findings.filter(({ rule }) => rule.id.endsWith('-fact'))
      const about = found.filter(
        ({ rule, lang }) => rule.id !== 'unstated-fact' || document.lang.startsWith(lang),
      )
      expect(about.map(({ rule }) => rule.id)).toEqual(told)
    })

    it('tell the document, the place and both values', async () => {
      const { findings } = await lintWith({ stated: [seats] }, says('A hall of 900 seats'))
      expect(findings.find(({ rule }) => rule.id === 'different-fact')).toMatchObject({
        uid: 'one',
        path: '/data/indicator',
        message: '"Seats": the text says "900", site-config/facts.json says "1,200".',
      })
    })

    it('read the value from the field that defines it, across the fields of a section', async () => {
      const fact = {
        name: 'Price',
        from: { type: 'landing_page', uid: 'prices', path: '/data/indicator' },
        said: { en: ['^Family\\n(.+)$'] },
      }
      const figures = slice('key_figures', { figures: [{ value: 'Family', label: '€90' }] })
      const prices = page('prices', { indicator: '80 €' })
      const { findings } = await lintWith(
        { stated: [fact] },
        prices,
        page('one', { body: [figures] }),
      )
      expect(findings.find(({ rule }) => rule.id === 'different-fact')).toMatchObject({
        path: '/data/body/0/primary/figures/0/label',
        message: '"Price": the text says "€90", prices at /data/indicator says "80 €".',
      })
      const { findings: without } = await lintWith({ stated: [fact] }, page('one'))
      expect(without.find(({ rule }) => rule.id === 'unstated-fact')?.message).toBe(
        '"Price": landing_page has no text or number at /data/indicator, which defines it.',
      )
    })
  })

  it('dead-slice and dead-variation: find what no page uses', async () => {
    const { findings } = await lint(
      ...cleanPages,
      page('cards', {
        body: [slice('cards', { cards: [{ title: 'One' }] }), richText(link('one'))],
      }),
    )
    const messages = findings.map(({ message }) => message)
    expect(messages).toContain('No page uses the slice "tabs".')
    expect(messages).toContain('No page uses "bento" of the slice "cards".')
    expect(messages).not.toContain('No page uses "default" of the slice "cards".')
    expect(messages).not.toContain('No page uses the slice "hero".')
  })

  it('has a case for every rule', () => {
    const shown = new Set([
      ...cases.map(({ rule }) => rule),
      'one-title',
      'shared-address',
      'lone-text',
      'dead-slice',
      'dead-variation',
      'different-fact',
      'unstated-fact',
    ])
    const rules = lintChecks.flatMap(({ rules }) => rules.map(({ id }) => id))
    expect([...shown].sort()).toEqual([...new Set(rules)].sort())
  })

  it('leaves documents that are not pages out of rules about pages', async () => {
    const quote = createDocument('quote', { quote: [paragraph('Yes.')] }, { uid: 'yes' })
    const { findings } = await lint(...cleanPages, quote)
    expect(
      findings.filter(isAboutPages).filter(({ documentType }) => documentType === 'quote'),
    ).toEqual([])
  })
})
