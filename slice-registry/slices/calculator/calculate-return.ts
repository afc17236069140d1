export interface CalculatorInput {
  learners: number
  /** Of each learner, in a year. */
  hours: number
  hourlyCost: number
  /** In a year. */
  externalSpend: number
}

export interface CalculatorRates {
  timeSaved: number
  externalSaved: number
  pricePerLearner: number
}

export interface Return {
  benefit: number
  cost: number
  /** 1 is 100 percent. */
  roi: number
  /** Absent when there is nothing that could pay back. */
  paybackMonths?: number
}

/** Undefined for negative input, without learners, and without costs. */
export function calculateReturn(
  input: CalculatorInput,
  rates: CalculatorRates,
): Return | undefined {
  const { learners, hours, hourlyCost, externalSpend } = input
  if (Math.min(learners, hours, hourlyCost, externalSpend) < 0 || learners === 0) return undefined
  const benefit =
    learners * hours * hourlyCost * rates.timeSaved + externalSpend * rates.externalSaved
  const cost = learners * rates.pricePerLearner
  if (cost <= 0) return undefined
  return {
    benefit,
    cost,
    roi: (benefit - cost) / cost,
    ...(benefit > 0 ? { paybackMonths: (12 * cost) / benefit } : {}),
  }
}
