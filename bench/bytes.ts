/** What a browser gets for one page of each type: HTML with its sheets, and scripts by when they come. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { outDir } from '../scripts/build.ts'
import { findPaths, importBuilt, openBuilt } from './built-site.ts'

export interface BytesResult {
  type: string
  path: string
  /** gzip, bytes. */
  html: number
  entry: number
  /** What every page adds to the entry when it is idle. */
  siteWide: number
  islands: number
}

/** Of the build's manifest: what a chunk imports, by key. */
type Manifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }>

const entryKey = 'renderer/+client.ts'
/** React and what joins it to islands: only a page that holds some loads it. */
const forIslands = 'runtime/islands/mount-island.tsx'

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

/** Every script of a page without islands: what the entry imports, at once or later. */
function findSiteWide(): string[] {
  const manifest = JSON.parse(readFileSync(join(outDir(), 'assets.json'), 'utf8')) as Manifest
  const found = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build's manifest has no "${key}".`)
    if (key === forIslands || found.has(`/${chunk.file}`)) return
    found.add(`/${chunk.file}`)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next)
  }
  visit(entryKey)
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
