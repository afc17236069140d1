import type { BinarySign, ExpressionNode } from '../machines/expressions/expression-node.ts'
import { run } from './calculate.ts'
import type { Calculation, Numbers, NumberStyle } from './calculation.ts'
import { showNumber } from './numbers.ts'

const signs: Partial<Record<BinarySign, string>> = { '*': '×', '/': '÷', '-': '−' }

/** Precedence of the operators; comparisons and logical ones are loosest. */
const strengths: Partial<Record<BinarySign, number>> = { '+': 1, '-': 1, '*': 2, '/': 2, '%': 2 }

const plain: NumberStyle = { format: 'number', decimals: 10 }

/**
 * A formula with its numbers in place of their names: `400 × 12 × €42 × 30% + €60,000 × 40%`. Of a
 * conditional only the chosen part is written.
 *
 * @param numbers - inputs and results; a missing result is a dash
 */
export function writeSum(
  formula: ExpressionNode,
  calculation: Calculation,
  numbers: Numbers,
): string {
  const { inputs, constants, outputs } = calculation
  const styles = new Map<string, NumberStyle>(
    [...inputs, ...constants, ...outputs].map((one) => [one.name, one]),
  )
  const known: Numbers = {
    ...numbers,
    ...Object.fromEntries(constants.map(({ name, value }) => [name, value])),
  }
  const write = (node: ExpressionNode, outer = 0): string => {
    if (node.kind === 'literal') return showNumber(Number(node.value), plain, calculation)
    if (node.kind === 'member') {
      const name = String((node.key as { value: unknown }).value)
      const value = known[name]
      return value === undefined ? '–' : showNumber(value, styles.get(name)!, calculation)
    }
    if (node.kind === 'prefix') return `−${write(node.of, 3)}`
    if (node.kind === 'choice') return write(run(node.test, known) ? node.yes : node.no, outer)
    if (node.kind === 'call')
      return `${node.name}(${node.args.map((one) => write(one)).join('; ')})`
    if (node.kind !== 'binary') return ''
    const strength = strengths[node.sign] ?? 0
    // The right side of a minus or a division needs its brackets.
    const sum = `${write(node.left, strength)} ${signs[node.sign] ?? node.sign} ${write(node.right, strength + 0.5)}`
    return strength < outer ? `(${sum})` : sum
  }
  return write(formula)
}
