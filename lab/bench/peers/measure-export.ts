/**
 * Measures the cost of one more page in an export: two sizes of content, and the slope between
 * them.
 */
import { rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { repositoryRoot } from '../../../compiler/read/roots.ts'
import { median } from '../measure.ts'
import { folders, ourVariables, type Side } from './folders.ts'
import { buildAstro, writeFloor } from './prepare-sides.ts'
import { runToEnd } from './processes.ts'
import { toSlope } from './slope.ts'

/** ms a page beyond the fixed cost. */
export interface ExportSample {
  wall: number
  cpu: number | undefined
}

export type ExportResult = Partial<Record<Side, ExportSample>>

/** @param counts - pages of each language, smaller and larger */
export async function measureExport(
  sides: readonly Side[],
  counts: readonly [number, number],
  rounds: number,
): Promise<ExportResult> {
  const slopes = new Map(sides.map((side) => [side, [] as ExportSample[]]))
  for (let round = 0; round < rounds; round++) {
    for (const side of sides) {
      // One after the other, so that both meet the machine in the same state.
      const [small, large] = [await write[side](counts[0]), await write[side](counts[1])]
      const slopeOf = (from: number, to: number) =>
        toSlope([
          { pages: counts[0] * 3, ms: from },
          { pages: counts[1] * 3, ms: to },
        ])
      slopes.get(side)!.push({
        wall: slopeOf(small.wall, large.wall),
        cpu:
          small.cpu === undefined || large.cpu === undefined
            ? undefined
            : slopeOf(small.cpu, large.cpu),
      })
    }
  }
  return Object.fromEntries(
    sides.map((side) => {
      const samples = slopes.get(side)!
      const cpus = samples.flatMap(({ cpu }) => (cpu === undefined ? [] : [cpu]))
      const cpu = cpus.length > 0 ? median(cpus) : undefined
      return [side, { wall: median(samples.map(({ wall }) => wall)), cpu }]
    }),
  )
}

const write: Record<Side, (count: number) => ReturnType<typeof runToEnd>> = {
  ours(count) {
    const folder = folders.exported('ours')
    rmSync(folder, { recursive: true, force: true })
    rmSync(join(dirname(folder), '.exported-ours.export'), { recursive: true, force: true })
    const script = join(repositoryRoot, 'cli/slicewright.mjs')
    const args = [script, 'export', '--full', '--out', folder]
    return runToEnd(args, ourVariables(count))
  },
  floor: (count) => writeFloor(count, folders.exported('floor')),
  astro: (count) => buildAstro(count, folders.exported('astro'), 'files'),
}
