/** Another process that holds the write lock of a file of SQLite: `tests/fixtures/processes/hold-write-lock.ts`. */
import { join } from 'node:path'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { startProcess } from '#tests/support/start-process.ts'

/** Resolves when it has it. @returns what releases it */
export async function holdWriteLock(file: string): Promise<() => Promise<void>> {
  const holder = startProcess(process.execPath, [
    join(repositoryRoot, 'tests/fixtures/processes/hold-write-lock.ts'),
    file,
  ])
  await holder.waitFor('it had the lock', (output) => output.includes('held') || undefined)
  return async () => {
    await holder.kill()
  }
}
