import type { Head } from '../resolve/resolve-head.ts'
import { escapeHtml } from './escape-html.ts'

/** The head's tags that belong to one page. Each carries `data-head`, so that navigation can replace them. */
export function renderHead(head: Head, preloads: string): string {
  const { openGraph } = head
  const image = openGraph.image
  return [
    meta('name', 'description', head.description),
    head.isIndexed ? '' : meta('name', 'robots', 'noindex,nofollow'),
    `<link data-head rel="canonical" href="${escapeHtml(head.canonical)}">`,
    ...head.alternates.map(
      ({ hreflang, href }) =>
        `<link data-head rel="alternate" hreflang="${escapeHtml(hreflang)}" href="${escapeHtml(href)}">`,
    ),
    meta('property', 'og:url', head.canonical),
    meta('property', 'og:type', openGraph.type),
    meta('property', 'og:locale', openGraph.locale),
    ...openGraph.alternateLocales.map((locale) => meta('property', 'og:locale:alternate', locale)),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:image', image?.url),
    meta('property', 'og:image:width', image && String(image.width)),
    meta('property', 'og:image:height', image && String(image.height)),
    meta('property', 'og:image:alt', image?.alt || undefined),
    meta('name', 'twitter:card', image && 'summary_large_image'),
    preloads,
  ].join('')
}

function meta(key: 'name' | 'property', name: string, content: string | undefined): string {
  return content === undefined
    ? ''
    : `<meta data-head ${key}="${name}" content="${escapeHtml(content)}">`
}
