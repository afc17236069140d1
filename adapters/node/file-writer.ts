import { Worker, type MessagePort } from 'node:worker_threads'

export interface FileWriter {
  /**
   * @param place - absolute, in a folder that is there
   * @returns once it is written @throws Error of the file system
   */
  write(place: string, content: string | Uint8Array): Promise<void>
}

type Order = [id: number, place: string, content: string | Uint8Array]
type Outcome = [id: number, failure: Error | undefined]

interface Waiting {
  resolve(): void
  reject(error: Error): void
}

/**
 * Writes files on a thread of its own, the other core: to create a file takes a disk up to a millisecond, as long as
 * to draw what is in the next one. It holds up no process that has nothing else to do.
 */
export function createFileWriter(): FileWriter {
  const waiting = new Map<number, Waiting>()
  let thread: Worker | undefined
  let last = 0

  function start(): Worker {
    const started = new Worker(`(${writeOrders})()`, { eval: true })
    started.on('message', (outcomes: Outcome[]) => {
      for (const [id, failure] of outcomes) settle(id, failure)
    })
    // An error ends a thread, so the next file starts another.
    started.on('error', (error) => {
      thread = undefined
      for (const id of waiting.keys()) settle(id, error)
    })
    return started
  }

  function settle(id: number, failure: Error | undefined): void {
    const { resolve, reject } = waiting.get(id)!
    waiting.delete(id)
    if (waiting.size === 0) thread?.unref()
    if (failure) reject(failure)
    else resolve()
  }

  return {
    write: (place, content) =>
      new Promise((resolve, reject) => {
        thread ??= start()
        thread.ref()
        waiting.set(++last, { resolve, reject })
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
        thread.postMessage([last, place, content] satisfies Order)
      }),
  }
}

/** Runs in the thread, from its own text: it sees nothing of this module. */
function writeOrders(): void {
  const { writeFileSync } = process.getBuiltinModule('node:fs')
  const { parentPort } = process.getBuiltinModule('node:worker_threads') as {
    parentPort: MessagePort
  }
  let outcomes: Outcome[] = []
  parentPort.on('message', ([id, place, content]: Order) => {
    let failure: Error | undefined
    try {
      writeFileSync(place, content)
    } catch (error) {
      failure = error as Error
    }
    outcomes.push([id, failure])
    if (outcomes.length > 1) return
    // Those of one turn go back together: each message wakes the other thread.
    setImmediate(() => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- as above
      parentPort.postMessage(outcomes)
      outcomes = []
    })
  })
}
