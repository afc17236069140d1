/** How each test of a run ended, by the JSON that Vitest or Playwright writes. */
import { readFileSync } from 'node:fs'
import type { Selection } from './select-tests.ts'

export interface Outcome {
  /** Ends with the file of a selection. */
  file: string
  title: string
  isPassed: boolean
  isFailed: boolean
}

interface Suite {
  title: string
  file: string
  specs: { title: string; tests: { status: string }[] }[]
  suites?: Suite[]
}

interface UnitReport {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[]
}

/** @throws Error when there is no report: then nothing ran. */
export function readOutcomes(file: string): Outcome[] {
  const report = JSON.parse(readFileSync(file, 'utf8')) as UnitReport | { suites: Suite[] }
  if ('suites' in report) return report.suites.flatMap((suite) => outcomesOf(suite))
  return report.testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName: title, status }) => ({
      file,
      title,
      isPassed: status === 'passed',
      isFailed: status === 'failed',
    })),
  )
}

function outcomesOf({ title, file, specs, suites = [] }: Suite, above = ''): Outcome[] {
  const within = title === file ? '' : `${above}${title} `
  const own = specs.map(({ title: name, tests }): Outcome => ({
    file,
    title: within + name,
    isPassed: tests.length > 0 && tests.every(({ status }) => status === 'expected'),
    isFailed: tests.some(({ status }) => status === 'unexpected' || status === 'flaky'),
  }))
  return [...own, ...suites.flatMap((suite) => outcomesOf(suite, within))]
}

/** Whether a test is one of those selected. */
export function isOf({ file, title }: Outcome, selection: Selection): boolean {
  return (
    selection.files.some((one) => `/${one}`.endsWith(`/${file}`) || file.endsWith(`/${one}`)) &&
    new RegExp(selection.title).test(title)
  )
}
