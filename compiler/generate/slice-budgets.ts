/**
 * How many bytes slices may cost: the figures in their wirings, or the defaults in the schema of
 * wirings.
 */
import schema from '../../schemas/slice-wiring.schema.json' with { type: 'json' }
import type { SliceBudget, Wiring } from '../../schemas/schema-types.ts'

/** The three costs of a slice, in reporting order. */
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
