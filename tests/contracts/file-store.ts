/** The guarantees that the site relies on, wherever its files are. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { FileStore } from '#runtime'
import { createAssessmentStore } from '../../adapters/node/assessment-store.ts'

export interface FileStoreContract {
  name: string
  /** Creates an empty store. `open` gives the view of another process each time. */
  create(): Promise<{ open(): FileStore; close(): Promise<void> }>
}

const assessment = { lang: 'en', levels: [{ themeIndex: 0, levelIndex: 2 }], overallLevel: 3 }

export function testFileStore({ name, create }: FileStoreContract): void {
  describe(`file store: ${name}`, () => {
    let harness: Awaited<ReturnType<FileStoreContract['create']>>
    let files: FileStore
    beforeEach(async () => {
      harness = await create()
      files = harness.open()
    })
    afterEach(() => harness.close())

    it('reads what was written, and nothing where nothing is', async () => {
      await files.write('a/b.json', '{"é":1}')
      const other = harness.open()
      expect(await other.read('a/b.json')).toBe('{"é":1}')
      expect(await other.read('a/c.json')).toBeUndefined()
      expect(await other.readBytes('a/c.json')).toBeUndefined()
      expect(await other.readLastLine('a/c.json')).toBeUndefined()
    })

    it('removes a file, also one that is not there', async () => {
      await files.write('a/one.txt', '1')
      await files.remove('a/one.txt')
      await files.remove('a/one.txt')
      expect([await files.read('a/one.txt'), await files.list('a')]).toEqual([undefined, []])
    })

    it('adds a file once, whoever is first', async () => {
      const stores = Array.from({ length: 4 }, () => harness.open())
      const added = await Promise.all(stores.map((store, at) => store.add('one/file', `${at}`)))
      expect(added.filter(Boolean)).toHaveLength(1)
      expect(await files.read('one/file')).toBe(`${added.indexOf(true)}`)
    })

    it('keeps bytes as they are, of a part of a buffer too', async () => {
      const bytes = Uint8Array.from([9, 0, 255, 10, 13, 128]).subarray(1)
      await files.add('a/bytes', bytes)
      const kept = await harness.open().readBytes('a/bytes')
      expect([...kept!]).toEqual([...bytes])
    })

    it('lists files and folders, sorted', async () => {
      for (const path of ['a/2', 'a/1', 'a/c/3', 'a/b/4']) await files.write(path, 'x')
      expect(await files.list('a')).toEqual(['1', '2'])
      expect(await files.listFolders('a')).toEqual(['b', 'c'])
      expect([await files.list('none'), await files.listFolders('none')]).toEqual([[], []])
    })

    it('removes a folder with all that is in it, and nothing beside it', async () => {
      for (const path of ['a/b/1', 'a/b/c/2', 'a/bc/3']) await files.write(path, 'x')
      await files.removeFolder('a/b')
      await files.removeFolder('a/none')
      expect([await files.read('a/b/c/2'), await files.read('a/bc/3')]).toEqual([undefined, 'x'])
    })

    it.each(['../x', '/etc/passwd', 'a/../../b', 'a//b', 'a\\b', '', 'a b'])(
      'refuses the path "%s"',
      async (path) => {
        await expect(files.read(path)).rejects.toMatchObject({ code: 'FilePathInvalid' })
      },
    )

    it('appends the lines of several processes under a lock, each after the one it has read', async () => {
      const stores = Array.from({ length: 3 }, () => harness.open())
      const append = (store: FileStore) =>
        store.exclusive('log', async () => {
          const last = Number((await store.readLastLine('log/lines')) ?? 0)
          await store.appendLine('log/lines', `${last + 1}`)
        })
      await Promise.all([...stores, ...stores, ...stores].map(append))
      expect(await files.read('log/lines')).toBe('1\n2\n3\n4\n5\n6\n7\n8\n9\n')
    })

    it('gives the lock back when what ran under it fails', async () => {
      const failed = files.exclusive('log', () => Promise.reject(new Error('no')))
      await expect(failed).rejects.toThrow('no')
      expect(await harness.open().exclusive('log', async () => 'in')).toBe('in')
    })

    it('[FN-07] [FN-08] keeps assessments with one report each, and erases days', async () => {
      const now = Date.UTC(2026, 10, 22)
      const store = createAssessmentStore(files, () => now)
      const id = await store.add(assessment)
      const data = Uint8Array.from(Buffer.from('%PDF-1.7\n…'))
      const report = { fileName: 'report.pdf', data }
      const added = await Promise.all([store.addReport(id, report), store.addReport(id, report)])
      for (const one of added) expect(one).toMatchObject({ fileName: 'report.pdf', storedAt: now })
      const other = createAssessmentStore(harness.open(), () => now)
      expect(await other.addReport(id, { ...report, data: data.slice(1) })).toBe('other')
      expect(await other.addReport('20261122-none', report)).toBe('unknown')
      const found = (await other.findReport(id))!
      expect(found).toMatchObject({ fileName: report.fileName, storedAt: now })
      expect(Buffer.from(found.data).equals(data)).toBe(true)
      expect(await other.purge(now + 86_400_000)).toEqual({ days: 1 })
      expect(await other.findReport(id)).toBeUndefined()
    })
  })
}
