/** Stores plain files in one folder, for a single machine: several processes may share it. */
import {
  link,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
  type FileHandle,
} from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import type { Dirent } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FileStore } from '#runtime'
import { checkFilePath } from '#runtime/errors'
import { holdLock } from './file-lock.ts'

/** Suffix of files that are not complete yet. */
export const draftEnd = '.tmp'

/** Access for the owner only. */
const folderMode = { recursive: true, mode: 0o700 }

/** @param root - created on the first write. */
export function createFileStore(root: string): FileStore {
  const queues = new Map<string, Promise<unknown>>()
  const toFile = (path: string) => join(root, checkFilePath(path))

  return {
    async read(path) {
      return orUndefined(readFile(toFile(path), 'utf8'))
    },

    async readBytes(path) {
      return orUndefined(readFile(toFile(path)))
    },

    async write(path, text) {
      await writeDraft(toFile(path), text, rename)
    },

    async add(path, content) {
      // Unlike renaming, linking refuses to replace a file.
      return writeDraft(toFile(path), content, async (draft, file) => {
        const isNew = await link(draft, file).then(
          () => true,
          (error: unknown) => {
            if (codeOf(error) === 'EEXIST') return false
            throw error
          },
        )
        await rm(draft)
        return isNew
      })
    },

    async appendLine(path, line) {
      const file = toFile(path)
      await mkdir(dirname(file), folderMode)
      const handle = await open(file, 'a+', 0o600)
      try {
        const end = await cutTornLine(handle)
        try {
          await handle.appendFile(`${line}\n`)
          await handle.sync()
        } catch (error) {
          await handle.truncate(end)
          throw error
        }
      } finally {
        await handle.close()
      }
    },

    async readLastLine(path) {
      return orUndefined(readFrom(toFile(path)))
    },

    remove: (path) => rm(toFile(path), { force: true }),

    async measure(folder) {
      const root = toFile(folder)
      const entries = await orUndefined(readdir(root, { withFileTypes: true, recursive: true }))
      let bytes = 0
      for (const entry of entries ?? []) {
        if (!entry.isFile()) continue
        // A file removed meanwhile counts as 0.
        bytes += (await orUndefined(stat(join(entry.parentPath, entry.name))))?.size ?? 0
      }
      return bytes
    },

    async list(folder) {
      const files = await listEntries(toFile(folder), (entry) => entry.isFile())
      return files.filter((name) => !name.endsWith(draftEnd))
    },

    async listFolders(folder) {
      return listEntries(toFile(folder), (entry) => entry.isDirectory())
    },

    async removeFolder(folder) {
      await rm(toFile(folder), { recursive: true, force: true })
    },

    exclusive(lock, run) {
      const file = toFile(`${lock}.lock`)
      const before = queues.get(lock) ?? Promise.resolve()
      const turn = before.then(() => holdLock(file, lock, run))
      queues.set(
        lock,
        turn.catch(() => {}),
      )
      return turn
    },
  }
}

/** Flushes content to a file beside its place, then moves it there. */
async function writeDraft<Result>(
  file: string,
  content: string | Uint8Array,
  settle: (draft: string, file: string) => Promise<Result>,
): Promise<Result> {
  const draft = `${file}.${randomUUID()}${draftEnd}`
  await mkdir(dirname(file), folderMode)
  try {
    await writeFile(draft, content, { flush: true, mode: 0o600 })
    return await settle(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

async function listEntries(
  folder: string,
  isWanted: (entry: Dirent) => boolean,
): Promise<string[]> {
  const entries = await orUndefined(readdir(folder, { withFileTypes: true }))
  return (entries ?? [])
    .filter(isWanted)
    .map(({ name }) => name)
    .toSorted()
}

async function readFrom(file: string): Promise<string | undefined> {
  const handle = await open(file, 'r')
  try {
    return (await readEnd(handle)).line
  } finally {
    await handle.close()
  }
}

/** Removes a partial line of a killed process. @returns the byte offset of the next line */
async function cutTornLine(handle: FileHandle): Promise<number> {
  const { end, size } = await readEnd(handle)
  if (end < size) await handle.truncate(end)
  return end
}

interface End {
  /** The last complete line that is not empty. */
  line: string | undefined
  /** Byte offset of its end. */
  end: number
  size: number
}

const lineEnd = 0x0a

/** Reads growing parts from the end until one holds a complete line. */
async function readEnd(handle: FileHandle): Promise<End> {
  const { size } = await handle.stat()
  for (let length = 4096; ; length *= 4) {
    const start = Math.max(0, size - length)
    const { buffer } = await handle.read(Buffer.alloc(size - start), 0, size - start, start)
    const last = buffer.lastIndexOf(lineEnd)
    const before = last < 1 ? -1 : buffer.lastIndexOf(lineEnd, last - 1)
    if (before === -1 && start > 0) continue
    const line = last === -1 ? '' : buffer.toString('utf8', before + 1, last)
    return { line: line || undefined, end: start + last + 1, size }
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
