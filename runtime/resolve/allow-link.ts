/**
 * The one gate every address passes before it is written into a page or a Location header: only
 * known protocols, no control characters, no credentials (OWASP ASVS V1.2.2, V3.7.2).
 */
import type { Link } from './resolved-fields.ts'

const controls = /[\u0000-\u0020\u007f-\u009f\u2028\u2029]/u

/** Undefined for an address that is not allowed. Addresses of the site itself come out as paths. */
export function allowLink(url: string, baseUrl?: string): Pick<Link, 'href' | 'kind'> | undefined {
  if (controls.test(url)) return undefined
  if (url.startsWith('#')) return { href: url, kind: 'anchor' }
  if (/^mailto:[^@]+@[^@]+$/i.test(url)) return { href: url, kind: 'mail' }
  if (/^tel:\+?[\d().-]+$/i.test(url)) return { href: url, kind: 'phone' }
  if (/^\/(?![/\\])/.test(url)) return { href: url, kind: 'internal' }
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return undefined
  const parsed = new URL(url)
  if (parsed.username || parsed.password) return undefined
  if (baseUrl !== undefined && parsed.origin === baseUrl) {
    return { href: parsed.pathname + parsed.search + parsed.hash, kind: 'internal' }
  }
  return { href: parsed.href, kind: 'external' }
}
