import type { Head } from '../resolve/head/resolve-head.ts'
import { escapeHtml, escapeJsonScript } from './escape-html.ts'

/** The head's tags that belong to one page. Each carries `data-head`, so that navigation can replace them. */
export function renderHead(head: Head): string {
  const { openGraph } = head
  const image = openGraph.image
  return [
    meta('name', 'description', head.description),
    meta('name', 'robots', head.robots),
    link('rel="canonical"', head.canonical),
    link('rel="prev"', head.previous),
    link('rel="next"', head.next),
    ...head.alternates.map(({ hreflang, href }) =>
      link(`rel="alternate" hreflang="${escapeHtml(hreflang)}"`, href),
    ),
    ...head.feeds.map(({ title, type, href }) =>
      link(`rel="alternate" type="${type}" title="${escapeHtml(title)}"`, href),
    ),
    meta('property', 'og:url', head.canonical),
    meta('property', 'og:type', openGraph.type),
    meta('property', 'og:site_name', openGraph.siteName),
    meta('property', 'og:locale', openGraph.locale),
    ...openGraph.alternateLocales.map((locale) => meta('property', 'og:locale:alternate', locale)),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:image', image?.url),
    meta('property', 'og:image:width', image && String(image.width)),
    meta('property', 'og:image:height', image && String(image.height)),
    meta('property', 'og:image:alt', image?.alt || undefined),
    ...openGraph.properties.map(([name, content]) => meta('property', name, content)),
    meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
    toDataBlock(head.structuredData),
  ].join('')
}

/** A data block is not executed: `script-src` does not apply to it (CSP 3, 4.1). */
function toDataBlock(objects: Head['structuredData']): string {
  if (objects.length === 0) return ''
  const data = { '@context': 'https://schema.org', '@graph': objects }
  return `<script data-head type="application/ld+json">${escapeJsonScript(data)}</script>`
}

function link(attributes: string, href: string | undefined): string {
  return href === undefined ? '' : `<link data-head ${attributes} href="${escapeHtml(href)}">`
}

function meta(key: 'name' | 'property', name: string, content: string | undefined): string {
  return content === undefined
    ? ''
    : `<meta data-head ${key}="${name}" content="${escapeHtml(content)}">`
}
