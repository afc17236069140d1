/**
 * Loaded before Netlify's command line (`node --import`). Its local runtime starts a thread for
 * each request to a function. In production an instance answers many, one at a time, and there are
 * as many instances as concurrent requests:
 * https://docs.aws.amazon.com/lambda/latest/dg/lambda-runtime-environment.html. This does the same.
 */
import { EventEmitter } from 'node:events'
import { syncBuiltinESMExports } from 'node:module'
import threads, { type Worker, type WorkerOptions } from 'node:worker_threads'

/** Data an instance gets when it starts. */
export interface Started {
  /** The file it replaces: the runtime's packages are resolved from there. */
  runtime: string
  entryFilePath: string
  environment: Record<string, string>
}

/** A request to an instance. */
export interface Asked {
  clientContext: string
  event: object
  timeoutMs: number
}

/** A message of an instance: an answer, or that it is ready for the next request. */
export type Said = { result: unknown } | { isFree: true }

const replaced = /\/functions\/runtimes\/js\/worker\.js$/
const instance = new URL('instance.ts', import.meta.url)
/**
 * One for each function of a site and some more for pages. Each holds a site in memory; the least
 * recently used end.
 */
const mostIdle = 24

const { Worker: Thread } = threads
const idle: { key: string; thread: Worker }[] = []

/** The part of a thread that the runtime uses: `message` with the answer, or `error`. */
class Invocation extends EventEmitter {
  constructor(file: string | URL, { env, workerData }: WorkerOptions) {
    super()
    const { entryFilePath, environment, ...asked } = workerData as Started & Asked
    const started: Started = { runtime: String(file), entryFilePath, environment }
    const key = JSON.stringify([started, env])
    const thread = takeIdle(key) ?? new Thread(instance, { env, workerData: started, execArgv: [] })
    thread.ref()
    const fail = (error: unknown) => this.emit('error', error)
    thread.once('error', fail)
    thread.on('message', (said: Said) => {
      if ('result' in said) return this.emit('message', said.result)
      thread.off('error', fail)
      thread.removeAllListeners('message')
      return keep(key, thread)
    })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have none
    thread.postMessage(asked)
  }
}

function takeIdle(key: string): Worker | undefined {
  const at = idle.findLastIndex((one) => one.key === key)
  if (at < 0) return undefined
  const { thread } = idle.splice(at, 1)[0]!
  thread.removeAllListeners('error').removeAllListeners('exit')
  return thread
}

function keep(key: string, thread: Worker): void {
  const one = { key, thread }
  idle.push(one)
  thread.unref()
  // An error after an answer ends the instance, but fails no request.
  thread.once('error', (error) => console.error(error))
  thread.once('exit', () => {
    if (idle.includes(one)) idle.splice(idle.indexOf(one), 1)
  })
  if (idle.length > mostIdle) void idle.shift()!.thread.terminate()
}

function start(file: string | URL, options: WorkerOptions = {}): EventEmitter {
  return replaced.test(String(file)) ? new Invocation(file, options) : new Thread(file, options)
}

// Called as `new Worker()`: an object that a constructor returns replaces the new one.
Object.assign(threads, {
  Worker: function (file: string | URL, options?: WorkerOptions) {
    return start(file, options)
  },
})
syncBuiltinESMExports()
