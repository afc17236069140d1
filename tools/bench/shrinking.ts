/** What each way of cutting code out of the browser's build saves, against the lines it takes. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { repositoryRoot } from '#schemas/roots.ts'
import { shrinkers } from '../build/plugins/shrinking.ts'
import { outDir } from '../commands/build.ts'
import { run } from '../commands/run.ts'

export interface ShrinkingResult {
  name: string
  /** Of all scripts; gzip, bytes. */
  saved: number
  /** Of the code that does it. */
  lines: number
  /** Below `worth` it is to be taken out. */
  perLine: number
}

/** Bytes that a line must save. */
export const worth = 4

/** Builds once without each: some seconds a time. */
export async function benchShrinking(): Promise<ShrinkingResult[]> {
  const all = scriptBytes(outDir())
  const results: ShrinkingResult[] = []
  for (const [name, file] of Object.entries(shrinkers)) {
    const folder = join(repositoryRoot, '.cache', `bench-without-${name}`)
    await run('node', ['tools/commands/run-vike.ts', 'build'], {
      NODE_ENV: 'production',
      OUT_DIR: folder,
      BENCH_WITHOUT: name,
    })
    const saved = scriptBytes(folder) - all
    const lines = readFileSync(join(repositoryRoot, 'tools/build/shrinking', file), 'utf8').split(
      '\n',
    ).length
    results.push({ name, saved, lines, perLine: saved / lines })
  }
  return results
}

function scriptBytes(folder: string): number {
  const assets = join(folder, 'client/assets')
  return readdirSync(assets, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + gzipSync(readFileSync(join(assets, file))).byteLength, 0)
}
