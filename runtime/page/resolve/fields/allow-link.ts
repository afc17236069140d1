/**
 * The one gate every address passes before it is written into a page or a Location header: only
 * known protocols, no control characters, no credentials (OWASP ASVS V1.2.2, V3.7.2).
 */
import type { Link } from '../../../model/slice/resolved-fields.ts'

const controls = /[\u0000-\u0020\u007f-\u009f\u2028\u2029]/u

/** Undefined for an address that is not allowed. Addresses of the site itself come out as paths. */
export function allowLink(url: string, baseUrl?: string): Pick<Link, 'href' | 'kind'> | undefined {
  if (controls.test(url)) return undefined
  if (url.startsWith('#')) return { href: url, kind: 'anchor' }
  if (/^mailto:[^@/?]+@[^@/?]+(\?[^@]*)?$/i.test(url)) return { href: url, kind: 'mail' }
  if (/^tel:\+?[\d().-]+$/i.test(url)) return { href: url, kind: 'phone' }
  if (/^\/(?![/\\])/.test(url)) return { href: url, kind: 'internal' }
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return undefined
  const parsed = new URL(url)
  if (parsed.username || parsed.password) return undefined
  if (baseUrl !== undefined && parsed.origin === baseUrl) {
    // A path that begins with two slashes would lead to another host.
    const path = parsed.pathname.replace(/^\/{2,}/, '/')
    return { href: path + parsed.search + parsed.hash, kind: 'internal' }
  }
  return { href: parsed.href, kind: 'external' }
}

/** The reason, in words an editor understands. */
export function notAllowed(url: string): string {
  return `the address "${url.length > 100 ? `${url.slice(0, 100)}…` : url}" is not allowed`
}
