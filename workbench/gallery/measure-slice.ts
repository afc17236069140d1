/**
 * Measures the bytes that a slice adds to a page, after gzip. `schemas/slice-wiring.schema.json`
 * says what counts.
 */
import { basename } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { SliceBytes } from '#compiler/build/slice-bytes.ts'
import type { Site } from '../../runtime/model/site.ts'
import type { GalleryEntry } from './gallery-entry.ts'
import { renderMock } from './render-mock.ts'

/** Files of a build. */
export interface BuiltFiles {
  /** Addresses of the chunks that exist for a slice, by its type. */
  scripts: Readonly<Record<string, readonly string[]>>
  /** Files of style sheets, by their name in pages: `slices/hero/Hero`. */
  sheets: Readonly<Record<string, string>>
  read(url: string): Uint8Array
}

/** @param site - with stable content (`mock-content.ts`) */
export async function measureSlice(
  entry: GalleryEntry,
  site: Site,
  built?: BuiltFiles,
): Promise<SliceBytes> {
  const html: Record<string, number> = {}
  for (const [name, mock] of Object.entries(entry.mocks))
    html[name] = gzipped((await renderMock(entry, mock, site)).main)
  if (!built) return { html }
  const scripts = (built.scripts[entry.type] ?? []).map((url) => gzipped(built.read(url)))
  return {
    script: scripts.reduce((sum, bytes) => sum + bytes, 0),
    style: styleBytes(entry, site, built),
    html,
  }
}

function styleBytes(
  { type, folder }: GalleryEntry,
  { assets }: Site,
  { sheets }: BuiltFiles,
): number {
  const own = assets
    .sliceSheets(type)
    .filter(({ name }) => sheets[name]?.startsWith(`slices/${basename(folder)}/`))
  return gzipped(own.map(({ text }) => text).join(''))
}

/** Size after gzip; 0 for nothing, although gzip makes 20 bytes of it. */
function gzipped(text: string | Uint8Array): number {
  return text.length === 0 ? 0 : gzipSync(text, { level: 9 }).byteLength
}
