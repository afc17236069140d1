import ts from 'typescript'

const printer = ts.createPrinter({ removeComments: true })

/**
 * A type as TypeScript spells it, but for what depends on what else it has looked at: unions are sorted, and what may be absent
 * is not `undefined` as well. Parameters that are taken apart are called `props`.
 */
export function spellType(type: string): string {
  const source = ts.createSourceFile('type.ts', `type T = ${type}`, ts.ScriptTarget.ES2023, true)
  const [statement] = source.statements
  if (!statement || !ts.isTypeAliasDeclaration(statement)) return type
  const print = (node: ts.Node) =>
    printer.printNode(ts.EmitHint.Unspecified, node, source).replaceAll(/\s+/g, ' ')
  const result = ts.transform(statement.type, [
    (context) => {
      const { factory } = context
      const visit = (node: ts.Node): ts.Node => {
        const inner = ts.visitEachChild(node, visit, context)
        if (ts.isUnionTypeNode(inner))
          return factory.createUnionTypeNode(
            [...inner.types].sort((a, b) => (print(a) < print(b) ? -1 : 1)),
          )
        if (ts.isPropertySignature(inner) && inner.questionToken && inner.type)
          return factory.updatePropertySignature(
            inner,
            inner.modifiers,
            inner.name,
            inner.questionToken,
            withoutUndefined(factory, inner.type),
          )
        if (ts.isParameter(inner) && !ts.isIdentifier(inner.name))
          return factory.createParameterDeclaration(
            undefined,
            inner.dotDotDotToken,
            'props',
            inner.questionToken,
            inner.type,
          )
        return inner
      }
      return (root) => ts.visitNode(root, visit, ts.isTypeNode)
    },
  ])
  const spelled = print(result.transformed[0]!)
  result.dispose()
  return spelled
}

/** It says what the question mark says. */
function withoutUndefined(factory: ts.NodeFactory, type: ts.TypeNode): ts.TypeNode {
  if (!ts.isUnionTypeNode(type)) return type
  const kept = type.types.filter(({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword)
  return kept.length === 1 ? kept[0]! : factory.createUnionTypeNode(kept)
}
