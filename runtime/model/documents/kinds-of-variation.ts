import type { SliceKinds, VariationKinds } from './kinds.ts'
import { own } from './own.ts'

/** The fields of a slice as one of its variations has them; those of the slice for one that is not known. */
export function kindsOfVariation(kinds: SliceKinds, variation: unknown): VariationKinds {
  return (kinds.own && own(kinds.own, String(variation))) ?? kinds
}

/** What is shown where content names no variation, or one that is not known. */
export function usualVariation({ variations }: Pick<SliceKinds, 'variations'>): string {
  return variations.includes('default') ? 'default' : (variations[0] ?? 'default')
}
