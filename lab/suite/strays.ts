/**
 * Nothing that the suite starts outlives it. A process group is not all: servers and browsers have groups of their own. So
 * every process inherits a variable that tells whose it is. Only Linux lets others read it; elsewhere the groups are ended.
 */
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const variable = 'SUITE_PROCESS'

/** How long those that are asked to end have, ms. */
const grace = 3000

/** @param within - a mark whose owner ends what this one marks, too */
export const createMark = (within = '') => `${within}/${randomUUID()}`

export const toVariable = (mark: string) => ({ [variable]: mark })

function findMarked(mark: string): number[] {
  if (!existsSync('/proc/self/environ')) return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid && isMarked(name, mark))
    .map(Number)
}

/** What has ended has no environment any more, what is another user's cannot be read. */
function isMarked(pid: string, mark: string): boolean {
  try {
    const environment = readFileSync(`/proc/${pid}/environ`, 'latin1')
    return environment.split('\0').some((entry) => entry.startsWith(`${variable}=${mark}`))
  } catch {
    return false
  }
}

/** Ends a group whole, or one process; who has ended is no error. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    return
  }
}

/** Asks all that are marked so to end, then ends them. */
export async function endStrays(mark: string): Promise<void> {
  for (const pid of findMarked(mark)) signal(pid, 'SIGTERM')
  for (let waited = 0; waited < grace && findMarked(mark).length > 0; waited += 50) await sleep(50)
  // Some start others until they end.
  for (let left = findMarked(mark); left.length > 0; left = findMarked(mark)) {
    for (const pid of left) signal(pid, 'SIGKILL')
    await sleep(20)
  }
}

/** Ends what is marked so once this process has ended, however that comes: a process beside it waits for it. */
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
