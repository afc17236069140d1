/**
 * A file store in Netlify Blobs. It does not use unstorage, whose drivers lack conditional writes:
 * files that must not be replaced, appended lines and locks all depend on them.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { FileStore } from '#runtime'
import { checkFilePath, siteError, type ErrorEntry } from '#runtime/errors'
import { readBlob, replaceBlob, type Blobs } from './blobs.ts'

export const BlobLockBusy = {
  code: 'BlobLockBusy',
  kind: 'outage',
  title: 'Lock busy',
  message: (lock: string, seconds: number) =>
    `The lock "${lock}" in Netlify Blobs was not free within ${seconds} seconds.`,
  hint: 'Many visitors wait for the same file; try again. With PostgreSQL and a host with a disk nobody waits.',
} satisfies ErrorEntry<[lock: string, seconds: number]>

export const BlobChanged = {
  code: 'BlobChanged',
  kind: 'outage',
  title: 'File changed meanwhile',
  message: (path: string) => `"${path}" was changed by another function while this one wrote it.`,
  hint: 'Nothing was written. Try again.',
} satisfies ErrorEntry<[path: string]>

export interface BlobFilesOptions {
  /** Milliseconds that a stopped function keeps a lock; running ones release it at once. */
  leaseMs?: number
  /** Milliseconds to wait for a lock. */
  patienceMs?: number
  now?: () => number
}

/** @param blobs - the whole site's: previews and production share it */
export function createBlobFiles(
  blobs: Blobs,
  { leaseMs = 15_000, patienceMs = 20_000, now = Date.now }: BlobFilesOptions = {},
): FileStore {
  const queues = new Map<string, Promise<unknown>>()
  /** Files whose last line was read under a lock, so that nobody else can append meanwhile. */
  const read = new Map<string, string>()

  async function readText(path: string): Promise<{ text: string; etag: string } | undefined> {
    const kept = await readBlob(blobs, checkFilePath(path))
    return kept && { text: new TextDecoder().decode(kept.data), etag: kept.etag }
  }

  async function listIn(folder: string) {
    const prefix = `${checkFilePath(folder)}/`
    const found = await blobs.list({ prefix, directories: true })
    const toNames = (paths: string[]) =>
      paths.map((path) => path.slice(prefix.length).replace(/\/$/, '')).toSorted()
    return {
      files: toNames(found.blobs.map(({ key }) => key)),
      folders: toNames(found.directories),
    }
  }

  async function takeLock(lock: string): Promise<() => Promise<void>> {
    const key = `${checkFilePath(lock)}.lock`
    const until = now() + patienceMs
    while (true) {
      const held = await readText(key)
      const isFree = !held || (JSON.parse(held.text) as { until: number }).until <= now()
      const text = JSON.stringify({ owner: randomUUID(), until: now() + leaseMs })
      const taken = isFree ? await replaceBlob(blobs, key, text, held?.etag) : undefined
      if (taken !== undefined) {
        // If another function took over the expired lock, that one keeps it.
        return async () => void (await replaceBlob(blobs, key, JSON.stringify({ until: 0 }), taken))
      }
      if (now() > until) throw siteError(BlobLockBusy, [lock, patienceMs / 1000])
      await wait(20 + 80 * Math.random())
    }
  }

  async function runLocked<Result>(lock: string, run: () => Promise<Result>): Promise<Result> {
    const release = await takeLock(lock)
    read.clear()
    try {
      return await run()
    } finally {
      // The lease expires by itself.
      await release().catch(() => {})
    }
  }

  return {
    read: async (path) => (await readText(path))?.text,
    readBytes: async (path) => (await readBlob(blobs, checkFilePath(path)))?.data,
    async write(path, text) {
      await blobs.set(checkFilePath(path), text)
    },
    async add(path, content) {
      const added = await replaceBlob(blobs, checkFilePath(path), content, undefined)
      return added !== undefined
    },
    async appendLine(path, line) {
      const kept = await readText(path)
      const expected = read.get(path)
      read.delete(path)
      const isAsRead = expected === undefined || expected === (kept?.etag ?? '')
      const text = `${kept?.text ?? ''}${line}\n`
      const written = isAsRead ? await replaceBlob(blobs, path, text, kept?.etag) : undefined
      if (written === undefined) throw siteError(BlobChanged, [path])
    },
    async readLastLine(path) {
      const kept = await readText(path)
      read.set(path, kept?.etag ?? '')
      return kept?.text.split('\n').at(-2) || undefined
    },
    remove: (path) => blobs.delete(checkFilePath(path)),
    list: async (folder) => (await listIn(folder)).files,
    listFolders: async (folder) => (await listIn(folder)).folders,
    async removeFolder(folder) {
      const { blobs: inside } = await blobs.list({ prefix: `${checkFilePath(folder)}/` })
      for (const { key } of inside) await blobs.delete(key)
    },
    exclusive(lock, run) {
      const before = queues.get(lock) ?? Promise.resolve()
      const turn = before.then(() => runLocked(lock, run))
      queues.set(
        lock,
        turn.catch(() => {}),
      )
      return turn
    },
  }
}
