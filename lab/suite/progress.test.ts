import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Progress, type Part } from './progress.ts'
import { readResults, type TestResult } from './results.ts'

let folder: string
let part: Part
let now: number
let said: string[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'progress-'))
  now = 0
  said = []
  const [results, before] = ['results', 'before'].map((name) => join(folder, name))
  part = {
    runner: 'vitest',
    name: 'unit',
    number: 2,
    of: 3,
    later: 60_000,
    results: results!,
    before: before!,
  }
})
afterEach(() => rmSync(folder, { recursive: true }))

const passed = (file: string, ms = 100): TestResult => ({
  file,
  title: 'works',
  ms,
  state: 'passed',
})

function start(isTTY = false): Progress {
  const output = { isTTY, write: (text: string) => said.push(text) }
  return new Progress(
    part,
    ({ file }) => file,
    output,
    () => now,
  )
}

function keepBefore(wall: number, ...tests: TestResult[]): void {
  const lines = [...tests, { wall }].map((line) => JSON.stringify(line))
  writeFileSync(part.before, lines.join('\n'))
}

it('tells the part, how far it is, and how long all that is left will take at the pace of this run', () => {
  keepBefore(20_000, passed('long', 9000), passed('short', 1000))
  const progress = start()
  progress.begin(['short', 'long'])
  expect(said).toEqual(['part 2 of 3, unit: 0 %, 0 tests, 0 s, about 1 min 20 s left\n'])
  now = 4000
  progress.add(passed('short'))
  progress.finish('short')
  // Twice as slow as last time: 36 s left of this part, and 120 s for the next.
  expect(said[1]).toBe('part 2 of 3, unit: 10 %, 1 tests, 4 s, about 2 min 36 s left\n')
})

it('says nothing of the time that is left before anything is known', () => {
  const progress = start()
  progress.begin(['a', 'b'])
  expect(said).toEqual(['part 2 of 3, unit: 0 %, 0 tests, 0 s\n'])
})

it('writes a line for each five percent into a log, and one that changes on a terminal', () => {
  const keys = Array.from({ length: 400 }, (_, at) => `${at}`)
  for (const isTTY of [false, true]) {
    said = []
    const progress = start(isTTY)
    progress.begin(keys)
    for (const key of keys) progress.finish(key)
    const own = said.length
    expect(said.every((text) => text.startsWith('\r') === isTTY)).toBe(true)
    expect(own).toBe(isTTY ? 401 : 21)
  }
})

it('tells a failure when it happens, and how that one is run alone', () => {
  const progress = start()
  progress.begin(['a.test.ts'])
  progress.add({
    file: 'a.test.ts',
    title: "[X-01] it's (so)",
    ms: 1,
    state: 'failed',
    why: 'expected 1\nat a',
  })
  expect(said.at(-1)).toBe(
    String.raw`
FAILED a.test.ts: [X-01] it's (so)
    expected 1
    at a
    Alone: npx vitest run a.test.ts -t '\[X-01\] it'\''s \(so\)'
`,
  )
})

it('keeps what ran also of a run that is cut off', () => {
  const progress = start()
  progress.begin(['a', 'b'])
  progress.add(passed('a'))
  expect(readResults(part.results)).toEqual({ tests: [passed('a')] })
  now = 7000
  progress.end()
  expect(readResults(part.results)).toEqual({ tests: [passed('a')], wall: 7000 })
})

it('leaves out a line that was not written to its end', () => {
  writeFileSync(part.results, `${JSON.stringify(passed('a'))}\n{"file": "b", "ti`)
  expect(readResults(part.results)).toEqual({ tests: [passed('a')] })
})
