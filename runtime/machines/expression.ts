import { ExpressionInvalid } from '../errors/catalog/machines.ts'
import { siteError } from '../errors/site-error.ts'
import { functions, number, own, text } from './expression-functions.ts'

/**
 * The expression language of machine documents: paths, literals, operators, `a ? b : c`, and the
 * functions below. It is total (evaluation never throws and always ends), null-safe (a missing
 * step of a path is `undefined`, arithmetic on anything but a number is NaN), reads own data only
 * (never a function or anything inherited) and needs no `eval`.
 */
export interface Scope {
  context?: unknown
  event?: unknown
  input?: unknown
  now?: () => number
}

export interface CompiledExpression {
  (scope: Scope): unknown
  /** What it reads, down to the first key: `context.queue`, `event`. */
  readonly reads: ReadonlySet<string>
  /** Whether it calls `now()`, so that its value changes without an event. */
  readonly readsClock: boolean
}

type Evaluate = (scope: Scope) => unknown
type Operator = [binds: number, apply?: (a: unknown, b: unknown) => unknown]
type Token = [kind: 'number' | 'text' | 'name' | 'sign' | 'end', value: string]

const equal = (a: unknown, b: unknown) => a === b || (a == null && b == null)
const compare =
  (test: (a: number | string, b: number | string) => boolean) => (a: unknown, b: unknown) =>
    typeof a === 'string' && typeof b === 'string' ? test(a, b) : test(number(a), number(b))

const operators: Record<string, Operator> = {
  '?': [1],
  '??': [2],
  '||': [3],
  '&&': [4],
  '==': [5, equal],
  '!=': [5, (a, b) => !equal(a, b)],
  '<': [6, compare((a, b) => a < b)],
  '>': [6, compare((a, b) => a > b)],
  '<=': [6, compare((a, b) => a <= b)],
  '>=': [6, compare((a, b) => a >= b)],
  '+': [
    7,
    (a, b) =>
      typeof a === 'string' || typeof b === 'string' ? text(a) + text(b) : number(a) + number(b),
  ],
  '-': [7, (a, b) => number(a) - number(b)],
  '*': [8, (a, b) => number(a) * number(b)],
  '/': [8, (a, b) => number(a) / number(b)],
  '%': [8, (a, b) => number(a) % number(b)],
  '.': [10],
  '[': [10],
}
const prefixBinds = 9

const constants: Record<string, unknown> = { true: true, false: false, null: null }
const roots = ['context', 'event', 'input'] as const
const tokenPattern =
  /\s*(?:(\d+(?:\.\d+)?)|'((?:[^'\\]|\\.)*)'|([A-Za-z_]\w*)|(==|!=|<=|>=|&&|\|\||\?\?|[-+*/%<>!?:.,()[\]]))/y

const cache = new Map<string, CompiledExpression>()

/** @throws SiteError ExpressionInvalid, with the place and the reason. The result is cached. */
export function parseExpression(source: string): CompiledExpression {
  let parsed = cache.get(source)
  if (!parsed) cache.set(source, (parsed = parse(source)))
  return parsed
}

function toTokens(source: string, fail: (reason: string) => never): Token[] {
  const tokens: Token[] = []
  const end = source.trimEnd().length
  tokenPattern.lastIndex = 0
  for (let at = 0; at < end; at = tokenPattern.lastIndex) {
    const match = tokenPattern.exec(source)
    if (!match) fail(`nothing can be read from "${source.slice(at).trim()}"`)
    const [, digits, quoted, name, sign] = match
    tokens.push(
      digits
        ? ['number', digits]
        : quoted !== undefined
          ? ['text', quoted.replace(/\\(.)/g, '$1')]
          : name
            ? ['name', name]
            : ['sign', sign!],
    )
  }
  return tokens
}

/** A precedence-climbing parser; each function reads one construct and returns its evaluation. */
function parse(source: string): CompiledExpression {
  const fail = (reason: string): never => {
    throw siteError(ExpressionInvalid, [source, reason])
  }
  const unexpected = (value: string) => fail(`"${value}" was not expected`)
  const tokens = toTokens(source, fail)
  const reads = new Set<string>()
  let readsClock = false
  let position = 0

  const peek = (): Token => tokens[position] ?? ['end', 'the end']
  const next = (wanted?: Token[0]): string => {
    const [kind, value] = peek()
    if (wanted && kind !== wanted) fail(`a ${wanted} was expected before "${value}"`)
    position++
    return value
  }
  const takes = (sign: string) => {
    const [kind, value] = peek()
    const taken = kind === 'sign' && value === sign
    if (taken) position++
    return taken
  }
  const expect = (sign: string) => {
    if (!takes(sign)) fail(`"${sign}" was expected before "${peek()[1]}"`)
  }

  /** Reads operators that bind tighter than `binds`. */
  const expression = (binds = 0): Evaluate => {
    let left = operand()
    for (;;) {
      const [kind, sign] = peek()
      const operator = kind === 'sign' ? operators[sign] : undefined
      if (!operator || operator[0] <= binds) return left
      position++
      left = operation(sign, operator, left)
    }
  }

  const operation = (sign: string, operator: Operator, a: Evaluate): Evaluate => {
    const [binds, apply] = operator
    if (sign === '.') {
      const key = next('name')
      return (scope) => own(a(scope), key)
    }
    if (sign === '[') {
      const key = expression()
      expect(']')
      return (scope) => own(a(scope), key(scope))
    }
    if (sign === '?') {
      const yes = expression()
      expect(':')
      const no = expression()
      return (scope) => (a(scope) ? yes(scope) : no(scope))
    }
    const b = expression(binds)
    if (apply) return (scope) => apply(a(scope), b(scope))
    if (sign === '&&') return (scope) => a(scope) && b(scope)
    if (sign === '||') return (scope) => a(scope) || b(scope)
    return (scope) => a(scope) ?? b(scope)
  }

  const operand = (): Evaluate => {
    const [kind] = peek()
    const value = next()
    if (kind === 'number') return () => +value
    if (kind === 'text') return () => value
    if (kind === 'name') return takes('(') ? call(value) : reference(value)
    if (value === '(') {
      const inner = expression()
      expect(')')
      return inner
    }
    if (value === '[') {
      const items = listUntil(']')
      return (scope) => items.map((item) => item(scope))
    }
    if (value !== '!' && value !== '-') unexpected(value)
    const inner = expression(prefixBinds)
    return value === '!' ? (scope) => !inner(scope) : (scope) => -number(inner(scope))
  }

  const reference = (name: string): Evaluate => {
    if (Object.hasOwn(constants, name)) return () => constants[name]
    const root = roots.find((known) => known === name)
    if (!root) return fail(`"${name}" is unknown; a path starts with ${roots.join(', ')}`)
    const key = takes('.') && next('name')
    reads.add(key ? `${root}.${key}` : root)
    return key ? (scope) => own(scope[root], key) : (scope) => scope[root]
  }

  const call = (name: string): Evaluate => {
    if (name === 'test') return patternTest()
    const args = listUntil(')')
    if (name === 'now') {
      readsClock = true
      return (scope) => scope.now?.()
    }
    if (!Object.hasOwn(functions, name)) {
      const known = Object.keys(functions).join(', ')
      fail(`the function "${name}" is unknown; there are now, test, ${known}`)
    }
    const apply = functions[name]!
    return (scope) => apply(...args.map((arg) => arg(scope)))
  }

  /** The pattern must be a literal: a wrong one is then a wrong expression, not a late failure. */
  const patternTest = (): Evaluate => {
    const subject = expression()
    expect(',')
    const pattern = toPattern(next('text'))
    expect(')')
    return (scope) => pattern.test(text(subject(scope)))
  }
  const toPattern = (value: string): RegExp => {
    try {
      return new RegExp(value, 'u')
    } catch (error) {
      return fail((error as Error).message)
    }
  }

  const listUntil = (closing: string): Evaluate[] => {
    const items: Evaluate[] = []
    if (takes(closing)) return items
    do items.push(expression())
    while (takes(','))
    expect(closing)
    return items
  }

  const root = expression()
  if (position < tokens.length) unexpected(peek()[1])
  return Object.assign((scope: Scope) => root(scope), { reads, readsClock })
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
