/** The documents of a tree that a list shows, as seen from a page. */
import type { TreeSource } from '../../../model/config/page-type.ts'
import type { Document } from '../../../model/documents/document.ts'
import { getAt } from '../../../model/documents/pointer.ts'
import type { TreeNode, Trees } from '../../../model/routes.ts'
import type { Site } from '../../../model/site.ts'
import type { ResolveContext } from '../fields/context.ts'
import type { BindContext } from '../fields/bind-section.ts'
import { resolveCardTexts } from '../fields/resolve-card.ts'
import { noteReads } from '../../load/reads.ts'
import { validateListed } from './validate-listed.ts'
import type { Card } from '../../../model/slice/resolved-list.ts'

/** Marks by document id. */
export type TreeMarks = ReadonlyMap<string, Pick<Card, 'current' | 'isAbovePlace'>>

interface Chosen {
  nodes: readonly TreeNode[]
  marks: TreeMarks
}

/** Empty for a document in no tree. */
export function chooseFromTree(part: TreeSource['tree'], page: Document, site: Site): Chosen {
  const trees = site.routes.findTrees(page.lang)
  const node = trees?.find(page)
  if (!trees || !node) return { nodes: [], marks: new Map() }
  const nodes = choose(part, node, trees)
  return { nodes, marks: new Map(nodes.map((one) => [one.document.id, toMark(one, node, part)])) }
}

function choose(part: TreeSource['tree'], node: TreeNode, trees: Trees): readonly TreeNode[] {
  if (part === 'whole') return inReadingOrder(node.root)
  if (part === 'above') return node.above
  if (part === 'below') return node.below
  // A tree that exists through a fault has no counterpart.
  return node.root.fault ? [] : trees.roots.map((root) => findPlace(node, root, trees))
}

function inReadingOrder(node: TreeNode): TreeNode[] {
  return [node, ...node.below.flatMap(inReadingOrder)]
}

/**
 * In the tree of a root, the node at the document's place in its own tree, or the nearest above.
 */
function findPlace(node: TreeNode, root: TreeNode, trees: Trees): TreeNode {
  for (let end = node.segments.length; end > 1; end--) {
    const found = trees.findAt([...root.segments, ...node.segments.slice(1, end)])
    if (found) return found
  }
  return root
}

function toMark(
  one: TreeNode,
  page: TreeNode,
  part: TreeSource['tree'],
): Pick<Card, 'current' | 'isAbovePlace'> {
  const isAbovePlace = part === 'places' && one.above.length < page.above.length
  return {
    ...(one === page ? { current: 'page' } : {}),
    ...(page.above.includes(one) ? { current: 'above' } : {}),
    ...(isAbovePlace ? { isAbovePlace } : {}),
  }
}

/** Undefined for a document in no tree. */
export function toPlace(document: Document, context: BindContext): Card['place'] {
  const { site } = context
  const node = site.routes.findTrees(document.lang)?.find(document)
  if (!node) return undefined
  noteReads(`document:${node.root.document.id}`)
  const root = validateListed(node.root.document, site)
  const title = root && resolveCardTexts(root, context)?.title
  return { depth: node.above.length, ...(title === undefined ? {} : { root: title }) }
}

/** The document that search engines index in place of this one: at its place in the first tree. */
export function findCanonical(page: Document, site: Site): Document | undefined {
  const trees = site.routes.findTrees(page.lang)
  const node = trees?.find(page)
  const [first] = trees?.roots ?? []
  if (!trees || !node || !first || node.root.fault || node.root === first) return undefined
  if (site.pageTypes.get(page.type)?.tree?.canonical !== 'firstTree') return undefined
  const found = findPlace(node, first, trees)
  const isThere = found.above.length === node.above.length
  return isThere ? validateListed(found.document, site) : undefined
}

/** Tells the editor of a document that cannot be where they put it; it is shown all the same. */
export function reportPlace(page: Document, { site, report }: ResolveContext): void {
  const pointer = site.pageTypes.get(page.type)?.tree?.parent
  const node = site.routes.findTrees(page.lang)?.find(page)
  if (pointer === undefined || !node?.fault) return
  const { uid = '' } = getAt(page, pointer) as { uid?: string }
  if (node.fault === 'missing') {
    return report.missingContent(
      pointer,
      `The page above this one, "${uid}", is not published in this language: this page stands alone, at ${site.routes.toPath(page)}.`,
      'Publish that page in this language, or choose another one above this page.',
    )
  }
  report.missingContent(
    pointer,
    `The page above this one, "${uid}", is itself below it: this page stands alone, at ${site.routes.toPath(page)}.`,
    'Choose another page above this one, or none.',
  )
}
