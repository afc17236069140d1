/** What failed, and what took longest, by what the test runners write about themselves. */
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { repositoryRoot } from '#schemas/roots.ts'

export interface TestResult {
  file: string
  title: string
  ms: number
  /** Why it failed; of a browser test also why an earlier attempt did. */
  failure?: string
}

interface UnitReport {
  testResults: {
    name: string
    message: string
    assertionResults: {
      fullName: string
      status: string
      duration?: number | null
      failureMessages?: string[]
    }[]
  }[]
}

interface BrowserReport {
  errors: { message?: string }[]
  suites: Suite[]
}

interface Suite {
  title: string
  file: string
  specs: { title: string; tests: BrowserTest[] }[]
  suites?: Suite[]
}

interface BrowserTest {
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
  results: { duration: number; error?: { message?: string } }[]
}

/**
 * @param file - a report of Vitest or of Playwright
 * @returns each test; and what failed outside of one, such as a file that cannot be imported, without a title
 */
export function readResults(file: string): TestResult[] {
  const report = JSON.parse(readFileSync(file, 'utf8')) as UnitReport | BrowserReport
  if ('suites' in report) {
    const outside = report.errors.map(({ message = '' }) => ({
      ...outsideOfTests,
      failure: message,
    }))
    return [...outside, ...report.suites.flatMap((suite) => resultsOf(suite))]
  }
  return report.testResults.flatMap(({ name, message, assertionResults }) => {
    const path = relative(repositoryRoot, name)
    const outside = message ? [{ ...outsideOfTests, file: path, failure: message }] : []
    const tests = assertionResults.map(({ fullName, status, duration, failureMessages }) => ({
      file: path,
      title: fullName,
      ms: duration ?? 0,
      ...(status === 'failed' && { failure: failureMessages?.join('\n') ?? '' }),
    }))
    return [...outside, ...tests]
  })
}

const outsideOfTests = { file: '', title: '', ms: 0 }

function resultsOf({ title, file, specs, suites = [] }: Suite, above = ''): TestResult[] {
  const within = title === file ? '' : `${above}${title} `
  const own = specs.map(({ title: name, tests }): TestResult => {
    const attempts = tests.flatMap(({ results }) => results)
    const isBroken = tests.some(({ status }) => status === 'unexpected' || status === 'flaky')
    return {
      file,
      title: within + name,
      ms: sum(attempts.map(({ duration }) => duration)),
      ...(isBroken && {
        failure: attempts.flatMap(({ error }) => error?.message ?? []).join('\n'),
      }),
    }
  })
  return [...own, ...suites.flatMap((suite) => resultsOf(suite, within))]
}

/** Every failure once more, where the end of a long output is all that is kept: which, and how it begins. */
export function formatFailures(results: readonly TestResult[]): string {
  return results
    .filter(({ failure }) => failure !== undefined)
    .map(({ file, title, failure = '' }) => {
      const lines = stripVTControlCharacters(failure).split('\n', linesOfFailure)
      const where = [file, title].filter(Boolean).join(': ')
      return [where || 'Outside of tests', ...lines].join('\n    ')
    })
    .join('\n')
}

const linesOfFailure = 12

/** The ten files and the ten tests that took longest, waiting included. */
export function formatTimes(name: string, results: readonly TestResult[]): string {
  const tests = results.filter(({ title }) => title !== '')
  const files = [...Map.groupBy(tests, ({ file }) => file)].map(([file, of]) => ({
    ms: sum(of.map(({ ms }) => ms)),
    text: `${file} (${of.length})`,
  }))
  const titled = tests.map(({ ms, file, title }) => ({ ms, text: `${file}: ${title}` }))
  const total = sum(tests.map(({ ms }) => ms))
  return [
    `${name}: ${tests.length} tests, ${toSeconds(total)} s. The longest files, and the longest tests:`,
    ...[files, titled].map((list) =>
      list
        .sort((a, b) => b.ms - a.ms)
        .slice(0, 10)
        .map(({ ms, text }) => `${toSeconds(ms).padStart(7)} s  ${text}`)
        .join('\n'),
    ),
  ].join('\n')
}

const toSeconds = (ms: number) => (ms / 1000).toFixed(1)

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
