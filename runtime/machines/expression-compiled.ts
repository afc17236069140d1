/**
 * Stands in for `expression.ts` in a production browser, where the build has written every expression
 * as a function (`expression-code.ts`): no parser is shipped, and nothing is left to check.
 */
import type { CompiledExpression, Scope } from './expression.ts'

type Compiled = (scope: Scope) => unknown

export function expressionOf(value: unknown): Compiled | undefined {
  const compiled = (value as { '@expr'?: unknown } | null | undefined)?.['@expr']
  return typeof compiled === 'function' ? (compiled as Compiled) : undefined
}

const nothing: ReadonlySet<string> = new Set()

/** @public Called by `compile.ts`, for which the build puts this file in the other's place. */
export function parseExpression(compiled: Compiled): CompiledExpression {
  return Object.assign((scope: Scope) => compiled(scope), { reads: nothing, readsClock: false })
}

export function evaluate(value: unknown, scope: Scope): unknown {
  if (!value || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map((item) => evaluate(item, scope))
  const compiled = expressionOf(value)
  if (compiled) return compiled(scope)
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, evaluate(entry, scope)]),
  )
}
