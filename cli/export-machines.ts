/**
 * `npx slicewright machines export`: every machine as files other tools take, as a drawing and as a page in words, in
 * `reports/machines` of the last folder of the site. `-- --help` describes it.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import {
  countDecisions,
  countFolders,
  decisionFormula,
  drawDiagram,
  findConfigProblems,
  layoutWhole,
  readMachines,
  sumUp,
  toDecisionTable,
  toMachineSheet,
  toMarkdown,
  toMarkdownIndex,
  toMermaid,
  toTypeScript,
  toXStateConfig,
  type DeclaredMachine,
} from '#workbench/inspector'
import { findMachineFolders, findRoots, repositoryRoot } from '#compiler/read/roots.ts'
import { reportsFolder } from './reports-folder.ts'
import type { Command } from './run-command.ts'
import { showProgress } from './show-progress.ts'

async function writeReports(machines: readonly DeclaredMachine[], reports: string): Promise<void> {
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  const progress = showProgress()
  const entries = []
  for (const [index, { document, uses }] of machines.entries()) {
    const { id, description = '' } = document
    progress.show(index, machines.length, `drawing ${id}`)
    const svg = drawDiagram(await layoutWhole(document))
    const write = (type: string, text: string) =>
      writeFileSync(join(reports, `${id}.${type}`), text)
    write('svg', svg)
    write('json', toImportable(document))
    write('ts', toTypeScript(document))
    write('mmd', toMermaid(document))
    write('md', toMarkdown(document, uses))
    entries.push({ id, description, uses, svg })
  }
  progress.end()
  writeFileSync(join(reports, 'README.md'), toMarkdownIndex(machines))
  writeFileSync(join(reports, 'index.html'), toMachineSheet(entries))
}

/** @throws Error when Stately's editor could not import it */
function toImportable(document: DeclaredMachine['document']): string {
  const config = toXStateConfig(document)
  const problems = findConfigProblems(config).map(({ at, message }) => `  ${at || '/'}: ${message}`)
  if (problems.length)
    throw new Error(
      `The machine ${document.id} cannot be exported as JSON for XState:\n${problems.join('\n')}`,
    )
  return `${JSON.stringify(config, null, 2)}\n`
}

/** Per machine, per moment of the browser, and both together: a share of one side alone flatters. */
function printDecisions(roots: readonly string[]): void {
  const machines = findMachineFolders(roots).map(({ path }) => countDecisions(path))
  const browser = countFolders(join(repositoryRoot, 'runtime/browser'))
  const parts = [sumUp('machines', machines), sumUp('runtime/browser', browser)]
  console.log(`${decisionFormula}\n`)
  console.log(`${toDecisionTable('machine', machines)}\n`)
  console.log(`${toDecisionTable('runtime/browser', browser)}\n`)
  console.log(`${toDecisionTable('part', parts)}\n`)
}

export const exportMachines: Command = {
  help: `slicewright machines export
Writes every machine as files for other tools, as a drawing and as a page in words, into reports/machines.
Environment: SITE_DIR`,
  options: {},
  async run() {
    const roots = findRoots()
    const machines = readMachines(roots)
    const reports = reportsFolder('machines')
    await writeReports(machines, reports)
    printDecisions(roots)
    const sheet = relative(process.cwd(), join(reports, 'index.html'))
    console.log(`${machines.length} machines: ${sheet}`)
    return 0
  },
}
