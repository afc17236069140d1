/** An export that ends halfway: what is served is the old one or, after the next, the new one, and nothing between. */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { readManifest, writeManifest } from '#runtime'
import { toManifest } from '#tests/support/export-files.ts'
import { readFolder } from '#tests/support/export-test-site.ts'
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

/** Ends the process the hard way once `isTime` says so. @returns whether it was still at work */
async function writeAndKill(
  { folder, stateFolder }: ReturnType<typeof newPlace>,
  text: string,
  isTime: () => boolean,
): Promise<boolean> {
  const child = spawn(process.execPath, [program, folder, stateFolder, text], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const timer = setInterval(() => isTime() && child.kill('SIGKILL'), 1)
  await ended
  clearInterval(timer)
  return !output.includes('done')
}

const textsOf = (folder: string) => new Set(readFolder(folder).values())

it('is the old one when the process is killed while files are rendered', async () => {
  const place = newPlace()
  await writeAll(place, 'old')
  const before = readFolder(place.folder)
  const staged = join(place.stateFolder, 'staged/pages/3')
  expect(await writeAndKill(place, 'new', () => existsSync(staged))).toBe(true)
  expect(readFolder(place.folder)).toEqual(before)
  expect(await writeAll(place, 'new')).toEqual({ written: 2000, deleted: 200 })
  expect(textsOf(place.folder)).toEqual(new Set(['new']))
})

it('becomes the new one when the process is killed while files are moved', async () => {
  const place = newPlace()
  await writeAll(place, 'old')
  const next = join(place.stateFolder, 'next.json')
  let between = 0
  // A run that is faster than the one who kills it proves nothing: another is made.
  for (let run = 0; between === 0 && run < 20; run++) {
    const text = `new-${run}`
    await writeAndKill(place, text, () => existsSync(next))
    if (existsSync(next) && textsOf(place.folder).size > 1) between++
    await openExportFolder(place)
    const whole = readFolder(place.folder)
    const manifest = readManifest(readFileSync(join(place.stateFolder, 'manifest.json'), 'utf8'))!
    expect([...whole.keys()].sort()).toEqual([...manifest.files.keys()].sort())
    expect(new Set(whole.values())).toEqual(new Set([manifest.contentRef]))
  }
  expect(between).toBeGreaterThan(0)
}, 60_000)

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
