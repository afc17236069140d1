import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { compareShots } from './compare-shots.ts'
import { toPercent, toReport } from './report.ts'
import type { Shot } from './take-shots.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'visual-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A white picture with a black square in its corner. */
function draw(name: string, side: string, square: number, height = 100): Shot {
  const file = join(folder, `${side}-${name}.png`)
  const picture = new PNG({ width: 100, height })
  picture.data.fill(255)
  for (let row = 0; row < square; row++) {
    for (let column = 0; column < square; column++) {
      picture.data.fill(0, (row * 100 + column) * 4, (row * 100 + column) * 4 + 3)
    }
  }
  writeFileSync(file, PNG.sync.write(picture))
  return { name, file }
}

it('finds the pictures that changed, most first, and those of one side alone', () => {
  const before = [
    draw('same', 'before', 10),
    draw('little', 'before', 10),
    draw('much', 'before', 10),
    draw('longer', 'before', 10),
    draw('gone', 'before', 10),
  ]
  const after = [
    draw('same', 'after', 10),
    draw('little', 'after', 12),
    draw('much', 'after', 40),
    draw('longer', 'after', 10, 200),
    draw('new', 'after', 10),
  ]
  const differences = compareShots(before, after, join(folder, 'marked'))
  expect(differences.map(({ name, kind, share }) => [name, kind, share])).toEqual([
    ['gone', 'gone', 1],
    ['new', 'new', 1],
    ['longer', 'changed', 0.5],
    ['much', 'changed', 0.15],
    ['little', 'changed', 0.0044],
  ])
  const { marked } = differences.find(({ name }) => name === 'much')!
  const { data } = PNG.sync.read(readFileSync(marked!))
  const at = (x: number, y: number) => [...data.subarray((y * 100 + x) * 4, (y * 100 + x) * 4 + 3)]
  expect(at(30, 30), 'what changed is red').toEqual([255, 0, 0])
  expect(at(80, 80), 'what is the same is not').not.toEqual([255, 0, 0])
})

it('takes a dot for none', () => {
  const differences = compareShots(
    [draw('one', 'before', 0)],
    [draw('one', 'after', 3)],
    join(folder, 'marked'),
  )
  expect(differences).toEqual([])
})

it('shows each difference with its pictures, by addresses that hold beside the report', () => {
  const [before, after] = [draw('a & b', 'before', 10), draw('a & b', 'after', 40)]
  const differences = compareShots([before], [after], join(folder, 'marked'))
  const html = toReport({ base: 'main', shots: 3, differences }, folder)
  expect(html).toContain('1 differ, 2 are as they were')
  expect(html).toContain('a &amp; b')
  for (const file of ['before-a%20%26%20b.png', 'after-a%20%26%20b.png']) {
    expect(html).toContain(`src="${file}"`)
  }
  expect(html).toContain('src="marked/after-a%20%26%20b.png"')
  expect(toReport({ base: 'main', shots: 3, differences: [] }, folder)).toContain(
    'All 3 pictures are as they were.',
  )
})

it('never says nothing of what is something', () => {
  expect(toPercent(0.00001)).toBe('less than 0.01 %')
  expect(toPercent(0.1234)).toBe('12.34 %')
})
