import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createPictureStore } from './picture-store.ts'

let root: string
beforeEach(() => void (root = mkdtempSync(join(tmpdir(), 'pictures-'))))
afterEach(() => rmSync(root, { recursive: true, force: true }))

const picture = (bytes: number) => new Uint8Array(bytes).fill(7)

describe('createPictureStore', () => {
  it('finds what was kept, also by another store of the folder, and nothing else', async () => {
    await createPictureStore(root, 1000).keep('a', picture(100))
    const store = createPictureStore(root, 1000)
    expect(await store.find('a')).toEqual(picture(100))
    expect(await store.find('b')).toBeUndefined()
  })

  it('never takes more than its room, and gives up what was asked for longest ago', async () => {
    const store = createPictureStore(root, 1000)
    for (const key of ['a', 'b', 'c']) await store.keep(key, picture(300))
    await store.find('a')
    await store.keep('d', picture(300))
    await expect.poll(() => readdirSync(root).length).toBe(3)
    expect(await store.find('b')).toBeUndefined()
    expect(await store.find('a')).toEqual(picture(300))
  })

  it('makes room at once when it finds more than may be', async () => {
    for (let at = 0; at < 10; at++) {
      writeFileSync(join(root, `p${at}`), picture(300))
      utimesSync(join(root, `p${at}`), at, at)
    }
    await createPictureStore(root, 1000).find('a')
    await expect.poll(() => readdirSync(root).toSorted()).toEqual(['p7', 'p8', 'p9'])
  })

  it('forgets what another process has removed', async () => {
    const store = createPictureStore(root, 1000)
    await store.keep('a', picture(10))
    for (const name of readdirSync(root)) rmSync(join(root, name))
    expect(await store.find('a')).toBeUndefined()
    await store.keep('a', picture(10))
    expect(await store.find('a')).toEqual(picture(10))
  })

  it('leaves nothing behind where nothing can be written', async () => {
    writeFileSync(join(root, 'file'), '')
    const store = createPictureStore(join(root, 'file/pictures'), 1000)
    await expect(store.keep('a', picture(10))).rejects.toThrow('ENOTDIR')
    expect(await store.find('a')).toBeUndefined()
    expect(readdirSync(root)).toEqual(['file'])
  })
})
