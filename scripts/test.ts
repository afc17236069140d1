/**
 * `npm test`: checks, unit tests, the browser. Ends with one line that holds the totals of all runners,
 * and fails when a runner ran nothing.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '#schemas/roots.ts'
import { run } from './run.ts'

interface Totals {
  passed: number
  failed: number
}

const cache = join(repositoryRoot, '.cache')
const unitReport = join(cache, 'vitest-report.json')
const browserReport = join(cache, 'playwright-report.json')

function readReport(file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
}

/** @returns undefined when the command wrote no report: it ran nothing */
async function runTests(
  name: string,
  report: string,
  start: () => Promise<void>,
  count: (report: Record<string, unknown>) => Totals,
): Promise<Totals> {
  console.log(`\n== ${name}`)
  rmSync(report, { force: true })
  const ended = await start().then(
    () => undefined,
    (error: unknown) => error,
  )
  const totals = count(readReport(report))
  if (totals.passed + totals.failed === 0) throw new Error(`${name}: no test ran.`)
  // A runner can fail without a failed test: an error outside of one, a hook.
  if (ended !== undefined && totals.failed === 0) throw ended
  return totals
}

async function runStep(name: string, start: () => Promise<void>): Promise<Totals> {
  console.log(`\n== ${name}`)
  return start().then(
    () => ({ passed: 1, failed: 0 }),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
      return { passed: 0, failed: 1 }
    },
  )
}

/** Checks that are no test runners count as one each. */
const steps: [string, () => Promise<void>][] = [
  ['format', () => run('oxfmt', ['--check'])],
  ['lint', () => run('oxlint', ['--deny-warnings'])],
  ['types', () => run('tsc', [])],
  ['architecture', () => run('node', ['scripts/architecture.ts'])],
  ['dead code', () => run('knip', [])],
  ['generated files', () => run('node', ['schemas/generate.ts', '--check'])],
  ['pages of machines', () => run('node', ['scripts/export-machines.ts', '--check'])],
  ['site files', () => run('node', ['schemas/check-site.ts'])],
]

function runUnit(): Promise<Totals> {
  return runTests(
    'unit and conformance',
    unitReport,
    () =>
      run('vitest', [
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${unitReport}`,
      ]),
    (report) => ({ passed: Number(report.numPassedTests), failed: Number(report.numFailedTests) }),
  )
}

function runBrowser(): Promise<Totals> {
  return runTests(
    'browser',
    browserReport,
    () => run('playwright', ['test']),
    (report) => {
      const stats = report.stats as { expected: number; flaky: number; unexpected: number }
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
    },
  )
}

mkdirSync(cache, { recursive: true })
const isCheck = process.argv.includes('--check')
try {
  const totals: Totals[] = []
  for (const [name, start] of steps) totals.push(await runStep(name, start))
  totals.push(await runUnit())
  if (!isCheck) totals.push(await runBrowser())
  const passed = totals.reduce((sum, { passed: count }) => sum + count, 0)
  const failed = totals.reduce((sum, { failed: count }) => sum + count, 0)
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.log('\n0 passed, 1 failed')
  process.exitCode = 1
}
