/**
 * XState for a production browser, without what nobody there asks for: inspection, which only the
 * dev server offers, and snapshots as data, which are never stored (`persist` keeps declared fields).
 * Its own classes hold them, so that no bundler can tell.
 */

/** As the bundler's parser gives it: nodes of ESTree, of which little is read here. */
interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

interface Cut {
  start: number
  end: number
  by: string
}

export const xstateFile = /node_modules\/xstate\/dist\/[^/]+\.js$/

const unused = new Set([
  'getMeta',
  'getPersistedSnapshot',
  'provide',
  'resolveState',
  'restoreSnapshot',
  'select',
  'toJSON',
])

/** The module without calls of the inspector, and without members that nobody calls. */
export function leanXState(code: string, program: { body: unknown }): string {
  const cuts: Cut[] = []
  walk(program as unknown as Node, cuts)
  // From the end, so that places before stay where they are.
  return cuts
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, by }) => text.slice(0, start) + by + text.slice(end), code)
}

function walk(node: unknown, cuts: Cut[]): void {
  if (Array.isArray(node)) {
    for (const item of node) walk(item, cuts)
    return
  }
  if (typeof node !== 'object' || node === null) return
  const by = replacement(node as Node)
  if (by !== undefined) {
    const { start, end } = node as Node
    cuts.push({ start, end, by })
    return
  }
  for (const child of Object.values(node)) walk(child, cuts)
}

/** What stands in for the node; undefined when it stays. */
function replacement({ type, key, callee, left, value }: Node): string | undefined {
  if (type === 'CallExpression' && nameOf(callee) === '_sendInspectionEvent') return 'void 0'
  if (type === 'MethodDefinition' && unused.has(nameOf(key))) return ''
  // Bound to the instance by a constructor that no longer finds it.
  if (type === 'AssignmentExpression' && unused.has(nameOf(left))) return 'void 0'
  // Property by property: what follows it, a comma, stays.
  const isFunction = /Function|Identifier/.test((value as Node | undefined)?.type ?? '')
  if (type === 'Property' && isFunction && unused.has(nameOf(key)) && nameOf(value) !== nameOf(key))
    return `${nameOf(key)}: void 0`
  return undefined
}

function nameOf(node: unknown): string {
  const { type, name, property } = (node ?? {}) as Node
  return type === 'MemberExpression' ? nameOf(property) : ((name as string | undefined) ?? '')
}
