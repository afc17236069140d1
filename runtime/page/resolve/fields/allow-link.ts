/**
 * The one gate that every address passes before it is written into a page or a Location header:
 * only known protocols, no control characters, no credentials (OWASP ASVS V1.2.2, V3.7.2).
 */
import { parseMailbox } from '#schemas/email-address.ts'
import { spellAddress, spellPath } from '#schemas/spell-address.ts'
import type { Link } from '../../../model/slice/resolved-fields.ts'

const controls = /[\u0000-\u0020\u007f-\u009f\u2028\u2029]/u

/**
 * The address in its one spelling; undefined if it is not allowed. Addresses of the site itself
 * become paths.
 */
export function allowLink(
  written: string,
  baseUrl?: string,
): Pick<Link, 'href' | 'kind'> | undefined {
  const url = spellAddress(written)
  if (controls.test(url)) return undefined
  if (url.startsWith('#')) return { href: url, kind: 'anchor' }
  if (isMail(url)) return { href: url, kind: 'mail' }
  if (isPhone(url)) return { href: url, kind: 'phone' }
  if (/^\/(?![/\\])/.test(url)) return { href: spellStart(url), kind: 'internal' }
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return undefined
  const parsed = new URL(url)
  if (parsed.username || parsed.password) return undefined
  if (baseUrl !== undefined && parsed.origin === baseUrl) {
    // A path that begins with two slashes would lead to another host.
    const path = parsed.pathname.replace(/^\/{2,}/, '/')
    return { href: spellPath(path) + parsed.search + parsed.hash, kind: 'internal' }
  }
  return { href: parsed.href, kind: 'external' }
}

const spellStart = (address: string) => address.replace(/^[^?#]*/, spellPath)

/** Header fields that a link may fill in (RFC 6068, 4). Others could make a mail program attach a file. */
const mailFields = new Set(['to', 'cc', 'bcc', 'subject', 'body', 'in-reply-to'])

function isMail(url: string): boolean {
  const [, to, query] = /^mailto:([^?]*)(?:\?(.*))?$/i.exec(url) ?? []
  if (to === undefined) return false
  const areAddresses =
    to === '' || to.split(',').every((one) => parseMailbox(`mailto:${one}`) !== undefined)
  const fields = query ? query.split('&').map((field) => field.split('=')[0]!.toLowerCase()) : []
  return areAddresses && (to !== '' || fields.length > 0) && fields.every(isMailField)
}

const isMailField = (name: string) => mailFields.has(name)

function isPhone(url: string): boolean {
  const [, scheme, number = '', body] = /^(tel|sms):([^?]*)(\?body=[^&#]*)?$/i.exec(url) ?? []
  if (scheme === undefined || (body !== undefined && scheme.toLowerCase() === 'tel')) return false
  if (number === '') return body !== undefined
  return /^\+?[\d().,*-]*\d(?:[\d().,*-]|%23)*(?:;[a-z-]+=[\w.+-]+)*$/i.test(number)
}

/** The reason, in words an editor understands. */
export function notAllowed(url: string): string {
  return `the address "${url.length > 100 ? `${url.slice(0, 100)}…` : url}" is not allowed`
}
