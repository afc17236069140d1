/**
 * `npx slicewright machines export`: every machine as files other tools take and as a drawing, in `reports/machines`,
 * and its page in `docs/machines`, each in the last folder of the site. `-- --help` tells of it.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import {
  countDecisions,
  countFolders,
  drawDiagram,
  findConfigProblems,
  layoutWhole,
  readMachines,
  toCodeTable,
  toDecisionTable,
  toMachineSheet,
  toMarkdown,
  toMarkdownIndex,
  toMermaid,
  toTypeScript,
  toXStateConfig,
  type DeclaredMachine,
} from '#workbench/inspector'
import { findMachineFolders, findRoots, isInRoot, repositoryRoot } from '#compiler/read/roots.ts'
import { reportsFolder } from './reports-folder.ts'
import { type Command } from './run-command.ts'
import { showProgress } from './show-progress.ts'

/** Machines that are declared in the last folder: their pages are committed there. */
function ownMachines(
  machines: readonly DeclaredMachine[],
  roots: readonly string[],
): DeclaredMachine[] {
  const root = roots.at(-1)!
  const folders = findMachineFolders(roots).filter(({ path }) => isInRoot(path, root))
  const own = new Set(folders.map(({ name }) => name))
  return machines.filter(({ document }) => own.has(document.id))
}

/** By name of its file. */
type Pages = ReadonlyMap<string, string>

function toPages(machines: readonly DeclaredMachine[]): Pages {
  return new Map([
    ['README.md', toMarkdownIndex(machines)],
    ...machines.map(({ document, uses }): [string, string] => [
      `${document.id}.md`,
      toMarkdown(document, uses),
    ]),
  ])
}

/** Pages that are missing, differ, or belong to no machine. */
function findDifferences(pages: Pages, docs: string): string[] {
  const present = existsSync(docs) ? readdirSync(docs) : []
  const stale = [...pages].filter(([name, text]) => readText(join(docs, name)) !== text)
  return [...stale.map(([name]) => name), ...present.filter((name) => !pages.has(name))].toSorted()
}

function readText(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

function writePages(pages: Pages, docs: string): number {
  mkdirSync(docs, { recursive: true })
  const differing = findDifferences(pages, docs)
  for (const name of differing) {
    const text = pages.get(name)
    if (text === undefined) rmSync(join(docs, name))
    else writeFileSync(join(docs, name), text)
  }
  return differing.length
}

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
    entries.push({ id, description, uses, svg })
  }
  progress.end()
  writeFileSync(join(reports, 'index.html'), toMachineSheet(entries))
}

/** @throws Error when Stately's editor would not take it */
function toImportable(document: DeclaredMachine['document']): string {
  const config = toXStateConfig(document)
  const problems = findConfigProblems(config).map(({ at, message }) => `  ${at || '/'}: ${message}`)
  if (problems.length)
    throw new Error(
      `The machine ${document.id} cannot be exported as JSON for XState:\n${problems.join('\n')}`,
    )
  return `${JSON.stringify(config, null, 2)}\n`
}

export const exportMachines: Command = {
  help: `slicewright machines export [OPTIONS]
Writes every machine as files other tools take and as a drawing, into reports/machines, and its page in docs/machines.
  --check  writes nothing, and ends with 1 when a page differs from its machine
Environment: SITE_DIR`,
  options: { check: { type: 'boolean' } },
  async run({ values }) {
    const roots = findRoots()
    const docs = join(roots.at(-1)!, 'docs/machines')
    const machines = readMachines(roots)
    const pages = toPages(ownMachines(machines, roots))
    if (values['check']) return checkPages(pages, docs)
    const reports = reportsFolder('machines')
    await writeReports(machines, reports)
    const changed = writePages(pages, docs)
    console.log(toDecisionTable(findMachineFolders(roots).map(({ path }) => countDecisions(path))))
    console.log(`\n${toCodeTable(countFolders(join(repositoryRoot, 'runtime/browser')))}\n`)
    const sheet = relative(process.cwd(), join(reports, 'index.html'))
    console.log(`${machines.length} machines: ${sheet}; ${changed} pages of docs/machines changed.`)
    return 0
  },
}

/** @returns the exit code */
function checkPages(pages: Pages, docs: string): number {
  const differing = findDifferences(pages, docs)
  if (differing.length === 0) return 0
  const list = differing.map((name) => `  docs/machines/${name}`).join('\n')
  console.error(
    `These pages differ from their machines:\n${list}\nRun \`npx slicewright machines export\`.`,
  )
  return 1
}
