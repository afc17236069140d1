/** The engine as `npm pack` gives it to sites that depend on it. */
import { execFileSync } from 'node:child_process'
import { repositoryRoot } from '#compiler/read/roots.ts'

export interface PackedEngine {
  filename: string
  /** Bytes of the archive. */
  size: number
  unpackedSize: number
  /** Paths from the repository, `/` between folders. */
  files: { path: string; size: number }[]
}

/** @param folder - the folder for the archive; without it, its contents are only listed */
export function packEngine(folder?: string): PackedEngine {
  const where = folder === undefined ? ['--dry-run'] : ['--pack-destination', folder]
  const told = execFileSync('npm', ['pack', '--json', '--ignore-scripts', ...where], {
    cwd: repositoryRoot,
    encoding: 'utf8',
    maxBuffer: 16_000_000,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return (JSON.parse(told) as [PackedEngine])[0]
}
