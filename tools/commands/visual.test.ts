import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { chooseByName } from './choose-by-name.ts'
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
