import { holdLock } from '../adapters/node/file-lock.ts'

/**
 * Runs once nobody else holds the lock: who has to wait says so.
 * @param what - for people: `push to colloquy`
 */
export function inTurn<Result>(
  lock: string,
  what: string,
  run: () => Promise<Result>,
  say = console.log,
): Promise<Result> {
  // Without end: the other one tells what it is at, and can be stopped.
  const timeout = Infinity
  const onBusy = () => say(`Waiting for another ${what} to end ...`)
  return holdLock(lock, what, run, { timeout, onBusy })
}
