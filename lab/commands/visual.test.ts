import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it, vi } from 'vitest'
import { repositoryRoot } from '../../compiler/read/roots.ts'
import { holdLock } from '../../adapters/node/file-lock.ts'
import { chooseByName } from '../../cli/choose-by-name.ts'
import { noteShots } from './visual.ts'

it('names some pictures when none has the name that is asked for', () => {
  const things = Array.from({ length: 40 }, (_, index) => ({ name: `slice ${index}` }))
  expect(chooseByName(things, 'slice 1')).toHaveLength(11)
  expect(chooseByName(things, '')).toHaveLength(40)
  expect(() => chooseByName(things, 'zzz')).toThrow(
    'No name has "zzz". There are "slice 0", "slice 5", "slice 10", "slice 15", "slice 20"',
  )
})

it('keeps the pictures of a commit only when all could be taken', () => {
  const folder = mkdtempSync(join(tmpdir(), 'visual-'))
  const list = join(folder, 'shots.json')
  const shots = [{ name: 'page home at 375', file: '/a.png' }]
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  try {
    noteShots(list, { shots, isWhole: false })
    expect(existsSync(list)).toBe(false)
    expect(said).toHaveBeenCalledOnce()
    noteShots(list, { shots, isWhole: true })
    expect(JSON.parse(readFileSync(list, 'utf8'))).toEqual(shots)
  } finally {
    said.mockRestore()
    rmSync(folder, { recursive: true })
  }
})

function start(...args: string[]): ChildProcess & { ended: Promise<number | null> } {
  const child = spawn(process.execPath, ['lab/commands/visual.ts', ...args], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return Object.assign(child, { ended })
}

it('refuses a name that nothing has before anything is drawn', async () => {
  const child = start('--only', 'zzz')
  const [said, refused] = await Promise.all([text(child.stdout!), text(child.stderr!)])
  expect(refused).toContain('No name has "zzz". There are "slice ')
  expect(said).toBe('')
  expect(await child.ended).toBe(1)
})

it('waits while another takes its pictures', async () => {
  const lock = join(repositoryRoot, '.cache/visual/lock')
  await holdLock(lock, lock, async () => {
    const child = start('--only', 'slice hero default')
    const said = await new Promise((resolve) => child.stdout!.once('data', resolve))
    child.kill()
    expect(String(said)).toBe('Waiting for another run of this command to end ...\n')
    await child.ended
  })
})
