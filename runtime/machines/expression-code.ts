/**
 * Expressions written as JavaScript, for the browser's build: the same meaning as `expression.ts`,
 * without a parser to ship and without `eval`.
 */
import { parseSyntax, type ExpressionNode } from './expression-syntax.ts'

/** Names the code uses beside `s`, the scope. */
export const codeImports = {
  operations: ['equal', 'number', 'order', 'own', 'plus', 'text'],
  functions: 'functions',
} as const

/** `(s) => ...`. @throws SiteError ExpressionInvalid */
export function toCode(source: string): string {
  return `(s)=>${write(parseSyntax(source).root)}`
}

/** Source text of a JSON value whose `{"@expr"}` hold functions. */
export function toCodeValue(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toCodeValue).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined'
  const entries = Object.entries(value).map(([key, entry]) => {
    const isExpression = key === '@expr' && typeof entry === 'string'
    return `${JSON.stringify(key)}:${isExpression ? toCode(entry) : toCodeValue(entry)}`
  })
  return `{${entries.join(',')}}`
}

function write(node: ExpressionNode): string {
  switch (node.kind) {
    case 'literal':
      return JSON.stringify(node.value)
    case 'root':
      return `s.${node.name}`
    case 'now':
      return 's.now?.()'
    case 'member':
      return `own(${write(node.of)},${write(node.key)})`
    case 'prefix':
      return node.sign === '!' ? `!${write(node.of)}` : `(-number(${write(node.of)}))`
    case 'choice':
      return `(${write(node.test)}?${write(node.yes)}:${write(node.no)})`
    case 'list':
      return `[${node.items.map(write).join(',')}]`
    case 'call':
      return `functions.${node.name}(${node.args.map(write).join(',')})`
    case 'test':
      return `new RegExp(${JSON.stringify(node.pattern)},"u").test(text(${write(node.subject)}))`
    case 'binary':
      return writeBinary(node)
  }
}

function writeBinary({ sign, left, right }: Extract<ExpressionNode, { kind: 'binary' }>): string {
  const [a, b] = [write(left), write(right)]
  switch (sign) {
    case '??':
    case '||':
    case '&&':
      return `(${a}${sign}${b})`
    case '==':
      return `equal(${a},${b})`
    case '!=':
      return `!equal(${a},${b})`
    case '<':
    case '>':
    case '<=':
    case '>=':
      return `(order(${a},${b})${sign}0)`
    case '+':
      return `plus(${a},${b})`
    default:
      return `(number(${a})${sign}number(${b}))`
  }
}
