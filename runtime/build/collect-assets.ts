/**
 * What the build knows of files, for the server: the sheet texts of each slice and the chunk of each
 * island. The ssr build is the only one that emits styles; the client build gets class names.
 */
import { createHash } from 'node:crypto'
import type { StyleSheet } from '../site.ts'

export interface CollectedAssets {
  buildId: string
  /** ISO 8601. */
  builtAt: string
  entry: string[]
  base: string[]
  slices: Record<string, string[]>
  islands: Record<string, { src: string; imports: string[] }>
  sheets: Record<string, StyleSheet>
}

/** The little of Rolldown's bundle that is read here. */
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
 * holds styles of whatever happens to share it.
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

/** `slices/hero/Hero`: short, unique, the same in every build. */
export function sheetName(id: string, roots: readonly string[]): string {
  const root = roots.findLast((folder) => id.startsWith(folder)) ?? ''
  return id
    .slice(root.length)
    .replace(/^\//, '')
    .replace(/^slice-registry\//, '')
    .replace(/(\.module)?\.css.*$/, '')
}

export function toSheet(name: string, source: string): StyleSheet {
  const text = source.trim()
  return { name, text, hash: `'sha256-${createHash('sha256').update(text).digest('base64')}'` }
}

/** Changes when anything a browser gets changes. */
export function toBuildId(assets: Omit<CollectedAssets, 'buildId' | 'builtAt'>): string {
  return createHash('sha256').update(JSON.stringify(assets)).digest('hex').slice(0, 10)
}

/** `SOURCE_DATE_EPOCH` makes builds of the same files the same to the byte (reproducible-builds.org). */
export function toBuiltAt(epoch = process.env.SOURCE_DATE_EPOCH): string {
  return (epoch ? new Date(Number(epoch) * 1000) : new Date()).toISOString()
}
