import * as functions from './expression-functions.ts'
import type { Expression } from '../model/config/machine-document.ts'
import { equal, number, order, own, plus, text } from './expression-operations.ts'
import { parseSyntax, type BinarySign, type ExpressionNode } from './expression-syntax.ts'

/**
 * The expression language of machine documents: paths, literals, operators, `a ? b : c`, and the
 * functions of `expression-functions.ts`. It is total (evaluation never throws and always ends),
 * null-safe (a missing step of a path is `undefined`, arithmetic on anything but a number is NaN),
 * reads own data only (never a function or anything inherited) and needs no `eval`.
 *
 * A production browser has no need of it: there the build has written every expression as code.
 */
export interface Scope {
  context?: unknown
  event?: unknown
  input?: unknown
  now?: () => number
  /** The named values of the document, by name. */
  values?: Readonly<Record<string, Expression>>
}

export interface CompiledExpression {
  (scope: Scope): unknown
  /** What it reads, down to the first key: `context.queue`, `event`. */
  readonly reads: ReadonlySet<string>
  /** The named values of its document that it uses. */
  readonly values: ReadonlySet<string>
  /** Whether it calls `now()`, so that its value changes without an event. */
  readonly readsClock: boolean
}

type Evaluate = (scope: Scope) => unknown

const cache = new Map<string, CompiledExpression>()
// Pure, so that a browser whose machines are code does not get it along with its front door.
const byName = /* @__PURE__ */ new Map<string, (...args: unknown[]) => unknown>(
  /* @__PURE__ */ Object.entries(functions),
)

/** @throws SiteError ExpressionInvalid, with the place and the reason. The result is cached. */
export function parseExpression(source: string): CompiledExpression {
  let parsed = cache.get(source)
  if (!parsed) {
    const { root, reads, values, readsClock } = parseSyntax(source)
    const run = toEvaluate(root)
    parsed = Object.assign((scope: Scope) => run(scope), { reads, values, readsClock })
    cache.set(source, parsed)
  }
  return parsed
}

const operators: Record<BinarySign, (a: Evaluate, b: Evaluate) => Evaluate> = {
  '??': (a, b) => (scope) => a(scope) ?? b(scope),
  '||': (a, b) => (scope) => a(scope) || b(scope),
  '&&': (a, b) => (scope) => a(scope) && b(scope),
  '==': (a, b) => (scope) => equal(a(scope), b(scope)),
  '!=': (a, b) => (scope) => !equal(a(scope), b(scope)),
  '<': (a, b) => (scope) => order(a(scope), b(scope)) < 0,
  '>': (a, b) => (scope) => order(a(scope), b(scope)) > 0,
  '<=': (a, b) => (scope) => order(a(scope), b(scope)) <= 0,
  '>=': (a, b) => (scope) => order(a(scope), b(scope)) >= 0,
  '+': (a, b) => (scope) => plus(a(scope), b(scope)),
  '-': (a, b) => (scope) => number(a(scope)) - number(b(scope)),
  '*': (a, b) => (scope) => number(a(scope)) * number(b(scope)),
  '/': (a, b) => (scope) => number(a(scope)) / number(b(scope)),
  '%': (a, b) => (scope) => number(a(scope)) % number(b(scope)),
}

function toEvaluate(node: ExpressionNode): Evaluate {
  switch (node.kind) {
    case 'literal':
      return () => node.value
    case 'root':
      return (scope) => scope[node.name]
    case 'value':
      // Names and cycles were checked with the document; here an unknown one is just not there.
      return (scope) => evaluate(own(scope.values, node.name), scope)
    case 'now':
      return (scope) => scope.now?.()
    case 'binary':
      return operators[node.sign](toEvaluate(node.left), toEvaluate(node.right))
    case 'member': {
      const [of, key] = [toEvaluate(node.of), toEvaluate(node.key)]
      return (scope) => own(of(scope), key(scope))
    }
    case 'prefix': {
      const of = toEvaluate(node.of)
      return node.sign === '!' ? (scope) => !of(scope) : (scope) => -number(of(scope))
    }
    case 'choice': {
      const [test, yes, no] = [toEvaluate(node.test), toEvaluate(node.yes), toEvaluate(node.no)]
      return (scope) => (test(scope) ? yes(scope) : no(scope))
    }
    case 'list': {
      const items = node.items.map(toEvaluate)
      return (scope) => items.map((item) => item(scope))
    }
    case 'call': {
      // The parser has refused every name that is not a function's.
      const apply = byName.get(node.name)!
      const args = node.args.map(toEvaluate)
      return (scope) => apply(...args.map((arg) => arg(scope)))
    }
    case 'test': {
      const subject = toEvaluate(node.subject)
      const pattern = new RegExp(node.pattern, 'u')
      return (scope) => pattern.test(text(subject(scope)))
    }
  }
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
