import { expect, it } from 'vitest'
import { findMachineFolders } from '#schemas/machine-catalogue.ts'
import { repositoryRoot } from '#schemas/roots.ts'
import { countDecisions, countDeciding, toDecisionTable } from './count-decisions.ts'

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
  const counts = findMachineFolders([repositoryRoot]).map(countDecisions)
  expect(counts.length).toBeGreaterThan(30)
  const sum = (key: 'declared' | 'deciding') =>
    counts.reduce((total, count) => total + count[key], 0)
  console.log(toDecisionTable(counts))
  expect(sum('deciding') / (sum('declared') + sum('deciding'))).toBeLessThan(0.1)
  for (const id of ['consent', 'session', 'analytics-session', 'traffic-source', 'navbar'])
    expect(counts.find((count) => count.id === id)).toMatchObject({ code: 0, deciding: 0 })
})
