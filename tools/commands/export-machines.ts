/**
 * `npm run machines`: every machine as files other tools take and as a drawing, in `reports/machines`,
 * and its page in `docs/machines`. With `--check` nothing is written, and it fails when a page differs.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import {
  countDecisions,
  drawDiagram,
  findConfigProblems,
  layoutWhole,
  readMachines,
  toDecisionTable,
  toMachineSheet,
  toMarkdown,
  toMarkdownIndex,
  toMermaid,
  toTypeScript,
  toXStateConfig,
  type DeclaredMachine,
} from '#tools/inspector'
import { findMachineFolders } from '#schemas/machine-catalogue.ts'
import { findRoots, repositoryRoot } from '#schemas/roots.ts'
import { showProgress } from './show-progress.ts'

const reports = join(repositoryRoot, 'reports/machines')
const docs = join(repositoryRoot, 'docs/machines')

/** A site of `SITE_DIR` adds nothing to the docs: what is committed comes from this repository alone. */
function toPages(machines: readonly DeclaredMachine[]): Map<string, string> {
  return new Map([
    ['README.md', toMarkdownIndex(machines)],
    ...machines.map(({ document, uses }): [string, string] => [
      `${document.id}.md`,
      toMarkdown(document, uses),
    ]),
  ])
}

/** Pages that are missing, differ, or belong to no machine. */
function findDifferences(pages: ReadonlyMap<string, string>): string[] {
  const present = existsSync(docs) ? readdirSync(docs) : []
  const stale = [...pages].filter(([name, text]) => readText(join(docs, name)) !== text)
  return [...stale.map(([name]) => name), ...present.filter((name) => !pages.has(name))].toSorted()
}

function readText(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

function writePages(pages: ReadonlyMap<string, string>): number {
  mkdirSync(docs, { recursive: true })
  const differing = findDifferences(pages)
  for (const name of differing) {
    const text = pages.get(name)
    if (text === undefined) rmSync(join(docs, name))
    else writeFileSync(join(docs, name), text)
  }
  return differing.length
}

async function writeReports(machines: readonly DeclaredMachine[]): Promise<void> {
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

const pages = toPages(readMachines([repositoryRoot]))
if (process.argv.includes('--check')) {
  const differing = findDifferences(pages)
  if (differing.length) {
    const list = differing.map((name) => `  docs/machines/${name}`).join('\n')
    console.error(`These pages differ from their machines:\n${list}\nRun \`npm run machines\`.`)
    process.exitCode = 1
  }
} else {
  const machines = readMachines(findRoots())
  await writeReports(machines)
  const changed = writePages(pages)
  console.log(toDecisionTable(findMachineFolders(findRoots()).map(countDecisions)))
  const sheet = relative(process.cwd(), join(reports, 'index.html'))
  console.log(`${machines.length} machines: ${sheet}; ${changed} pages of docs/machines changed.`)
}
