/**
 * `npm run machines:coverage -w lab`: how often each transition of each machine is taken by the generated
 * paths in the model, by its code on an empty page, and on pages of the site;
 * `reports/machines/coverage.html`, and `.json` beside it. `-- --help` describes it.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { readMachineCatalogue } from '../../compiler/read/machine-catalogue.ts'
import { findRoots, repositoryRoot } from '../../compiler/read/roots.ts'
import { createModel, findPaths, takesOf } from '../../tests/support/machine-paths.ts'
import { findMarkup, readMachines, type ReadMachine } from '../../tests/support/read-machines.ts'
import { drawCoverage, type MachineCoverage } from './draw-machine-coverage.ts'
import { ensureBrowser } from '../../cli/find-browser.ts'
import { runCommand, type Command } from '../../cli/run-command.ts'
import { run } from '../../cli/run.ts'

const folder = join(repositoryRoot, 'reports/machines')
/** Written by `tests/e2e/machine-paths.spec.ts`. */
const walked = join(repositoryRoot, '.cache/machine-paths')
/** Written by `tests/conformance/machines.chromium.test.ts`. */
const coded = join(repositoryRoot, '.cache/machine-code')

interface Coded {
  taken: Record<string, number>
  steps: number
}

interface Walked extends Coded {
  gestures: Record<string, number>
  unreachable: Record<string, string>
}

type Catalogue = ReturnType<typeof readMachineCatalogue>

function measure({ document, own }: ReadMachine, catalogue: Catalogue): MachineCoverage {
  const { id, description = '' } = document
  const model = createModel(document, catalogue, own)
  const paths = findPaths(model)
  const counts: Record<string, number> = {}
  for (const at of paths.flatMap((path) => takesOf(model, path))) counts[at] = (counts[at] ?? 0) + 1
  const browser = readResult<Walked>(walked, id)
  const code = readResult<Coded>(coded, id)
  const diagram = join(folder, `${id}.svg`)
  return {
    id,
    description,
    diagram: existsSync(diagram) ? relative(folder, diagram) : undefined,
    paths: paths.map(({ input, events }) => ({ input, events: events.map(({ type }) => type) })),
    browser: browser && {
      steps: browser.steps,
      byHand: Object.values(browser.gestures).reduce((sum, count) => sum + count, 0),
    },
    code: code && { steps: code.steps },
    notInBrowser: browser ? undefined : reasonOf(id),
    transitions: model.transitions.map((at) => ({
      at,
      model: counts[at] ?? 0,
      code: code && (code.taken[at] ?? 0),
      browser: browser && (browser.taken[at] ?? 0),
      reason: browser?.unreachable[at] || undefined,
    })),
  }
}

function reasonOf(id: string): string {
  return findMarkup(id)
    ? 'The browser test has not run.'
    : 'No slice or markup uses it: it reacts to the browser, not to the visitor.'
}

function readResult<Result>(from: string, id: string): Result | undefined {
  const file = join(from, `${id}.json`)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Result) : undefined
}

function printShort(machines: readonly MachineCoverage[]): void {
  const count = (taken: 'model' | 'code' | 'browser', of: readonly MachineCoverage[]) =>
    of.flatMap(({ transitions }) => transitions).filter((one) => (one[taken] ?? 0) > 0).length
  const shown = machines.filter(({ browser }) => browser)
  const run = machines.filter(({ code }) => code)
  const total = (of: readonly MachineCoverage[]) => of.flatMap((one) => one.transitions).length
  console.log(
    `${machines.length} machines: ${count('model', machines)}/${total(machines)} transitions in the model; ` +
      `${run.length} machines as code in Chromium: ${count('code', run)}/${total(run)}; ` +
      `${shown.length} machines on pages: ${count('browser', shown)}/${total(shown)}`,
  )
}

async function report(isModelOnly: boolean): Promise<void> {
  const roots = findRoots()
  const catalogue = readMachineCatalogue(roots)
  let failure: unknown
  if (!isModelOnly) {
    await ensureBrowser()
    for (const results of [coded, walked]) rmSync(results, { recursive: true, force: true })
    const note = (error: unknown) => (failure = error)
    await run('vitest', ['run', 'tests/conformance/machines.chromium.test.ts']).catch(note)
    await run('playwright', ['test', 'machine-paths']).catch(note)
  }
  const machines = (await readMachines(roots))
    .map((machine) => measure(machine, catalogue))
    .toSorted((a, b) => a.id.localeCompare(b.id))
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'coverage.json'), `${JSON.stringify(machines, null, 2)}\n`)
  writeFileSync(join(folder, 'coverage.html'), drawCoverage(machines))
  printShort(machines)
  console.log(relative(process.cwd(), join(folder, 'coverage.html')))
  if (failure) throw failure
}

const coverage: Command = {
  help: `npm run machines:coverage -w lab [-- OPTIONS]
Writes how often each transition of each machine is taken: reports/machines/coverage.html, and .json beside it.
  --model  leaves the browser out`,
  options: { model: { type: 'boolean' } },
  async run({ values }) {
    await report(values['model'] === true)
    return 0
  },
}

if (import.meta.main) process.exitCode = await runCommand(coverage, process.argv.slice(2))
