/**
 * The bytes that slices of a build cost, in a file beside it: measured and reported by the build,
 * drawn by the gallery.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface SliceBytes {
  /** Absent where nothing has been built; so is `style`. */
  script?: number
  style?: number
  /** Bytes of each mock, by its name. */
  html: Readonly<Record<string, number>>
}

interface WeighedSlices {
  /** Bytes by slice type. */
  bytes: Record<string, SliceBytes>
  /** The slices over budget, as text; empty when there are none. */
  faults: string
}

const fileIn = (folder: string) => join(folder, 'slice-bytes.json')

/** @param folder - the build's */
export function readWeighedSlices(folder: string): WeighedSlices {
  return JSON.parse(readFileSync(fileIn(folder), 'utf8')) as WeighedSlices
}

export function writeWeighedSlices(folder: string, slices: WeighedSlices): void {
  writeFileSync(fileIn(folder), `${JSON.stringify(slices, null, 1)}\n`)
}
