/** XML as a strict reader sees it: libxml2 refuses what is not well formed, down to single characters. */
import { XmlDocument, XmlElement as Element, XmlText, XmlCData } from 'libxml2-wasm'

export interface XmlElement {
  name: string
  attributes: Record<string, string>
  children: XmlElement[]
  text: string
}

/** @throws Error where the document is not well formed */
export function readXml(xml: string): XmlElement {
  const document = XmlDocument.fromString(xml)
  try {
    return toElement(document.root)
  } finally {
    document.dispose()
  }
}

function toElement(element: Element): XmlElement {
  const read: XmlElement = {
    name: nameOf(element),
    attributes: {},
    children: [],
    text: '',
  }
  for (const [prefix, uri] of Object.entries(element.nsDeclarations)) {
    read.attributes[prefix === '' ? 'xmlns' : `xmlns:${prefix}`] = uri
  }
  for (const attribute of element.attrs) read.attributes[nameOf(attribute)] = attribute.value
  for (let node = element.firstChild; node; node = node.next) {
    if (node instanceof Element) read.children.push(toElement(node))
    else if (node instanceof XmlText || node instanceof XmlCData) read.text += node.content
  }
  return read
}

function nameOf({ name, prefix }: { name: string; prefix: string }): string {
  return prefix ? `${prefix}:${name}` : name
}

export function findAll(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...findAll(child, name),
  ])
}

export function textsOf(element: XmlElement, name: string): string[] {
  return findAll(element, name).map(({ text }) => text.trim())
}
