import type { Worker } from 'node:worker_threads'

export type Question<Input> = [id: number, input: Input]
export type Outcome<Output> = [id: number, output: Output | Error]

interface Waiting<Output> {
  resolve(output: Output): void
  reject(error: Error): void
}

/**
 * Asks a thread that receives `Question`s and sends lists of `Outcome`s, in any order. The first
 * question starts it, and so does the next one after it has ended, which rejects all pending
 * questions. It keeps no process alive that has nothing else to do.
 */
export function askThread<Input, Output>(start: () => Worker): (input: Input) => Promise<Output> {
  const waiting = new Map<number, Waiting<Output>>()
  let thread: Worker | undefined
  let last = 0

  function open(): Worker {
    const started = start()
    started.on('message', (outcomes: Outcome<Output>[]) => {
      for (const [id, output] of outcomes) settle(id, output)
    })
    started.on('error', end)
    started.on('exit', () => end(new Error('The thread has ended.')))
    function end(error: Error): void {
      // Another thread may have been started since.
      if (thread !== started) return
      thread = undefined
      for (const id of waiting.keys()) settle(id, error)
    }
    return started
  }

  function settle(id: number, output: Output | Error): void {
    const { resolve, reject } = waiting.get(id)!
    waiting.delete(id)
    if (waiting.size === 0) thread?.unref()
    if (output instanceof Error) reject(output)
    else resolve(output)
  }

  return (input) =>
    new Promise((resolve, reject) => {
      thread ??= open()
      thread.ref()
      waiting.set(++last, { resolve, reject })
      const question: Question<Input> = [last, input]
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
      thread.postMessage(question)
    })
}
