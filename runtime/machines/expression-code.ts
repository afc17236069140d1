/**
 * Expressions written as JavaScript, for the browser's build: the same meaning as `expression.ts`,
 * without a parser to ship and without `eval`. The code reads the scope as `s` and the clock as
 * `now()`; operators and functions are members of the modules `operations` and `functions`. A named
 * value is written out wherever it is used: repeated text compresses well.
 */
import type { Expression } from '../model/config/machine-document.ts'
import { groups } from './expression-groups.ts'
import { parseSyntax } from './expression-syntax.ts'
import type { ExpressionNode } from './expressions/expression-node.ts'
import { expressionOf } from './expression.ts'

export type Values = Readonly<Record<string, Expression>>

/**
 * The expression as one operand.
 * @param values - the named values of the document, none of which contains itself
 * @throws SiteError ExpressionInvalid
 */
export function toCode(source: string, values: Values = {}): string {
  return new Writer(values).write(parseSyntax(source).root)
}

/** A JSON value as one operand, every `{"@expr"}` replaced by its value. */
export function toCodeValue(value: unknown, values: Values = {}): string {
  if (Array.isArray(value)) return `[${value.map((item) => toCodeValue(item, values)).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined'
  const source = expressionOf(value)
  if (source !== undefined) return toCode(source, values)
  const entries = Object.entries(value).map(
    ([key, entry]) => `${toCodeKey(key)}:${toCodeValue(entry, values)}`,
  )
  return `{${entries.join(',')}}`
}

/** A key of an object literal; computed where it would otherwise set the prototype. */
export function toCodeKey(key: string): string {
  return key === '__proto__' ? '["__proto__"]' : JSON.stringify(key)
}

class Writer {
  readonly #values: Values

  constructor(values: Values) {
    this.#values = values
  }

  write(node: ExpressionNode): string {
    switch (node.kind) {
      case 'literal':
        return JSON.stringify(node.value)
      case 'root':
        return `s.${node.name}`
      case 'value':
        return toCode(this.#values[node.name]!['@expr'], this.#values)
      case 'now':
        return 'now()'
      case 'member':
        return `operations.own(${this.write(node.of)},${this.write(node.key)})`
      case 'prefix':
        return node.sign === '!' ? `!${this.write(node.of)}` : `(-${this.#writeNumber(node.of)})`
      case 'choice':
        return `(${this.write(node.test)}?${this.write(node.yes)}:${this.write(node.no)})`
      case 'list':
        return `[${node.items.map((item) => this.write(item)).join(',')}]`
      case 'call':
        return `${groupOf(node.name)}.${node.name}(${node.args.map((item) => this.write(item)).join(',')})`
      case 'test':
        return `new RegExp(${JSON.stringify(node.pattern)},"u").test(operations.text(${this.write(node.subject)}))`
      case 'binary':
        return this.#writeBinary(node)
    }
  }

  #writeBinary({ sign, left, right }: Extract<ExpressionNode, { kind: 'binary' }>): string {
    const operands = `${this.write(left)},${this.write(right)}`
    switch (sign) {
      case '??':
      case '||':
      case '&&':
        return `(${this.write(left)}${sign}${this.write(right)})`
      case '==':
      case '!=':
        if (isPresent(left) || isPresent(right))
          return `(${this.write(left)}${sign}=${this.write(right)})`
        return `${sign === '!=' ? '!' : ''}operations.equal(${operands})`
      case '<':
      case '>':
      case '<=':
      case '>=':
        return `(operations.order(${operands})${sign}0)`
      case '+':
        return `operations.plus(${operands})`
      default:
        return `(${this.#writeNumber(left)}${sign}${this.#writeNumber(right)})`
    }
  }

  #writeNumber(node: ExpressionNode): string {
    const isNumber = node.kind === 'literal' && typeof node.value === 'number'
    return isNumber ? this.write(node) : `operations.number(${this.write(node)})`
  }
}

/**
 * A literal other than `null`, which `undefined` equals too: with any other, `===` means the same.
 */
function isPresent(node: ExpressionNode): boolean {
  return node.kind === 'literal' && node.value !== null
}

/** The module that has a function in written code. */
function groupOf(name: string): string {
  return Object.entries(groups).find(([, group]) => Object.hasOwn(group, name))![0]
}
