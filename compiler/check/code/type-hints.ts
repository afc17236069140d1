/** What to do about what TypeScript says, in words of a site. */
import type TypeScript from 'typescript'
import { didYouMean } from '../../read/fault.ts'

export function toHint(
  ts: typeof TypeScript,
  program: TypeScript.Program,
  source: TypeScript.SourceFile,
  { code, start = 0 }: TypeScript.Diagnostic,
): string {
  const node = findNode(ts, source, start)
  const checker = program.getTypeChecker()
  if (code === 2339 || code === 2551) {
    const owner = node && findOwner(ts, checker, node)
    const known = owner?.getProperties().map(({ name }) => name) ?? []
    if (!node || known.length === 0) return 'Read something else, or correct the name.'
    return didYouMean(node.getText(source), known)
  }
  if (code === 2305 || code === 2724) {
    const from = node && findImported(ts, node)
    const module = from && checker.getSymbolAtLocation(from)
    const names = module ? checker.getExportsOfModule(module).map(({ name }) => name) : []
    return node && names.length > 0 ? didYouMean(node.getText(source), names) : 'Correct the name.'
  }
  return hints[code] ?? 'Correct it, or the types that it disagrees with.'
}

const hints: Readonly<Record<number, string>> = {
  2304: 'Import it, or correct the name.',
  2307: 'Correct the path, or install the package in the folder of the site.',
  2322: 'Give what is taken there.',
  2345: 'Give what is taken there.',
  2353: 'Leave it out, or correct the name.',
  2532: 'It can be empty: ask for it first, or make the field required in schema.json.',
  2552: 'Import it, or correct the name.',
  2739: 'Give what is missing.',
  2741: 'Give what is missing.',
  18047: 'It can be empty: ask for it first, or make the field required in schema.json.',
  18048: 'It can be empty: ask for it first, or make the field required in schema.json.',
  2584: 'Machines reach the page through the ports that implementations.json lists.',
}

function findNode(
  ts: typeof TypeScript,
  source: TypeScript.SourceFile,
  position: number,
): TypeScript.Node | undefined {
  const find = (node: TypeScript.Node): TypeScript.Node | undefined =>
    position < node.getStart(source) || position >= node.end
      ? undefined
      : (ts.forEachChild(node, find) ?? node)
  return find(source)
}

/** The type that is asked for the name: of what stands before the dot, or of what is taken apart. */
function findOwner(
  ts: typeof TypeScript,
  checker: TypeScript.TypeChecker,
  node: TypeScript.Node,
): TypeScript.Type | undefined {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return checker.getTypeAtLocation(parent.expression)
  if (ts.isBindingElement(parent)) return checker.getTypeAtLocation(parent.parent)
  return undefined
}

function findImported(
  ts: typeof TypeScript,
  node: TypeScript.Node,
): TypeScript.Expression | undefined {
  for (let at: TypeScript.Node | undefined = node; at; at = at.parent)
    if (ts.isImportDeclaration(at) || ts.isExportDeclaration(at)) return at.moduleSpecifier
  return undefined
}
