/// <reference lib="es2024.promise" />
/**
 * Starts and supervises the server processes of a machine: it restarts workers that end or hang,
 * and replaces them in turn on SIGHUP, so that some worker always accepts connections. It serves
 * nothing itself, and holds no connection: the workers share the port. A connection accepted here
 * and handed to a dying worker would hang.
 */
import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from '#runtime'
import { forwardLines } from './forward-lines.ts'
import { beatMs, type ToPrimary, type ToWorker } from './messages.ts'

export interface PrimaryOptions {
  /** Script of a worker. */
  exec: string
  workers: number
  log: Logger
  /** Variables for all workers. */
  environment?: Record<string, string>
  pace?: Partial<Pace>
  /** Prints text for people. */
  tell?: (text: string) => void
}

/** Milliseconds, except for the count. */
export interface Pace {
  beat: number
  /** Beats that a worker may miss before it counts as stuck. */
  missed: number
  /** Pause before the second restart in a row; doubled with each further one. */
  firstPause: number
  longestPause: number
  /** Uptime after which a worker restarts at once. */
  soundAfter: number
  /** Time for a new worker to serve. */
  start: number
  /** Time for a worker to end when asked to. */
  end: number
  /** Time that an unexpected end is remembered: several mean a fault of the machine. */
  memory: number
}

const usualPace: Pace = {
  beat: beatMs,
  missed: 6,
  firstPause: 250,
  longestPause: 30_000,
  soundAfter: 5000,
  start: 120_000,
  end: 30_000,
  memory: 60_000,
}

/** Unexpected ends tolerated within a minute: one may happen, and is recovered from. */
const mostEnds = 2

export interface Primary {
  /** Replaces every worker; calls at the same time share one run. @returns whether all are replaced */
  roll(): Promise<boolean>
  /** Metrics of all workers that answer within two seconds. */
  collectMetrics(): Promise<unknown[]>
  stop(): Promise<void>
  /** Resolves to an exit code if the first workers ended before one of them served. */
  failed: Promise<number>
}

interface Member {
  worker: Worker
  isLeaving: boolean
  missed: number
  startedAt: number
  ready: Promise<boolean>
  ended: Promise<unknown>
}

export function startPrimary({
  exec,
  workers,
  log,
  environment = {},
  tell = console.log,
  ...options
}: PrimaryOptions): Primary {
  const pace = { ...usualPace, ...options.pace }
  const members = new Map<number, Member>()
  const failed = Promise.withResolvers<number>()
  const stopped = new AbortController()
  let hasServed = false
  /** Consecutive ends, each soon after the start. */
  let failures = 0
  let rolling: Promise<boolean> | undefined
  /** Times of recent unexpected ends. */
  let ends: number[] = []
  let areFailing = false

  cluster.schedulingPolicy = cluster.SCHED_NONE
  cluster.setupPrimary({ exec, silent: true })
  const beats = setInterval(() => {
    endStuck()
    judge()
  }, pace.beat)

  function start(): Member {
    const worker = cluster.fork(environment)
    const ready = Promise.withResolvers<boolean>()
    const member: Member = {
      worker,
      isLeaving: false,
      missed: 0,
      startedAt: performance.now(),
      ready: ready.promise,
      ended: once(worker, 'exit'),
    }
    members.set(worker.id, member)
    forwardLines(worker.process.stdout!, process.stdout)
    forwardLines(worker.process.stderr!, process.stderr)
    worker.on('message', (message: ToPrimary) => {
      member.missed = 0
      if (message.type === 'published') tellOthers(worker, message)
      if (message.type === 'serves') send(worker, { type: 'failing', areFailing })
      if (message.type === 'serves' && !hasServed) {
        hasServed = true
        tell(`${message.told} by ${workers} ${workers === 1 ? 'process' : 'processes'}`)
      }
      if (message.type !== 'ready') return
      log.info('WORKER_READY', { worker: worker.process.pid })
      ready.resolve(true)
    })
    worker.on('exit', (code, signal) => {
      ready.resolve(false)
      members.delete(worker.id)
      if (!member.isLeaving) void startAgain(member, code, signal)
    })
    return member
  }

  async function startAgain(
    { worker, startedAt }: Member,
    code: number | null,
    signal: string | null,
  ): Promise<void> {
    if (!hasServed) return failed.resolve(code ?? 1)
    failures = performance.now() - startedAt > pace.soundAfter ? 0 : failures + 1
    const pause =
      failures < 2 ? 0 : Math.min(pace.longestPause, pace.firstPause * 2 ** (failures - 2))
    log.error('WORKER_ENDED', { worker: worker.process.pid, exitCode: code, signal, pause })
    ends.push(performance.now())
    judge()
    await wait(pause, undefined, { signal: stopped.signal }).catch(() => {})
    if (!stopped.signal.aborted && countStaying() < workers) start()
  }

  /** Makes requests go elsewhere while processes keep ending, and come back afterwards. */
  function judge(): void {
    ends = ends.filter((time) => performance.now() - time < pace.memory)
    const now = ends.length > mostEnds
    if (now === areFailing) return
    areFailing = now
    if (now) {
      log.error('WORKERS_FAIL', {
        message: `${ends.length} processes ended within ${pace.memory / 1000} s, so /readyz says 503. Where a signal ended them, memory is short: docs/operations/shipping.md has what a process needs.`,
      })
    } else log.info('WORKERS_SOUND')
    for (const { worker } of members.values()) send(worker, { type: 'failing', areFailing })
  }

  const countStaying = () => [...members.values()].filter(({ isLeaving }) => !isLeaving).length

  function tellOthers(from: Worker, message: ToWorker): void {
    for (const { worker } of members.values()) if (worker !== from) send(worker, message)
  }

  function endStuck(): void {
    for (const member of members.values()) {
      // Counted, not timed: a machine that was asleep has missed nothing.
      member.missed++
      const most = hasServed ? pace.missed : Math.ceil(pace.start / pace.beat)
      if (member.missed <= most) continue
      log.error('WORKER_STUCK', { worker: member.worker.process.pid, missed: member.missed })
      member.worker.process.kill('SIGKILL')
    }
  }

  async function isReady({ ready }: Member): Promise<boolean> {
    const late = new AbortController()
    const timeout = wait(pace.start, false, { signal: late.signal }).catch(() => false)
    const isUp = await Promise.race([ready, timeout])
    late.abort()
    return isUp
  }

  async function end(member: Member, ask: (worker: Worker) => void): Promise<void> {
    member.isLeaving = true
    ask(member.worker)
    const late = new AbortController()
    const { signal } = late
    const timeout = wait(pace.end, undefined, { signal }).then(
      () => member.worker.process.kill('SIGKILL'),
      () => {},
    )
    await member.ended
    late.abort()
    await timeout
  }

  async function roll(): Promise<boolean> {
    log.info('ROLLING_RESTART', { workers: members.size })
    // Workers started meanwhile are already new.
    const all = [...members.values()]
    for (const old of all) {
      if (!members.has(old.worker.id) || stopped.signal.aborted) continue
      const fresh = start()
      if (!(await isReady(fresh))) {
        log.error('ROLLING_RESTART_FAILED', {
          message: 'A new process failed to serve, so the old ones keep running.',
        })
        await end(fresh, ({ process: child }) => void child.kill('SIGKILL'))
        return false
      }
      await end(old, (worker) => send(worker, { type: 'leave' }))
    }
    log.info('ROLLED', { workers: members.size })
    return true
  }

  for (let count = 0; count < workers; count++) start()
  async function askForMetrics({ worker }: Member): Promise<unknown> {
    const answered = Promise.withResolvers<unknown>()
    const listen = (message: ToPrimary) =>
      message.type === 'metrics' && answered.resolve(message.snapshot)
    worker.on('message', listen)
    worker.once('exit', () => answered.resolve(undefined))
    send(worker, { type: 'ask-metrics' })
    const late = wait(2000, undefined, { ref: false })
    return Promise.race([answered.promise, late]).finally(() => worker.off('message', listen))
  }

  return {
    failed: failed.promise,
    async collectMetrics() {
      const snapshots = await Promise.all(Array.from(members.values(), askForMetrics))
      return snapshots.filter((snapshot) => snapshot !== undefined)
    },
    roll: () => (rolling ??= roll().finally(() => void (rolling = undefined))),
    async stop() {
      stopped.abort()
      clearInterval(beats)
      const all = [...members.values()]
      await Promise.all(
        all.map((one) => end(one, ({ process: child }) => void child.kill('SIGTERM'))),
      )
    },
  }
}

function send(worker: Worker, message: ToWorker): void {
  if (worker.isConnected()) worker.send(message)
}
