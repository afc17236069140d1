/** Documents of one language that name the one above them -> trees. Every document has a place, whatever is wrong. */
import type { TreeConfig } from '../../model/config/page-type.ts'
import { isUid } from '../../model/documents/uid.ts'
import { getAt } from '../../model/documents/pointer.ts'
import type { RawDocument } from '../../model/ports/content-source.ts'
import type { TreeNode, Trees } from '../../model/routes.ts'

export type TreeTypes = ReadonlyMap<string, TreeConfig>

interface Sapling {
  document: RawDocument
  order: number
  fault?: TreeNode['fault']
}

type Children = Map<RawDocument | undefined, Sapling[]>

export function growTrees(documents: readonly RawDocument[], types: TreeTypes): Trees {
  const sound = documents.filter(({ uid, type }) => uid && isUid(uid) && types.has(type))
  const children = groupByParent(sound, types)
  const nodes: TreeNode[] = []

  const grow = (parent: TreeNode | undefined): TreeNode[] => {
    const saplings = (children.get(parent?.document) ?? []).sort(inOrder)
    const taken = new Set(saplings.map(({ document }) => document.uid!))
    return saplings.map(({ document, fault }) => {
      const segment = chooseSegment(document, types, taken)
      const node = {
        document,
        segments: [...(parent?.segments ?? []), segment],
        above: parent ? [...parent.above, parent] : [],
        ...(fault ? { fault } : {}),
      } as unknown as { -readonly [Key in keyof TreeNode]: TreeNode[Key] }
      node.root = parent?.root ?? node
      node.below = grow(node)
      nodes.push(node)
      return node
    })
  }

  const roots = grow(undefined).filter(({ fault }) => fault === undefined)
  const byUid = new Map(nodes.map((node) => [keyOf(node.document), node]))
  const byPath = new Map(nodes.map((node) => [node.segments.join('/'), node]))
  return {
    roots,
    nodes,
    find: (subject) => byUid.get(keyOf(subject)),
    findAt: (segments) => byPath.get(segments.join('/')),
  }
}

function keyOf({ type, uid }: { type: string; uid?: string | null }): string {
  return `${type} ${String(uid).normalize('NFC')}`
}

/** Roots are the children of nothing. */
function groupByParent(documents: readonly RawDocument[], types: TreeTypes): Children {
  const byId = new Map(documents.map((document) => [document.id, document]))
  const linkOf = (document: RawDocument) => readParent(document, types)
  const parentOf = (document: RawDocument) => byId.get(linkOf(document)?.id as string)
  const cut = findCuts(documents, parentOf)
  const children: Children = new Map()
  for (const document of documents) {
    const parent = cut.has(document) ? undefined : parentOf(document)
    const isMissing = linkOf(document) !== undefined && !parentOf(document)
    const fault = cut.has(document) ? 'cycle' : isMissing ? 'missing' : undefined
    const pointer = types.get(document.type)!.order
    const order = pointer === undefined ? undefined : getAt(document, pointer)
    const sapling: Sapling = {
      document,
      order: typeof order === 'number' ? order : Infinity,
      ...(fault ? { fault } : {}),
    }
    const siblings = children.get(parent)
    if (siblings) siblings.push(sapling)
    else children.set(parent, [sapling])
  }
  return children
}

function readParent(document: RawDocument, types: TreeTypes): { id?: unknown } | undefined {
  const pointer = types.get(document.type)!.parent
  const link = pointer === undefined ? undefined : getAt(document, pointer)
  return typeof link === 'object' && link !== null && 'id' in link ? link : undefined
}

/** Of every circle the document with the first uid. */
function findCuts(
  documents: readonly RawDocument[],
  parentOf: (document: RawDocument) => RawDocument | undefined,
): ReadonlySet<RawDocument> {
  const done = new Set<RawDocument>()
  const cuts = new Set<RawDocument>()
  for (const document of documents) {
    const way: RawDocument[] = []
    let next: RawDocument | undefined = document
    while (next && !done.has(next) && !way.includes(next)) {
      way.push(next)
      next = parentOf(next)
    }
    if (next && way.includes(next)) {
      cuts.add(way.slice(way.indexOf(next)).reduce((a, b) => (b.uid! < a.uid! ? b : a)))
    }
    for (const one of way) done.add(one)
  }
  return cuts
}

function inOrder(a: Sapling, b: Sapling): number {
  if (a.order !== b.order) return a.order - b.order
  return a.document.uid! < b.document.uid! ? -1 : 1
}

/** No two below the same document have the same: their addresses would be one. */
function chooseSegment(document: RawDocument, types: TreeTypes, taken: Set<string>): string {
  const pointer = types.get(document.type)!.segment
  const wanted = pointer === undefined ? undefined : getAt(document, pointer)
  if (typeof wanted !== 'string' || !isUid(wanted) || taken.has(wanted)) return document.uid!
  taken.add(wanted)
  return wanted
}
