/// <reference lib="es2024.promise" />
/** Work that one process of a machine does for all. */
import type { Logger } from '#runtime'
import { toReason } from '#runtime/errors'
import { holdLock } from './file-lock.ts'

export interface Duty {
  /** Whether it is this process's. */
  isOurs(): boolean
  /** Runs when it becomes this process's, at once or after the end of the one that had it. */
  take(work: () => void): void
  release(): void
}

/** How often who does not have it looks whether it is free, in ms. */
const lookMs = 1000

/** @param file - of the lock; the operating system frees it when its process ends */
export function createDuty(file: string, log: Logger): Duty {
  const works: (() => void)[] = []
  const released = Promise.withResolvers<void>()
  let isOurs = false
  async function hold(): Promise<void> {
    isOurs = true
    for (const work of works) work()
    await released.promise
  }
  // Without a lock each does it for itself, as before there were several.
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
