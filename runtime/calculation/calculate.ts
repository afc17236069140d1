import { max, min } from '../machines/expressions/expression-functions.ts'
import { abs, floor, round } from '../machines/rare/expression-number-functions.ts'
import { toEvaluate } from '../machines/rare/expression-tree.ts'
import type { ExpressionNode } from '../machines/expressions/expression-node.ts'
import type { Calculation, CalculationInput, Numbers } from './calculation.ts'
import { toTyped } from './numbers.ts'

/** The functions that formulas can call: all of them take numbers and give one. */
export const formulaFunctions = new Map(Object.entries({ abs, floor, max, min, round }))

export interface Calculated {
  /** Outputs that have a value: one that was divided by zero has none. Empty when refused. */
  results: Numbers
  /** Index of the first rule that refuses the numbers; null when none does. */
  refused: number | null
}

/** @param entered - a number for each input, within its bounds */
export function calculate(calculation: Calculation, entered: Numbers): Calculated {
  const numbers: Record<string, number> = { ...entered }
  for (const { name, value } of calculation.constants) numbers[name] = value
  const results: Record<string, number> = {}
  for (const { name, formula } of calculation.outputs) {
    const value = run(formula, numbers)
    numbers[name] = typeof value === 'number' ? value : NaN
    if (Number.isFinite(value)) results[name] = numbers[name]
  }
  const refused = calculation.refusals.findIndex((condition) => run(condition, numbers))
  return refused === -1 ? { results, refused: null } : { results: {}, refused }
}

export function run(formula: ExpressionNode, numbers: Numbers): unknown {
  return toEvaluate(formula, formulaFunctions)({ input: numbers })
}

/** @param value - undefined for anything that is no number */
export function isAllowed(
  value: number | undefined,
  { min: least, max: most, decimals, format }: CalculationInput,
): value is number {
  if (value === undefined || value < least || value > most) return false
  return decimals > 0 || Number.isInteger(toTyped(value, { format }))
}

/** Each bar's share of the longest one, 0 to 1. A loss has no length. */
export function toShares({ bars }: Calculation, results: Numbers): Numbers {
  const lengths = bars.map((name) => Math.max(0, results[name] ?? 0))
  const longest = Math.max(...lengths)
  return Object.fromEntries(
    bars.map((name, index) => [name, longest > 0 ? lengths[index]! / longest : 0]),
  )
}
