/**
 * Expressions written as JavaScript, for the browser's build: the same meaning as `expression.ts`,
 * without a parser to ship and without `eval`. The code reads the scope as `s` and the clock as
 * `now()`; operators and functions are members of the modules `operations` and `functions`.
 */
import { parseSyntax, type ExpressionNode } from './expression-syntax.ts'
import { expressionOf } from './expression.ts'

/** The expression as one operand. @throws SiteError ExpressionInvalid */
export function toCode(source: string): string {
  return write(parseSyntax(source).root)
}

/** A JSON value as one operand, with the value of every `{"@expr"}` in its place. */
export function toCodeValue(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toCodeValue).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined'
  const source = expressionOf(value)
  if (source !== undefined) return toCode(source)
  const entries = Object.entries(value).map(
    ([key, entry]) => `${toCodeKey(key)}:${toCodeValue(entry)}`,
  )
  return `{${entries.join(',')}}`
}

/** A key of an object literal; computed where it would otherwise set the prototype. */
export function toCodeKey(key: string): string {
  return key === '__proto__' ? '["__proto__"]' : JSON.stringify(key)
}

function write(node: ExpressionNode): string {
  switch (node.kind) {
    case 'literal':
      return JSON.stringify(node.value)
    case 'root':
      return `s.${node.name}`
    case 'now':
      return 'now()'
    case 'member':
      return `operations.own(${write(node.of)},${write(node.key)})`
    case 'prefix':
      return node.sign === '!' ? `!${write(node.of)}` : `(-${writeNumber(node.of)})`
    case 'choice':
      return `(${write(node.test)}?${write(node.yes)}:${write(node.no)})`
    case 'list':
      return `[${node.items.map(write).join(',')}]`
    case 'call':
      return `functions.${node.name}(${node.args.map(write).join(',')})`
    case 'test':
      return `new RegExp(${JSON.stringify(node.pattern)},"u").test(operations.text(${write(node.subject)}))`
    case 'binary':
      return writeBinary(node)
  }
}

function writeBinary({ sign, left, right }: Extract<ExpressionNode, { kind: 'binary' }>): string {
  const operands = `${write(left)},${write(right)}`
  switch (sign) {
    case '??':
    case '||':
    case '&&':
      return `(${write(left)}${sign}${write(right)})`
    case '==':
      return `operations.equal(${operands})`
    case '!=':
      return `!operations.equal(${operands})`
    case '<':
    case '>':
    case '<=':
    case '>=':
      return `(operations.order(${operands})${sign}0)`
    case '+':
      return `operations.plus(${operands})`
    default:
      return `(${writeNumber(left)}${sign}${writeNumber(right)})`
  }
}

function writeNumber(node: ExpressionNode): string {
  const isNumber = node.kind === 'literal' && typeof node.value === 'number'
  return isNumber ? write(node) : `operations.number(${write(node)})`
}
