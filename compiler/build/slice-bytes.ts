/**
 * The bytes that slices of a build cost, in a file beside it: measured and reported by the command `build`,
 * drawn by the gallery.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface SliceBytes {
  /** Absent where nothing has been built; so is `style`. */
  script?: number
  style?: number
  /** Bytes of each mock, by its name. */
  html: Readonly<Record<string, number>>
}

export interface WeighedSlices {
  /** Bytes by slice type. */
  bytes: Record<string, SliceBytes>
  /** The slices over budget, as text; empty when there are none. */
  faults: string
}

const fileIn = (folder: string) => join(folder, 'slice-bytes.json')

/**
 * @param folder - the build's
 * @returns undefined for a build that was not weighed: one that a start or an export made
 */
export function readWeighedSlices(folder: string): WeighedSlices | undefined {
  const file = fileIn(folder)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as WeighedSlices) : undefined
}

/** For a build that takes the place of the one that was weighed. */
export function forgetWeighedSlices(folder: string): void {
  rmSync(fileIn(folder), { force: true })
}

export function writeWeighedSlices(folder: string, slices: WeighedSlices): void {
  writeFileSync(fileIn(folder), `${JSON.stringify(slices, null, 1)}\n`)
}
