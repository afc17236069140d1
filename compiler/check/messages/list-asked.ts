/** The messages that code can ask for in any state, as its types tell them: nothing is run. */
import type TypeScript from 'typescript'

type Ts = typeof TypeScript

/** One call of a `Translate`. */
export interface Asked {
  file: string
  /** Where the key stands. */
  position: number
  /** As it is written. */
  text: string
  /** All it can be; undefined where the types do not say. */
  keys: readonly string[] | undefined
  /** Names of the values it fills in; undefined where the types do not say. */
  values: readonly string[] | undefined
}

/** More are the product of two long lists, not keys that somebody wrote. */
const keysAtMost = 200

/** @param files - whose calls are listed; the program may hold more */
export function listAsked(
  ts: Ts,
  program: TypeScript.Program,
  files: readonly TypeScript.SourceFile[],
): Asked[] {
  const checker = program.getTypeChecker()
  const asked: Asked[] = []
  const callers = createCallers(ts, checker, files)
  const visit = (node: TypeScript.Node): void => {
    if (ts.isCallExpression(node) && isTranslate(ts, checker, node.expression)) {
      const [key, values] = node.arguments
      const source = node.getSourceFile()
      if (key)
        asked.push({
          file: source.fileName,
          position: key.getStart(source),
          text: key.getText(source),
          keys: toTexts(ts, checker, key, callers),
          values: values ? toNames(ts, checker, values) : [],
        })
    }
    ts.forEachChild(node, visit)
  }
  for (const file of files) visit(file)
  return asked
}

/** By the name that everybody gives it, or by its type, whatever it is called. */
function isTranslate(ts: Ts, checker: TypeScript.TypeChecker, callee: TypeScript.Expression) {
  const name = ts.isPropertyAccessExpression(callee) ? callee.name : callee
  if (ts.isIdentifier(name) && name.text === 't') return true
  return checker.getTypeAtLocation(callee).aliasSymbol?.name === 'Translate'
}

function toNames(
  ts: Ts,
  checker: TypeScript.TypeChecker,
  values: TypeScript.Expression,
): string[] | undefined {
  const type = checker.getNonNullableType(checker.getTypeAtLocation(values))
  if (type.getStringIndexType() || (type.flags & ts.TypeFlags.Object) === 0) return undefined
  return type
    .getProperties()
    .map(({ name }) => name)
    .sort()
}

type Callers = (
  parameter: TypeScript.ParameterDeclaration,
  name?: string,
) => TypeScript.Expression[]

/**
 * All texts that an expression can come to: by its type, or by following it to what made it.
 *
 * @param seen - what is being followed: a component that hands on its own property ends here
 */
function toTexts(
  ts: Ts,
  checker: TypeScript.TypeChecker,
  node: TypeScript.Expression,
  callers: Callers,
  seen: ReadonlySet<TypeScript.Node> = new Set(),
): string[] | undefined {
  if (seen.has(node)) return []
  const inside = new Set([...seen, node])
  const follow = (one: TypeScript.Expression) => toTexts(ts, checker, one, callers, inside)
  const followAll = (all: readonly TypeScript.Expression[]) => all.map(follow).reduce(joinAll, [])
  if (ts.isParenthesizedExpression(node) || ts.isSatisfiesExpression(node))
    return follow(node.expression)
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isTemplateExpression(node)) return toTemplates(node, follow)
  if (ts.isBinaryExpression(node) && isSum(ts, node))
    return combine(follow(node.left), follow(node.right))
  if (ts.isConditionalExpression(node)) return followAll([node.whenTrue, node.whenFalse])
  const literals = toLiterals(ts, checker.getTypeAtLocation(node))
  if (literals) return literals
  if (!ts.isIdentifier(node)) return undefined
  const declaration = checker.getSymbolAtLocation(node)?.valueDeclaration
  if (!declaration) return undefined
  if (ts.isVariableDeclaration(declaration) && declaration.initializer)
    return ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const
      ? follow(declaration.initializer)
      : undefined
  const given = listGiven(ts, checker, declaration, callers)
  return given.length > 0 ? followAll(given) : undefined
}

function isSum(ts: Ts, { operatorToken: { kind } }: TypeScript.BinaryExpression): boolean {
  const { PlusToken: plus } = ts.SyntaxKind
  return kind === plus
}

/** What callers hand to a parameter, or to a property of one that is taken apart. */
function listGiven(
  ts: Ts,
  checker: TypeScript.TypeChecker,
  declaration: TypeScript.Declaration,
  callers: Callers,
): readonly TypeScript.Expression[] {
  if (ts.isParameter(declaration)) {
    const elements = listElements(ts, checker, declaration)
    return elements.length > 0 ? elements : callers(declaration)
  }
  if (!ts.isBindingElement(declaration) || declaration.initializer) return []
  const parameter = declaration.parent.parent
  if (!ts.isParameter(parameter)) return []
  return callers(parameter, (declaration.propertyName ?? declaration.name).getText())
}

/** Of `['a', 'b'].map((one) => …)`, or of a constant that is such a list. */
function listElements(
  ts: Ts,
  checker: TypeScript.TypeChecker,
  parameter: TypeScript.ParameterDeclaration,
): readonly TypeScript.Expression[] {
  const { parent: callback } = parameter
  const { parent: call } = callback
  if (!ts.isCallExpression(call) || call.arguments[0] !== callback) return []
  if (callback.parameters[0] !== parameter || !ts.isPropertyAccessExpression(call.expression))
    return []
  const { expression: owner } = call.expression
  const declared = ts.isIdentifier(owner)
    ? checker.getSymbolAtLocation(owner)?.valueDeclaration
    : undefined
  const isConstant =
    declared &&
    ts.isVariableDeclaration(declared) &&
    ts.getCombinedNodeFlags(declared) & ts.NodeFlags.Const
  const list = isConstant ? declared.initializer : owner
  return list && ts.isArrayLiteralExpression(list) ? list.elements : []
}

function toTemplates(
  { head, templateSpans }: TypeScript.TemplateExpression,
  follow: (one: TypeScript.Expression) => string[] | undefined,
): string[] | undefined {
  return templateSpans.reduce<string[] | undefined>(
    (before, { expression, literal }) =>
      combine(combine(before, follow(expression)), [literal.text]),
    [head.text],
  )
}

function combine(before: string[] | undefined, after: string[] | undefined): string[] | undefined {
  if (!before || !after || before.length * after.length > keysAtMost) return undefined
  return before.flatMap((start) => after.map((end) => `${start}${end}`))
}

function joinAll(some: string[] | undefined, more: string[] | undefined): string[] | undefined {
  return some && more && [...new Set([...some, ...more])]
}

/** Of a union of them, without what stands for no text. */
function toLiterals(ts: Ts, type: TypeScript.Type): string[] | undefined {
  const parts = (type.isUnion() ? type.types : [type]).filter(
    ({ flags }) => (flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) === 0,
  )
  const texts = parts.flatMap((one) =>
    one.isStringLiteral() || one.isNumberLiteral() ? [String(one.value)] : [],
  )
  return texts.length === parts.length && texts.length > 0 ? texts : undefined
}

/** What calls and elements of these files hand to a parameter. They are looked through once, when one is asked for. */
function createCallers(
  ts: Ts,
  checker: TypeScript.TypeChecker,
  files: readonly TypeScript.SourceFile[],
): Callers {
  type Call = TypeScript.CallExpression | TypeScript.JsxOpeningLikeElement
  let calls: Map<TypeScript.Node, Call[]> | undefined
  const listCalls = () => {
    const found = new Map<TypeScript.Node, Call[]>()
    const visit = (node: TypeScript.Node): void => {
      if (ts.isCallExpression(node) || ts.isJsxOpeningLikeElement(node)) {
        const made = checker.getResolvedSignature(node)?.declaration
        if (made) found.set(made, [...(found.get(made) ?? []), node])
      }
      ts.forEachChild(node, visit)
    }
    for (const file of files) visit(file)
    return found
  }
  return (parameter, name) => {
    calls ??= listCalls()
    const place = parameter.parent.parameters.indexOf(parameter)
    return (calls.get(parameter.parent) ?? []).flatMap((call) => {
      const given = ts.isCallExpression(call) ? call.arguments[place] : undefined
      if (name === undefined) return given ?? []
      if (ts.isCallExpression(call)) return given ? findProperty(ts, given, name) : []
      return call.attributes.properties.flatMap((one) =>
        ts.isJsxAttribute(one) && one.name.getText() === name && one.initializer
          ? toValue(ts, one.initializer)
          : [],
      )
    })
  }
}

function findProperty(ts: Ts, given: TypeScript.Expression, name: string) {
  if (!ts.isObjectLiteralExpression(given)) return []
  return given.properties.flatMap((one) => {
    if (ts.isPropertyAssignment(one) && one.name.getText() === name) return one.initializer
    return ts.isShorthandPropertyAssignment(one) && one.name.text === name ? one.name : []
  })
}

function toValue(ts: Ts, value: TypeScript.JsxAttributeValue): TypeScript.Expression[] {
  if (ts.isStringLiteral(value)) return [value]
  return ts.isJsxExpression(value) && value.expression ? [value.expression] : []
}
