/**
 * Prints expressions as idiomatic TypeScript, which calls the helpers of `expression-helpers.ts`.
 */
import { parseSyntax } from '../../../runtime/machines/expression-syntax.ts'
import type { ExpressionNode } from '../../../runtime/machines/expressions/expression-node.ts'
import { expressionOf } from '../../../runtime/machines/expression.ts'
import { toLocalName } from './expression-helpers.ts'
import { quote, toKey } from './print-value.ts'

/** Names that an expression may read, which its function destructures. */
export type Roots = readonly ('context' | 'event' | 'input')[]

export class ExpressionPrinter {
  /** Helpers that were called, and named values that were used. */
  readonly helpers = new Set<string>()
  readonly values = new Set<string>()
  readonly #roots: Roots

  constructor(roots: Roots) {
    this.#roots = roots
  }

  /** @throws SiteError ExpressionInvalid */
  print(source: string): string {
    return this.#node(parseSyntax(source).root)
  }

  /** A JSON value as an operand, with the value of every `{"@expr"}` in its place. */
  printValue(value: unknown): string {
    const source = expressionOf(value)
    if (source !== undefined) return this.print(source)
    if (Array.isArray(value)) return `[${value.map((item) => this.printValue(item)).join(', ')}]`
    if (typeof value === 'string') return quote(value)
    if (typeof value !== 'object' || value === null) return JSON.stringify(value)
    const entries = Object.entries(value).map(
      ([key, entry]) => `${toKey(key)}: ${this.printValue(entry)}`,
    )
    return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}'
  }

  #call(helper: string, ...args: string[]): string {
    this.helpers.add(helper)
    return `${toLocalName(helper)}(${args.join(', ')})`
  }

  #node(node: ExpressionNode): string {
    switch (node.kind) {
      case 'literal':
        return typeof node.value === 'string' ? quote(node.value) : JSON.stringify(node.value)
      case 'root':
        return node.name
      case 'value':
        this.values.add(node.name)
        return `${node.name}({ ${this.#roots.join(', ')} })`
      case 'now':
        return 'clock.now()'
      case 'member':
        return this.#member(node.of, node.key)
      case 'prefix': {
        const inner = this.#node(node.of)
        return node.sign === '!' ? `!${inner}` : `-${this.#call('number', inner)}`
      }
      case 'choice':
        return `(${this.#node(node.test)} ? ${this.#node(node.yes)} : ${this.#node(node.no)})`
      case 'list':
        return `[${node.items.map((item) => this.#node(item)).join(', ')}]`
      case 'call':
        return this.#call(node.name, ...node.args.map((item) => this.#node(item)))
      case 'test':
        return `new RegExp(${quote(node.pattern)}, 'u').test(${this.#call('text', this.#node(node.subject))})`
      case 'binary':
        return this.#binary(node)
    }
  }

  #number(node: ExpressionNode): string {
    const text = this.#node(node)
    const isNumber = node.kind === 'literal' && typeof node.value === 'number'
    return isNumber ? text : this.#call('number', text)
  }

  #member(of: ExpressionNode, key: ExpressionNode): string {
    const name = key.kind === 'literal' ? key.value : undefined
    if (typeof name === 'string' && of.kind === 'root' && isPlain(name)) return `${of.name}.${name}`
    return this.#call('own', this.#node(of), this.#node(key))
  }

  #binary({ sign, left, right }: Extract<ExpressionNode, { kind: 'binary' }>): string {
    const [a, b] = [this.#node(left), this.#node(right)]
    switch (sign) {
      case '??':
      case '||':
      case '&&':
        return `(${a} ${sign} ${b})`
      case '==':
        return this.#call('equal', a, b)
      case '!=':
        return `!${this.#call('equal', a, b)}`
      case '<':
      case '>':
      case '<=':
      case '>=':
        return `(${this.#call('order', a, b)} ${sign} 0)`
      case '+':
        return this.#call('plus', a, b)
      default:
        return `(${this.#number(left)} ${sign} ${this.#number(right)})`
    }
  }
}

const isPlain = (name: string) => /^[A-Za-z_$][\w$]*$/.test(name)
