/** What the processes of a machine take, and what it lets them take. `docs/guides/self-hosting.md` has the same figures. */
import { readFileSync } from 'node:fs'
import { availableParallelism, totalmem } from 'node:os'
import type { Environment, Logger } from '#runtime'

export interface Limits {
  /** Of 1024 KB each, as systemd and Docker count. */
  megabytes: number
  /** Threads, which the system counts like processes. */
  tasks: number
}

/** Measured, and a third more: 373 MB under load with `CACHE_MB=128`; 11 tasks at rest, 15 while pictures are converted. */
export const perWorker: Limits = { megabytes: 512, tasks: 32 }
/** 112 MB and 7 tasks; beside it now and then the command that restarts. */
export const ofPrimary: Limits = { megabytes: 256, tasks: 32 }

/** One more than serve: a restart starts a new one before an old one ends. */
export function findNeed(workers: number): Limits {
  return {
    megabytes: ofPrimary.megabytes + (workers + 1) * perWorker.megabytes,
    tasks: ofPrimary.tasks + (workers + 1) * perWorker.tasks,
  }
}

/** How many processes serve: as many as are asked for; with `auto` one for each core, as far as the limits hold them. */
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

/** Says once what would end in killed processes, or has kept some from being started. */
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
    message: `${wanted} ${wanted === 1 ? 'process' : 'processes'} may take ${need.megabytes} MB and ${need.tasks} tasks, with one more while they are replaced. The limits are ${limits.megabytes} MB and ${limits.tasks} tasks: ${count < wanted ? `WORKERS=auto starts ${count}` : 'some may be killed'}. See docs/guides/self-hosting.md.`,
  })
}

/** Of the control group this process is in, or of the machine; `Infinity` tasks where there is no limit. */
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
    // In a container, where the path may be the host's.
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
