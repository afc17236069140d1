/**
 * Collects what the server needs to know of built files: the sheet texts of each slice and the
 * chunk of each island. The ssr build is the only one that emits styles; the client build gets
 * class names.
 */
import { readVariable } from '#schemas/environment-variables.ts'
import { createHash } from 'node:crypto'
import { basename, dirname } from 'node:path'
import type { CollectedAssets, StyleSheet } from '../../../runtime/model/site.ts'

/** The part of Rolldown's bundle that is read here. */
export interface Chunk {
  type: 'chunk'
  fileName: string
  facadeModuleId: string | null
  isEntry: boolean
  imports: string[]
  moduleIds: string[]
  code: string
  viteMetadata?: { importedCss?: Set<string> }
}

export interface Asset {
  type: 'asset'
  fileName: string
  source: string | Uint8Array
}

export type Bundle = Record<string, Chunk | Asset>

export interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null
}

export function chunksOf(bundle: Bundle): Chunk[] {
  return Object.values(bundle).filter((output) => output.type === 'chunk')
}

/** Files a chunk imports statically, itself included, as URLs. */
export function importClosure(fileName: string, bundle: Bundle): string[] {
  const seen = new Set<string>()
  const visit = (name: string) => {
    const chunk = bundle[name]
    if (seen.has(name) || chunk?.type !== 'chunk') return
    seen.add(name)
    chunk.imports.forEach(visit)
  }
  visit(fileName)
  return [...seen].map((name) => `/${name}`)
}

/**
 * Style modules reachable from a module, imported first comes first. Walks modules, not chunks: a chunk
 * has the styles of every module that shares it.
 */
export function stylesOf(id: string, graph: ModuleGraph): string[] {
  const styles: string[] = []
  const seen = new Set<string>()
  const visit = (module: string) => {
    if (seen.has(module)) return
    seen.add(module)
    if (isStyle(module)) {
      styles.push(module)
      return
    }
    const info = graph.getModuleInfo(module)
    for (const next of [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])])
      visit(next)
  }
  visit(id)
  return styles
}

export function isStyle(id: string): boolean {
  return /\.css(?:\?|$)/.test(id)
}

/** `slices/hero/Hero`: short, unique, the same in every build, wherever the folders are. */
export function sheetName(id: string, roots: readonly string[]): string {
  return pathInRoots(id, roots)
    .replace(/^slice-registry\//, '')
    .replace(/(\.module)?\.css.*$/, '')
    .replaceAll(/\s+/g, '-')
}

/**
 * A file's path relative to the innermost root. A file in no root gets its name and a hash of its
 * folder, so that pages do not reveal where a site was built.
 */
export function pathInRoots(file: string, roots: readonly string[]): string {
  const root = roots
    .filter((folder) => file.startsWith(`${folder}/`))
    .toSorted((a, b) => b.length - a.length)[0]
  if (root !== undefined) return file.slice(root.length + 1)
  const folder = createHash('sha256').update(dirname(file)).digest('hex').slice(0, 8)
  return `${folder}/${basename(file)}`
}

/**
 * Removes empty comments, which separate sheets in a page (`runtime/page/render/style-element.ts`).
 */
export function toSheet(name: string, source: string): StyleSheet {
  return { name, text: source.trim().replaceAll('/**/', '') }
}

const layers: ReadonlySet<string> = new Set(['base', 'ui', 'slices'])

/**
 * A sheet as pages have it: without Vite's mark, and without the order of layers, which the first
 * sheet of a page declares for all.
 */
export function toBuiltSheet(name: string, source: string, isFirst: boolean): StyleSheet {
  const text = source.replaceAll(/\n?\/\*\$vite\$:\d+\*\//g, '')
  const isSaid = (names: string) => !isFirst && names.split(/,\s*/).every((one) => layers.has(one))
  return toSheet(
    name,
    text.replaceAll(/@layer ([\w-]+(?:,\s*[\w-]+)*);/g, (said, names: string) =>
      isSaid(names) ? '' : said,
    ),
  )
}

/** Changes when anything a browser gets changes. */
export function toBuildId(assets: Omit<CollectedAssets, 'buildId' | 'builtAt'>): string {
  return createHash('sha256').update(JSON.stringify(assets)).digest('hex').slice(0, 10)
}

/** `SOURCE_DATE_EPOCH` makes builds of the same files the same to the byte (reproducible-builds.org). */
export function toBuiltAt(epoch = readVariable('SOURCE_DATE_EPOCH')): string {
  return (epoch ? new Date(Number(epoch) * 1000) : new Date()).toISOString()
}
