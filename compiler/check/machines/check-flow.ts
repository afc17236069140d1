/** Where a machine goes by itself: states that nothing leads to, and ways that never come to rest. */
import type { MachineDocument } from '../../../runtime/model/config/machine-document.ts'
import {
  toGraph,
  type GraphEdge,
  type GraphNode,
  type MachineGraph,
} from '../../machines/machine-graph.ts'
import type { MachineProblem } from './machine-problem.ts'

/** @param document - sound in its structure */
export function checkFlow(document: MachineDocument): MachineProblem[] {
  const graph = toGraph(document)
  return [...findUnreached(graph), ...findLoops(document, graph)]
}

/** The outermost of them: what is inside is reached with it. */
function findUnreached({ root, nodes, edges }: MachineGraph): MachineProblem[] {
  const reached = new Set<GraphNode>()
  const enter = (node: GraphNode): void => {
    if (reached.has(node)) return
    reached.add(node)
    if (node.parent) enter(node.parent)
    if (node.kind === 'parallel') node.children.forEach(enter)
    if (node.initial) enter(node.initial)
    for (const edge of edges) if (edge.source === node && !edge.isInternal) enter(edge.target)
  }
  enter(root)
  return nodes
    .filter((node) => !reached.has(node) && node.parent && reached.has(node.parent))
    .filter(({ kind }) => kind !== 'history')
    .map(({ at, name }) => ({
      rule: 'unreached',
      at,
      message: `nothing leads to "${name}"`,
    }))
}

/** Each once, where it begins. */
function findLoops(document: MachineDocument, { nodes, edges }: MachineGraph): MachineProblem[] {
  const problems: MachineProblem[] = []
  const seen = new Set<GraphNode>()
  for (const start of nodes.filter(({ kind }) => kind === 'atomic')) {
    const way: { node: GraphNode; edge: GraphEdge }[] = []
    let node: GraphNode | undefined = start
    while (node && !seen.has(node)) {
      seen.add(node)
      const edge = findInstant(node, edges, document)
      if (!edge) break
      way.push({ node, edge })
      node = toLeaf(edge.target)
      const from = way.findIndex((step) => step.node === node)
      if (from >= 0) problems.push(...toLoop(way.slice(from)))
    }
  }
  return problems
}

/** With guards that differ, or values that change on the way, it may end. */
function toLoop(way: readonly { node: GraphNode; edge: GraphEdge }[]): MachineProblem[] {
  const guards = new Set(way.map(({ edge }) => edge.guard))
  const changes = way.some(({ node, edge }) =>
    [
      ...(edge.transition.actions ?? []),
      ...(node.state.entry ?? []),
      ...(node.state.exit ?? []),
    ].some(({ type }) => type === 'assign' || type.startsWith('own.')),
  )
  if (guards.size > 1 || (changes && !guards.has(undefined))) return []
  const names = [...way, way[0]!].map(({ node }) => node.name)
  const condition = guards.has(undefined) ? '' : ' while its guard holds'
  return [
    {
      rule: 'loop',
      at: way[0]!.edge.at,
      message: `the machine goes round without end${condition}: ${names.join(' to ')}`,
    },
  ]
}

/** What a state does at once, by itself or with the states around it. */
function findInstant(
  node: GraphNode,
  edges: readonly GraphEdge[],
  document: MachineDocument,
): GraphEdge | undefined {
  for (let at: GraphNode | undefined = node; at; at = at.parent) {
    const own = edges.filter(({ source, isInternal }) => source === at && !isInternal)
    const raised = new Set(listRaised(at, document))
    const edge = own.find(
      ({ kind, trigger, at: place }) =>
        kind === 'always' ||
        (kind === 'after' && /\/after\/0(?:\/0)?$/.test(place)) ||
        (kind === 'event' && raised.has(trigger)),
    )
    if (edge) return edge
  }
  return undefined
}

function listRaised({ state }: GraphNode, { actions: own = {} }: MachineDocument): string[] {
  return (state.entry ?? [])
    .flatMap((action) => own[action.type] ?? [action])
    .flatMap(({ type, params }) => {
      const event = params?.['event'] as { type?: unknown } | undefined
      if (type !== 'raise' || params?.['delay'] !== undefined) return []
      return typeof event?.type === 'string' ? [event.type] : []
    })
}

function toLeaf(node: GraphNode): GraphNode | undefined {
  if (node.kind === 'atomic') return node
  return node.initial && toLeaf(node.initial)
}
