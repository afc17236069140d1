import { escapeHtml } from '../../page/render/escape-html.ts'

const start = '<meta charset="utf-8">'

/** A directive that only counts in a header (CSP 3, 3.3); browsers warn about it elsewhere. */
const headerOnly = /; frame-ancestors [^;]*/

/**
 * Inserts a content security policy before everything in a document that it may concern: static
 * hosts set headers by patterns of paths, and each page has hashes of its own.
 */
export function insertPolicy(html: string, policy: string): string {
  const content = escapeHtml(policy.replace(headerOnly, ''))
  const meta = `<meta http-equiv="Content-Security-Policy" content="${content}">`
  return html.replace(start, () => start + meta)
}
