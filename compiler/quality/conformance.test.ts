/** Every kind of content issue, shown by a seeded fault, and the reports it ends in. */
import { describe, expect, it } from 'vitest'
import type { RawDocument } from '#runtime'
import { buildModels } from '#compiler/generate/generate-models.ts'
import { loadSchemas } from '#compiler/read/load-schemas.ts'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { createTestSite } from '#tests/support/create-test-site.ts'
import {
  brokenLink,
  createArticle,
  createDocument,
  createLandingPage,
  createLegalDocument,
  documentLink,
  image,
  linkedParagraph,
  paragraph,
  quote,
  slice,
} from '#tests/support/documents.ts'
import { checkConformance } from './conformance.ts'
import { conformanceRules } from './inspect/conformance-rules.ts'
import { isClean } from './inspect/finding.ts'
import { inspectSite } from './inspect/inspect-site.ts'
import { toHtmlReport } from './report/html-report.ts'
import { toSarif } from './report/sarif.ts'
import { toTable } from './report/table.ts'

const models = buildModels(loadSchemas([repositoryRoot]))

async function check(documents: RawDocument[], slices = {}, files?: ReadonlySet<string>) {
  const { site } = createTestSite({ documents, slices })
  return checkConformance(await inspectSite(site, { files, models }))
}

const withBody = (...body: object[]) => createLandingPage({ body })

const cases: { code: keyof typeof conformanceRules; document: RawDocument; path: string }[] = [
  { code: 'InvalidDocument', document: createLandingPage({ title: null }), path: '/data' },
  {
    code: 'InvalidField',
    document: createLandingPage({ category: 'toys' }),
    path: '/data/category',
  },
  { code: 'InvalidSlice', document: withBody(slice('cards', { cards: [] })), path: '/data/body/0' },
  { code: 'UnknownSlice', document: withBody(slice('carousel', {})), path: '/data/body/0' },
  {
    code: 'BrokenLink',
    document: withBody(slice('rich_text', { content: [linkedParagraph('Gone', brokenLink())] })),
    path: '/data/body/0/primary/content/0',
  },
]

const redirect = (id: string, from: string, to: object) =>
  createDocument('redirect', { from, to }, { id, first_publication_date: id })
const toPath = (url: string) => ({ link_type: 'Web', url })

describe('letters', () => {
  const latin = Array.from({ length: 0x100 }, (_, code) => code)
  const known = { typefaces: ['Own'], letters: new Set([...latin, 0x152, 0x153, 0x2019]) }
  const inspect = async (text: string, letters?: typeof known) => {
    const { site } = createTestSite({
      documents: [withBody(slice('rich_text', { content: [paragraph(text)] }))],
      slices: {},
    })
    const { findings } = checkConformance(await inspectSite(site, { letters }))
    return findings.filter(({ rule }) => rule.id === 'missing-letter')
  }

  it('[PDF-02] that no typeface of the site has are noted with the document, once each', async () => {
    const [finding, ...more] = await inspect('Teams grow → ń ń 🎓', known)
    expect(more).toEqual([])
    expect(finding).toMatchObject({
      message: 'No typeface of the site (Own) has "→", "ń".',
      documentType: 'landing_page',
      path: expect.stringMatching(/^\/data\//),
      rule: { level: 'note' },
    })
    expect(await inspect('Teams grow', known)).toEqual([])
  })

  it('are nobody’s business where the system has the typefaces', async () => {
    expect(await inspect('Ωριμότητα')).toEqual([])
  })
})

describe('[ROUTE-42] redirects of editors', () => {
  it('are told of where they cannot work, or nobody needs them', async () => {
    const { findings } = await check([
      createLegalDocument(),
      redirect('1', '/good', toPath('/legal/terms')),
      redirect('2', '/good/', toPath('/legal/terms')),
      redirect('3', '/further', toPath('/good?a=1')),
      redirect('4', '/file', toPath('/media/paper.pdf')),
      redirect('5', '/lost', toPath('/nowhere')),
      redirect('6', '/gone', { ...brokenLink() }),
      redirect('7', '/legal/terms', toPath('/')),
      redirect('8', '/ring', toPath('/ring')),
      redirect('9', '/a*', toPath('/legal/terms')),
    ])
    const found = findings.map(({ rule, documentId, path }) => `${rule.id} ${documentId} ${path}`)
    expect(found.sort()).toEqual([
      'hidden-redirect 7 /data/from',
      'invalid-redirect 2 /data/from',
      'invalid-redirect 5 /data/to',
      'invalid-redirect 6 /data/to',
      'invalid-redirect 8 /data/to',
      'invalid-redirect 9 /data/from',
    ])
  })
})

const nowhere = () => undefined

describe('checkConformance', () => {
  it('[PAGEBUILDER-10] finds nothing in documents that fit', async () => {
    const report = await check([withBody(quote('All is well'))])
    expect(report.findings).toEqual([])
    expect(isClean(report)).toBe(true)
    expect(toTable(report, nowhere)).toMatch(
      /^Schema conformance of memory: \d+ documents, 4 pages: clean\.$/,
    )
  })

  it.each(cases)(
    '[PAGEBUILDER-10] tells of $code where it is',
    async ({ code, document, path }) => {
      const report = await check([document])
      const found = report.findings.find(({ rule }) => rule === conformanceRules[code])
      expect(found).toMatchObject({ documentId: document.id, uid: 'a-page', lang: 'en-us' })
      expect(found!.path.startsWith(path)).toBe(true)
      expect(isClean(report)).toBe(false)
    },
  )

  it('tells of a section that could not be drawn', async () => {
    const component = () => {
      throw new Error('No ink left')
    }
    const { findings } = await check([withBody(quote('Never drawn'))], { quote: { component } })
    expect(findings.map(({ rule, message }) => `${rule.id}: ${message}`)).toEqual([
      'failed-slice: The section "quote" could not be rendered: No ink left.',
    ])
  })

  it('reads a document of every type, also of those without an address', async () => {
    const { findings } = await check([
      { ...createLandingPage({}), id: 'wrong', type: 'website_navbar', data: { menus: 7 } },
    ])
    expect(findings.map(({ documentId }) => documentId)).toContain('wrong')
  })
})

/**
 * Mistakes that used to pass unnoticed: each is reported at its place, with what to write instead.
 */
const unseen: {
  name: string
  document: RawDocument
  rule: string
  path: string
  message: RegExp
  hint: RegExp
}[] = [
  {
    name: 'a misspelt field of a document',
    document: createLandingPage({ categroy: 'product' }),
    rule: 'misspelt-field',
    path: '/data/categroy',
    message: /no field "categroy"; its value "product"/,
    hint: /Did you mean "category"\?/,
  },
  {
    name: 'a misspelt field of a section',
    document: withBody(slice('quote', { quote: [paragraph('Words')], autor_name: 'Ada' })),
    rule: 'misspelt-field',
    path: '/data/body/0/primary/autor_name',
    message: /"autor_name"/,
    hint: /"author_name"/,
  },
  {
    name: 'a misspelt field of an item',
    document: withBody(
      slice('faq', { questions: [{ question: 'Why?', answer: [paragraph('So.')], anser: 'x' }] }),
    ),
    rule: 'misspelt-field',
    path: '/data/body/0/primary/questions/0/anser',
    message: /"anser"/,
    hint: /"answer"/,
  },
  {
    name: 'rows of a section that has none',
    document: withBody(slice('quote', { quote: [paragraph('Words')] }, { items: [{ row: 'x' }] })),
    rule: 'unknown-field',
    path: '/data/body/0/items/0/row',
    message: /"row"/,
    hint: /Remove the field/,
  },
  {
    name: 'a picture whose file is not there',
    document: createLandingPage({ thumbnail: image('/media/photos/clas.jpg') }),
    rule: 'missing-file',
    path: '/data/thumbnail/url',
    message: /\/media\/photos\/clas\.jpg does not exist/,
    hint: /"\/media\/photos\/class\.jpg"/,
  },
  {
    name: 'a picture without a size whose file is not there, by the name that it has on the disk',
    document: createLandingPage({ thumbnail: { url: '/media/photos/my%20clas~3F.jpg', alt: 'A' } }),
    rule: 'missing-file',
    path: '/data/thumbnail/url',
    message: /\/media\/photos\/my clas\?\.jpg does not exist/,
    hint: /upload/i,
  },
  {
    name: 'a page without a uid',
    document: createLegalDocument({}, { uid: null }),
    rule: 'missing-uid',
    path: '/uid',
    message: /no uid, so it has no address/,
    hint: /lower-case letters/,
  },
  {
    name: 'a uid that cannot stand in an address',
    document: createLegalDocument({}, { uid: 'Übers Haus' }),
    rule: 'malformed-uid',
    path: '/uid',
    message: /"Übers Haus" cannot/,
    hint: /"uebers-haus"/,
  },
  {
    name: 'a language the site does not have',
    document: createLegalDocument({}, { lang: 'es-es' }),
    rule: 'unknown-language',
    path: '/lang',
    message: /"es-es"/,
    hint: /en-us, de-de, fr-fr/,
  },
  {
    name: 'a relationship, of a document without a page, to one that is not there',
    document: createDocument('form_config', {
      form_type: 'x',
      button_link_after_completion: documentLink('legal_document', 'trems'),
    }),
    rule: 'broken-link',
    path: '/data/button_link_after_completion',
    message: /legal_document trems, which is not there/,
    hint: /Did you mean "terms"\?/,
  },
  {
    name: 'a date in words',
    document: createArticle({ publication_datetime: 'third of May' }),
    rule: 'invalid-field',
    path: '/data/publication_datetime',
    message: /must be a date and time like 2026-05-31T09:00:00\+0000, not "third of May"/,
    hint: /Enter date, time and offset/,
  },
  {
    name: 'a relationship to a document of another kind',
    document: createLandingPage({
      form: documentLink('legal_document', 'terms', { id: 'terms' }),
    }),
    rule: 'wrong-target',
    path: '/data/form',
    message: /leads to terms \(Legal document\), but the field takes Form\./,
    hint: /Choose a document of the kind Form\./,
  },
  {
    name: 'a kind of link that there is not',
    document: createLegalDocument({
      content: [linkedParagraph('Terms', { link_type: 'Dokument', id: 'terms' })],
    }),
    rule: 'invalid-field',
    path: '/data/content/0/spans/0/data/link_type',
    message: /must be one of Web, Media, Document, not "Dokument"/,
    hint: /Did you mean "Document"\?/,
  },
  {
    name: 'a section whose name is misspelt',
    document: withBody(slice('qoute', {})),
    rule: 'unknown-slice',
    path: '/data/body/0',
    message: /the section "qoute", which the site does not have/,
    hint: /Did you mean "quote"\?/,
  },
  {
    name: 'a tag in a line',
    document: createLandingPage({ meta_title: 'News<br>today' }),
    rule: 'typed-tag',
    path: '/data/meta_title',
    message: /contains <br>, which visitors read/,
    hint: /Remove the tag/,
  },
  {
    name: 'a tag in a formatted text',
    document: withBody(quote('He said <a href="/x">this</a>')),
    rule: 'typed-tag',
    path: '/data/body/0/primary/quote/0/text',
    message: /contains <a href="\/x">/,
    hint: /formatting of the field/,
  },
  {
    name: 'formatting that reaches beyond its text',
    document: createLegalDocument({
      content: [paragraph('Short', { type: 'strong', start: 2, end: 90 })],
    }),
    rule: 'format-beyond-text',
    path: '/data/content/0/spans/0',
    message: /reaches to 90, but the text has 5 characters/,
    hint: /Format the words again/,
  },
  {
    name: 'formatting that ends before it begins',
    document: createLegalDocument({
      content: [paragraph('Short', { type: 'em', start: 4, end: 1 })],
    }),
    rule: 'format-beyond-text',
    path: '/data/content/0/spans/0',
    message: /ends at 1, not after its beginning at 4/,
    hint: /Format the words again/,
  },
  {
    name: 'a heading of a level that the text does not offer',
    document: createLegalDocument({ content: [{ type: 'heading1', text: 'Big', spans: [] }] }),
    rule: 'format-not-offered',
    path: '/data/content/0/type',
    message: /is a heading of level 1, which the field does not offer/,
    hint: /It offers .*headings of level/,
  },
  {
    name: 'a link in a title',
    document: createLandingPage({
      title: [
        {
          type: 'heading1',
          text: 'Go',
          spans: [{ type: 'hyperlink', start: 0, end: 2, data: toPath('/x') }],
        },
      ],
    }),
    rule: 'format-not-offered',
    path: '/data/title/0/spans/0/type',
    message: /is a link, which the field does not offer/,
    hint: /It offers bold text, italic text and headings of level 1/,
  },
]

describe('what used to pass', () => {
  it.each(unseen)(
    '[PAGEBUILDER-10] $name is told',
    async ({ document, rule, path, message, hint }) => {
      const files = new Set(['/media/photos/class.jpg', '/media/sharing.jpg'])
      const { findings } = await check(
        [document, createLegalDocument({}, { id: 'terms' })],
        {},
        files,
      )
      const found = findings.filter((finding) => finding.documentId === document.id)
      const told = found.filter((one) => one.rule.id === rule && one.path === path)
      expect(told).toHaveLength(1)
      expect(told[0]!.message).toMatch(message)
      expect(told[0]!.hint).toMatch(hint)
      expect(JSON.stringify(findings)).not.toMatch(/slice-registry|schema for the type|site-config/)
    },
  )

  it('[OP16] the page of a document with fields nobody knows is drawn', async () => {
    const report = await check([createLandingPage({ categroy: 'x', moon: 1 })])
    expect(report.counts).toContainEqual({ label: 'pages', value: 4 })
  })

  it.each([
    ['a uid with a space', createLegalDocument({}, { uid: 'a b' })],
    ['no id', createLegalDocument({}, { id: '' })],
    ['data that is a text', { ...createLegalDocument(), data: 'none' }],
    ['a type nobody knows', createDocument('novel', {})],
    ['null everywhere', { ...createLegalDocument(), data: { title: [null], content: [null] } }],
  ])('[PAGEBUILDER-10] a document with %s ends no report', async (_, document) => {
    const sound = createLandingPage({ category: 'toys' })
    const { findings } = await check([document, sound])
    expect(findings.map(({ documentId }) => documentId)).toContain(sound.id)
  })

  it('tells of a page on which the site itself fails, and goes on', async () => {
    const { site } = createTestSite({ documents: [createLegalDocument(), createLandingPage()] })
    const content = { ...site.content }
    content.byUid = async (type, uid, query) => {
      if (type === 'legal_document') throw new TypeError('No ink left')
      return site.content.byUid(type, uid, query)
    }
    const report = checkConformance(await inspectSite({ ...site, content }))
    expect(report.findings.map(({ rule, message }) => `${rule.id}: ${message}`)).toEqual([
      'failed-page: The page could not be rendered: No ink left',
    ])
    expect(report.counts).toContainEqual({ label: 'pages', value: 4 })
  })
})

describe('reports', () => {
  const broken = cases.map(({ document }, index) => ({
    ...document,
    id: `d${index}`,
    uid: `d-${index}`,
  }))
  const locate = ({ documentId }: { documentId: string }) => ({
    file: `content/documents/en-us/landing_page/${documentId} x.json`,
    line: 12,
  })

  it('write SARIF that names rule, file and line of every finding', async () => {
    const report = await check(broken)
    const sarif = toSarif(report, locate) as {
      version: string
      runs: { tool: { driver: { rules: { id: string }[] } }; results: SarifResult[] }[]
    }
    interface SarifResult {
      ruleId: string
      ruleIndex: number
      level: string
      message: { text: string }
      locations: {
        physicalLocation: { artifactLocation: { uri: string }; region: { startLine: number } }
      }[]
    }
    expect(sarif.version).toBe('2.1.0')
    const [run] = sarif.runs
    expect(run!.results).toHaveLength(report.findings.length)
    for (const { ruleId, ruleIndex, level, locations } of run!.results) {
      expect(run!.tool.driver.rules[ruleIndex]!.id).toBe(ruleId)
      expect(level).toBe('error')
      const { artifactLocation, region } = locations[0]!.physicalLocation
      expect(artifactLocation.uri).toMatch(
        /^content\/documents\/en-us\/landing_page\/d\d%20x\.json$/,
      )
      expect(region.startLine).toBe(12)
    }
  })

  it('write SARIF with the address in the editor of a document that is no file', async () => {
    const report = await check([createLandingPage({ category: 'toys' })])
    const uri = 'https://memory.example/documents/landing_page.a-page.en-us'
    const locations = [{ physicalLocation: { artifactLocation: { uri } } }]
    expect(toSarif(report, nowhere)).toMatchObject({ runs: [{ results: [{ locations }] }] })
  })

  it('write a page without script that escapes what content says', async () => {
    const nasty = withBody(slice('carousel', {}))
    const report = await check([
      {
        ...nasty,
        uid: 'nasty',
        data: { ...(nasty.data as object), category: '<script>alert(1)</script>' },
      },
    ])
    const html = toHtmlReport(report, locate)
    expect(html).not.toContain('<script')
    expect(html).toContain('&lt;script&gt;')
    expect(html).toContain('Needs work')
    expect(html).toContain('nasty')
  })

  it('lead to the editor of a document that is no file: the repository of one that is has none of it', async () => {
    const report = await check([createLandingPage({ category: 'toys' })])
    const link = '<h3><a href="https://memory.example/documents/'
    expect(toHtmlReport(report, nowhere)).toContain(link)
    expect(toHtmlReport(report, locate)).not.toContain('<a href')
  })

  it('write a table with place, words and advice', async () => {
    const table = toTable(await check([createLandingPage({ category: 'toys' })]), locate)
    expect(table).toContain('landing_page a-page en-us')
    expect(table).toMatch(/✗ The field \/data\/category .*\(invalid-field\)/)
    expect(table).toContain(
      'content/documents/en-us/landing_page/landing_page.a-page.en-us x.json:12 /data/category',
    )
    expect(table).toMatch(/1 error\.$/)
  })
})
