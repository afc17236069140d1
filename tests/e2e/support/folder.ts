import { mkdirSync, realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A folder outside of the repository for the tests of one file, which remove it. Playwright also
 * loads test files in a process that runs none of them: no folder is made there.
 */
export function makeFolder(name: string): string {
  const folder = join(realpathSync(tmpdir()), `${name}-${process.pid}`)
  if (process.env['TEST_WORKER_INDEX'] !== undefined) mkdirSync(folder, { recursive: true })
  return folder
}
