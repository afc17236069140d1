/** Files that are written on another thread, as the export writes its pages. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { createFileWriter } from './file-writer.ts'

const root = mkdtempSync(join(tmpdir(), 'file-writer-'))

afterAll(() => rmSync(root, { recursive: true }))

it('writes texts and bytes, and says so when they are there', async () => {
  const { write } = createFileWriter()
  const text = join(root, 'text.html')
  await write(text, 'Überall ✓ 👋')
  expect(readFileSync(text, 'utf8')).toBe('Überall ✓ 👋')
  const bytes = join(root, 'bytes.bin')
  await write(bytes, new Uint8Array([0, 255, 13, 10]))
  expect([...readFileSync(bytes)]).toEqual([0, 255, 13, 10])
})

it('tells each caller of its own file', async () => {
  const { write } = createFileWriter()
  const outcomes = await Promise.allSettled(
    Array.from({ length: 300 }, (_, at) =>
      write(join(root, at % 100 === 50 ? 'missing' : '.', `${at}.txt`), `${at}`),
    ),
  )
  const failed = outcomes.flatMap(({ status }, at) => (status === 'rejected' ? [at] : []))
  expect(failed).toEqual([50, 150, 250])
  expect(outcomes[50]).toMatchObject({
    reason: { message: expect.stringMatching(/^ENOENT: .*missing/) },
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
  const { status, signal } = spawnSync(
    process.execPath,
    ['--input-type=module-typescript', '-e', program],
    { timeout: 20_000 },
  )
  expect({ status, signal }).toEqual({ status: 0, signal: null })
  expect(readFileSync(place, 'utf8')).toBe('to the end')
})
