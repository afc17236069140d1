/** What a further page costs in an export: two sizes of content, and the slope between them. */
import { rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { repositoryRoot } from '#schemas/roots.ts'
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
  const runs = new Map<string, Awaited<ReturnType<typeof runToEnd>>[]>()
  for (let round = 0; round < rounds; round++) {
    for (const count of counts) {
      for (const side of sides) {
        const key = `${side} ${count}`
        runs.set(key, [...(runs.get(key) ?? []), await write[side](count)])
      }
    }
  }
  const slopeOf = (side: Side, pick: (run: { wall: number; cpu: number | undefined }) => number) =>
    toSlope(
      counts.map((count) => ({
        pages: count * 3,
        ms: median(runs.get(`${side} ${count}`)!.map(pick)),
      })) as [never, never],
    )
  return Object.fromEntries(
    sides.map((side) => {
      const tellsCpu = runs.get(`${side} ${counts[0]}`)!.every(({ cpu }) => cpu !== undefined)
      const cpu = tellsCpu ? slopeOf(side, (run) => run.cpu!) : undefined
      return [side, { wall: slopeOf(side, (run) => run.wall), cpu }]
    }),
  )
}

const write: Record<Side, (count: number) => ReturnType<typeof runToEnd>> = {
  ours(count) {
    const folder = folders.exported('ours')
    rmSync(folder, { recursive: true, force: true })
    rmSync(join(dirname(folder), '.exported-ours.export'), { recursive: true, force: true })
    const script = join(repositoryRoot, 'tools/commands/export.ts')
    const args = ['--max-semi-space-size=8', script, '--full', '--out', folder]
    return runToEnd(args, ourVariables(count))
  },
  floor: (count) => writeFloor(count, folders.exported('floor')),
  astro: (count) => buildAstro(count, folders.exported('astro'), 'files'),
}
