import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { FileStore } from '#runtime'
import { testFileStore } from '#tests/contracts/file-store.ts'
import { createFileStore } from './file-store.ts'

let root: string
let files: FileStore
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'file-store-'))
  files = createFileStore(root)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

testFileStore({
  name: 'disk',
  async create() {
    const folder = mkdtempSync(join(tmpdir(), 'file-store-'))
    return {
      open: () => createFileStore(folder),
      close: async () => rmSync(folder, { recursive: true }),
    }
  },
})

describe('createFileStore', () => {
  it('appends lines', async () => {
    await files.appendLine('log.jsonl', '1')
    await files.appendLine('log.jsonl', '2')
    expect(readFileSync(join(root, 'log.jsonl'), 'utf8')).toBe('1\n2\n')
  })

  it.each([
    ['1\n2', '1\n'],
    ['1', ''],
    [`1\n${'é'.repeat(9000)}`, '1\n'],
  ])('removes what was left of a line before it appends the next', async (torn, whole) => {
    writeFileSync(join(root, 'log'), torn)
    await files.appendLine('log', 'next')
    expect(readFileSync(join(root, 'log'), 'utf8')).toBe(`${whole}next\n`)
  })

  it.each([
    ['', undefined],
    ['\n', undefined],
    ['one\n', 'one'],
    ['one\ntwo', 'one'],
    ['two', undefined],
    [`one\n${'é'.repeat(9000)}\n`, 'é'.repeat(9000)],
    [`one\n${'é'.repeat(9000)}`, 'one'],
  ])('finds the last whole line, however long', async (text, line) => {
    writeFileSync(join(root, 'log'), text)
    expect(await files.readLastLine('log')).toBe(line)
  })

  it('leaves no draft behind when a file cannot be written', async () => {
    await files.write('folder/file', '')
    await expect(files.write('folder', 'in the way')).rejects.toThrow('EISDIR')
    expect(readdirSync(root)).toEqual(['folder'])
  })

  it('finds no last line without a file', async () => {
    expect(await files.readLastLine('log')).toBeUndefined()
  })

  it('runs one at a time what asks for the same lock, in two stores of one folder', async () => {
    const stores = [files, createFileStore(root)]
    let running = 0
    let most = 0
    await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        stores[at % 2]!.exclusive('log', async () => {
          most = Math.max(most, ++running)
          await files.write('meanwhile', '')
          running--
        }),
      ),
    )
    expect(most).toBe(1)
  })

  it('gives the lock on after a failure', async () => {
    const failing = files.exclusive('log', () => Promise.reject(new Error('no')))
    await expect(failing).rejects.toThrow('no')
    expect(await files.exclusive('log', async () => 'next')).toBe('next')
  })
})
