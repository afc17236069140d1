import { isTimeZone } from '#schemas/moments.ts'
import { ExpressionInvalid } from '../model/errors/machine-errors.ts'
import { siteError } from '../model/errors/site-error.ts'
import { groups } from './expression-groups.ts'
import type { BinarySign, ExpressionNode } from './expressions/expression-node.ts'

export interface ExpressionSyntax {
  root: ExpressionNode
  /** Paths it reads, down to the first key: `context.queue`, `event`. */
  reads: ReadonlySet<string>
  /** The named values of its document that it uses: `isDue` of `values.isDue`. */
  values: ReadonlySet<string>
  /** Whether it calls `now()`, so that its value changes without an event. */
  readsClock: boolean
}

type Token = [kind: 'number' | 'text' | 'name' | 'sign' | 'end', value: string, at: number]

/** The precedence of each sign. */
const binds: Record<string, number> = {
  '?': 1,
  '??': 2,
  '||': 3,
  '&&': 4,
  '==': 5,
  '!=': 5,
  '<': 6,
  '>': 6,
  '<=': 6,
  '>=': 6,
  '+': 7,
  '-': 7,
  '*': 8,
  '/': 8,
  '%': 8,
  '.': 10,
  '[': 10,
}
const prefixBinds = 9

const constants: Record<string, boolean | null> = { true: true, false: false, null: null }
const roots = ['context', 'event', 'input'] as const
const tokenPattern =
  /\s*(?:(\d+(?:\.\d+)?)|'((?:[^'\\]|\\.)*)'|([A-Za-z_]\w*)|(==|!=|<=|>=|&&|\|\||\?\?|[-+*/%<>!?:.,()[\]]))/y

/** @param at - position of the wrong token, counted from 0 */
type Fail = (reason: string, at: number) => never

function toTokens(source: string, fail: Fail): Token[] {
  const tokens: Token[] = []
  const end = source.trimEnd().length
  tokenPattern.lastIndex = 0
  for (let at = 0; at < end; at = tokenPattern.lastIndex) {
    const match = tokenPattern.exec(source)
    const start = at + source.slice(at).search(/\S/)
    if (!match) fail(`unexpected "${source.slice(at).trim()}"`, start)
    const [, digits, quoted, name, sign] = match
    tokens.push(
      digits
        ? ['number', digits, start]
        : quoted !== undefined
          ? ['text', quoted.replace(/\\(.)/g, '$1'), start]
          : name
            ? ['name', name, start]
            : ['sign', sign!, start],
    )
  }
  return tokens
}

/**
 * A precedence-climbing parser; each function reads one construct.
 *
 * @param names - names the expression can read in place of a machine's roots: each is a key of
 *   `input`
 * @throws SiteError ExpressionInvalid, with the place and the reason
 */
export function parseSyntax(source: string, names?: readonly string[]): ExpressionSyntax {
  const fail: Fail = (reason, at) => {
    throw siteError(ExpressionInvalid, [source, `${reason} (character ${at + 1})`])
  }
  /** Fails at the token that was read last. */
  const failHere = (reason: string) => fail(reason, tokens[position - 1]?.[2] ?? source.length)
  const failNext = (reason: string) => fail(reason, peek()[2])
  const tokens = toTokens(source, fail)
  const reads = new Set<string>()
  const values = new Set<string>()
  let readsClock = false
  let position = 0

  const peek = (): Token => tokens[position] ?? ['end', 'the end', source.length]
  const next = (wanted?: Token[0]): string => {
    const [kind, value] = peek()
    if (wanted && kind !== wanted) failNext(`a ${wanted} was expected before "${value}"`)
    position++
    return value
  }
  const accept = (sign: string) => {
    const [kind, value] = peek()
    const isMatch = kind === 'sign' && value === sign
    if (isMatch) position++
    return isMatch
  }
  const expect = (sign: string) => {
    if (!accept(sign)) failNext(`"${sign}" was expected before "${peek()[1]}"`)
  }

  /** Reads operators that bind tighter than `loosest`. */
  const expression = (loosest = 0): ExpressionNode => {
    let left = operand()
    for (;;) {
      const [kind, sign] = peek()
      const strength = kind === 'sign' ? binds[sign] : undefined
      if (strength === undefined || strength <= loosest) return left
      position++
      left = operation(sign, strength, left)
    }
  }

  const operation = (sign: string, strength: number, left: ExpressionNode): ExpressionNode => {
    if (sign === '.') return { kind: 'member', of: left, key: literal(next('name')) }
    if (sign === '[') {
      const key = expression()
      expect(']')
      return { kind: 'member', of: left, key }
    }
    if (sign === '?') {
      const yes = expression()
      expect(':')
      return { kind: 'choice', test: left, yes, no: expression() }
    }
    return { kind: 'binary', sign: sign as BinarySign, left, right: expression(strength) }
  }

  const operand = (): ExpressionNode => {
    const [kind] = peek()
    const value = next()
    if (kind === 'number') return literal(+value)
    if (kind === 'text') return literal(value)
    if (kind === 'name') return accept('(') ? call(value) : reference(value)
    if (value === '(') {
      const inner = expression()
      expect(')')
      return inner
    }
    if (value === '[') return { kind: 'list', items: listUntil(']') }
    if (value !== '!' && value !== '-') return failHere(`"${value}" was not expected`)
    return { kind: 'prefix', sign: value, of: expression(prefixBinds) }
  }

  const reference = (name: string): ExpressionNode => {
    if (Object.hasOwn(constants, name)) return literal(constants[name]!)
    if (names) return namedNumber(name, names)
    if (name === 'values') return namedValue()
    const root = roots.find((known) => known === name)
    if (!root)
      return failHere(`"${name}" is unknown; a path starts with ${roots.join(', ')}, values`)
    const key = accept('.') && next('name')
    reads.add(key ? `${root}.${key}` : root)
    const of: ExpressionNode = { kind: 'root', name: root }
    return key ? { kind: 'member', of, key: literal(key) } : of
  }

  const namedNumber = (name: string, known: readonly string[]): ExpressionNode => {
    if (!known.includes(name)) failHere(`"${name}" is unknown; known names: ${known.join(', ')}`)
    reads.add(`input.${name}`)
    return { kind: 'member', of: { kind: 'root', name: 'input' }, key: literal(name) }
  }

  const namedValue = (): ExpressionNode => {
    expect('.')
    const name = next('name')
    values.add(name)
    return { kind: 'value', name }
  }

  const call = (name: string): ExpressionNode => {
    if (name === 'test') return patternTest()
    const all = Object.values(groups).flatMap(Object.keys)
    if (name !== 'now' && !all.includes(name)) {
      const known = all.toSorted().join(', ')
      fail(
        `the function "${name}" is unknown; known functions: now, test, ${known}`,
        tokens[position - 2]![2],
      )
    }
    const args = listUntil(')')
    if (Object.hasOwn(groups.moments, name)) checkZone(args[1])
    if (name !== 'now') return { kind: 'call', name, args }
    readsClock = true
    return { kind: 'now' }
  }

  /** A zone that is written out is known here; one that is read makes the value NaN. */
  const checkZone = (zone: ExpressionNode | undefined) => {
    if (zone?.kind !== 'literal' || zone.value === null || isTimeZone(zone.value)) return
    failHere(`"${zone.value}" is no time zone; write one like Europe/Paris`)
  }

  /** The pattern must be a literal: a wrong one is then a wrong expression, not a late failure. */
  const patternTest = (): ExpressionNode => {
    const subject = expression()
    expect(',')
    const pattern = next('text')
    expect(')')
    try {
      RegExp(pattern, 'u')
    } catch (error) {
      failHere((error as Error).message)
    }
    return { kind: 'test', subject, pattern }
  }

  const listUntil = (closing: string): ExpressionNode[] => {
    const items: ExpressionNode[] = []
    if (accept(closing)) return items
    do items.push(expression())
    while (accept(','))
    expect(closing)
    return items
  }

  const root = expression()
  if (position < tokens.length) failNext(`"${peek()[1]}" was not expected`)
  return { root, reads, values, readsClock }
}

function literal(value: string | number | boolean | null): ExpressionNode {
  return { kind: 'literal', value }
}
