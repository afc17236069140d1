/** Uses processes that act like test runners: write results, fail, crash. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runAll, type Runner } from './run-runners.ts'
import { run } from '../../cli/run.ts'
import { runGroup } from './run-group.ts'

let folder: string
let errors: string[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'runners-'))
  errors = []
  vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation((line) => void errors.push(String(line)))
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

const program = (code: string) => run('node', ['--eval', code])
const check = (name: string, code: string): Runner => ({ name, start: () => program(code) })

/** Writes `text` as its results, then ends as `end` says. */
function tests(name: string, text: string | undefined, end = ''): Runner {
  const results = join(folder, `${name}.jsonl`)
  const source = join(folder, `${name}.source`)
  if (text !== undefined) writeFileSync(source, text)
  const write =
    text === undefined
      ? ''
      : `fs.copyFileSync(${JSON.stringify(source)}, ${JSON.stringify(results)});`
  return { name, start: () => program(`const fs = require('node:fs'); ${write} ${end}`), results }
}

function some(passed: number, failed = 0, skipped = 0): string {
  const lines = (state: string, count: number) =>
    `${JSON.stringify({ file: 'a', title: 'b', ms: 1, state })}\n`.repeat(count)
  return lines('passed', passed) + lines('failed', failed) + lines('skipped', skipped)
}

/** The results of a runner that finished. */
const counted = (...counts: [number, number?, number?]) => `${some(...counts)}{"wall":1}\n`
/** Runs code as a command beside others. */
const hold = (code: string) => runGroup({ command: 'node', args: ['--eval', code], isHeld: true })

const crash = `process.kill(process.pid, 'SIGKILL')`

it('adds up checks and tests', async () => {
  const totals = await runAll([
    check('a', ''),
    tests('unit', counted(4000)),
    tests('b', counted(9, 0, 2)),
  ])
  expect(totals).toEqual({ passed: 4010, failed: 0, skipped: 2, broken: [] })
  expect(errors).toEqual([])
})

it('goes on after a check that fails and after failed tests', async () => {
  const failing = [check('a', 'process.exit(2)'), tests('unit', counted(7, 2), 'process.exit(1)')]
  expect(await runAll([...failing, tests('later', counted(5))])).toEqual({
    passed: 12,
    failed: 3,
    skipped: 0,
    broken: ['a', 'unit'],
  })
})

it('keeps what passed when a runner breaks, and counts the break', async () => {
  const broken = [
    tests('after its results', counted(30), crash),
    tests('before it', undefined, crash),
    tests('in the middle of it', `${some(6)}{"file`, crash),
  ]
  const totals = await runAll([tests('unit', counted(4000)), ...broken, tests('last', counted(1))])
  expect(totals).toMatchObject({ passed: 4037, failed: 3 })
  expect(errors.join('\n')).toContain('ended with SIGKILL')
})

it('counts a runner that ran nothing as failed, also when it says that all is well', async () => {
  expect(
    await runAll([
      tests('empty', counted(0)),
      tests('silent', undefined),
      tests('without', counted(0, 0, 4)),
    ]),
  ).toEqual({
    passed: 0,
    failed: 3,
    skipped: 4,
    broken: ['empty', 'silent', 'without'],
  })
  expect(errors).toContain('empty: no test ran.')
})

it('does not take the results of a run before for its own', async () => {
  await runAll([tests('unit', counted(12))])
  expect(await runAll([tests('unit', undefined)])).toMatchObject({ passed: 0, failed: 1 })
})

it('starts nothing more once it is interrupted', async () => {
  let isOver = false
  const last = vi.fn<() => Promise<void>>()
  const interrupt: Runner = { name: 'a', start: async () => void (isOver = true) }
  const totals = await runAll([interrupt, { name: 'b', start: last }], () => isOver)
  expect(totals).toMatchObject({ passed: 1, failed: 1 })
  expect(last).not.toHaveBeenCalled()
})

it('runs as many at a time as there are lanes, and counts the same', async () => {
  let running = 0
  let most = 0
  const one = (name: string, code: string): Runner => ({
    name,
    async start() {
      most = Math.max(most, ++running)
      return hold(code).finally(() => running--)
    },
  })
  const runners = [one('a', ''), one('b', 'process.exit(2)'), one('c', ''), one('d', crash)]
  expect(await runAll(runners, () => false, 2)).toMatchObject({ passed: 2, failed: 2 })
  expect(most).toBe(2)
})

it('shows what a runner said that ran beside others in one piece, under its name', async () => {
  const slow = `console.log('one'); setTimeout(() => console.error('two'), 100)`
  const broken = `console.log('three'); process.exitCode = 1`
  const beside = [slow, broken].map((code, at): Runner => {
    return { name: `runner ${at}`, start: () => hold(code) }
  })
  await runAll(beside, () => false, 2)
  expect(vi.mocked(console.log).mock.calls.flat()).toContain('\n== runner 0\none\ntwo')
  expect(errors.join('\n')).toMatch(/^three\nnode --eval .* ended with exit code 1\.$/)
})

it('starts nothing more in any lane once it is interrupted, and counts that once', async () => {
  let isOver = false
  const last = vi.fn<() => Promise<void>>()
  const interrupt: Runner = { name: 'a', start: async () => void (isOver = true) }
  const rest = ['b', 'c', 'd'].map((name): Runner => ({ name, start: last }))
  // Both lanes start one before anything ends.
  const totals = await runAll([interrupt, ...rest], () => isOver, 2)
  expect(totals.failed).toBe(1)
  expect(last.mock.calls.length).toBeLessThan(2)
})
