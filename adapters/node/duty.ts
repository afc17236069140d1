/// <reference lib="es2024.promise" />
/** Assigns work that one process of a machine does for all. */
import type { Logger } from '#runtime'
import { toReason } from '#runtime/errors'
import { holdLock } from './file-lock.ts'

export interface Duty {
  /** Whether this process has the duty. */
  isOurs(): boolean
  /** Runs `work` once this process has the duty: at once, or after its holder has ended. */
  take(work: () => void): void
  release(): void
}

/** Milliseconds between two attempts to get the duty. */
const lookMs = 1000

/** @param file - the lock's; the operating system frees it when its process ends */
export function createDuty(file: string, log: Logger): Duty {
  const works: (() => void)[] = []
  const released = Promise.withResolvers<void>()
  let isOurs = false
  async function hold(): Promise<void> {
    isOurs = true
    for (const work of works) work()
    await released.promise
  }
  // Without a lock every process does the work itself.
  holdLock(file, file, hold, { timeout: Infinity, pauseMs: lookMs }).catch((error: unknown) => {
    log.warn('DUTY_UNSHARED', { file, reason: toReason(error) })
    return hold()
  })
  return {
    isOurs: () => isOurs,
    take(work) {
      works.push(work)
      if (isOurs) work()
    },
    release() {
      isOurs = false
      released.resolve()
    },
  }
}
