import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findMachineFolders, repositoryRoot } from '#compiler/read/roots.ts'
import {
  countDecisions,
  countDeciding,
  countFolders,
  toCodeTable,
  toDecisionTable,
} from './count-decisions.ts'

it('counts each line that chooses once, and none that only calls', () => {
  const source = `
    const a = x ? 1 : 2
    if (a && b) run()
    // if (never) run()
    const text = 'a ? b : c'
    switch (a) { default: run() }
    list.map((item) => item.name ?? '')
  `
  expect(countDeciding(source)).toBe(3)
})

it('[PAGEBUILDER-06] less than a tenth of what the machines do is decided in code', () => {
  const counts = findMachineFolders([repositoryRoot]).map(({ path }) => countDecisions(path))
  expect(counts.length).toBeGreaterThan(30)
  const sum = (key: 'declared' | 'deciding') =>
    counts.reduce((total, count) => total + count[key], 0)
  console.log(toDecisionTable(counts))
  expect(sum('deciding') / (sum('declared') + sum('deciding'))).toBeLessThan(0.1)
  for (const id of ['consent', 'session', 'analytics-session', 'traffic-source', 'navbar'])
    expect(counts.find((count) => count.id === id)).toMatchObject({ code: 0, deciding: 0 })
})

it('counts the code around the machines by its folder', () => {
  const counts = countFolders(join(repositoryRoot, 'runtime/browser'))
  const folders = readdirSync(join(repositoryRoot, 'runtime/browser'))
  expect(counts.map(({ id }) => id)).toEqual(expect.arrayContaining(['gesture', 'host', 'idle']))
  expect(counts).toHaveLength(folders.length)
  const [heads, most] = toCodeTable(counts).split('\n')
  expect(heads).toMatch(/^folder +code +decides$/)
  const greatest = Math.max(...counts.map(({ deciding }) => deciding))
  expect(most).toMatch(new RegExp(` ${greatest}$`))
})
