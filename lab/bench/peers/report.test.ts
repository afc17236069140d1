import { expect, it } from 'vitest'
import { toCells, toMarkdown, toRow, toRows } from './report.ts'

it('compares with the peer that a reach names', () => {
  const values = { ours: 3, floor: 1, astro: 6 }
  expect(toRow('CPU', values, { atMost: 0.5, of: 'astro' })).toMatchObject({
    ratio: 0.5,
    reach: 'at most 0.5 × Astro',
    isMet: true,
  })
  expect(toRow('CPU', values, { atMost: 1, of: 'floor' })).toMatchObject({ ratio: 3, isMet: false })
  expect(toRow('requests/s', values, { atLeast: 3, of: 'floor' }).isMet).toBe(true)
  expect(toRow('requests/s', values, { atLeast: 3.1, of: 'floor' }).isMet).toBe(false)
})

it('holds a reach without a peer against ours alone', () => {
  expect(toRow('script', { ours: 12.1, floor: 1 }, { atMost: 12 }).isMet).toBe(false)
  expect(toRow('script', { ours: 12, floor: 1 }, { atMost: 12 }).isMet).toBe(true)
})

it('judges nothing by a peer that did not run', () => {
  const row = toRow('CPU', { ours: 3, floor: 1 }, { atMost: 0.5, of: 'astro' })
  expect(row.isMet).toBeUndefined()
  expect(toCells(row)).toEqual(['CPU', '3.00', '1.00', '', '', 'at most 0.5 × Astro', ''])
})

it('says three digits that count', () => {
  const row = toRow('x', { ours: 1508.4, floor: 20.54, astro: 0.123 })
  expect(toCells(row)).toEqual(['x', '1508', '20.5', '0.12', '73.4', '', ''])
})

it('has rows of the parts that ran, without what only the measuring cost', () => {
  expect(toRows({})).toEqual([])
  const rows = toRows({ render: { ours: 1, floor: 0.1, astro: 2, blank: 0.08 } })
  expect(rows).toHaveLength(1)
  expect(rows[0]).not.toHaveProperty('blank')
})

it('writes a table that Markdown knows', () => {
  expect(
    toMarkdown([toRow('CPU', { ours: 1, floor: 2 }, { atMost: 1, of: 'floor' })], ['One run.']),
  ).toBe(`One run.

| figure | ours | floor | Astro | ratio | reach | met |
| --- | --- | --- | --- | --- | --- | --- |
| CPU | 1.00 | 2.00 |  | 0.50 | at most 1 × the floor | yes |
`)
})
