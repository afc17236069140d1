import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser'
import { toKeys } from '../../schemas/json-pointer.ts'

/** The line of the value a pointer leads to, or of the nearest enclosing value in the JSON text. */
export function findLine(text: string, pointer: string, root = parseTree(text)): number {
  return lineAt(text, findNearestNode(root, pointer)?.offset ?? 0)
}

export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}

function findNearestNode(root: Node | undefined, pointer: string): Node | undefined {
  let nearest = root
  for (const key of toKeys(pointer)) {
    // Only a list has numeric indices: in `after/100` the number is the key of an object.
    const segment = nearest?.type === 'array' ? Number(key) : key
    const node = nearest && findNodeAtLocation(nearest, [segment])
    if (!node) break
    nearest = node
  }
  return nearest
}
