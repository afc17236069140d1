/** Reads a whole repository in a thread of its own, so that visitors are answered meanwhile. */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { toReason, type Logger, type LogLevel, type ReplicaFiller, type Site } from '#runtime'
import { pickService, type RunningService } from './compose/site.server.ts'

/** Input of the thread. */
export interface FillOrder {
  /** Absolute path of the replica. */
  file: string
  service: RunningService | undefined
  ref: string
}

/** A message to the thread: types that somebody waits for. */
export type Wanted = readonly string[]

export type Told =
  | { log: [level: LogLevel, code: string, data?: Record<string, unknown> | undefined] }
  | { issue: Parameters<Site['report']>[0] }

/** The thread's last message; with a reason if the content service failed. */
export type FillEnd = { isWhole: true } | { isWhole: false; reason: string }

interface FillThreadOptions {
  /** Absolute path of the replica. */
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

  function take(message: Told): void {
    if ('issue' in message) return report(message.issue)
    const [level, ...said] = message.log
    log[level](...said)
  }

  /** @throws errors of a thread that cannot start or ends early */
  async function run(started: Worker): Promise<FillEnd> {
    let end: FillEnd | undefined
    started.on('message', (message: Told | FillEnd) => {
      if ('isWhole' in message) end = message
      else take(message)
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
          message: 'The thread that reads the content failed; another one continues.',
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
