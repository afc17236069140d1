import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { repositoryRoot } from '../../read/roots.ts'
import { checkReport } from './check-report.ts'

const qalam = join(repositoryRoot, 'tests/fixtures/sites/qalam')

/** The school of calligraphy with an assessment, over a root that may have a theme. */
function withAssessment(theme?: string): string[] {
  const root = mkdtempSync(join(tmpdir(), 'report-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const folder of ['site-config/page-types', 'public/fonts'])
    mkdirSync(join(root, folder), { recursive: true })
  const sections = [{ slice: 'assessment', bind: {} }]
  const pageType = JSON.stringify({ type: 'check', sections })
  writeFileSync(join(root, 'site-config/page-types/check.json'), pageType)
  if (theme !== undefined) writeFileSync(join(root, 'site-config/theme.css'), theme)
  writeFileSync(join(root, 'public/fonts/own.woff2'), '')
  return [qalam, root]
}

it('a site from right to left with an assessment is told that a report needs a file with its letters', () => {
  const [fault, ...more] = checkReport(withAssessment())
  expect(more).toEqual([])
  expect(fault!.file).toBe(join(qalam, 'site-config/theme.css'))
  expect(fault!.message).toBe(
    'The report of the assessment has no letters for ar-EG: --font-text and --font-heading name no typeface that has a file.',
  )
})

it('one whose theme has such a file, has no assessment, or is read from left to right is told nothing', () => {
  const theme = `@font-face { font-family: 'Own'; src: url('/fonts/own.woff2'); }
    :root { --font-text: 'Own', serif; --font-heading: 'Own', serif; }`
  expect(checkReport(withAssessment(theme))).toEqual([])
  expect(checkReport([qalam])).toEqual([])
  expect(checkReport([repositoryRoot])).toEqual([])
})
