import { describe, expect, it } from 'vitest'
import {
  compareShares,
  compareToWeights,
  exceedChiSquare,
  toDifferenceInterval,
  toWilsonInterval,
} from './statistics.ts'

const share = (count: number, of: number) => ({ count, of })
const round = (values: readonly number[]) => values.map((value) => value.toFixed(4))

describe('[ANALYTICS-07] figures are those of the literature', () => {
  // Newcombe, Statistics in Medicine 17 (1998), 857-872, table I, method 3.
  it.each([
    [81, 263, '0.2553', '0.3662'],
    [15, 148, '0.0624', '0.1605'],
    [0, 20, '0.0000', '0.1611'],
    [1, 29, '0.0061', '0.1718'],
  ])('Wilson: %i of %i', (count, of, low, high) => {
    expect(round(toWilsonInterval(share(count, of)))).toEqual([low, high])
  })

  // Newcombe, Statistics in Medicine 17 (1998), 873-890, table II, method 10.
  it.each([
    [56, 70, 48, 80, '0.0524', '0.3339'],
    [9, 10, 3, 10, '0.1705', '0.8090'],
    [6, 7, 2, 7, '0.0582', '0.8062'],
    [5, 56, 0, 29, '-0.0381', '0.1926'],
    [0, 10, 0, 20, '-0.1611', '0.2775'],
    [10, 10, 0, 10, '0.6075', '1.0000'],
  ])('Newcombe: %i of %i less %i of %i', (a, m, b, n, low, high) => {
    expect(round(toDifferenceInterval(share(a, m), share(b, n)))).toEqual([low, high])
  })

  // Critical values, as in any table.
  it.each([
    [3.841, 1, 0.05],
    [6.635, 1, 0.01],
    [10.828, 1, 0.001],
    [5.991, 2, 0.05],
    [7.815, 3, 0.05],
    [14.067, 7, 0.05],
    [18.475, 7, 0.01],
    [18.307, 10, 0.05],
  ])('χ² of %f with %i degrees of freedom', (value, degrees, chance) => {
    expect(exceedChiSquare(value, degrees)).toBeCloseTo(chance, 4)
  })

  it('two proportions', () => {
    // Calculated by hand: (0.26 - 0.19) / √(0.225 · 0.775 · 0.01) = 1.6763, and Φ(-1.6763) =
    // 0.0468.
    expect(compareShares(share(38, 200), share(52, 200))).toBeCloseTo(2 * 0.04684, 4)
    // The square of z is χ² with one degree of freedom.
    expect(compareShares(share(56, 70), share(48, 80))).toBeCloseTo(exceedChiSquare(7.0235, 1), 4)
  })
})

describe('extremes', () => {
  it('have figures too', () => {
    expect(compareShares(share(0, 5), share(0, 9))).toBe(1)
    expect(compareShares(share(5, 5), share(9, 9))).toBe(1)
    expect(compareShares(share(10_000, 10_000), share(0, 10_000))).toBe(0)
    expect(compareToWeights([0, 0], [1, 1])).toBe(1)
    expect(toWilsonInterval(share(0, 1))[0]).toBe(0)
    expect(toWilsonInterval(share(7, 7))[1]).toBe(1)
  })

  it('a split that is not as declared is found', () => {
    expect(compareToWeights([500, 500], [1, 1])).toBe(1)
    expect(compareToWeights([760, 240], [3, 1])).toBeGreaterThan(0.4)
    expect(compareToWeights([600, 400], [1, 1])).toBeLessThan(1e-9)
  })
})
