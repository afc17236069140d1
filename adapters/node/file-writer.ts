import { Worker, type MessagePort } from 'node:worker_threads'
import { askThread, type Outcome, type Question } from './ask-thread.ts'

export interface WrittenFile {
  /** SHA-1, in base64url. */
  hash: string
  /** Size in bytes. */
  size: number
}

/** A file that may already hold the content. */
export interface PlacedFile extends WrittenFile {
  /** Absolute path. */
  place: string
}

export interface FileWriter {
  /**
   * @param place - absolute path; its folder is created if absent
   * @param kept - if it holds the same content, nothing is written
   * @throws Error of the file system
   */
  write(place: string, content: string | Uint8Array, kept?: PlacedFile): Promise<WrittenFile>
}

type Order = [place: string, content: string | Uint8Array, kept?: PlacedFile]

/**
 * Writes files on a thread of its own, so on another core: creating a file takes up to a
 * millisecond, as long as rendering the next page.
 */
export function createFileWriter(): FileWriter {
  const ask = askThread<Order, WrittenFile>(() => new Worker(`(${writeOrders})()`, { eval: true }))
  return {
    write: (place, content, kept) => ask(kept ? [place, content, kept] : [place, content]),
  }
}

/** Runs in the thread, from its source text: it cannot use anything of this module. */
function writeOrders(): void {
  const { mkdirSync, statSync, writeFileSync } = process.getBuiltinModule('node:fs')
  const { dirname } = process.getBuiltinModule('node:path')
  const { hash } = process.getBuiltinModule('node:crypto')
  const { parentPort } = process.getBuiltinModule('node:worker_threads') as {
    parentPort: MessagePort
  }
  const made = new Set<string>()
  let outcomes: Outcome<WrittenFile>[] = []

  function write([place, content, kept]: Order): WrittenFile {
    const size = typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength
    const file = { hash: hash('sha1', content, 'base64url'), size }
    if (kept?.hash === file.hash && isIntact(kept)) return file
    const folder = dirname(place)
    if (!made.has(folder)) mkdirSync(folder, { recursive: true })
    made.add(folder)
    writeFileSync(place, content)
    return file
  }

  function isIntact({ place, size }: PlacedFile): boolean {
    const found = statSync(place, { throwIfNoEntry: false })
    return found?.isFile() === true && found.size === size
  }

  parentPort.on('message', ([id, order]: Question<Order>) => {
    let written: WrittenFile | Error
    try {
      written = write(order)
    } catch (error) {
      written = error as Error
    }
    outcomes.push([id, written])
    if (outcomes.length > 1) return
    // Outcomes of one turn are sent together, since each message wakes the other thread.
    setImmediate(() => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- as above
      parentPort.postMessage(outcomes)
      outcomes = []
    })
  })
}
