/** States of a machine as text in an address: `choice.running,modal.closed`. */
import type { StateValue } from 'xstate'
import type { MachineDocument } from '../../runtime/model/config/machine-document.ts'
import { toGraph, toPath, type GraphNode } from './machine-graph.ts'

/**
 * XState's value of these states. Regions that are not named, and states inside the last one named,
 * are in their first state.
 *
 * @param states - paths below the machine, separated by commas; empty for its first state
 * @throws Error that names the missing state, and those that exist
 */
export function toStateValue(document: MachineDocument, states: string): StateValue {
  const { root } = toGraph(document)
  const chosen = new Map<GraphNode, GraphNode>()
  for (const path of states.split(',').filter(Boolean)) choose(root, path.trim(), chosen)
  return valueOf(root, chosen)
}

function choose(root: GraphNode, path: string, chosen: Map<GraphNode, GraphNode>): void {
  let node = root
  for (const name of path.split('.')) {
    const child = node.children.find((state) => state.name === name && state.kind !== 'history')
    const where = toPath(node) ? `${toPath(node)} of ${root.id}` : root.id
    if (!child) throw new Error(`There is no state "${name}" in ${where}${listStates(node)}.`)
    const other = chosen.get(node)
    if (node.kind !== 'parallel' && other && other !== child)
      throw new Error(`${where} cannot be in "${other.name}" and "${name}" at once.`)
    if (node.kind !== 'parallel') chosen.set(node, child)
    node = child
  }
}

function listStates({ children }: GraphNode): string {
  const names = children.filter(({ kind }) => kind !== 'history').map(({ name }) => name)
  return names.length ? `. There are: ${names.join(', ')}` : ', which has no states'
}

function valueOf(node: GraphNode, chosen: ReadonlyMap<GraphNode, GraphNode>): StateValue {
  if (node.kind === 'parallel')
    return Object.fromEntries(node.children.map((child) => [child.name, valueOf(child, chosen)]))
  const child = chosen.get(node) ?? node.initial
  if (!child) return {}
  return child.children.length ? { [child.name]: valueOf(child, chosen) } : child.name
}
