import { holdLock } from '../adapters/node/file-lock.ts'

/**
 * Runs once nobody else holds the lock; a process that has to wait says so.
 * @param what - for people: `push to colloquy`
 */
export function inTurn<Result>(
  lock: string,
  what: string,
  run: () => Promise<Result>,
  say = console.log,
): Promise<Result> {
  // Never times out: the other process reports its progress, and can be stopped.
  const timeout = Infinity
  const onBusy = () => say(`Waiting for another ${what} to end ...`)
  return holdLock(lock, what, run, { timeout, onBusy })
}
