import { toGraph, type GraphNode } from '../../../compiler/machines/machine-graph.ts'
import type { MachineDocument } from '../../../runtime/model/config/machine-document.ts'

/** Ids of all states in a state value, parents included. */
export function toActiveStates(document: MachineDocument, value: unknown): string[] {
  return listStates(toGraph(document).root, value)
}

function listStates(node: GraphNode, value: unknown): string[] {
  const inner = typeof value === 'string' ? { [value]: {} } : ((value ?? {}) as object)
  return [
    node.id,
    ...Object.entries(inner).flatMap(([name, below]) => {
      const child = node.children.find((state) => state.name === name)
      return child ? listStates(child, below) : []
    }),
  ]
}
