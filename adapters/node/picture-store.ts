/**
 * Stores converted pictures on the disk, so that a restart converts nothing twice. The least
 * recently requested are evicted first.
 */
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { draftEnd } from './file-store.ts'

export interface PictureStore {
  find(key: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Rejects on errors of the disk, without leaving anything half written. */
  keep(key: string, body: Uint8Array): Promise<void>
  count(): Promise<number>
}

/** @param folder - several processes may share it; each counts its own share of the bytes */
export function createPictureStore(folder: string, maxBytes: number): PictureStore {
  let opened: Promise<LRUCache<string, number>> | undefined
  const open = () => (opened ??= readIndex(folder, maxBytes))

  return {
    async find(key) {
      const name = toName(key)
      const index = await open()
      if (index.get(name) === undefined) return undefined
      try {
        return new Uint8Array(await readFile(join(folder, name)))
      } catch {
        // Another process needed the space.
        index.delete(name)
        return undefined
      }
    },

    async keep(key, body) {
      const name = toName(key)
      const index = await open()
      const draft = join(folder, `${name}.${randomUUID()}${draftEnd}`)
      await mkdir(folder, { recursive: true })
      try {
        await writeFile(draft, body)
        await rename(draft, join(folder, name))
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
      index.set(name, body.byteLength)
    },

    count: async () => (await open()).size,
  }
}

function toName(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 40)
}

async function readIndex(folder: string, maxBytes: number): Promise<LRUCache<string, number>> {
  const index = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes),
    dispose: (_, name, reason) => {
      if (reason === 'evict') void rm(join(folder, name), { force: true }).catch(() => {})
    },
  })
  const names = await readdir(folder).catch(() => [])
  const files = await Promise.all(
    names
      .filter((name) => !name.endsWith(draftEnd))
      .map(async (name) => ({ name, file: await stat(join(folder, name)).catch(() => undefined) })),
  )
  const known = files.flatMap(({ name, file }) => (file?.isFile() ? [{ name, file }] : []))
  for (const { name, file } of known.toSorted((a, b) => a.file.mtimeMs - b.file.mtimeMs)) {
    index.set(name, file.size)
  }
  return index
}
