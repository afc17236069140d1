import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { repositoryRoot } from '#schemas/roots.ts'
import { formatTimes, readTimes } from './test-times.ts'

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'times-'))))
afterEach(() => rmSync(folder, { recursive: true }))

function write(report: unknown): string {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

it('reads a report of Vitest; a test that was skipped took no time', () => {
  const assertionResults = [{ fullName: 'a list is sorted', duration: 1500 }, { fullName: 'later' }]
  const file = write({
    testResults: [{ name: join(repositoryRoot, 'a.test.ts'), assertionResults }],
  })
  expect(readTimes(file)).toEqual([
    { file: 'a.test.ts', title: 'a list is sorted', ms: 1500 },
    { file: 'a.test.ts', title: 'later', ms: 0 },
  ])
})

it('reads a report of Playwright, every attempt of a test and every describe', () => {
  const spec = (title: string, ...durations: number[]) => ({
    title,
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  })
  const inner = { title: 'on a phone', file: 'a.spec.ts', specs: [spec('opens', 200, 300)] }
  const suite = {
    title: 'a.spec.ts',
    file: 'a.spec.ts',
    specs: [spec('loads', 100)],
    suites: [inner],
  }
  expect(readTimes(write({ suites: [suite] }))).toEqual([
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
