/** Plain files in one folder, for a single machine: several processes may share it. */
import {
  appendFile,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { dirname, join } from 'node:path'
import type { FileStore } from '#runtime'
import { siteError, type ErrorEntry } from '#runtime/errors'

export const FilePathInvalid = {
  code: 'FilePathInvalid',
  kind: 'wiring',
  title: 'File path invalid',
  message: (path: string) => `"${path}" is no path of a stored file.`,
  hint: 'Use letters, digits, dots, hyphens and underscores, with slashes between names.',
} satisfies ErrorEntry<[path: string]>

export const FileLockBusy = {
  code: 'FileLockBusy',
  kind: 'outage',
  title: 'File lock busy',
  message: (lock: string, seconds: number) =>
    `The lock "${lock}" was not free within ${seconds} seconds.`,
  hint: 'Look for a process that hangs. A lock that nobody has held for a minute is taken over.',
} satisfies ErrorEntry<[lock: string, seconds: number]>

/** How long somebody waits for a lock, and how old one gets whose holder has died, in ms. */
const patience = 10_000
const staleAfter = 60_000

const pathPattern = /^(?!.*\.\.)[\w.-]+(\/[\w.-]+)*$/

/** @param root - made when something is first written. */
export function createFileStore(root: string): FileStore {
  const queues = new Map<string, Promise<unknown>>()
  const toFile = (path: string) => {
    if (!pathPattern.test(path)) throw siteError(FilePathInvalid, [path])
    return join(root, path)
  }

  return {
    async read(path) {
      return orUndefined(readFile(toFile(path), 'utf8'))
    },

    async write(path, text) {
      const file = toFile(path)
      const draft = `${file}.${randomUUID()}.tmp`
      await mkdir(dirname(file), { recursive: true })
      await writeFile(draft, text, { flush: true })
      await rename(draft, file)
    },

    async append(path, text) {
      const file = toFile(path)
      await mkdir(dirname(file), { recursive: true })
      await appendFile(file, text, { flush: true })
    },

    async readLastLine(path) {
      return orUndefined(readEnd(toFile(path)))
    },

    async list(folder) {
      const entries = await orUndefined(readdir(toFile(folder), { withFileTypes: true }))
      return (entries ?? [])
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.tmp'))
        .map(({ name }) => name)
        .toSorted()
    },

    exclusive(lock, run) {
      const file = toFile(`${lock}.lock`)
      const before = queues.get(lock) ?? Promise.resolve()
      const turn = before.then(() => holding(file, lock, run))
      queues.set(
        lock,
        turn.catch(() => {}),
      )
      return turn
    },
  }
}

/** One process at a time: the lock is a file only one can create. */
async function holding<Result>(
  file: string,
  lock: string,
  run: () => Promise<Result>,
): Promise<Result> {
  await mkdir(dirname(file), { recursive: true })
  const start = Date.now()
  while (!(await take(file))) {
    if (Date.now() - start > patience) throw siteError(FileLockBusy, [lock, patience / 1000])
    await new Promise((done) => setTimeout(done, 10 + Math.random() * 20))
  }
  try {
    return await run()
  } finally {
    await rm(file, { force: true })
  }
}

async function take(file: string): Promise<boolean> {
  try {
    await (await open(file, 'wx')).close()
    return true
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
    const held = await orUndefined(stat(file))
    if (held && Date.now() - held.mtimeMs > staleAfter) await rm(file, { force: true })
    return false
  }
}

/** Reads from the end, a bit more each time, until it holds a whole line. */
async function readEnd(file: string): Promise<string | undefined> {
  const handle = await open(file, 'r')
  try {
    const { size } = await handle.stat()
    for (let length = 4096; ; length *= 4) {
      const start = Math.max(0, size - length)
      const { buffer } = await handle.read(Buffer.alloc(size - start), 0, size - start, start)
      const lines = buffer.toString('utf8').replace(/\n$/, '').split('\n')
      if (lines.length > 1 || start === 0) return lines.at(-1) || undefined
    }
  } finally {
    await handle.close()
  }
}

async function orUndefined<Value>(value: Promise<Value>): Promise<Value | undefined> {
  return value.catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  })
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code
}
