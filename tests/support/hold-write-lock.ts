/**
 * Starts a process that holds the write lock of an SQLite file:
 * `tests/fixtures/processes/hold-write-lock.ts`.
 */
import { join } from 'node:path'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { startProcess } from '#tests/support/start-process.ts'

/** Resolves once the lock is held. @returns a function that releases it */
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
