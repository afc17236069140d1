import type {
  GraphEdge,
  GraphNode,
  MachineGraph,
} from '../../../compiler/machines/machine-graph.ts'

/**
 * Finds arrows that lead back towards the start: a diagram reads from left to right, from the
 * initial state on, however its cycles run.
 */
export function findBackwards(graph: MachineGraph): ReadonlySet<GraphEdge> {
  const lifted = graph.edges.map((edge) => ({ edge, pair: lift(edge) }))
  const order = new Map<GraphNode, number>()
  for (const { children, initial } of graph.nodes) {
    for (const state of sortByFlow(children, initial, lifted)) order.set(state, order.size)
  }
  return new Set(
    lifted
      .filter(({ pair }) => pair && order.get(pair.source)! > order.get(pair.target)!)
      .map(({ edge }) => edge),
  )
}

interface Lifted {
  pair: { source: GraphNode; target: GraphNode } | undefined
}

/** The siblings an arrow runs between; undefined where it stays in one state. */
function lift({ source, target }: GraphEdge): Lifted['pair'] {
  const [from, to] = [pathOf(source), pathOf(target)]
  const level = from.findIndex((node, index) => node !== to[index])
  if (level === -1 || !to[level]) return undefined
  return { source: from[level]!, target: to[level] }
}

function pathOf(node: GraphNode): GraphNode[] {
  return node.parent ? [...pathOf(node.parent), node] : [node]
}

/** Sorts topologically, except for cycles: states before those they lead to. */
function sortByFlow(
  siblings: readonly GraphNode[],
  initial: GraphNode | undefined,
  lifted: readonly Lifted[],
): GraphNode[] {
  const seen = new Set<GraphNode>()
  const finished: GraphNode[] = []
  const visit = (state: GraphNode) => {
    if (seen.has(state)) return
    seen.add(state)
    for (const { pair } of lifted) if (pair?.source === state) visit(pair.target)
    finished.push(state)
  }
  if (initial) visit(initial)
  const reached = finished.splice(0)
  siblings.toReversed().forEach(visit)
  return [...reached.toReversed(), ...finished.toReversed()]
}
