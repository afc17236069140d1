import type { Expression } from '../../model/config/machine-document.ts'
import { equal, number, order, own, plus, text } from '../expressions/expression-operations.ts'
import type { BinarySign, ExpressionNode } from '../expressions/expression-node.ts'

/** The values an expression can read. */
export interface Scope {
  context?: unknown
  event?: unknown
  input?: unknown
  now?: () => number
  /** The named values of the document, by name. */
  values?: Readonly<Record<string, Expression>> | undefined
}

export type ExpressionFunctions = ReadonlyMap<string, (...args: unknown[]) => unknown>

type Evaluate = (scope: Scope) => unknown

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

/**
 * Evaluates a parsed expression. A tree can be sent to a browser, which then needs no parser.
 *
 * @param functions - those it may call: the parser has refused all others
 * @param readValue - reads a named value of its document; without it there are none
 */
export function toEvaluate(
  root: ExpressionNode,
  functions: ExpressionFunctions,
  readValue: (name: string, scope: Scope) => unknown = () => undefined,
): Evaluate {
  const toRun = (node: ExpressionNode): Evaluate => {
    switch (node.kind) {
      case 'literal':
        return () => node.value
      case 'root':
        return (scope) => scope[node.name]
      case 'value':
        return (scope) => readValue(node.name, scope)
      case 'now':
        return (scope) => scope.now?.()
      case 'binary':
        return operators[node.sign](toRun(node.left), toRun(node.right))
      case 'member': {
        const [of, key] = [toRun(node.of), toRun(node.key)]
        return (scope) => own(of(scope), key(scope))
      }
      case 'prefix': {
        const of = toRun(node.of)
        return node.sign === '!' ? (scope) => !of(scope) : (scope) => -number(of(scope))
      }
      case 'choice': {
        const [test, yes, no] = [toRun(node.test), toRun(node.yes), toRun(node.no)]
        return (scope) => (test(scope) ? yes(scope) : no(scope))
      }
      case 'list': {
        const items = node.items.map(toRun)
        return (scope) => items.map((item) => item(scope))
      }
      case 'call': {
        const apply = functions.get(node.name)!
        const args = node.args.map(toRun)
        return (scope) => apply(...args.map((arg) => arg(scope)))
      }
      case 'test': {
        const subject = toRun(node.subject)
        const pattern = new RegExp(node.pattern, 'u')
        return (scope) => pattern.test(text(subject(scope)))
      }
    }
  }
  return toRun(root)
}
