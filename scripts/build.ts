/** Builds the site of all roots into `dist/`: checks the files first, then lets Vite build. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findRoots, repositoryRoot } from '#schemas/roots.ts'
import { checkSite, formatFaults } from '#schemas/check-site.ts'
import { listInputs } from './list-inputs.ts'
import { run } from './run.ts'

/** Where the build goes; another site, or a test, may have its own folder. */
export function outDir(): string {
  return join(repositoryRoot, process.env.OUT_DIR || 'dist')
}

/** Whether the last build was made from the files as they are now. */
export function isBuilt(): boolean {
  const stamp = join(outDir(), 'inputs.sha256')
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()
}

/** @throws Error listing every fault of the site's files, or when the build fails */
export async function build(): Promise<void> {
  const roots = findRoots()
  // Here, because a start that finds the site built needs nothing of Vite.
  const { checkMachines } = await import('#runtime/build')
  const faults = [...checkSite(roots), ...checkMachines(roots)]
  if (faults.length > 0) throw new Error(formatFaults(faults))
  const stamp = fingerprint()
  await run('vike', ['build'], { NODE_ENV: 'production' })
  writeFileSync(join(outDir(), 'inputs.sha256'), stamp)
}

/** Of the contents of all files a build reads, never of dates: a fresh clone is as good as an old one. */
function fingerprint(): string {
  const hash = createHash('sha256')
  for (const file of listInputs(findRoots()))
    hash.update(file).update('\0').update(readFileSync(file))
  return hash.digest('hex')
}

if (import.meta.main) {
  await build().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
}
