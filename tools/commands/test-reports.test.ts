import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { repositoryRoot } from '#schemas/roots.ts'
import { formatFailures, formatTimes, readResults } from './test-reports.ts'

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'reports-'))))
afterEach(() => rmSync(folder, { recursive: true }))

function write(report: unknown): string {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

it('reads a report of Vitest; a test that was skipped took no time', () => {
  const assertionResults = [
    { fullName: 'a list is sorted', status: 'passed', duration: 1500 },
    { fullName: 'later', status: 'pending' },
  ]
  const file = write({
    testResults: [{ name: join(repositoryRoot, 'a.test.ts'), message: '', assertionResults }],
  })
  expect(readResults(file)).toEqual([
    { file: 'a.test.ts', title: 'a list is sorted', ms: 1500 },
    { file: 'a.test.ts', title: 'later', ms: 0 },
  ])
})

it('reads a report of Playwright, every attempt of a test and every describe', () => {
  const spec = (title: string, ...durations: number[]) => ({
    title,
    tests: [{ status: 'expected', results: durations.map((duration) => ({ duration })) }],
  })
  const inner = { title: 'on a phone', file: 'a.spec.ts', specs: [spec('opens', 200, 300)] }
  const suite = {
    title: 'a.spec.ts',
    file: 'a.spec.ts',
    specs: [spec('loads', 100)],
    suites: [inner],
  }
  expect(readResults(write({ errors: [], suites: [suite] }))).toEqual([
    { file: 'a.spec.ts', title: 'loads', ms: 100 },
    { file: 'a.spec.ts', title: 'on a phone opens', ms: 500 },
  ])
})

it('tells the ten longest files and tests, longest first', () => {
  const times = Array.from({ length: 12 }, (_, at) => ({
    file: `${at}.test.ts`,
    title: 'works',
    ms: at * 1000,
  }))
  const lines = formatTimes('unit', times).split('\n')
  expect(lines[0]).toBe('unit: 12 tests, 66.0 s. The longest files, and the longest tests:')
  expect(lines[1]).toBe('   11.0 s  11.test.ts (1)')
  expect(lines[11]).toBe('   11.0 s  11.test.ts: works')
  expect(lines).toHaveLength(21)
})

it('tells every failure of Vitest and how it begins, also of a file that cannot be imported', () => {
  const failed = {
    fullName: 'a list is sorted',
    status: 'failed',
    failureMessages: [`\u001B[31mexpected 1\u001B[39m\n${'at\n'.repeat(40)}`],
  }
  const passed = { fullName: 'later', status: 'passed', failureMessages: [] }
  const file = write({
    testResults: [
      { name: join(repositoryRoot, 'a.test.ts'), message: '', assertionResults: [failed, passed] },
      { name: join(repositoryRoot, 'b.test.ts'), message: 'no such module', assertionResults: [] },
    ],
  })
  const lines = formatFailures(readResults(file)).split('\n')
  expect(lines.slice(0, 2)).toEqual(['a.test.ts: a list is sorted', '    expected 1'])
  expect(lines.slice(-2)).toEqual(['b.test.ts', '    no such module'])
  expect(lines).toHaveLength(15)
  expect(formatTimes('unit', readResults(file))).toContain('unit: 2 tests')
})

it('tells failures of Playwright, of a test that passed when it was tried again too, and outside of tests', () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    title,
    tests: [{ status, results: messages.map((message) => ({ duration: 1, error: { message } })) }],
  })
  const specs = [
    spec('loads', 'expected'),
    spec('waits', 'flaky', 'too late'),
    spec('fails as it should', 'expected', 'as expected'),
  ]
  const suites = [{ title: 'a.spec.ts', file: 'a.spec.ts', specs }]
  const file = write({ errors: [{ message: 'no server' }], suites })
  expect(formatFailures(readResults(file))).toBe(
    'Outside of tests\n    no server\na.spec.ts: waits\n    too late',
  )
})
