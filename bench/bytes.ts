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
  islands: number
}

export async function benchBytes(): Promise<BytesResult[]> {
  const opened = await openBuilt(await importBuilt())
  const { site, handler } = opened
  const rows = new Map<string, BytesResult>()
  for (const path of await findPaths(opened)) {
    const type = site.routes.match(path)!.pageType.type
    if (rows.has(type)) continue
    const response = await handler(new Request(`http://bench.local${path}`, { headers: { 'user-agent': 'Mozilla/5.0' } }))
    const html = await response.text()
    const islands = new Set([...html.matchAll(/data-src="([^"]+)"/g)].flatMap(([, src]) => closureOf(src!, site)))
    rows.set(type, {
      type,
      path,
      html: gzipSync(html, { level: 9 }).byteLength,
      entry: sum(site.assets.entry),
      islands: sum([...islands].filter((url) => !site.assets.entry.includes(url))),
    })
  }
  await opened.close()
  return [...rows.values()]
}

function closureOf(src: string, site: { assets: { island(type: string): { src: string; imports: readonly string[] } | undefined }; kinds: { slices: object } }): string[] {
  const island = Object.keys(site.kinds.slices).map((type) => site.assets.island(type)).find((found) => found?.src === src)
  return island ? [island.src, ...island.imports] : []
}

function sum(urls: readonly string[]): number {
  return urls.reduce((total, url) => total + gzipSync(readFileSync(join(outDir(), 'client', url)), { level: 9 }).byteLength, 0)
}
