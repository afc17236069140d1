/** Usage of a small site with one of each fault planted in it. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { RawDocument } from '#runtime'
import { createTestSite } from '#tests/support/create-test-site.ts'
import {
  createDocument,
  createFrameDocuments,
  createLandingPage,
  documentLink,
  image,
  linkedParagraph,
  paragraph,
  slice,
  webLink,
} from '#tests/support/documents.ts'
import { surveySite, type Survey } from './inspect/inspect-site.ts'
import { reportUsage } from './report-usage.ts'
import { findThing, type UsageReport } from './report/used-things.ts'
import { toUsageHtml } from './report/usage-html.ts'
import { toUsageJson } from './report/usage-json.ts'
import { toThingText, toUsageText, toUsesText } from './report/usage-text.ts'
import { createUsageIndexer, indexUsage } from './usage/usage-index.ts'

const page = (uid: string, data: Record<string, unknown> = {}, lang = 'en-us'): RawDocument =>
  createLandingPage(data, { id: `${uid}.${lang}`, uid, lang })
const link = (uid: string, lang = 'en-us') =>
  linkedParagraph(uid, documentLink('landing_page', uid, { id: `${uid}.${lang}`, lang }))
const gone = linkedParagraph(
  'gone',
  documentLink('landing_page', 'gone', { id: 'gone.en-us', isBroken: true }),
)
const written = (url: string) => linkedParagraph(url, webLink(`https://www.colloquy.example${url}`))
const richText = (...content: object[]) => slice('rich_text', { content })

const documents: RawDocument[] = [
  page('one', {
    thumbnail: image('/media/used.jpg?w=640'),
    body: [
      richText(link('two'), link('two'), gone, link('zwei', 'de-de')),
      richText(written('/lp/three'), written('/lp/two#prices'), written('/lp/two')),
    ],
  }),
  page('two', {
    body: [
      richText(link('one')),
      slice('cards', { cards: [{ title: 'One' }] }),
      slice('form', {
        form: documentLink('form_config', '', { id: 'form_config.en-us', uid: undefined }),
      }),
    ],
  }),
  {
    ...page('zwei', {}, 'de-de'),
    alternate_languages: [{ id: 'two.en-us', uid: 'two', type: 'landing_page', lang: 'en-us' }],
  },
  createDocument('form_config', { form_type: 'contact', title: 'Write', body: [paragraph('Us')] }),
]
const files = new Set(['/media/used.jpg', '/media/unused.jpg', '/media/sharing.jpg'])
const started = new Set(['navigation'])
const nowhere = () => undefined

let survey: Survey
let report: UsageReport
beforeAll(async () => {
  const { site } = createTestSite({ documents, frame: createFrameDocuments() })
  survey = await surveySite(site, { files, started })
  report = reportUsage(survey)
})

const messages = (rule: string) =>
  report.findings.filter((finding) => finding.rule.id === rule).map(({ message }) => message)

describe('[PAGEBUILDER-10] usage', () => {
  it('tells what nobody uses: slices, variations, machines, forms, files', () => {
    expect(messages('dead-slice')).toContain('No page uses the slice "tabs".')
    expect(messages('dead-slice')).not.toContain('No page uses the slice "cards".')
    expect(messages('dead-variation')).toContain('No page uses "bento" of the slice "cards".')
    expect(messages('dead-variation').join()).not.toContain('"default" of the slice "cards"')
    // One is in a page type that has documents, the other in one that has none.
    expect(messages('dead-slice')).not.toContain('No page uses the slice "page_header".')
    expect(messages('dead-slice')).toContain('No page uses the slice "author_header".')
    expect(messages('dead-machine')).toContain('Nothing on any page runs the machine "tabs".')
    expect(messages('dead-machine').join()).not.toMatch(/"(?:navigation|form)"/)
    expect(messages('dead-form').join('\n')).toMatch(/"demo": no document has words for it/)
    expect(messages('dead-form').join('\n')).not.toContain('"contact"')
    expect(messages('unused-asset')).toEqual(['No document uses the file /media/unused.jpg.'])
  })

  it('tells links that lead nowhere, or elsewhere than they should, once each', () => {
    expect(messages('broken-link')).toEqual([
      expect.stringMatching(/leads to landing_page gone, which is not there/),
    ])
    expect(messages('dead-end')).toEqual([
      '/lp/one links to /lp/three, which is not a page of the site.',
    ])
    expect(messages('missing-place')).toEqual([
      '/lp/one links to /lp/two#prices, but nothing on that page is called "prices".',
    ])
    expect(messages('other-language-link')).toEqual([
      expect.stringMatching(/leads to landing_page zwei in de-de; the document is in en-us/),
    ])
  })

  it('tells pages that nothing leads to', async () => {
    expect(messages('orphan').join('\n')).not.toMatch(/\/lp\/(?:one|two|zwei)\b/)
    const { site } = createTestSite({
      documents: [...documents, page('alone')],
      frame: createFrameDocuments(),
    })
    const { findings } = reportUsage(await surveySite(site))
    const orphans = findings.filter(({ rule }) => rule.id === 'orphan')
    expect(orphans.map(({ message }) => message)).toContain('No page links to /lp/alone.')
  })

  it('says of one thing who uses it, where, and how often', () => {
    const two = findThing(survey, 'document', 'two.en-us')!
    expect(toThingText(two, ({ path }) => path)).toBe(
      [
        'The document landing_page two en-us is used by 1 document:',
        '  landing_page one en-us  /data/body/0/primary/content/0/spans/0/data and 1 more place',
      ].join('\n'),
    )
    expect(findThing(survey, 'slice', 'no_such_slice')).toBeUndefined()
    const footer = findThing(survey, 'document', 'footer.en-us')!
    expect(footer.site).toContain('layout default')
    expect(toUsesText(survey.usage.usesOf('two.en-us'), ({ name }) => name)).toContain(
      '  variation cards/default  /data/body/1',
    )
  })

  it('counts in columns for a terminal, names everything in JSON', () => {
    const text = toUsageText(report, nowhere)
    expect(text).toMatch(/^slice +documents +used by the site in\n/)
    expect(text).toMatch(/\nrich_text +2 +page types /)
    expect(text).toMatch(/\n {2}bento +0$/m)
    expect(toUsageText(report, nowhere, true)).not.toContain('used by the site in')
    const json = toUsageJson(report, nowhere) as unknown as {
      used: Record<string, { name: string; documents: object[] }[]>
    }
    const used = json.used['asset']!.find(({ name }) => name === '/media/used.jpg')
    expect(used!.documents).toMatchObject([
      { document: { id: 'one.en-us' }, path: '/data/thumbnail' },
    ])
  })

  it('writes a page that stands alone, whatever content is called', () => {
    const html = toUsageHtml(
      {
        ...report,
        things: {
          ...report.things,
          asset: [{ kind: 'asset', name: 'x', words: '<b>"&', users: [], site: [] }],
        },
      },
      nowhere,
    )
    expect(html).toContain('<td>&lt;b&gt;&quot;&amp;</td>')
    expect(html).not.toMatch(/(?:src|href)="(?!https:\/\/memory\.example)/)
    expect(html).toMatch(/<th scope="col">Name<\/th>/)
  })
})

describe('[PAGEBUILDER-10] the index', () => {
  it('reads one document after the other, and keeps none', async () => {
    let waiting = 0
    async function* stream() {
      for (let at = 0; at < 50; at += 1) {
        expect(waiting).toBe(0)
        waiting += 1
        yield page(`p${at}`, { body: [richText(link(`p${at + 1}`))] })
        waiting -= 1
      }
    }
    const index = await indexUsage(stream(), { slices: {} })
    expect(index.documents.size).toBe(50)
    expect(index.usersOf('document', 'p1.en-us').map(({ by }) => by.uid)).toEqual(['p0'])
    expect(JSON.stringify([...index.documents.values()])).not.toContain('heading1')
  })

  it('takes whatever a document has in place of its data', () => {
    const { add, index } = createUsageIndexer({ slices: {} })
    for (const data of [null, 'text', [[{ slice_type: 3 }]], { a: { link_type: 'Document' } }])
      add(createDocument('page', data))
    expect(index.namesOf('slice')).toEqual([])
  })
})
