/** The import rules of `.dependency-cruiser.cjs`, and that the tool saw the code it judges. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-options'
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { repositoryRoot } from '#schemas/roots.ts'
import { sourceFolders } from './source-folders.ts'

const folders = [...sourceFolders, 'site-config']

export interface ArchitectureReport {
  /** Files of ours that were read. */
  seen: number
  /** Files of ours there are. */
  total: number
  violations: string[]
}

/** @param root - a folder laid out like the repository, with its own configuration */
export async function checkArchitecture(root: string): Promise<ArchitectureReport> {
  const present = folders.filter((folder) => listSources(join(root, folder)).length > 0)
  const previous = process.cwd()
  process.chdir(root)
  try {
    const options = await extractConfig(join(repositoryRoot, '.dependency-cruiser.cjs'))
    const tsConfig = extractTsConfig(join(repositoryRoot, 'tsconfig.json'))
    const { output } = await cruise(present, { ...options, validate: true }, undefined, {
      tsConfig,
    })
    const { modules, summary } = output as ICruiseResult
    const isOurs = (source: string) =>
      present.some((folder) => source.startsWith(`${folder}/`)) && isSource(source)
    return {
      seen: modules.filter((module) => isOurs(module.source) && !module.couldNotResolve).length,
      total: present.flatMap((folder) => listSources(join(root, folder))).length,
      violations: summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
    }
  } finally {
    process.chdir(previous)
  }
}

function isSource(file: string): boolean {
  return /\.tsx?$/.test(file) && !file.endsWith('.d.ts')
}

function listSources(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isSource)
  } catch {
    return []
  }
}

if (import.meta.main) {
  const { seen, total, violations } = await checkArchitecture(repositoryRoot)
  console.log(`${seen} of ${total} modules seen, ${violations.length} violations`)
  for (const violation of violations) console.error(violation)
  if (seen < total)
    console.error('Some modules were not seen: is TypeScript a version the tool reads?')
  process.exitCode = violations.length > 0 || seen < total ? 1 : 0
}
