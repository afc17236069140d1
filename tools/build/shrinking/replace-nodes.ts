/** Cutting modules of packages while they are built, by the nodes of their syntax. */

/** As the bundler's parser gives it: nodes of ESTree, of which little is read here. */
export interface Node {
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

/** What stands in place of a node; undefined if the node stays, and what is inside it is asked for. */
export type Replacement = (node: Node) => string | undefined

/** @param program - the code, parsed */
export function replaceNodes(
  code: string,
  program: { body: unknown },
  replacement: Replacement,
): string {
  // From the end, so that places before stay where they are.
  return findCuts(program, replacement)
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, by }) => text.slice(0, start) + by + text.slice(end), code)
}

function findCuts(node: unknown, replacement: Replacement): Cut[] {
  if (Array.isArray(node)) return node.flatMap((item) => findCuts(item, replacement))
  if (typeof node !== 'object' || node === null) return []
  const by = replacement(node as Node)
  if (by === undefined) return Object.values(node).flatMap((child) => findCuts(child, replacement))
  const { start, end } = node as Node
  return [{ start, end, by }]
}

/** Of an identifier, or of what a member expression reads. */
export function nameOf(node: unknown): string {
  const { type, name, property } = (node ?? {}) as Node
  return type === 'MemberExpression' ? nameOf(property) : ((name as string | undefined) ?? '')
}
