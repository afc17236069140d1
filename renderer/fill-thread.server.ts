/** A thread of its own for reading a whole repository, so that visitors are answered meanwhile. */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { toReason, type Logger, type LogLevel, type ReplicaFiller, type Site } from '#runtime'
import { pickService, type RunningService } from './compose/site.server.ts'

/** What the thread is given. */
export interface FillOrder {
  /** Of the replica, absolute. */
  file: string
  service: RunningService | undefined
  ref: string
}

/** What it is sent: types that somebody waits for. */
export type Wanted = readonly string[]

export type Told =
  | { log: [level: LogLevel, code: string, data?: Record<string, unknown> | undefined] }
  | { issue: Parameters<Site['report']>[0] }

/** The last it tells; the reason where the content service failed. */
export type FillEnd = { isWhole: true } | { isWhole: false; reason: string }

interface FillThreadOptions {
  /** Of the replica, absolute. */
  file: string
  service?: RunningService
  report: Site['report']
}

/** @param script - the built `fill.server.ts`, absolute */
export function openFillThread(
  script: string,
  { file, service, report }: FillThreadOptions,
  log: Logger,
): ReplicaFiller {
  let thread: Worker | undefined
  let wanted: Wanted = []
  let isBroken = false

  function take(told: Told): void {
    if ('issue' in told) return report(told.issue)
    const [level, ...said] = told.log
    log[level](...said)
  }

  /** @throws what a thread throws that cannot start or ends before its time */
  async function run(started: Worker): Promise<FillEnd> {
    let end: FillEnd | undefined
    started.on('message', (told: Told | FillEnd) => {
      if ('isWhole' in told) end = told
      else take(told)
    })
    const [code] = (await once(started, 'exit')) as [number]
    if (!end) throw new Error(`It ended with ${code}.`)
    return end
  }

  return {
    async fill(ref) {
      if (isBroken) return false
      const workerData: FillOrder = { file, ref, service: service && pickService(service) }
      let end: FillEnd
      try {
        thread = new Worker(script, { workerData })
        thread.unref()
        this.want(wanted)
        end = await run(thread)
      } catch (error) {
        isBroken = true
        log.error('REPLICA_THREAD_FAILED', {
          message: 'The thread that reads the content has failed; another one goes on with it.',
          reason: toReason(error),
        })
        return false
      } finally {
        thread = undefined
      }
      if (!end.isWhole) throw new Error(end.reason)
      return true
    },
    want(types) {
      wanted = types
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
      thread?.postMessage(wanted)
    },
  }
}
