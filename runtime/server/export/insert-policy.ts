import { escapeHtml } from '../../page/render/escape-html.ts'

const start = '<meta charset="utf-8">'

/** What only counts in a header (CSP 3, 3.3); browsers complain of it elsewhere. */
const headerOnly = /; frame-ancestors [^;]*/

/**
 * A content security policy as the first thing of a document that it may concern: static hosts set headers by
 * patterns of paths, and each page has hashes of its own.
 */
export function insertPolicy(html: string, policy: string): string {
  const content = escapeHtml(policy.replace(headerOnly, ''))
  const meta = `<meta http-equiv="Content-Security-Policy" content="${content}">`
  return html.replace(start, () => start + meta)
}
