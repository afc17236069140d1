/** What took longest, by what the test runners write about themselves. */
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { repositoryRoot } from '#schemas/roots.ts'

interface TestTime {
  file: string
  title: string
  ms: number
}

interface UnitReport {
  testResults: {
    name: string
    assertionResults: { fullName: string; duration?: number | null }[]
  }[]
}

interface BrowserReport {
  suites: Suite[]
}

interface Suite {
  title: string
  file: string
  specs: { title: string; tests: { results: { duration: number }[] }[] }[]
  suites?: Suite[]
}

/** @param file - a report of Vitest or of Playwright */
export function readTimes(file: string): TestTime[] {
  const report = JSON.parse(readFileSync(file, 'utf8')) as UnitReport | BrowserReport
  if ('suites' in report) return report.suites.flatMap((suite) => timesOf(suite))
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      file: relative(repositoryRoot, name),
      title: fullName,
      ms: duration ?? 0,
    })),
  )
}

function timesOf({ title, file, specs, suites = [] }: Suite, above = ''): TestTime[] {
  const within = title === file ? '' : `${above}${title} `
  const own = specs.map(({ title: name, tests }) => ({
    file,
    title: within + name,
    ms: sum(tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
  }))
  return [...own, ...suites.flatMap((suite) => timesOf(suite, within))]
}

/** The ten files and the ten tests that took longest, waiting included. */
export function formatTimes(name: string, times: readonly TestTime[]): string {
  const files = [...Map.groupBy(times, ({ file }) => file)].map(([file, of]) => ({
    ms: sum(of.map(({ ms }) => ms)),
    text: `${file} (${of.length})`,
  }))
  const tests = times.map(({ ms, file, title }) => ({ ms, text: `${file}: ${title}` }))
  const total = sum(times.map(({ ms }) => ms))
  return [
    `${name}: ${times.length} tests, ${toSeconds(total)} s. The longest files, and the longest tests:`,
    ...[files, tests].map((list) =>
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
