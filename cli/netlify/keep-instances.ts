/**
 * Loaded before Netlify's command line (`node --import`). Its local runtime starts a thread for each request to a
 * function. In production an instance answers many, one at a time, and there are as many as are busy at once:
 * https://docs.aws.amazon.com/lambda/latest/dg/lambda-runtime-environment.html. So it is here.
 */
import { EventEmitter } from 'node:events'
import { syncBuiltinESMExports } from 'node:module'
import threads, { type Worker, type WorkerOptions } from 'node:worker_threads'

/** Of an instance, from when it starts. */
export interface Started {
  /** The file whose place it takes: packages of the runtime are found from there. */
  runtime: string
  entryFilePath: string
  environment: Record<string, string>
}

/** Of a request. */
export interface Asked {
  clientContext: string
  event: object
  timeoutMs: number
}

/** What an instance says: an answer, or that it takes the next request. */
export type Said = { result: unknown } | { isFree: true }

const replaced = /\/functions\/runtimes\/js\/worker\.js$/
const instance = new URL('instance.ts', import.meta.url)
/** One for each function of a site and some more for pages. Each has a site in memory; those unused longest end. */
const mostIdle = 24

const { Worker: Thread } = threads
const idle: { key: string; thread: Worker }[] = []

/** What the runtime needs of a thread: `message` with the answer, or `error`. */
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
  // What goes wrong after an answer ends the instance, and nobody's request.
  thread.once('error', (error) => console.error(error))
  thread.once('exit', () => {
    if (idle.includes(one)) idle.splice(idle.indexOf(one), 1)
  })
  if (idle.length > mostIdle) void idle.shift()!.thread.terminate()
}

function start(file: string | URL, options: WorkerOptions = {}): EventEmitter {
  return replaced.test(String(file)) ? new Invocation(file, options) : new Thread(file, options)
}

// As `new Worker()`: what a constructor returns takes the place of what it made.
Object.assign(threads, {
  Worker: function (file: string | URL, options?: WorkerOptions) {
    return start(file, options)
  },
})
syncBuiltinESMExports()
