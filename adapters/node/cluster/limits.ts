/**
 * Compares the needs of a machine's processes with its limits. `docs/operations/shipping.md` has
 * the same figures.
 */
import { readFileSync } from 'node:fs'
import { availableParallelism, totalmem } from 'node:os'
import type { Environment, Logger } from '#runtime'

export interface Limits {
  /** Megabytes of 1024 KB, as systemd and Docker count. */
  megabytes: number
  /** Threads, which the system counts like processes. */
  tasks: number
}

/**
 * Measured, plus a third: 373 MB under load with `CACHE_MB=128`; 11 tasks at rest, 15 while
 * converting pictures.
 */
export const perWorker: Limits = { megabytes: 512, tasks: 32 }
/** Measured: 112 MB and 7 tasks; leaves room for the restart command. */
export const ofPrimary: Limits = { megabytes: 256, tasks: 32 }

/** Includes one more worker: a restart starts a new one before an old one ends. */
export function findNeed(workers: number): Limits {
  return {
    megabytes: ofPrimary.megabytes + (workers + 1) * perWorker.megabytes,
    tasks: ofPrimary.tasks + (workers + 1) * perWorker.tasks,
  }
}

/**
 * Number of workers: as many as configured; with `auto` one per core, as far as the limits allow.
 */
export function countWorkers(
  workers: Environment['workers'] = 1,
  limits: Limits = readLimits(),
  cores: number = availableParallelism(),
): number {
  if (workers !== 'auto') return workers
  const fitting = Math.min(
    (limits.megabytes - ofPrimary.megabytes) / perWorker.megabytes - 1,
    (limits.tasks - ofPrimary.tasks) / perWorker.tasks - 1,
  )
  return Math.max(1, Math.min(cores, Math.floor(fitting)))
}

/** Logs once if limits would get processes killed, or have kept some from being started. */
export function tellLimits(
  workers: Environment['workers'],
  log: Logger,
  limits: Limits = readLimits(),
  cores: number = availableParallelism(),
): void {
  const count = countWorkers(workers, limits, cores)
  const wanted = workers === 'auto' ? cores : count
  const need = findNeed(wanted)
  if (need.megabytes <= limits.megabytes && need.tasks <= limits.tasks) return
  log.warn('LIMITS_SHORT', {
    message: `${wanted} ${wanted === 1 ? 'process' : 'processes'} may take ${need.megabytes} MB and ${need.tasks} tasks, with one more while they are replaced. The limits are ${limits.megabytes} MB and ${limits.tasks} tasks: ${count < wanted ? `WORKERS=auto starts ${count}` : 'some may be killed'}. See docs/operations/shipping.md.`,
  })
}

/** Limits of this process's control group, or of the machine; `Infinity` tasks without a limit. */
export function readLimits(folder = '/sys/fs/cgroup', own = '/proc/self/cgroup'): Limits {
  const bytes = Math.min(process.constrainedMemory() || Infinity, totalmem())
  return { megabytes: Math.floor(bytes / 1024 / 1024), tasks: readTasks(folder, own) }
}

function readTasks(folder: string, own: string): number {
  const groups = readText(own)?.split('\n') ?? []
  const path = (pattern: RegExp) =>
    groups.map((line) => pattern.exec(line)?.[1]).find((found) => found !== undefined)
  const [unified, pids] = [path(/^0::(\/.*)$/), path(/^\d+:pids:(\/.*)$/)]
  const found = [
    ...(unified === undefined ? [] : [`${folder}${unified}/pids.max`]),
    ...(pids === undefined ? [] : [`${folder}/pids${pids}/pids.max`]),
    // For containers, where the path may be the host's.
    `${folder}/pids.max`,
    `${folder}/pids/pids.max`,
  ].map((file) => Number(readText(file) ?? NaN))
  return found.find((limit) => limit > 0) ?? Infinity
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return undefined
  }
}
