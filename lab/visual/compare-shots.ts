/** Compares two sets of pictures. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import type { Shot } from './take-shots.ts'

export interface Difference {
  name: string
  kind: 'changed' | 'new' | 'gone'
  /** Share of pixels that differ, 0 to 1; 1 for a picture on one side only. */
  share: number
  /** Files, absolute. */
  before?: string
  after?: string
  /** File that marks the differences in red. */
  marked?: string
}

/** @returns the differences, largest first; equal pictures are left out */
export function compareShots(
  before: readonly Shot[],
  after: readonly Shot[],
  folder: string,
): Difference[] {
  mkdirSync(folder, { recursive: true })
  const [old, now] = [byName(before), byName(after)]
  const differences: Difference[] = []
  for (const name of new Set([...old.keys(), ...now.keys()])) {
    const [one, other] = [old.get(name), now.get(name)]
    if (one && other) {
      const marked = join(folder, other.split(/[\\/]/).at(-1)!)
      const share = comparePictures(one, other, marked)
      if (share > 0)
        differences.push({ name, kind: 'changed', share, before: one, after: other, marked })
    } else if (other) differences.push({ name, kind: 'new', share: 1, after: other })
    else differences.push({ name, kind: 'gone', share: 1, before: one! })
  }
  return differences.sort((a, b) => b.share - a.share || (a.name < b.name ? -1 : 1))
}

function byName(shots: readonly Shot[]): Map<string, string> {
  return new Map(shots.map(({ name, file }) => [name, file]))
}

/** Minimum of differing pixels: fewer are noise between two renderings. */
const fewest = 16

/**
 * Writes `marked` when they differ. Slight differences in anti-aliased edges count as the same.
 * @returns the share of pixels that differ, 0 to 1
 */
function comparePictures(before: string, after: string, marked: string): number {
  const [one, other] = [PNG.sync.read(readFileSync(before)), PNG.sync.read(readFileSync(after))]
  const width = Math.max(one.width, other.width)
  const height = Math.max(one.height, other.height)
  const output = new PNG({ width, height })
  const count = pixelmatch(
    onCanvas(one, width, height),
    onCanvas(other, width, height),
    output.data,
    width,
    height,
    { threshold: 0.1 },
  )
  if (count < fewest) return 0
  writeFileSync(marked, PNG.sync.write(output))
  return count / (width * height)
}

/** Enlarges a picture; the area it does not cover is transparent. */
function onCanvas({ data, width, height }: PNG, fullWidth: number, fullHeight: number): Buffer {
  if (width === fullWidth && height === fullHeight) return data
  const canvas = Buffer.alloc(fullWidth * fullHeight * 4)
  for (let row = 0; row < height; row++) {
    data.copy(canvas, row * fullWidth * 4, row * width * 4, (row + 1) * width * 4)
  }
  return canvas
}
