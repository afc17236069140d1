import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser'
import { toKeys } from './json-pointer.ts'

/** The line of what a pointer leads to, or of the nearest thing around it that the JSON text has. */
export function findLine(text: string, pointer: string, root = parseTree(text)): number {
  return lineAt(text, findNearestNode(root, pointer)?.offset ?? 0)
}

export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}

function findNearestNode(root: Node | undefined, pointer: string): Node | undefined {
  if (!root) return undefined
  const segments = toKeys(pointer).map((part) => (/^\d+$/.test(part) ? Number(part) : part))
  for (let length = segments.length; length > 0; length--) {
    const node = findNodeAtLocation(root, segments.slice(0, length))
    if (node) return node
  }
  return root
}
