/** What an `implementations.ts` brings, without running it. */
import type TypeScript from 'typescript'
import { findNearest } from '#schemas/find-nearest.ts'

/** Where each name stands. */
export type Implemented = ReadonlyMap<string, number>

interface Read {
  actions: Implemented | undefined
  guards: Implemented | undefined
  actors: Implemented | undefined
  /** Host ports and others that it takes; undefined where it does not say which. */
  ports: readonly string[] | undefined
}

interface Unread {
  fault: { at: number; message: string; hint: string }
}

const form =
  'Write: export const implementations: OwnImplementations = (ports, system) => ({ actions, guards, actors }).'

export function readImplementations(
  ts: typeof TypeScript,
  checker: TypeScript.TypeChecker,
  source: TypeScript.SourceFile,
): Read | Unread {
  const module = checker.getSymbolAtLocation(source)
  const exported = module ? checker.getExportsOfModule(module) : []
  const symbol = exported.find(({ name }) => name === 'implementations')
  if (!symbol) return { fault: toUnexported(source, exported) }
  const declaration = symbol.declarations?.[0]
  const type = checker.getTypeOfSymbol(symbol)
  // What cannot be known, for an import that is not there, is told of that.
  if (type.flags & ts.TypeFlags.Any)
    return { actions: undefined, guards: undefined, actors: undefined, ports: undefined }
  const [signature] = type.getCallSignatures()
  if (!signature) {
    return {
      fault: {
        at: declaration?.getStart(source) ?? 0,
        message: '"implementations" is an object: since 0.1.0 it is a function of the ports.',
        hint: form,
      },
    }
  }
  const code = declaration && findFunction(ts, declaration)
  const returned = code ? listReturned(ts, code) : []
  const parts = returned.map((expression) => checker.getTypeAtLocation(expression))
  const read = (kind: string): Implemented | undefined => {
    if (parts.length === 0) return undefined
    const names = new Map<string, number>()
    for (const part of parts) {
      const property = part.getProperty(kind)
      if (!property) continue
      const held = checker.getTypeOfSymbol(property)
      // Names that only a type says are not those that are there.
      if (held.getStringIndexType() && held.getProperties().length === 0) return undefined
      for (const { name, declarations } of held.getProperties()) {
        const at = declarations?.find((one) => one.getSourceFile() === source)
        names.set(name, (at ?? declaration!).getStart(source))
      }
    }
    return names
  }
  return {
    actions: read('actions'),
    guards: read('guards'),
    actors: read('actors'),
    ports: findPorts(ts, declaration, code),
  }
}

function toUnexported(
  source: TypeScript.SourceFile,
  exported: readonly TypeScript.Symbol[],
): Unread['fault'] {
  const names = exported.map(({ name }) => name)
  const near = findNearest('implementations', names) ?? names.find((name) => name === 'default')
  const at = exported.find(({ name }) => name === near)?.declarations?.[0]?.getStart(source) ?? 0
  const hint =
    near === undefined ? form : `Rename the export "${near}" to "implementations". ${form}`
  return { at, message: 'It does not export "implementations".', hint }
}

type Code =
  | TypeScript.ArrowFunction
  | TypeScript.FunctionExpression
  | TypeScript.FunctionDeclaration

function findFunction(ts: typeof TypeScript, declaration: TypeScript.Node): Code | undefined {
  if (ts.isFunctionDeclaration(declaration)) return declaration
  if (!ts.isVariableDeclaration(declaration) || !declaration.initializer) return undefined
  const value = unwrap(ts, declaration.initializer)
  return ts.isArrowFunction(value) || ts.isFunctionExpression(value) ? value : undefined
}

function unwrap(ts: typeof TypeScript, expression: TypeScript.Expression): TypeScript.Expression {
  const isWrapped =
    ts.isParenthesizedExpression(expression) ||
    ts.isSatisfiesExpression(expression) ||
    ts.isAsExpression(expression)
  return isWrapped ? unwrap(ts, expression.expression) : expression
}

function listReturned(ts: typeof TypeScript, { body }: Code): TypeScript.Expression[] {
  if (!body) return []
  if (!ts.isBlock(body)) return [unwrap(ts, body)]
  const found: TypeScript.Expression[] = []
  const visit = (node: TypeScript.Node): void => {
    if (ts.isReturnStatement(node) && node.expression) found.push(unwrap(ts, node.expression))
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit)
  }
  ts.forEachChild(body, visit)
  return found
}

/** Those that its type names, or else those that it takes apart. */
function findPorts(
  ts: typeof TypeScript,
  declaration: TypeScript.Node | undefined,
  code: Code | undefined,
): string[] | undefined {
  const type = declaration && ts.isVariableDeclaration(declaration) ? declaration.type : undefined
  if (type && ts.isTypeReferenceNode(type) && type.getText().startsWith('OwnImplementations'))
    return (type.typeArguments ?? []).flatMap((one) =>
      [...one.getText().matchAll(/'(\w+)'/g)].map((match) => match[1]!),
    )
  const name = code?.parameters[0]?.name
  if (code?.parameters.length === 0) return []
  if (!name || !ts.isObjectBindingPattern(name)) return undefined
  if (name.elements.some((element) => element.dotDotDotToken)) return undefined
  return name.elements.map((element) => (element.propertyName ?? element.name).getText())
}
