/**
 * The expression language of machine documents: paths, literals, operators, `a ? b : c`, and the
 * functions of `expression-groups.ts`. It is total (evaluation never throws and always ends),
 * null-safe (a missing step of a path is `undefined`, arithmetic on anything but a number is NaN),
 * reads own data only (never a function or anything inherited) and needs no `eval`.
 *
 * A production browser does not need it: there the build has written every expression as code.
 */
import { groups } from './expression-groups.ts'
import { own } from './expressions/expression-operations.ts'
import { parseSyntax } from './expression-syntax.ts'
import { toEvaluate, type ExpressionFunctions, type Scope } from './rare/expression-tree.ts'

export interface CompiledExpression {
  (scope: Scope): unknown
  /** Paths it reads, down to the first key: `context.queue`, `event`. */
  readonly reads: ReadonlySet<string>
  /** The named values of its document that it uses. */
  readonly values: ReadonlySet<string>
  /** Whether it calls `now()`, so that its value changes without an event. */
  readonly readsClock: boolean
}

const cache = new Map<string, CompiledExpression>()
// Marked pure, so that a browser whose machines are code does not get it along with its front door.
const byName: ExpressionFunctions = /* @__PURE__ */ new Map(
  /* @__PURE__ */ Object.values(groups).flatMap(Object.entries),
)
// Names and cycles were checked with the document; here an unknown one is simply absent.
const readValue = (name: string, scope: Scope) => evaluate(own(scope.values, name), scope)

/** @throws SiteError ExpressionInvalid, with the place and the reason. The result is cached. */
export function parseExpression(source: string): CompiledExpression {
  let parsed = cache.get(source)
  if (!parsed) {
    const { root, reads, values, readsClock } = parseSyntax(source)
    const run = toEvaluate(root, byName, readValue)
    parsed = Object.assign((scope: Scope) => run(scope), { reads, values, readsClock })
    cache.set(source, parsed)
  }
  return parsed
}

/** A copy of a JSON value with every `{"@expr"}` in it, at any depth, replaced by its value. */
export function evaluate(value: unknown, scope: Scope): unknown {
  if (!value || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map((item) => evaluate(item, scope))
  const source = expressionOf(value)
  if (source !== undefined) return parseExpression(source)(scope)
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, evaluate(entry, scope)]),
  )
}

/** The source of `{"@expr": source}`; undefined for anything else. */
export function expressionOf(value: unknown): string | undefined {
  const source = own(value, '@expr')
  return typeof source === 'string' ? source : undefined
}
