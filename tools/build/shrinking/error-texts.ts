/** Error entries for a production browser: their texts are for developers and cost every visitor. */
import { join } from 'node:path'
import { repositoryRoot } from '#schemas/roots.ts'

/** As the bundler's parser gives it: nodes of ESTree and TypeScript, of which little is read here. */
interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

const plainEntry = join(repositoryRoot, 'runtime/model/errors/plain-entry.ts')

/** The module with every `export const X = {...} satisfies ErrorEntry` made plain. */
export function withoutTexts(code: string, program: { body: unknown }): string {
  const entries = (program.body as Node[]).flatMap(findEntries)
  if (entries.length === 0) return code
  let plain = code
  // From the end, so that places before stay where they are.
  for (const { start, end, code: name, kind } of entries.toReversed()) {
    const call = `/* @__PURE__ */ plainEntry(${JSON.stringify(name)}, ${JSON.stringify(kind)})`
    plain = `${plain.slice(0, start)}${call}${plain.slice(end)}`
  }
  return `${plain}\nimport { plainEntry } from ${JSON.stringify(plainEntry)}\n`
}

function findEntries(
  statement: Node,
): { start: number; end: number; code: string; kind: string }[] {
  const declaration = statement.declaration as Node | null | undefined
  if (declaration?.type !== 'VariableDeclaration') return []
  return (declaration.declarations as Node[]).flatMap(({ init }) => {
    const { type, start, end, expression, typeAnnotation } = (init ?? {}) as Node
    if (type !== 'TSSatisfiesExpression' || nameOf(typeAnnotation) !== 'ErrorEntry') return []
    const [code, kind] = ['code', 'kind'].map((key) => readText(expression as Node, key))
    return code && kind ? [{ start, end, code, kind }] : []
  })
}

function nameOf(annotation: unknown): unknown {
  return ((annotation as Node | undefined)?.typeName as Node | undefined)?.name
}

function readText({ properties }: Node, key: string): string | undefined {
  const property = (properties as Node[]).find(
    (each) => (each.key as Node | undefined)?.name === key,
  )
  const value = (property?.value as Node | undefined)?.value
  return typeof value === 'string' ? value : undefined
}
