/** The least of an XML reader: checks that elements nest and close, and finds texts by element name. */
export interface XmlElement {
  name: string
  attributes: Record<string, string>
  children: XmlElement[]
  text: string
}

/** @throws Error where the document is not well formed */
export function readXml(xml: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  const token =
    /<!\[CDATA\[([^]*?)\]\]>|<\?[^]*?\?>|<(\/?)([\w:-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy
  while (token.lastIndex < xml.length) {
    const at = token.lastIndex
    const match = token.exec(xml)
    if (!match) throw new Error(`Not well formed at ${at}: ${xml.slice(at, at + 60)}`)
    const [, data, closing, name, attributes = '', isEmpty, text] = match
    const parent = open.at(-1)!
    if (data !== undefined) parent.text += data
    else if (text !== undefined) parent.text += decode(text)
    else if (name === undefined) continue
    else if (closing) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> at ${at} closes nothing.`)
    } else {
      const element = { name, attributes: readAttributes(attributes), children: [], text: '' }
      parent.children.push(element)
      if (!isEmpty) open.push(element)
    }
  }
  if (open.length > 1) throw new Error(`<${open.at(-1)!.name}> is not closed.`)
  return root.children[0]!
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

function readAttributes(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/([\w:-]+)="([^"]*)"/g)]
  return Object.fromEntries(pairs.map(([, name, value]) => [name!, decode(value!)]))
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decode(text: string): string {
  return text.replace(/&(?:#(x?)([\da-f]+)|(\w+));|&/gi, (entity, hex, digits, name) => {
    if (digits) return String.fromCodePoint(Number.parseInt(digits, hex ? 16 : 10))
    const known = entities[name ?? '']
    if (known === undefined) throw new Error(`"${entity}" is no entity.`)
    return known
  })
}
