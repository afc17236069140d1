import { describe, expect, it } from 'vitest'
import { calculateReturn } from './calculate-return.ts'

const rates = { timeSaved: 0.3, externalSaved: 0.4, pricePerLearner: 96 }
const input = { learners: 500, hours: 20, hourlyCost: 45, externalSpend: 60_000 }

describe('the return on learning together', () => {
  it('[ROI-01] follows the formula', () => {
    const result = calculateReturn(input, rates)!
    expect(result.benefit).toBeCloseTo(159_000)
    expect(result.cost).toBe(48_000)
    expect(result.roi).toBeCloseTo(2.3125)
    expect(result.paybackMonths).toBeCloseTo(3.6226, 3)
  })

  it('[ROI-01] may be a loss', () => {
    expect(calculateReturn({ ...input, hours: 0 }, rates)).toEqual({
      benefit: 24_000,
      cost: 48_000,
      roi: -0.5,
      paybackMonths: 24,
    })
  })

  it('[ROI-01] has no payback without a benefit', () => {
    const result = calculateReturn({ ...input, hours: 0, externalSpend: 0 }, rates)
    expect(result).toEqual({ benefit: 0, cost: 48_000, roi: -1 })
  })

  it.each([
    ['nobody learns', { learners: 0 }],
    ['the hours are negative', { hours: -1 }],
    ['the hour earns money', { hourlyCost: -0.01 }],
    ['the spend is negative', { externalSpend: -1 }],
  ])('[ROI-01] is nothing when %s', (_, wrong) => {
    expect(calculateReturn({ ...input, ...wrong }, rates)).toBeUndefined()
  })
})
