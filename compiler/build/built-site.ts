/** The inputs of the build in `OUT_DIR`, and whether it is up to date. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readVariable } from '#schemas/environment-variables.ts'
import { findRoots, repositoryRoot } from '../read/roots.ts'
import { listInputs } from './list-inputs.ts'

/** The folder of the build; another site, or a test, may have its own. */
export function outDir(): string {
  return resolve(repositoryRoot, readVariable('OUT_DIR'))
}

const stampFile = () => join(outDir(), 'inputs.sha256')

/** Whether the last build was made from the files as they are now. */
export function isBuilt(): boolean {
  if (!existsSync(stampFile())) return false
  const inputs = listInputs(findRoots())
  return readFileSync(stampFile(), 'utf8') === toStamp(fingerprint(inputs), inputs)
}

/** @param before - fingerprint of the inputs before the build read them */
export function stampBuild(before: string, inputs: readonly string[]): void {
  writeFileSync(stampFile(), toStamp(before, inputs))
}

/**
 * Hash of the inputs and of other files in the build, such as files that a site imports from elsewhere.
 */
function toStamp(inputsHash: string, inputs: readonly string[]): string {
  const listed = new Set(inputs)
  const others = listBundled().filter((file) => !listed.has(file))
  return `${inputsHash}\n${fingerprint(others)}\n`
}

/** Files of ours that the build in `OUT_DIR` is made of, as the bundler saw them; packages are not among them. */
export function listBundled(): string[] {
  const files = ['client', 'ssr'].flatMap((name) => {
    const list = join(outDir(), `modules.${name}.json`)
    return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as string[]) : []
  })
  return [...new Set(files)].sort().map((file) => resolve(repositoryRoot, file))
}

/** Hash of file contents, never of dates: a fresh clone is as good as an old one. */
export function fingerprint(files: readonly string[]): string {
  // The build holds it (`compiler/build/modules/virtual-modules.ts`).
  const hash = createHash('sha256').update(`BRANCH ${readVariable('BRANCH')}\0`)
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(existsSync(file) ? readFileSync(file) : 'none')
  return hash.digest('hex')
}
