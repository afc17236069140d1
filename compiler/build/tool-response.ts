/** Responses of the dev server's tools: never cached, and with a policy as strict as the site's. */
import { pageScripts } from '../../runtime/page/render/page-script.ts'
import { hash } from 'node:crypto'

export interface ToolPolicy {
  /** Style elements that scripts add to the page. */
  addedStyles?: readonly string[]
  /** The page shows documents written into it, whose styles are not known in advance. */
  showsDrafts?: boolean
  /** The pages of the same server may show it in a frame. */
  isFramed?: boolean
}

export function respondWithTool(html: string, policy: ToolPolicy = {}, status = 200): Response {
  return new Response(html, {
    status,
    headers: { ...headersOf('text/html'), 'content-security-policy': toPolicy(html, policy) },
  })
}

export function respondWithScript(script: string): Response {
  return new Response(script, { headers: headersOf('text/javascript') })
}

export function respondWithJson(value: unknown, status = 200): Response {
  return new Response(JSON.stringify(value), { status, headers: headersOf('application/json') })
}

function headersOf(type: string): Record<string, string> {
  return {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  }
}

function toPolicy(html: string, { addedStyles = [], showsDrafts, isFramed }: ToolPolicy): string {
  const written = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, text]) => text!)
  const hashes = [...written, ...addedStyles].map(
    (text) => `'sha256-${hash('sha256', text, 'base64')}'`,
  )
  const script = Object.values(pageScripts).find(({ text }) => html.includes(`>${text}</script>`))
  return [
    "default-src 'self'",
    // A slice is shown on a page of the site, with what stands in each.
    `script-src 'self'${script ? ` ${script.hash}` : ''}`,
    `style-src 'self' ${showsDrafts ? "'unsafe-inline'" : hashes.join(' ')}`,
    "img-src 'self' data: blob: https:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
  ].join('; ')
}
