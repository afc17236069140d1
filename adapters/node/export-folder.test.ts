/**
 * Tests an export that ends halfway: the old export is served or, after the next run, the new one,
 * never a mix.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { writeManifest } from '#runtime'
import { toManifest } from '#tests/support/export-files.ts'
import { readFolder } from '#tests/support/read-folder.ts'
import { openExportFolder } from './export-folder.ts'

const root = mkdtempSync(join(tmpdir(), 'export-folder-'))
const program = fileURLToPath(new URL('../../tests/support/write-export.ts', import.meta.url))
let folders = 0

afterAll(() => rmSync(root, { recursive: true }))

function newPlace() {
  const folder = join(root, `${folders++}`)
  return { folder, stateFolder: `${folder}.state`, toleratesForeign: false }
}

async function writeAll(place: ReturnType<typeof newPlace>, text: string) {
  const opened = await openExportFolder(place)
  const manifest = toManifest(text)
  for (const path of manifest.files.keys()) await opened.write(path, text)
  return opened.commit(manifest)
}

/** @param calls - number of calls of the function; the last one is never made */
function writeAndKill(
  { folder, stateFolder }: ReturnType<typeof newPlace>,
  text: string,
  name: 'renameSync' | 'rm' | 'postMessage',
  calls: number,
): Promise<string | null> {
  // Through Vite, since the front door imports TSX, which Node does not support.
  const run = `import { runnerImport } from 'vite'; await runnerImport(${JSON.stringify(program)})`
  const args = ['--input-type=module', '-e', run, folder, stateFolder, text, name, String(calls)]
  const child = spawn(process.execPath, args, { stdio: 'inherit' })
  return new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal)))
}

const textsOf = (folder: string) => new Set(readFolder(folder).values())

it('is the old one when the process is killed while files are rendered', async () => {
  const place = newPlace()
  await writeAll(place, 'old')
  const before = readFolder(place.folder)
  expect(await writeAndKill(place, 'new', 'postMessage', 100)).toBe('SIGKILL')
  expect(readFolder(place.folder)).toEqual(before)
  expect(await writeAll(place, 'new')).toEqual({ written: 200, deleted: 20 })
  expect(textsOf(place.folder)).toEqual(new Set(['new']))
})

it.each([
  ['renameSync', 50],
  ['renameSync', 100],
  ['rm', 10],
] as const)(
  'becomes the new one when the process is killed at %s %i of moving',
  async (name, calls) => {
    const place = newPlace()
    await writeAll(place, 'old')
    expect(await writeAndKill(place, 'new', name, calls)).toBe('SIGKILL')
    // Between the two, so that there is something to repair.
    const between = readFolder(place.folder)
    expect([...between.values()]).toContain('old')
    expect([...between.values()]).toContain('new')
    await openExportFolder(place)
    const whole = readFolder(place.folder)
    expect([...whole.keys()].sort()).toEqual([...toManifest('new').files.keys()].sort())
    expect(new Set(whole.values())).toEqual(new Set(['new']))
  },
)

it('says where it cannot be written, and why', async () => {
  const place = newPlace()
  writeFileSync(place.folder, 'a file')
  await expect(openExportFolder(place)).rejects.toMatchObject({
    code: 'ExportUnwritable',
    message: expect.stringContaining(place.folder),
  })
})

it('takes a manifest that was cut off for none, so that its files count as foreign', async () => {
  const place = newPlace()
  await writeAll(place, 'old')
  const text = writeManifest(toManifest('old'))
  writeFileSync(join(place.stateFolder, 'manifest.json'), text.slice(0, 1000))
  await expect(openExportFolder(place)).rejects.toMatchObject({ code: 'ExportFolderForeign' })
})

it('leaves no empty folders', async () => {
  const place = newPlace()
  await writeAll(place, 'old')
  mkdirSync(join(place.folder, '.git'))
  await writeAll(place, 'new')
  expect(existsSync(join(place.folder, 'of-old'))).toBe(false)
  expect(existsSync(join(place.folder, '.git'))).toBe(true)
})

it('[BUILD-04] writes nothing outside, whatever a picture of the content is called', async () => {
  const place = newPlace()
  const opened = await openExportFolder(place)
  await expect(opened.write('pictures/../../escaped', 'x')).rejects.toThrow(
    'leads out of the export',
  )
  expect(existsSync(join(root, 'escaped'))).toBe(false)
})
