import type { ExpressionNode } from '../machines/expressions/expression-node.ts'

/** The input of a calculator, as JSON: its formulas are parsed and checked already. */
export interface Calculation {
  /** BCP 47: how numbers are written and read. */
  locale: string
  /** ISO 4217. */
  currency: string
  inputs: CalculationInput[]
  constants: CalculationConstant[]
  /** Each comes after those that it is calculated from. */
  outputs: CalculationOutput[]
  /** The numbers give no result while one of these conditions holds. */
  refusals: ExpressionNode[]
  /** Outputs that are compared by bars. */
  bars: string[]
}

export interface NumberStyle {
  /** `number`, `currency`, `percent` (0.3 is 30 percent), or a unit that `Intl` knows: `month`. */
  format: string
  /** The maximum of digits after the decimal sign. */
  decimals: number
}

export interface CalculationInput extends NumberStyle {
  name: string
  initial: number
  min: number
  max: number
}

export interface CalculationConstant extends NumberStyle {
  name: string
  value: number
}

export interface CalculationOutput extends NumberStyle {
  name: string
  formula: ExpressionNode
}

/** Numbers by their name. */
export type Numbers = Readonly<Record<string, number>>
