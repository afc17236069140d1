/** What a component's source says in words that are checked: attributes of bindings, messages, exports. */
import { parseSync } from 'vite'

export interface ComponentSource {
  /** Names of the module's exports. */
  exports: readonly string[]
  attributes: readonly Written[]
  /** Modules and files, by the name of what is imported by default. */
  imports: readonly Written[]
  /** `css.title`, by the name before the dot. */
  members: readonly Written[]
  /** First arguments of `t(…)`, where they are literal. */
  messages: readonly Written[]
  /** `line:column` of what is no TypeScript, with the reason. */
  problem?: { at: string; reason: string }
}

export interface Written {
  /** Of an attribute. */
  name: string
  /** Undefined where it is computed. What a template computes stands as `hole`. */
  value: string | undefined
  /** `line:column` */
  at: string
}

/** Stands for what is only known when the component runs. */
export const hole = '\uFFFC'

interface Node {
  type: string
  start: number
  [key: string]: unknown
}

/** @param file - its extension says which language it is */
export function readComponent(file: string, text: string): ComponentSource {
  const { program, errors } = parseSync(file, text)
  const at = (offset: number) => {
    const before = text.slice(0, offset).split('\n')
    return `${before.length}:${before.at(-1)!.length + 1}`
  }
  const [error] = errors
  if (error) {
    const place = at(error.labels[0]?.start ?? 0)
    return {
      exports: [],
      attributes: [],
      imports: [],
      members: [],
      messages: [],
      problem: { at: place, reason: error.message },
    }
  }
  const attributes: Written[] = []
  const messages: Written[] = []
  const imports: Written[] = []
  const members: Written[] = []
  const exports: string[] = []
  walk(program, (node) => {
    if (node.type === 'JSXAttribute') {
      const name = toAttributeName(node['name'] as Node)
      const value = node['value'] as Node | null
      attributes.push({ name, value: value ? toText(value) : 'true', at: at(node.start) })
    }
    if (node.type === 'CallExpression' && (node['callee'] as Node)['name'] === 't') {
      const [key] = node['arguments'] as Node[]
      if (key) messages.push({ name: 't', value: toText(key), at: at(key.start) })
    }
    if (node.type === 'ImportDeclaration') {
      const local = (node['specifiers'] as Node[]).find(
        ({ type }) => type === 'ImportDefaultSpecifier',
      )
      const name = ((local?.['local'] as Node | undefined)?.['name'] as string | undefined) ?? ''
      imports.push({ name, value: toText(node['source'] as Node), at: at(node.start) })
    }
    if (node.type === 'MemberExpression') {
      const { type, name } = node['object'] as Node
      const property = node['property'] as Node
      const value = node['computed'] ? toText(property) : (property['name'] as string)
      if (type === 'Identifier') members.push({ name: name as string, value, at: at(node.start) })
    }
    if (node.type === 'ExportNamedDeclaration') exports.push(...toExports(node))
  })
  return { exports, attributes, imports, members, messages }
}

function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) return value.forEach((each) => walk(each, visit))
  if (typeof value !== 'object' || value === null) return
  if (typeof (value as Node).type === 'string') visit(value as Node)
  for (const child of Object.values(value)) walk(child, visit)
}

function toAttributeName(node: Node): string {
  return node.type === 'JSXNamespacedName'
    ? `${(node['namespace'] as Node)['name'] as string}:${(node['name'] as Node)['name'] as string}`
    : (node['name'] as string)
}

function toText(node: Node): string | undefined {
  if (node.type === 'JSXExpressionContainer') return toText(node['expression'] as Node)
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined
  if (node.type !== 'TemplateLiteral') return undefined
  const quasis = node['quasis'] as { value: { cooked: string } }[]
  return quasis.map(({ value }) => value.cooked).join(hole)
}

function toExports({ declaration, specifiers }: Node): string[] {
  const named = (specifiers as { exported: Node }[]).map(
    ({ exported }) => exported['name'] as string,
  )
  const declared = declaration as (Node & { id?: Node; declarations?: { id: Node }[] }) | null
  const ids = [declared?.id, ...(declared?.declarations ?? []).map(({ id }) => id)]
  return [...named, ...ids.flatMap((id) => (id ? [id['name'] as string] : []))]
}
