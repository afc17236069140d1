/**
 * A lock between processes that is released when its holder ends. It uses SQLite's locking
 * (https://sqlite.org/lockingv3.html), so the operating system frees it when the process dies.
 */
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { isSiteError, siteError, type ErrorEntry } from '#runtime/errors'

export const FileLockBusy = {
  code: 'FileLockBusy',
  kind: 'outage',
  title: 'File lock busy',
  message: (lock: string, seconds: number) =>
    `The lock "${lock}" was not free within ${seconds} seconds.`,
  hint: 'Another running process holds the lock. Find the one that hangs and stop it.',
} satisfies ErrorEntry<[lock: string, seconds: number]>

export interface LockOptions {
  /** Milliseconds to wait for the lock. */
  timeout?: number
  /** Called once if somebody else holds it. */
  onBusy?: () => void
  /** Most milliseconds between two attempts. */
  pauseMs?: number
}

/** SQLITE_BUSY: another connection holds the lock. */
export function isBusy(error: unknown): boolean {
  return (error as { errcode?: number }).errcode === 5
}

/**
 * @param file - always empty; removing it while it is held lets a second holder in
 * @throws SiteError FileLockBusy, and errors of the disk and of `run`
 */
export async function holdLock<Result>(
  file: string,
  name: string,
  run: () => Promise<Result>,
  { timeout = 10_000, onBusy, pauseMs = 20 }: LockOptions = {},
): Promise<Result> {
  await mkdir(dirname(file), { recursive: true })
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    const start = Date.now()
    for (let tries = 0; !take(lock); tries++) {
      if (tries === 0) onBusy?.()
      if (Date.now() - start > timeout) throw siteError(FileLockBusy, [name, timeout / 1000])
      await wait(pauseMs * (0.25 + Math.random() * 0.75))
    }
    return await run()
  } finally {
    lock.close()
  }
}

/**
 * @param timeout - milliseconds to wait for it
 * @returns whether the lock was acquired. @throws errors of the disk and of `run`
 */
export async function tryLock(
  file: string,
  run: () => Promise<void>,
  timeout: number,
): Promise<boolean> {
  try {
    await holdLock(file, file, run, { timeout })
    return true
  } catch (error) {
    if (isSiteError(error, FileLockBusy.code)) return false
    throw error
  }
}

function take(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return true
  } catch (error) {
    if (isBusy(error)) return false
    throw error
  }
}
