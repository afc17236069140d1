import { describe, expect, it } from 'vitest'
import { rateVital, vitalBounds, type VitalName } from './vitals.ts'

const step = { FCP: 0.1, LCP: 0.1, CLS: 0.0001, INP: 0.1, TTFB: 0.1 }

describe('rateVital', () => {
  it.each([
    ['FCP', 1800, 3000],
    ['LCP', 2500, 4000],
    ['CLS', 0.1, 0.25],
    ['INP', 200, 500],
    ['TTFB', 800, 1800],
  ] as [VitalName, number, number][])(
    '[RUM-04] rates %s at and beside its edges, %d and %d',
    (name, good, poor) => {
      const rate = (value: number) => rateVital(name, value)
      expect([0, good - step[name], good].map(rate)).toEqual(['good', 'good', 'good'])
      expect([good + step[name], poor - step[name], poor].map(rate)).toEqual([
        'needs improvement',
        'needs improvement',
        'needs improvement',
      ])
      expect([poor + step[name], poor * 10].map(rate)).toEqual(['poor', 'poor'])
    },
  )

  it('[RUM-04] knows these five', () => {
    expect(Object.keys(vitalBounds)).toEqual(['FCP', 'LCP', 'CLS', 'INP', 'TTFB'])
  })
})
