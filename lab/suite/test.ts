/**
 * `npm test`: checks, unit tests, the browser. Looks for a browser first; ends with the slowest,
 * the skipped and all failed tests and one line with the totals of all runners, and fails if a
 * runner broke or ran nothing.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../../compiler/read/roots.ts'
import { ensureBrowser } from '../../cli/find-browser.ts'
import { readCall } from '../../cli/run-command.ts'
import { addTotals, noTotals, runAll, type Runner, type Totals } from './run-runners.ts'
import { chooseSamples, type Sample } from './choose-samples.ts'
import { chooseTests, listChanged, type Choice } from './choose-tests.ts'
import {
  allChecks,
  checksOf,
  lanes,
  toBuild,
  toParts,
  type TestPart,
  type TestRun,
} from './parts.ts'
import { ensureNeeds } from './ensure-needs.ts'
import { readResults } from './results.ts'
import { createMark, endStraysAfterUs } from './strays.ts'
import { formatFailure, formatSkipped, formatTimes } from './test-reports.ts'

interface Plan {
  beside: Runner[]
  parts: TestPart[]
  needsBrowser: boolean
  /** A note on what was left out. */
  note: string
}

const mark = createMark()
const unit: TestRun = { runner: 'vitest', name: 'unit and conformance', args: [] }
const browser: TestRun = { runner: 'playwright', name: 'browser', args: [] }
/** Unit tests without a browser; those with one are in the project "chromium". */
const quiet: TestRun = { ...unit, args: ['--project=!chromium'] }

function planAll(withoutBrowser: boolean): Plan {
  if (withoutBrowser) {
    const parts = toParts([quiet], false, mark)
    return { beside: allChecks(mark), parts, needsBrowser: false, note: '' }
  }
  const parts = toParts([unit, browser], true, mark)
  return { beside: [toBuild(mark), ...allChecks(mark)], parts, needsBrowser: true, note: '' }
}

function planChanged(base: string): Plan {
  const changed = listChanged(base)
  const choice = chooseTests(changed)
  const samples = chooseSamples(changed).filter(({ spec }) => !choice.browser.includes(spec))
  const runs: TestRun[] = []
  if (choice.unit.length > 0) runs.push({ ...unit, args: choice.unit })
  const needsSite = choice.browser.length + samples.length > 0
  if (needsSite) runs.push({ ...browser, args: toBrowserArgs(choice.browser, samples) })
  return {
    beside: [...(needsSite ? [toBuild(mark)] : []), ...checksOf(choice, mark)],
    parts: toParts(runs, false, mark),
    needsBrowser: needsSite || choice.unit.some((file) => file.includes('.chromium.')),
    note: describe(changed, choice, samples),
  }
}

/**
 * Selects whole files, and certain titles of others. Playwright matches titles after the file's
 * name.
 */
function toBrowserArgs(files: readonly string[], samples: readonly Sample[]): string[] {
  if (samples.length === 0) return [...files]
  const toPattern = (file: string) => file.replace('tests/e2e/', '').replaceAll('.', String.raw`\.`)
  const titles = [
    ...files.map(toPattern),
    ...samples.map(({ spec, titles: some }) => String.raw`${toPattern(spec)} .*\b${some}`),
  ]
  return [...files, ...samples.map(({ spec }) => spec), `--grep=${titles.join('|')}`]
}

function describe(changed: readonly string[], choice: Choice, samples: readonly Sample[]): string {
  const { unit: units, browser: specs, of } = choice
  if (changed.length === 0) return 'Nothing has changed. npm test runs all.'
  const some = samples.length > 0 ? `, and some tests of ${samples.length} more` : ''
  const touched = `${units.length} of ${of.unit} files of unit tests, ${specs.length} of ${of.browser} of browser tests${some}`
  return `Changed files: ${changed.length}. They touch ${touched}. The rest was left out; npm test runs all.`
}

interface Ways {
  withoutBrowser: boolean
  changed: string | undefined
  noSkips: boolean
}

async function main({ withoutBrowser, changed, noSkips }: Ways): Promise<Totals> {
  mkdirSync(join(repositoryRoot, '.cache'), { recursive: true })
  endStraysAfterUs(mark)
  let isOver = false
  // The running group gets the signal from the code that waits for it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => (isOver = true))
  const { beside, parts, needsBrowser, note } =
    changed === undefined ? planAll(withoutBrowser) : planChanged(changed)
  if (noSkips) await ensureNeeds(mark)
  if (needsBrowser) console.log(`Browser: ${(await ensureBrowser()).path}`)
  if (beside.length > 0) console.log(`\npart 1 of ${parts.length + 1}, checks: ${beside.length}`)
  const totals = noTotals()
  addTotals(totals, await runAll(beside, () => isOver, lanes))
  addTotals(totals, await runAll(parts, () => isOver))
  if (!isOver) showResults(totals, parts, noSkips)
  if (note) console.log(`\n${note}`)
  if (changed !== undefined && parts.length === 0) console.log('No test is touched, none ran.')
  return totals
}

function showResults(totals: Totals, parts: readonly TestPart[], noSkips: boolean): void {
  const results = parts.map((part) => ({ ...part, of: readResults(part.results).tests }))
  for (const { name, of } of results)
    if (of.some(({ title }) => title !== '')) console.log(`\n${formatTimes(name, of)}`)
  if (totals.skipped > 0)
    console.log(`\nSkipped:\n${formatSkipped(results.flatMap(({ of }) => of))}`)
  if (noSkips && totals.skipped > 0) {
    totals.failed++
    totals.broken.push('skipped tests (--no-skips)')
  }
  if (totals.broken.length > 0) console.log(`\nFailed: ${totals.broken.join(', ')}`)
  for (const { of, runner } of results)
    for (const result of of)
      if (result.state === 'failed') console.log(formatFailure(result, runner))
}

// Without a value, the base is the point where the branch left main.
process.argv = process.argv.map((word) => (word === '--changed' ? '--changed=' : word))
const { values } = await readCall({
  help: `npm test [-- OPTIONS]
Runs all checks and tests. Uses an installed Chromium or Chrome, or installs one. Exits with 1 when something failed.
  --changed        only what the changes since main can touch
  --changed=REF    those since a commit or branch
  --no-browser     only what needs no browser
  --no-skips       installs what this machine lacks (on Debian, as root); a test that is still skipped fails the run`,
  options: {
    'no-browser': { type: 'boolean' },
    changed: { type: 'string' },
    'no-skips': { type: 'boolean' },
  },
})
const { passed, failed, skipped } = await main({
  withoutBrowser: values['no-browser'] === true,
  changed: typeof values['changed'] === 'string' ? values['changed'] : undefined,
  noSkips: values['no-skips'] === true,
}).catch((error: unknown): Totals => {
  console.error(error instanceof Error ? error.message : error)
  return { ...noTotals(), failed: 1 }
})
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exitCode = failed > 0 ? 1 : 0
