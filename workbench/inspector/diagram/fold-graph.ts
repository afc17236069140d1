/** Reduces a graph to a state and its children, for machines too large to read whole. */
import {
  toPath,
  type GraphEdge,
  type GraphNode,
  type MachineGraph,
} from '../../../compiler/machines/machine-graph.ts'
import { printEdge } from './diagram-text.ts'

/**
 * Folds the states in its children: their arrows start and end at the child, and those between the
 * same two are merged. An arrow that leaves the shown state becomes a row of its source.
 */
export function foldGraph(graph: MachineGraph, shown: GraphNode): MachineGraph {
  const root: GraphNode = { ...shown, parent: undefined, children: [] }
  root.children = shown.children.map((child) => fold(child, root))
  root.initial = root.children.find(({ id }) => id === shown.initial?.id)
  const places = new Map([root, ...root.children].map((node) => [node.id, node]))
  const lifted = graph.edges.flatMap((edge) => {
    const [source, target] = [lift(edge.source, places), lift(edge.target, places)]
    return source ? liftEdge(edge, source, target) : []
  })
  return {
    root,
    nodes: [root, ...root.children],
    edges: mergeEdges(lifted),
    problems: graph.problems,
  }
}

function fold(node: GraphNode, parent: GraphNode): GraphNode {
  const folded = countStates(node)
  return {
    ...node,
    parent,
    children: [],
    initial: undefined,
    folded: folded || undefined,
  }
}

function countStates({ children }: GraphNode): number {
  return children.reduce((sum, child) => sum + 1 + countStates(child), 0)
}

/** The drawn state that contains a state; undefined outside of the drawing. */
function lift(
  node: GraphNode | undefined,
  places: ReadonlyMap<string, GraphNode>,
): GraphNode | undefined {
  return node && (places.get(node.id) ?? lift(node.parent, places))
}

function liftEdge(edge: GraphEdge, source: GraphNode, target: GraphNode | undefined): GraphEdge[] {
  const isOwn = edge.source.id === source.id
  if (!target) return [toLeaving(edge, source)]
  if (edge.isInternal) return isOwn ? [{ ...edge, source, target }] : []
  // Transitions within a folded state are drawn in its own part.
  if (source === target && !isOwn) return []
  return [{ ...edge, source, target }]
}

function toLeaving(edge: GraphEdge, source: GraphNode): GraphEdge {
  const words = `→ ${toPath(edge.target)}: ${printEdge({ ...edge, actions: [] })}`
  return { ...edge, source, target: source, isInternal: true, merged: [edge], ...bare(words) }
}

function mergeEdges(edges: readonly GraphEdge[]): GraphEdge[] {
  const groups = Map.groupBy(edges, (edge) =>
    edge.isInternal || !(edge.source.folded || edge.target.folded)
      ? edge.at
      : `${edge.source.id} ${edge.target.id}`,
  )
  return [...groups.values()].map(mergeGroup)
}

function mergeGroup(edges: readonly GraphEdge[]): GraphEdge {
  const [first] = edges as [GraphEdge]
  if (edges.length === 1) return first
  const triggers = new Set(edges.map(({ trigger, kind }) => trigger || kind))
  return { ...first, merged: edges, ...bare([...triggers].join(', ')) }
}

function bare(trigger: string) {
  return { trigger, guard: undefined, actions: [] }
}
