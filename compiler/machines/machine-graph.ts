import type { DocumentProblem } from '../../runtime/model/errors/machine-errors.ts'
import {
  toList,
  type ActionDocument,
  type MachineDocument,
  type OneOrMany,
  type StateDocument,
  type TransitionDocument,
} from '../../runtime/model/config/machine-document.ts'
import { printGuard } from './print-guard.ts'

/** A machine document as nodes and edges, for diagrams and checks; needs no implementations. */
export interface MachineGraph {
  root: GraphNode
  nodes: GraphNode[]
  edges: GraphEdge[]
  /** Targets and initial states that do not exist. */
  problems: DocumentProblem[]
}

export interface GraphNode {
  /** XState's id of the state: `consent.choice.running`. */
  id: string
  name: string
  /** JSON pointer into the document. */
  at: string
  kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  parent: GraphNode | undefined
  children: GraphNode[]
  initial: GraphNode | undefined
  state: StateDocument
  /** Number of its states left out of this graph (`foldGraph`). */
  folded?: number | undefined
}

export interface GraphEdge {
  at: string
  source: GraphNode
  target: GraphNode
  kind: 'event' | 'always' | 'after' | 'done' | 'error'
  /** Event type; for other kinds the trigger in words: `after 1000 ms`. */
  trigger: string
  guard: string | undefined
  actions: string[]
  /** Without a target: the state stays. */
  isInternal: boolean
  transition: TransitionDocument
  /** The transitions that this one represents (`foldGraph`). */
  merged?: readonly GraphEdge[]
}

export function toGraph(document: MachineDocument): MachineGraph {
  const graph = { nodes: [], edges: [], problems: [] } as unknown as MachineGraph
  const ids = new Map<string, GraphNode>()
  graph.root = addNode(graph, ids, document, document.id, '', undefined)
  for (const node of graph.nodes) {
    const { initial } = node.state
    if (initial !== undefined) {
      node.initial = node.children.find((child) => child.name === initial)
      if (!node.initial) {
        graph.problems.push({ at: `${node.at}/initial`, message: `no state "${initial}" here` })
      }
    }
    addEdges(graph, ids, node)
  }
  return graph
}

function addNode(
  graph: MachineGraph,
  ids: Map<string, GraphNode>,
  state: StateDocument,
  name: string,
  at: string,
  parent: GraphNode | undefined,
): GraphNode {
  const node: GraphNode = {
    id: state.id ?? (parent ? `${parent.id}.${name}` : name),
    name,
    at,
    kind: state.type ?? (state.states ? 'compound' : 'atomic'),
    parent,
    children: [],
    initial: undefined,
    state,
  }
  graph.nodes.push(node)
  ids.set(node.id, node)
  for (const [key, child] of Object.entries(state.states ?? {})) {
    node.children.push(addNode(graph, ids, child, key, `${at}/states/${key}`, node))
  }
  return node
}

function addEdges(graph: MachineGraph, ids: Map<string, GraphNode>, node: GraphNode): void {
  const add = (
    transitions: OneOrMany<TransitionDocument> | undefined,
    kind: GraphEdge['kind'],
    trigger: string,
    key: string,
  ) => {
    for (const [index, transition] of toList(transitions).entries()) {
      const at = `${node.at}/${key}${Array.isArray(transitions) ? `/${index}` : ''}`
      const { target, guard, actions } = transition
      const found = target === undefined ? node : findTarget(ids, node, target)
      if (!found) {
        graph.problems.push({ at: `${at}/target`, message: `no state "${target}"` })
        continue
      }
      graph.edges.push({
        at,
        source: node,
        target: found,
        kind,
        trigger,
        guard: guard && printGuard(guard),
        actions: (actions ?? []).map(printAction),
        isInternal: target === undefined,
        transition,
      })
    }
  }
  const { on, always, after, onDone, invoke } = node.state
  for (const event in on) add(on[event], 'event', event, `on/${event}`)
  add(always, 'always', '', 'always')
  for (const delay in after) add(after[delay], 'after', printDelay(delay), `after/${delay}`)
  add(onDone, 'done', 'done', 'onDone')
  for (const [index, invoked] of toList(invoke).entries()) {
    const key = `invoke${Array.isArray(invoke) ? `/${index}` : ''}`
    add(invoked.onDone, 'done', `${invoked.src} done`, `${key}/onDone`)
    add(invoked.onError, 'error', `${invoked.src} failed`, `${key}/onError`)
  }
}

function findTarget(ids: Map<string, GraphNode>, node: GraphNode, target: string) {
  if (target.startsWith('#')) {
    const exact = ids.get(target.slice(1))
    if (exact) return exact
    const [id = '', ...path] = target.slice(1).split('.')
    return findChild(ids.get(id), path)
  }
  return target.startsWith('.')
    ? findChild(node, target.slice(1).split('.'))
    : findChild(node.parent ?? node, target.split('.'))
}

function findChild(from: GraphNode | undefined, path: string[]): GraphNode | undefined {
  return path.reduce<GraphNode | undefined>(
    (node, name) => node?.children.find((child) => child.name === name),
    from,
  )
}

function printDelay(delay: string): string {
  return `after ${/^\d+$/.test(delay) ? `${delay} ms` : delay.replace(/^own\./, '')}`
}

/** An action in a few words: `count :=`, `emit(opened)`. */
export function printAction({ type, params }: ActionDocument): string {
  if (type === 'assign') return `${Object.keys(params ?? {}).join(', ')} :=`
  const event = params?.['event'] as { type?: string } | undefined
  const about = event?.type ?? params?.['name'] ?? params?.['code'] ?? params?.['as']
  return typeof about === 'string' ? `${type}(${about})` : type.replace(/^own\./, '')
}

/** Path of a state below the machine: `choice.running`; empty for the machine itself. */
export function toPath({ name, parent }: GraphNode): string {
  if (!parent) return ''
  const path = toPath(parent)
  return path ? `${path}.${name}` : name
}
