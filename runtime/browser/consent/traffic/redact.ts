/**
 * Removes from a text whatever may identify a visitor: parameters of addresses that the site does not
 * declare, and e-mail addresses anywhere in the text.
 */
import type { Redact } from '../../../model/ports/vendor.ts'

export type { Redact }

/** An address within a text, or a text that is a path of the site. */
const addresses = /https?:\/\/[^\s"'<>()]+|^\/\S*$/g

/** E-mail addresses as people write them, and as URLs encode them, once or twice. */
const emails = /[^\s/?#&=,;:<>"'()[\]]{1,64}(?:@|%(?:25)*40)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu

/** @param declared - parameters whose values say nothing of a person. */
export function createRedact(declared: readonly string[]): Redact {
  const names = new Set(declared)
  return (text) => withoutEmails(text.replace(addresses, (address) => cut(address, names)))
}

export function withoutEmails(text: string): string {
  return /@|%(?:25)*40/.test(text) ? text.replace(emails, '[e-mail]') : text
}

/** Redacts every text of a value, however deep. The value itself is not changed. */
export function redactAll<T>(value: T, redact: Redact): T {
  if (typeof value === 'string') return redact(value) as T
  if (Array.isArray(value)) return value.map((inner) => redactAll(inner, redact)) as T
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, redactAll(inner, redact)])
  return Object.fromEntries(entries) as T
}

/**
 * Whether words a visitor typed may be somebody's e-mail address or telephone number, finished or not.
 * Errs on the side of saying yes.
 */
export function mayNamePerson(words: string): boolean {
  const text = words.normalize('NFKC')
  return /@|%(?:25)*40/.test(text) || /\d(?:[\s().+/-]*\d){6}/.test(text)
}

/** A fragment stays when it is the name of a place on the page. */
function cut(address: string, names: ReadonlySet<string>): string {
  const [, rest = '', fragment = ''] = /^([^#]*)(#.*)?$/s.exec(address)!
  const [path = '', query = ''] = rest.split(/\?(.*)/s)
  const place = path.replace(/^(https?:\/\/)[^/]*@/, '$1')
  const kept = query.split('&').filter((part) => names.has(part.split('=', 1)[0]!))
  const search = kept.length > 0 ? `?${kept.join('&')}` : ''
  return place + search + (/^#[\w-]*$/.test(fragment) ? fragment : '')
}
