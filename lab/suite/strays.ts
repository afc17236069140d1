/**
 * Ensures that nothing the suite starts outlives it. A process group is not enough: servers and
 * browsers have their own. So every process inherits a variable that marks its owner. Only Linux
 * lets others read it; elsewhere the groups are ended.
 */
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const variable = 'SUITE_PROCESS'

/** Time for processes to end after they were asked to, ms. */
const grace = 3000

/** @param within - a mark whose owner also ends the processes with the new mark */
export const createMark = (within = '') => `${within}/${randomUUID()}`

export const toVariable = (mark: string) => ({ [variable]: mark })

function findMarked(mark: string): number[] {
  if (!existsSync('/proc/self/environ')) return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid && isMarked(name, mark))
    .map(Number)
}

/** A process that has ended has no environment, and another user's cannot be read. */
function isMarked(pid: string, mark: string): boolean {
  try {
    const environment = readFileSync(`/proc/${pid}/environ`, 'latin1')
    return environment.split('\0').some((entry) => entry.startsWith(`${variable}=${mark}`))
  } catch {
    return false
  }
}

/** Signals a whole group, or one process; one that has ended is not an error. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    return
  }
}

/** Asks all processes with the mark to end, then kills them. */
export async function endStrays(mark: string): Promise<void> {
  for (const pid of findMarked(mark)) signal(pid, 'SIGTERM')
  for (let waited = 0; waited < grace && findMarked(mark).length > 0; waited += 50) await sleep(50)
  // Some keep starting others until they end.
  for (let left = findMarked(mark); left.length > 0; left = findMarked(mark)) {
    for (const pid of left) signal(pid, 'SIGKILL')
    await sleep(20)
  }
}

/**
 * Ends processes with the mark once this process has ended, for whatever reason: a second process
 * waits for that.
 */
export function endStraysAfterUs(mark: string): void {
  const guard = spawn(process.execPath, [import.meta.filename, mark], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  guard.unref()
}

if (import.meta.main) {
  process.stdin.resume().once('close', () => void endStrays(process.argv[2]!))
}
