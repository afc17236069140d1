/** What the slices of a build cost, beside its files: measured once by the build, told by it, drawn by the gallery. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface SliceBytes {
  /** Undefined where nothing has been built; so is style. */
  script?: number
  style?: number
  /** Of each mock, by its name. */
  html: Readonly<Record<string, number>>
}

interface WeighedSlices {
  /** By type. */
  bytes: Record<string, SliceBytes>
  /** What is over budget, as text; empty where nothing is. */
  faults: string
}

const fileIn = (folder: string) => join(folder, 'slice-bytes.json')

/** @param folder - of the build */
export function readWeighedSlices(folder: string): WeighedSlices {
  return JSON.parse(readFileSync(fileIn(folder), 'utf8')) as WeighedSlices
}

export function writeWeighedSlices(folder: string, slices: WeighedSlices): void {
  writeFileSync(fileIn(folder), `${JSON.stringify(slices, null, 1)}\n`)
}
