/**
 * `npm test`: checks, unit tests, the browser. Looks for a browser first; ends with what took longest, all that failed and
 * one line with the totals of all runners, and fails if a runner broke or ran nothing.
 */
import { mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { repositoryRoot } from '#schemas/roots.ts'
import { ensureBrowser } from './find-browser.ts'
import { readCall } from './run-command.ts'
import { runAll, type Runner, type Totals } from './run-runners.ts'
import { run, runHeld } from './run.ts'
import { formatFailures, formatTimes, readResults, type TestResult } from './test-reports.ts'

const cache = join(repositoryRoot, '.cache')
const unitReport = join(cache, 'vitest-report.json')
const browserReport = join(cache, 'playwright-report.json')

const check = (name: string, ...[command, ...args]: [string, ...string[]]): Runner => ({
  name,
  start: () => runHeld(command, args),
})

/** They run side by side, those that take longest first. */
const checks: Runner[] = [
  check('types', 'tsc', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'),
  check('dead code', 'knip'),
  check('architecture', 'node', 'tools/commands/architecture.ts'),
  check('pages of machines', 'node', 'tools/commands/export-machines.ts', '--check'),
  check('site files', 'node', 'tools/commands/check-site.ts'),
  check('lint', 'oxlint', '--deny-warnings'),
  check('generated files', 'node', 'schemas/generate.ts', '--check'),
  check('format', 'oxfmt', '--check'),
  check('licences', 'node', 'tools/shipping/check-licenses.ts'),
  check('audit', 'node', 'tools/shipping/audit-packages.ts'),
]

/** The site as the browser's tests serve it: made here, where a core is free, it is found when they start. */
const build: Runner = {
  name: 'build',
  start: () =>
    runHeld('node', ['tools/commands/build.ts', '--unless-built'], {
      OUT_DIR: process.env.OUT_DIR ?? '.cache/e2e-build',
    }),
}

/** Unit tests that start a browser are called so. */
const unitTests = (...more: string[]): Runner => ({
  name: 'unit and conformance',
  start: () =>
    run('vitest', [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${unitReport}`,
      ...more,
    ]),
  report: {
    file: unitReport,
    count: (report) => ({
      passed: Number(report.numPassedTests),
      failed: Number(report.numFailedTests),
    }),
  },
})

const browserTests: Runner = {
  name: 'browser',
  start: () => run('playwright', ['test']),
  report: {
    file: browserReport,
    count(report) {
      const stats = report.stats as { expected: number; flaky: number; unexpected: number }
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
    },
  },
}

async function main(isCheck: boolean): Promise<Totals> {
  mkdirSync(cache, { recursive: true })
  let isOver = false
  // `run` passes the signal on to the current runner.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => (isOver = true))
  const runs: Runner[] = isCheck ? [unitTests('--project=!chromium')] : [unitTests(), browserTests]
  if (!isCheck) console.log(`Browser: ${(await ensureBrowser()).path}`)
  const beside = isCheck ? checks : [build, ...checks]
  const first = await runAll(beside, () => isOver, availableParallelism())
  const second = await runAll(runs, () => isOver)
  const totals: Totals = {
    passed: first.passed + second.passed,
    failed: first.failed + second.failed,
    broken: [...first.broken, ...second.broken],
  }
  if (!isOver) showResults(totals, runs)
  return totals
}

function showResults({ broken }: Totals, runs: readonly Runner[]): void {
  const results = runs.map(({ name, report }) => ({
    name,
    of: report ? tryToRead(report.file) : [],
  }))
  for (const { name, of } of results)
    if (of.some(({ title }) => title !== '')) console.log(`\n${formatTimes(name, of)}`)
  if (broken.length > 0) console.log(`\nFailed: ${broken.join(', ')}`)
  const failures = formatFailures(results.flatMap(({ of }) => of))
  if (failures) console.log(failures)
}

/** Of a report that was not written, or not to its end, the totals tell already. */
function tryToRead(file: string): TestResult[] {
  try {
    return readResults(file)
  } catch {
    return []
  }
}

const { values } = await readCall({
  help: `npm test
Runs all checks and tests. Uses an installed Chromium or Chrome, or installs one. Ends with 1 when something failed.
npm run check does what needs no browser.`,
  options: { check: { type: 'boolean' } },
})
const { passed, failed } = await main(values['check'] === true).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  return { passed: 0, failed: 1, broken: [] }
})
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
