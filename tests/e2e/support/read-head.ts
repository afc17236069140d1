/** The metadata in a document's head, read from the HTML as a crawler reads it. */
export interface PageHead {
  lang: string
  title: string
  canonicals: string[]
  /** Addresses by hreflang. */
  alternates: Record<string, string>
  /** Contents by `name` or `property`; of repeated ones, the last. */
  meta: Record<string, string>
}

export function readHead(html: string): PageHead {
  const head = html.slice(0, html.indexOf('</head>'))
  const tags = [...head.matchAll(/<(link|meta)\s([^>]*)>/g)].map(([, name, attributes]) => ({
    name,
    ...readAttributes(attributes!),
  })) as Record<string, string>[]
  const links = tags.filter(({ name }) => name === 'link')
  return {
    lang: /<html lang="([^"]*)"/.exec(html)?.[1] ?? '',
    title: decode(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    canonicals: links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href!),
    alternates: Object.fromEntries(
      links
        .filter(({ rel, hreflang }) => rel === 'alternate' && hreflang)
        .map(({ hreflang, href }) => [hreflang!, href!]),
    ),
    meta: Object.fromEntries(
      [...head.matchAll(/<meta\s([^>]*)>/g)].map(([, attributes]) => {
        const { name, property, content } = readAttributes(attributes!)
        return [name ?? property ?? '', content ?? '']
      }),
    ),
  }
}

function readAttributes(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [name!, decode(value!)]),
  )
}

function decode(text: string): string {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name]!)
}
