/** Every kind of content issue, shown by a seeded fault, and the reports it ends in. */
import { describe, expect, it } from 'vitest'
import type { RawDocument } from '#runtime'
import { createTestSite } from '#tests/support/create-test-site.ts'
import {
  brokenLink,
  createLandingPage,
  linkedParagraph,
  quote,
  slice,
} from '#tests/support/documents.ts'
import { checkConformance, conformanceRules } from './conformance.ts'
import { isClean } from './finding.ts'
import { inspectSite } from './inspect-site.ts'
import { toHtmlReport } from './report/html-report.ts'
import { toSarif } from './report/sarif.ts'
import { toTable } from './report/table.ts'

async function check(documents: RawDocument[], slices = {}) {
  const { site } = createTestSite({ documents, slices })
  return checkConformance(await inspectSite(site))
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
      'failed-slice: The section "quote" could not be drawn: No ink left.',
    ])
  })

  it('reads a document of every type, also of those without an address', async () => {
    const { findings } = await check([
      { ...createLandingPage({}), id: 'wrong', type: 'website_navbar', data: { menus: 7 } },
    ])
    expect(findings.map(({ documentId }) => documentId)).toContain('wrong')
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
