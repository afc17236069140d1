/** How many bytes slices may cost: what their wirings say, else what the schema of wirings gives every slice. */
import schema from '../../schemas/slice-wiring.schema.json' with { type: 'json' }
import type { SliceBudget, Wiring } from '../../schemas/schema-types.ts'

/** The three things a slice costs, in the order they are told. */
export const budgetParts = ['script', 'style', 'html'] as const
export type BudgetPart = (typeof budgetParts)[number]

const { script, style, html } = schema.properties.budget.properties

export const usualBudget: Required<SliceBudget> = {
  script: script.default,
  style: style.default,
  html: html.default,
}

export function budgetOf({ budget }: Pick<Wiring, 'budget'>): Required<SliceBudget> {
  return { ...usualBudget, ...budget }
}
