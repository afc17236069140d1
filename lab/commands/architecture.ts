/**
 * Checks the import rules of `.dependency-cruiser.cjs`, that no folders import each other, and that
 * the tool saw the code it judges.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-options'
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { writeClientModules } from '../../compiler/build/index.ts'
import { repositoryRoot } from '../../compiler/read/roots.ts'
import { drawFolders } from './draw-folders.ts'
import {
  countLevels,
  createFolderGraph,
  findFolderCycles,
  toPart,
  type FolderGraph,
  type ImportEdge,
} from './folder-graph.ts'
import { sourceFolders } from '../../compiler/build/folders.ts'
import { readCall } from '../../cli/run-command.ts'

export interface ArchitectureReport {
  /** Number of our files that were read. */
  seen: number
  /** Number of our files that exist. */
  total: number
  violations: string[]
  /** The imports inside `runtime/`, by the parts listed in `ARCHITECTURE.md`. */
  parts: FolderGraph
}

/** @param root - a folder laid out like the repository, with its own configuration */
export async function checkArchitecture(root: string): Promise<ArchitectureReport> {
  const present = sourceFolders.filter((folder) => listSources(join(root, folder)).length > 0)
  const previous = process.cwd()
  const virtual = root === repositoryRoot ? writeVirtualModules() : []
  process.chdir(root)
  try {
    const options = await extractConfig(join(repositoryRoot, '.dependency-cruiser.cjs'))
    const tsConfig = extractTsConfig(join(repositoryRoot, 'tsconfig.json'))
    const { output } = await cruise(
      [...present, ...virtual.map(({ file }) => relative(root, file))],
      { ...options, validate: true },
      { alias: virtual.map(({ name, file }) => ({ name, alias: file, onlyModule: true })) },
      { tsConfig },
    )
    const { modules, summary } = output as ICruiseResult
    const isOurs = (source: string) =>
      present.some((folder) => source.startsWith(`${folder}/`)) && isSource(source)
    return {
      seen: modules.filter((module) => isOurs(module.source) && !module.couldNotResolve).length,
      total: present.flatMap((folder) => listSources(join(root, folder))).length,
      violations: [
        ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
        ...describeCycles(modules),
      ],
      parts: createFolderGraph(
        importsOf(modules).filter(({ from, to }) =>
          [from, to].every((file) => file.startsWith('runtime/')),
        ),
        toPart,
      ),
    }
  } finally {
    process.chdir(previous)
    if (virtual.length > 0) rmSync(virtualFolder, { recursive: true, force: true })
  }
}

/** Rooms whose folders are ordered in layers. */
const layered = /^(cli|compiler|runtime|workbench)\//

function importsOf(modules: ICruiseResult['modules']): ImportEdge[] {
  return modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
  )
}

function describeCycles(modules: ICruiseResult['modules']): string[] {
  const graph = createFolderGraph(
    importsOf(modules).filter(({ from, to }) => layered.test(from) && layered.test(to)),
  )
  return findFolderCycles(graph).map((folders) => {
    const within = [...graph.arrows].filter(([arrow]) =>
      arrow.split(' -> ').every((folder) => folders.includes(folder)),
    )
    // The arrow with the fewest imports is the one most easily turned.
    const [[arrow, [first] = []] = []] = within.toSorted((a, b) => a[1].length - b[1].length)
    return `folder-cycle: ${folders.join(', ')} import each other; ${arrow}: ${first?.from} -> ${first?.to}`
  })
}

/** Named in `.dependency-cruiser.cjs`. One per process: two checks may run at a time. */
const virtualFolder = join(repositoryRoot, '.cache/virtual-modules', String(process.pid))

/** Writes the build's virtual browser modules as files: the rules follow only imports of files. */
function writeVirtualModules(): { name: string; file: string }[] {
  mkdirSync(virtualFolder, { recursive: true })
  return [...writeClientModules([repositoryRoot])].map(([name, source]) => {
    const file = join(virtualFolder, `${name.replaceAll(/[^\w-]/g, '-')}.ts`)
    writeFileSync(file, source)
    return { name, file }
  })
}

function isSource(file: string): boolean {
  const isOlder = file.includes('fixtures/older-sites/')
  return /\.tsx?$/.test(file) && !file.endsWith('.d.ts') && !isOlder
}

function listSources(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isSource)
  } catch {
    return []
  }
}

if (import.meta.main) {
  const { words } = await readCall({
    help: `npm run architecture -w lab [-- FILE]
Checks who imports whom. Exits with 1 when something imports what it may not.
  FILE  gets the picture of the folders of runtime: docs/images/folders.svg`,
    options: {},
    words: 1,
  })
  const { seen, total, violations, parts } = await checkArchitecture(repositoryRoot)
  console.log(`${seen} of ${total} modules seen, ${violations.length} violations`)
  console.log(
    `runtime: ${parts.folders.size} parts on ${countLevels(parts)} levels, ${parts.arrows.size} arrows`,
  )
  const [picture] = words
  if (picture) writeFileSync(picture, drawFolders(parts))
  for (const violation of violations) console.error(violation)
  if (seen < total)
    console.error(
      'Some modules were not seen: check that dependency-cruiser supports this TypeScript version.',
    )
  process.exitCode = violations.length > 0 || seen < total ? 1 : 0
}
