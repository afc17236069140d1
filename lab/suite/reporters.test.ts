/** Runs the real runners over tests with every outcome. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { repositoryRoot } from '../../compiler/read/roots.ts'
import { toVariable, type Part } from './progress.ts'
import { readResults } from './results.ts'

let folder: string
let part: Part
beforeEach(() => {
  const cache = join(repositoryRoot, '.cache')
  mkdirSync(cache, { recursive: true })
  // Inside the repository, so that the runners are found.
  folder = mkdtempSync(join(cache, 'reporters-'))
  const [results, before] = ['results', 'before'].map((name) => join(folder, name))
  part = {
    runner: 'vitest',
    name: 'some',
    number: 1,
    of: 1,
    later: 0,
    results: results!,
    before: before!,
  }
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, text: string) => writeFileSync(join(folder, name), text)

/** @returns the output of a run without the variables of this test's own run */
function run(runner: Part['runner'], ...args: string[]): { said: string; status: number | null } {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(?:VITEST|TEST_|NODE_ENV)/.test(name),
  )
  const reporter = runner === 'vitest' ? 'unit' : 'browser'
  const { stdout, status } = spawnSync(
    process.execPath,
    [
      join(repositoryRoot, 'node_modules/.bin', runner),
      ...args,
      `--reporter=${join(import.meta.dirname, `${reporter}-reporter.ts`)}`,
    ],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...Object.fromEntries(own), ...toVariable({ ...part, runner }) } as NodeJS.ProcessEnv,
    },
  )
  return { said: stdout, status }
}

const fates = () =>
  readResults(part.results)
    .tests.map(({ file, title, state, why = '' }) => [
      file.split('/').at(-1),
      title,
      state,
      why.split('\n', 1)[0],
    ])
    .sort()

it('of Vitest tells every test, and what fails outside of one', () => {
  write('vitest.config.ts', `export default { test: { include: ['*.test.ts'] } }`)
  const head = `import { beforeAll, describe, expect, it } from 'vitest'\n`
  write(
    'a.test.ts',
    `${head}it('passes', () => {})
    describe('within', () => { it('fails', () => expect(1).toBe(2)) })
    it.skip('is left out', () => {})
    it('lacks something', ({ skip }) => skip('needs a clock'))`,
  )
  write('b.test.ts', `import './nothing.ts'`)
  write(
    'c.test.ts',
    `${head}describe('all', () => { beforeAll(() => { throw new Error('no server') }); it('waits', () => {}) })`,
  )
  const { said, status } = run('vitest', 'run')
  expect(fates()).toEqual([
    ['a.test.ts', 'is left out', 'skipped', ''],
    ['a.test.ts', 'lacks something', 'skipped', 'needs a clock'],
    ['a.test.ts', 'passes', 'passed', ''],
    ['a.test.ts', 'within fails', 'failed', expect.stringContaining('expected 1 to be 2')],
    ['b.test.ts', '', 'failed', expect.stringContaining('nothing.ts')],
    ['c.test.ts', '', 'failed', expect.stringContaining('no server')],
  ])
  expect(readResults(part.results).wall).toBeGreaterThan(0)
  expect(status).toBe(1)
  expect(said).toMatch(/Alone: npx vitest run \S+a\.test\.ts -t 'within fails'/)
  expect(said).toMatch(/^part 1 of 1, some: 4 tests in \d+ s, 3 failed$/m)
})

it('of Vitest tells at what a worker was that did not come back', () => {
  write('vitest.config.ts', `export default { test: { include: ['*.test.ts'] } }`)
  write(
    'a.test.ts',
    `import { it } from 'vitest'
    it('passes', () => {})
    it('takes all down', () => new Promise((done) => setTimeout(done, 200)).then(() => process.kill(process.pid, 'SIGKILL')))`,
  )
  const { status } = run('vitest', 'run')
  expect(fates()).toContainEqual(['a.test.ts', 'takes all down', 'failed', 'It has not ended.'])
  expect(status).toBe(1)
})

it('of Playwright tells every test, a flaky one as failed with every attempt', () => {
  write(
    'playwright.config.ts',
    `export default { testDir: '.', retries: 1, failOnFlakyTests: true }`,
  )
  write(
    'a.spec.ts',
    `import { expect, test } from '@playwright/test'
    test('passes', () => {})
    test('fails', () => expect(1).toBe(2))
    test.describe('within', () => { test('hesitates', () => { if (test.info().retry === 0) throw new Error('too early') }) })
    test('lacks something', () => test.skip(true, 'needs Java'))`,
  )
  const { said, status } = run('playwright', 'test')
  expect(fates()).toEqual([
    ['a.spec.ts', 'fails', 'failed', expect.stringContaining('toBe')],
    ['a.spec.ts', 'lacks something', 'skipped', 'needs Java'],
    ['a.spec.ts', 'passes', 'passed', ''],
    ['a.spec.ts', 'within hesitates', 'failed', expect.stringContaining('too early')],
  ])
  expect(status).toBe(1)
  expect(said).toMatch(/Alone: npx playwright test \S+a\.spec\.ts -g 'within hesitates'/)
  expect(said).toMatch(/^part 1 of 1, some: 4 tests in \d+ s, 2 failed$/m)
})
