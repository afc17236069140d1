/** Reads the slices of all roots with their mocks, from the current files. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFolders } from '#compiler/read/roots.ts'
import { toSliceType } from '#compiler/read/slice-names.ts'
import type { GalleryEntry } from './gallery-entry.ts'

export function readGallery(roots: readonly string[]): GalleryEntry[] {
  return findFolders(roots, 'slice-registry/slices', 'schema.json').map(({ name, path }) => ({
    type: toSliceType(name),
    folder: path,
    schema: readJson(join(path, 'schema.json')) as GalleryEntry['schema'],
    wiring: readOptional(join(path, 'wiring.json')),
    mocks: readOptional(join(path, 'mocks.json')) as GalleryEntry['mocks'],
  }))
}

function readOptional(path: string): object {
  return existsSync(path) ? (readJson(path) as object) : {}
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'))
}
