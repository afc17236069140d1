/**
 * Measures the bytes a browser gets for one page of each type: HTML with its sheets, and scripts by
 * moment of loading.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { outDir } from '../../compiler/build/built-site.ts'
import { findPaths, importBuilt, openBuilt } from './built-site.ts'

export interface BytesResult {
  type: string
  path: string
  /** gzip, bytes. */
  html: number
  entry: number
  /** Scripts that every page loads when idle, beside the entry. */
  siteWide: number
  islands: number
}

export interface SearchResult {
  locale: string
  /** The search index, loaded with the first search: brotli as it is sent, bytes. */
  index: number
  /** Pages and words in the index. */
  pages: number
  words: number
  /** The scripts that search it; gzip, bytes. */
  scripts: number
}

/** The part of the build's manifest read here: the imports of chunks, by key. */
type Manifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }>

/** Key of the module that a page loads when idle. */
const siteKey = 'renderer/start-site.client.ts'

export async function benchBytes(): Promise<BytesResult[]> {
  const opened = await openBuilt(await importBuilt())
  const { site, handler } = opened
  const siteWide = findSiteWide().filter((url) => !site.assets.entry.includes(url))
  const rows = new Map<string, BytesResult>()
  for (const path of await findPaths(opened)) {
    const type = site.routes.match(path)!.pageType.type
    if (rows.has(type)) continue
    const response = await handler(
      new Request(`http://bench.local${path}`, { headers: { 'user-agent': 'Mozilla/5.0' } }),
    )
    const html = await response.text()
    const islands = new Set(
      [...html.matchAll(/data-src="([^"]+)"/g)].flatMap(([, src]) => closureOf(src!, site)),
    )
    rows.set(type, {
      type,
      path,
      html: gzipSync(html, { level: 9 }).byteLength,
      entry: sum(site.assets.entry),
      siteWide: sum(siteWide),
      islands: sum(
        [...islands].filter((url) => ![...site.assets.entry, ...siteWide].includes(url)),
      ),
    })
  }
  await opened.close()
  return [...rows.values()]
}

const searchKeys = ['machines/search/create-answers.ts']

export async function benchSearch(): Promise<SearchResult[]> {
  const { site, handler, close } = await openBuilt(await importBuilt())
  const scripts = sum(closureIn(readManifest(), searchKeys))
  const rows: SearchResult[] = []
  for (const { code } of site.config.locales) {
    const ask = (headers: Record<string, string>) =>
      handler(new Request(`http://bench.local/_search/${code}.json`, { headers }))
    const index = (await (await ask({ 'accept-encoding': 'br' })).arrayBuffer()).byteLength
    const { documentCount, index: words } = (await (await ask({})).json()) as {
      documentCount: number
      index: unknown[]
    }
    rows.push({ locale: code, index, pages: documentCount, words: words.length, scripts })
  }
  await close()
  return rows
}

/**
 * Scripts that every page loads when idle, without those that come with a gesture, a consent or an
 * island.
 */
function findSiteWide(): string[] {
  return closureIn(readManifest(), [siteKey], 'at once')
}

function readManifest(): Manifest {
  return JSON.parse(readFileSync(join(outDir(), 'assets.json'), 'utf8')) as Manifest
}

/** Everything that chunks import, themselves included. */
function closureIn(
  manifest: Manifest,
  keys: readonly string[],
  when: 'at once' | 'at once or later' = 'at once or later',
): string[] {
  const found = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build's manifest has no "${key}".`)
    if (found.has(`/${chunk.file}`)) return
    found.add(`/${chunk.file}`)
    const later = when === 'at once' ? [] : (chunk.dynamicImports ?? [])
    for (const next of [...(chunk.imports ?? []), ...later]) visit(next)
  }
  for (const key of keys) visit(key)
  return [...found]
}

function closureOf(
  src: string,
  site: {
    assets: { island(type: string): { src: string; imports: readonly string[] } | undefined }
    kinds: { slices: object }
  },
): string[] {
  const island = Object.keys(site.kinds.slices)
    .map((type) => site.assets.island(type))
    .find((found) => found?.src === src)
  return island ? [island.src, ...island.imports] : []
}

function sum(urls: readonly string[]): number {
  return urls.reduce(
    (total, url) =>
      total + gzipSync(readFileSync(join(outDir(), 'client', url)), { level: 9 }).byteLength,
    0,
  )
}
