import { formulaFunctions } from '../../../calculation/calculate.ts'
import { parseSyntax } from '../../../machines/expression-syntax.ts'
import type { ExpressionNode } from '../../../machines/expressions/expression-node.ts'
import { ExpressionInvalid } from '../../../model/errors/machine-errors.ts'
import { isSiteError } from '../../../model/errors/site-error.ts'

export interface ParsedFormula {
  tree: ExpressionNode
  /** Names that the formula reads. */
  reads: string[]
}

type Kind = 'number' | 'condition'

const needs = {
  number: 'a number is needed, and this is a condition',
  condition: 'a condition is needed, such as "cost <= 0", and this is a number',
}

/**
 * A formula over named numbers, in the expression language of machines without texts, lists and time.
 *
 * @param names - the names it may read
 * @returns the fault, as the end of a sentence, if it cannot be used
 */
export function parseFormula(
  source: string,
  names: readonly string[],
  wanted: Kind,
): ParsedFormula | string {
  try {
    const { root, reads } = parseSyntax(source, names)
    const fault = checkKind(root, wanted)
    if (fault !== undefined) return fault
    return { tree: root, reads: [...reads].map((name) => name.replace('input.', '')) }
  } catch (error) {
    if (!isSiteError(error, ExpressionInvalid.code)) throw error
    return error.message.replace(/^.* is wrong: /s, '').replace(/\.$/, '')
  }
}

function checkKind(node: ExpressionNode, wanted: Kind): string | undefined {
  const found = kindOf(node)
  if (typeof found === 'object') return found.fault
  return found === wanted ? undefined : needs[wanted]
}

function kindOf(node: ExpressionNode): Kind | { fault: string } {
  const expectAll = (parts: readonly ExpressionNode[], wanted: Kind, result: Kind) => {
    const fault = parts.map((part) => checkKind(part, wanted)).find((one) => one !== undefined)
    return fault === undefined ? result : { fault }
  }
  switch (node.kind) {
    case 'literal':
      if (typeof node.value === 'number') return 'number'
      return typeof node.value === 'boolean'
        ? 'condition'
        : { fault: `${JSON.stringify(node.value)} is neither a number nor a condition` }
    case 'member':
      return node.of.kind === 'root' ? 'number' : { fault: 'a number has no fields' }
    case 'prefix':
      return node.sign === '!'
        ? expectAll([node.of], 'condition', 'condition')
        : expectAll([node.of], 'number', 'number')
    case 'choice': {
      const fault = checkKind(node.test, 'condition')
      if (fault !== undefined) return { fault }
      const yes = kindOf(node.yes)
      return typeof yes === 'object' ? yes : expectAll([node.no], yes, yes)
    }
    case 'call':
      if (!formulaFunctions.has(node.name)) {
        const known = [...formulaFunctions.keys()].join(', ')
        return {
          fault: `the function "${node.name}" is not available in formulas; known functions: ${known}`,
        }
      }
      return node.args.length === 0
        ? { fault: `the function "${node.name}" needs a number` }
        : expectAll(node.args, 'number', 'number')
    case 'binary': {
      const parts = [node.left, node.right]
      if (node.sign === '??')
        return { fault: '"??" is of no use in a formula: its numbers always exist' }
      if (node.sign === '&&' || node.sign === '||')
        return expectAll(parts, 'condition', 'condition')
      return expectAll(parts, 'number', /^[<>=!]/.test(node.sign) ? 'condition' : 'number')
    }
    default:
      return { fault: 'a formula can contain only numbers, conditions and functions of numbers' }
  }
}
