import { expect, it } from 'vitest'
import type { TestResult } from './results.ts'
import { formatFailure, formatSkipped, formatTimes } from './test-reports.ts'

const result = (file: string, title: string, more: Partial<TestResult> = {}): TestResult => ({
  file,
  title,
  ms: 0,
  state: 'passed',
  ...more,
})

it('tells the ten longest files and tests, longest first', () => {
  const times = Array.from({ length: 12 }, (_, at) =>
    result(`${at}.test.ts`, 'works', { ms: at * 1000 }),
  )
  const lines = formatTimes('unit', times).split('\n')
  expect(lines[0]).toBe('unit: 12 tests, 66.0 s. The longest files, and the longest tests:')
  expect(lines[1]).toBe('   11.0 s  11.test.ts (1)')
  expect(lines[11]).toBe('   11.0 s  11.test.ts: works')
  expect(lines).toHaveLength(21)
})

it('tells a failure, how it begins, and how that test is run alone', () => {
  const why = `\u001B[31mexpected 1\u001B[39m\n${'at\n'.repeat(40)}`
  const failed = result('a.spec.ts', 'a list (of 2) is sorted', { state: 'failed', why })
  const lines = formatFailure(failed, 'playwright').split('\n')
  expect(lines.slice(0, 2)).toEqual(['a.spec.ts: a list (of 2) is sorted', '    expected 1'])
  expect(lines.at(-1)).toBe(
    String.raw`    Alone: npx playwright test a.spec.ts -g 'a list \(of 2\) is sorted'`,
  )
  expect(lines).toHaveLength(14)
})

it('tells what failed outside of tests, and of a file that cannot be imported the file', () => {
  const failed = { state: 'failed', why: 'no such module' } as const
  expect(formatFailure(result('', '', failed), 'playwright')).toBe(
    'Outside of tests\n    no such module',
  )
  expect(formatFailure(result('b.test.ts', '', failed), 'vitest')).toBe(
    'b.test.ts\n    no such module\n    Alone: npx vitest run b.test.ts',
  )
  expect(formatTimes('unit', [result('b.test.ts', '', failed)])).toContain('unit: 0 tests')
})

it('lists what was skipped, with why where that is told', () => {
  const skipped = [
    result('a.spec.ts', 'is valid HTML', { state: 'skipped', why: 'needs Java' }),
    result('a.spec.ts', 'loads'),
    result('b.test.ts', 'later', { state: 'skipped' }),
  ]
  expect(formatSkipped(skipped)).toBe('a.spec.ts: is valid HTML (needs Java)\nb.test.ts: later')
})
