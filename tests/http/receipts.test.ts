/** The log of decisions in real processes on a real disk: killed, full, shared, read-only. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { createDataFolder } from '../../adapters/node/data-folder.ts'
import { createFileStore } from '../../adapters/node/file-store.ts'
import { appendReceipt } from '../../functions/consent/receipt-log.ts'
import { verifyReceipts } from '../../functions/consent/verify-receipts.ts'
import { hasSmallDisk, smallDisk } from '#tests/support/small-disk.ts'

const writer = join(repositoryRoot, 'tests/fixtures/processes/write-receipts.ts')

let root: string
beforeEach(() => void (root = mkdtempSync(join(tmpdir(), 'receipts-'))))
afterEach(() => rmSync(root, { recursive: true, force: true }))

interface Run {
  /** Receipts that were confirmed. */
  recorded: number[]
  failed: string[]
}

/** @param killAfter - number of lines after which it is killed, in the middle of the next */
async function write(folder: string, most: number, killAfter = Infinity): Promise<Run> {
  const child = spawn(process.execPath, [writer, folder, String(most)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk
    if (text.split('\n').length > killAfter) child.kill('SIGKILL')
  })
  await once(child, 'close')
  return readRun(text)
}

function readRun(text: string): Run {
  // A line without its end was cut by the kill.
  const lines = text.split('\n').slice(0, -1)
  const valuesOf = (word: string) =>
    lines.filter((line) => line.startsWith(word)).map((line) => line.slice(word.length + 1))
  return { recorded: valuesOf('recorded').map(Number), failed: valuesOf('failed') }
}

const verify = (folder: string) => verifyReceipts(createFileStore(folder))

describe('a log whose writer is killed', () => {
  it('loses nothing anybody was told of, and the next process records at once', async () => {
    const told: number[] = []
    for (let round = 0; round < 8; round++) {
      const { recorded, failed } = await write(root, 1000, 1 + round * 3)
      expect(failed).toEqual([])
      expect(recorded.length).toBeGreaterThan(0)
      told.push(...recorded)
    }
    const { recorded, failed } = await write(root, 3)
    expect([recorded.length, failed]).toEqual([3, []])
    told.push(...recorded)
    expect(new Set(told).size).toBe(told.length)
    const { fault, receipts } = await verify(root)
    expect(fault).toBeUndefined()
    expect(receipts).toBe(Math.max(...told))
  })

  it('keeps one chain while two processes write, of which one is killed', async () => {
    const [killed, other] = await Promise.all([write(root, 1000, 20), write(root, 60)])
    expect([...killed.failed, ...other.failed]).toEqual([])
    const told = [...killed.recorded, ...other.recorded]
    expect(new Set(told).size).toBe(told.length)
    const { fault, receipts } = await verify(root)
    expect(fault).toBeUndefined()
    expect(receipts).toBeGreaterThanOrEqual(told.length)
  })
})

describe('a log on a full disk', () => {
  it.skipIf(!hasSmallDisk)(
    'refuses what does not fit, whole, and goes on when there is room again',
    async () => {
      const node = `"${process.execPath}" "${writer}" "${root}/data"`
      const script = [
        `head -c 40000 /dev/zero > "${root}/filler"`,
        `${node} 60`,
        'echo full',
        // The writer keeps failing while the disk is full, and leaves no partial line.
        `${node} 2`,
        `rm "${root}/filler"`,
        'echo room',
        `${node} 5`,
        `cp -r "${root}/data" "$1"`,
      ].join(' && ')
      const kept = mkdtempSync(join(tmpdir(), 'kept-'))
      const run = spawnSync('unshare', [...smallDisk(64, root, script), 'sh', kept], {
        encoding: 'utf8',
      })
      expect(run.status, run.stderr).toBe(0)
      const [before, after] = run.stdout.split('room\n').map(readRun) as [Run, Run]
      expect(before.recorded.length).toBeGreaterThan(3)
      expect(before.failed.length).toBeGreaterThan(3)
      expect(new Set(before.failed)).toEqual(new Set(['ENOSPC']))
      expect([after.recorded.length, after.failed]).toEqual([5, []])
      const { fault, receipts } = await verify(join(kept, 'data'))
      expect(fault).toBeUndefined()
      expect(receipts).toBe(before.recorded.length + after.recorded.length)
      expect(
        readdirSync(join(kept, 'data/consent')).filter((name) => name.endsWith('.tmp')),
      ).toEqual([])
      rmSync(kept, { recursive: true })
    },
  )
})

describe('a data folder', () => {
  it('that cannot be written is told with its path, the reason and what to do', async () => {
    writeFileSync(join(root, 'file'), '')
    const folder = createDataFolder(join(root, 'file/data'))
    await expect(folder.prepare()).rejects.toMatchObject({
      code: 'DataFolderUnwritable',
      text: expect.stringMatching(/file\/data: ENOTDIR.*Set DATA_DIR/s),
    })
    expect(await folder.isWritable()).toBe(false)
  })

  it('is asked again after a while, not with every question', async () => {
    let now = 0
    const path = join(root, 'data')
    writeFileSync(path, '')
    const folder = createDataFolder(path, () => now)
    expect(await folder.isWritable()).toBe(false)
    rmSync(path)
    expect(await folder.isWritable()).toBe(false)
    now += 10_000
    expect(await folder.isWritable()).toBe(true)
    expect(readdirSync(path)).toEqual([])
  })

  it('is rid of drafts that killed processes left, not of those that are being written', async () => {
    mkdirSync(join(root, 'consent'))
    for (const name of ['old.tmp', 'consent/old.tmp', 'kept.json'])
      writeFileSync(join(root, name), '')
    await createDataFolder(root, () => Date.now() + 120_000).prepare()
    writeFileSync(join(root, 'new.tmp'), '')
    await createDataFolder(root).prepare()
    expect(readdirSync(root, { recursive: true }).toSorted()).toEqual([
      'consent',
      'kept.json',
      'new.tmp',
    ])
  })

  it('takes from others what they could read of people, and leaves what is no business of its own', async () => {
    for (const name of ['consent/texts', 'pictures'])
      mkdirSync(join(root, name), { recursive: true })
    const files = ['leads.sqlite', 'leads.sqlite-wal', 'consent/texts/a.json', 'pictures/a.webp']
    for (const name of files) writeFileSync(join(root, name), '', { mode: 0o644 })
    await createDataFolder(root).prepare()
    const modes = [...files, 'consent', 'consent/texts', 'pictures'].map((name) =>
      (statSync(join(root, name)).mode & 0o777).toString(8),
    )
    expect(modes).toEqual(['600', '600', '600', '644', '700', '700', '755'])
  })

  it('that cannot be written fails each receipt by name', async () => {
    writeFileSync(join(root, 'consent'), 'in the way')
    chmodSync(join(root, 'consent'), 0o400)
    const decision = {
      choices: { necessary: true, analytics: false, ad: false },
      version: '1',
      texts: { banner: 'a', modal: 'b' },
      gpc: false,
      locale: 'en',
    }
    const appended = appendReceipt(createFileStore(root), decision, Date.now(), { error() {} })
    await expect(appended).rejects.toThrow('ENOTDIR')
  })
})
