/** Brings `<main>` to another state of the same page: unchanged sections are not touched. */
import type { PreviewSection } from '../../model/preview-facts.ts'

/** A section in the page: everything between two comments, the comments included. */
export interface SectionRange extends PreviewSection {
  nodes: ChildNode[]
}

/**
 * The sections in an element, in its order.
 * @returns undefined when the element has other sections than those described
 */
export function findSections(
  root: ParentNode & Node,
  described: readonly PreviewSection[],
): SectionRange[] | undefined {
  const ranges: ChildNode[][] = []
  let open: ChildNode[] | undefined
  for (const node of root.childNodes) {
    const isMark = node.nodeType === Node.COMMENT_NODE
    open?.push(node)
    if (!isMark) continue
    if (open) {
      ranges.push(open)
      open = undefined
    } else open = [node]
  }
  if (open || ranges.length !== described.length) return undefined
  return described.map((section, index) => ({ ...section, nodes: ranges[index]! }))
}

/**
 * Sections that are the same, by key and hash, keep their elements, and with them focus, typed values
 * and the state of their machines; the others come from `next`.
 *
 * @returns false, having changed nothing, when a section cannot be told from another
 */
export function patchSections(
  main: HTMLElement,
  before: readonly PreviewSection[],
  next: { html: string; sections: readonly PreviewSection[] },
): boolean {
  const template = document.createElement('template')
  template.innerHTML = next.html
  const shown = findSections(main, before)
  const wanted = findSections(template.content, next.sections)
  if (!shown || !wanted || !areDistinct(shown) || !areDistinct(wanted)) return false
  const isSame = (one: PreviewSection, other: PreviewSection) =>
    one.key === other.key && one.hash === other.hash
  const kept = new Map<string, SectionRange>()
  for (const section of shown) {
    if (wanted.some((other) => isSame(section, other))) kept.set(section.key, section)
    else for (const node of section.nodes) node.remove()
  }
  let place: ChildNode | null = main.firstChild
  for (const section of wanted) {
    const { nodes } = kept.get(section.key) ?? section
    if (nodes[0] === place) place = nodes.at(-1)!.nextSibling
    else for (const node of nodes) moveTo(main, node, place)
  }
  return true
}

function areDistinct(sections: readonly PreviewSection[]): boolean {
  return new Set(sections.map(({ key }) => key)).size === sections.length
}

/** Moves without losing state, where the browser can, what is in the page already. */
function moveTo(main: HTMLElement, node: ChildNode, place: ChildNode | null): void {
  const { moveBefore } = main as { moveBefore?: (node: Node, place: Node | null) => void }
  if (node.isConnected && moveBefore) moveBefore.call(main, node, place)
  else main.insertBefore(node, place)
}
