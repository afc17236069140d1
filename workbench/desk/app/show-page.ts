/**
 * Updates the page in the frame, only where it differs, so that it neither flickers nor scrolls.
 */
import { sectionMark } from '../desk-types.ts'

const ownStyle = `
[data-desk-open]{outline:3px solid #3b6cf6!important;outline-offset:-3px}
main>*{cursor:pointer;scroll-margin-top:90px}
sw-island{display:block}`

export function showPage(page: Document, html: string): void {
  const next = new DOMParser().parseFromString(html, 'text/html')
  // The frame is inside the desk's page, where scripts and preloads must not load.
  for (const script of next.querySelectorAll('script,link[rel="modulepreload"]')) script.remove()
  const style = next.createElement('style')
  style.textContent = ownStyle
  next.head.append(style)
  page.documentElement.lang = next.documentElement.lang
  for (const { name, value } of next.body.attributes) page.body.setAttribute(name, value)
  replaceChildren(page.head, next.head)
  replaceChildren(page.body, next.body)
}

function replaceChildren(before: Element, after: Element): void {
  const old = [...before.childNodes]
  const wanted = [...after.childNodes]
  for (const [index, node] of wanted.entries()) {
    const current = old[index]
    if (!current) before.append(node)
    else if (current.isEqualNode(node)) continue
    else if (isPlain(current) && isPlain(node) && current.tagName === node.tagName) {
      copyAttributes(current, node)
      replaceChildren(current, node)
    } else current.replaceWith(node)
  }
  for (const node of old.slice(wanted.length)) node.remove()
}

const isPlain = (node: Node): node is Element =>
  node.nodeType === Node.ELEMENT_NODE && !/^(svg|style|picture|video)$/i.test(node.nodeName)

function copyAttributes(to: Element, from: Element): void {
  for (const name of to.getAttributeNames()) {
    if (!from.hasAttribute(name)) to.removeAttribute(name)
  }
  for (const { name, value } of from.attributes) {
    if (to.getAttribute(name) !== value) to.setAttribute(name, value)
  }
}

/** The sections of the page, each with the pointer to its content. */
export function findSections(page: Document): { at: string; elements: Element[] }[] {
  const sections: { at: string; elements: Element[] }[] = []
  for (const node of page.querySelector('main')?.childNodes ?? []) {
    if (node.nodeType === Node.COMMENT_NODE && node.nodeValue?.startsWith(sectionMark)) {
      sections.push({ at: node.nodeValue.slice(sectionMark.length), elements: [] })
    } else if (node.nodeType === Node.ELEMENT_NODE) {
      sections.at(-1)?.elements.push(node as Element)
    }
  }
  return sections
}
