/** Tests writing files on another thread, as the export writes its pages. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { createFileWriter } from './file-writer.ts'

const root = mkdtempSync(join(tmpdir(), 'file-writer-'))

afterAll(() => rmSync(root, { recursive: true }))

/** The hash that `sha1sum` computes, in base64url. */
const sumOf = (content: string | Uint8Array) =>
  createHash('sha1').update(content).digest('base64url')

it('writes texts and bytes, and says what when they are there', async () => {
  const { write } = createFileWriter()
  const text = join(root, 'new/folders/text.html')
  expect(await write(text, 'Überall ✓ 👋')).toEqual({ hash: sumOf('Überall ✓ 👋'), size: 17 })
  expect(readFileSync(text, 'utf8')).toBe('Überall ✓ 👋')
  const bytes = join(root, 'bytes.bin')
  const content = new Uint8Array([0, 255, 13, 10])
  expect(await write(bytes, content)).toEqual({ hash: sumOf(content), size: 4 })
  expect([...readFileSync(bytes)]).toEqual([0, 255, 13, 10])
})

it('writes nothing where a file holds the same, unless that was changed or is gone', async () => {
  const { write } = createFileWriter()
  const kept = { place: join(root, 'kept.html'), ...(await write(join(root, 'kept.html'), 'same')) }
  const place = join(root, 'again.html')
  expect(await write(place, 'same', kept)).toEqual({ hash: kept.hash, size: kept.size })
  expect(existsSync(place)).toBe(false)
  await write(place, 'other', kept)
  expect(readFileSync(place, 'utf8')).toBe('other')
  writeFileSync(kept.place, 'damaged')
  await write(place, 'same', kept)
  expect(readFileSync(place, 'utf8')).toBe('same')
  rmSync(kept.place)
  rmSync(place)
  await write(place, 'same', kept)
  expect(readFileSync(place, 'utf8')).toBe('same')
})

it('tells each caller of its own file', async () => {
  const { write } = createFileWriter()
  const outcomes = await Promise.allSettled(
    Array.from({ length: 300 }, (_, at) =>
      write(join(root, at % 100 === 50 ? 'bytes.bin' : '.', `${at}.txt`), `${at}`),
    ),
  )
  const failed = outcomes.flatMap(({ status }, at) => (status === 'rejected' ? [at] : []))
  expect(failed).toEqual([50, 150, 250])
  expect(outcomes[50]).toMatchObject({
    reason: { message: expect.stringMatching(/^E(?:NOTDIR|EXIST): .*bytes\.bin/) },
  })
  const written = readdirSync(root).filter((name) => /^\d+\.txt$/.test(name))
  expect(written).toHaveLength(297)
  for (const name of written) expect(`${readFileSync(join(root, name), 'utf8')}.txt`).toBe(name)
})

it('holds up no process that has nothing else to do, and loses nothing at its end', () => {
  const writer = fileURLToPath(new URL('./file-writer.ts', import.meta.url))
  const place = join(root, 'last.txt')
  const program = `
    import { createFileWriter } from ${JSON.stringify(writer)}
    createFileWriter().write(${JSON.stringify(place)}, 'to the end')`
  const { status, signal } = spawnSync(process.execPath, [
    '--input-type=module-typescript',
    '-e',
    program,
  ])
  expect({ status, signal }).toEqual({ status: 0, signal: null })
  expect(readFileSync(place, 'utf8')).toBe('to the end')
})
