/** Converts a machine to a Mermaid state diagram, which code hosts render in Markdown. */
import type { MachineDocument } from '../../../runtime/model/config/machine-document.ts'
import {
  toGraph,
  type GraphEdge,
  type GraphNode,
  type MachineGraph,
} from '../../../compiler/machines/machine-graph.ts'

/**
 * Wraps a parallel machine in a state, since Mermaid divides only states. Draws internal
 * transitions only for states without children, and starts those of a state into itself at a
 * marker, since Mermaid fails on arrows between a state and its children.
 */
export function toMermaid(document: MachineDocument): string {
  const graph = toGraph(document)
  const { root } = graph
  const lines =
    root.kind === 'parallel'
      ? toComposite(root, graph, '  ')
      : root.children.length
        ? toContents(root, graph, '  ')
        : [`  ${toState(root)}`, ...toSelves(root, graph, '  ')]
  return ['stateDiagram-v2', '  direction LR', ...lines].join('\n') + '\n'
}

function toComposite(node: GraphNode, graph: MachineGraph, indent: string): string[] {
  return [
    `${indent}${toState(node)}`,
    `${indent}state ${toId(node)} {`,
    ...toContents(node, graph, `${indent}  `),
    `${indent}}`,
  ]
}

function toContents(node: GraphNode, graph: MachineGraph, indent: string): string[] {
  const lines = node.initial ? [`${indent}[*] --> ${toId(node.initial)}`] : []
  for (const [index, child] of node.children.entries()) {
    if (node.kind === 'parallel' && index) lines.push(`${indent}--`)
    if (child.children.length) lines.push(...toComposite(child, graph, indent))
    else lines.push(`${indent}${toState(child)}`, ...toSelves(child, graph, indent))
    if (child.kind === 'final') lines.push(`${indent}${toId(child)} --> [*]`)
  }
  const own = graph.edges.filter((edge) => !edge.isInternal && ownerOf(edge, graph) === node)
  if (own.some(({ source }) => source === node))
    lines.push(`${indent}state "in any state" as ${toAnyId(node)}`)
  return [...lines, ...own.map((edge) => `${indent}${toArrow(edge, node)}`)]
}

function toSelves(node: GraphNode, { edges }: MachineGraph, indent: string): string[] {
  return edges
    .filter((edge) => edge.isInternal && edge.source === node)
    .map((edge) => `${indent}${toArrow(edge)}`)
}

/** The innermost state that contains both ends, in which Mermaid needs the arrow. */
function ownerOf({ source, target }: GraphEdge, { root }: MachineGraph): GraphNode {
  const above = new Set<GraphNode>()
  for (let node: GraphNode | undefined = source; node; node = node.parent) above.add(node)
  if (!source.children.length) above.delete(source)
  let owner = above.has(target) && target !== source ? target : target.parent
  while (owner && !above.has(owner)) owner = owner.parent
  return owner ?? root
}

function toState(node: GraphNode): string {
  return `state "${escapeLabel(node.name)}" as ${toId(node)}`
}

/** @param owner - the state containing the arrow; an arrow to it leads to its initial state */
function toArrow(edge: GraphEdge, owner?: GraphNode): string {
  const { source, target, trigger, kind, guard } = edge
  const label = [trigger || (kind === 'always' && !guard ? 'always' : ''), guard && `[${guard}]`]
  const from = source === owner ? toAnyId(source) : toId(source)
  const to = toId(target === owner ? (target.initial ?? target.children[0] ?? target) : target)
  return `${from} --> ${to} : ${escapeLabel(label.filter(Boolean).join(' '))}`
}

function toAnyId(node: GraphNode): string {
  return `${toId(node)}__any`
}

/** Keeps hyphens and underscores distinct: `a-b` and `a_b` are two states. */
function toId({ id }: GraphNode): string {
  return id.replace(/[^A-Za-z0-9]/g, (sign) =>
    sign === '.' ? '__' : `_${sign.charCodeAt(0).toString(16)}_`,
  )
}

/** Replaces Mermaid's special characters with its entities. */
function escapeLabel(text: string): string {
  return text
    .replace(/[#;:"<>{}|%]/g, (sign) => `#${sign.charCodeAt(0)};`)
    .replace(/\s+/g, ' ')
    .trim()
}
