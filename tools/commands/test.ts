/**
 * `npm test`: checks, unit tests, the browser. Looks for a browser first; ends with one line with the
 * totals of all runners, and fails if a runner broke or ran nothing.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '#schemas/roots.ts'
import { ensureBrowser } from './find-browser.ts'
import { runAll, type Runner, type Totals } from './run-runners.ts'
import { run } from './run.ts'

const cache = join(repositoryRoot, '.cache')
const unitReport = join(cache, 'vitest-report.json')
const browserReport = join(cache, 'playwright-report.json')

const checks: Runner[] = [
  { name: 'format', start: () => run('oxfmt', ['--check']) },
  { name: 'lint', start: () => run('oxlint', ['--deny-warnings']) },
  { name: 'types', start: () => run('tsc', []) },
  { name: 'architecture', start: () => run('node', ['tools/commands/architecture.ts']) },
  { name: 'dead code', start: () => run('knip', []) },
  { name: 'generated files', start: () => run('node', ['schemas/generate.ts', '--check']) },
  {
    name: 'pages of machines',
    start: () => run('node', ['tools/commands/export-machines.ts', '--check']),
  },
  { name: 'site files', start: () => run('node', ['tools/commands/check-site.ts']) },
  { name: 'licences', start: () => run('node', ['tools/shipping/check-licenses.ts']) },
  { name: 'audit', start: () => run('node', ['tools/shipping/audit-packages.ts']) },
]

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
  if (isCheck) return runAll([...checks, unitTests('--exclude=**/*.chromium.test.*')], () => isOver)
  const { path } = await ensureBrowser()
  console.log(`Browser: ${path}`)
  return runAll([...checks, unitTests(), browserTests], () => isOver)
}

const { passed, failed } = await main(process.argv.includes('--check')).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  return { passed: 0, failed: 1 }
})
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
