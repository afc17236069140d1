/** Part of the settings of the dev server, which Node loads: what Vite runs is evaluated anew with every edit. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

let folder: string | undefined

/**
 * Of two dev servers neither takes away, or reads, what the other wrote.
 *
 * @returns a folder of this process, always the same; it goes with the process
 */
export function findProcessFolder(): string {
  return (folder ??= makeFolder())
}

function makeFolder(): string {
  const made = mkdtempSync(join(tmpdir(), 'slicewright-dev-'))
  process.once('exit', () => rmSync(made, { recursive: true, force: true }))
  return made
}
