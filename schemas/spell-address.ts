/** Normalizes paths and addresses before they are compared or sent. */
import { parseEmail, parseMailbox } from './email-address.ts'
import { spellPhone } from './phone-number.ts'

/**
 * The form in which paths are compared: decoded, in NFC, with one slash at the start and none at
 * the end. `/über-uns/`, `//%c3%bcber-uns` and `/u%CC%88ber-uns` are `/über-uns`. An encoded slash
 * stays encoded, since it separates no segments; so does invalid UTF-8. Never throws.
 */
export function toPathKey(path: string): string {
  const decoded = path
    .toWellFormed()
    .replace(/(?:%[0-9a-f]{2})+/gi, (run) => tryToDecode(run.replace(/%2f/gi, '%252F')))
  return `/${decoded.normalize('NFC').replace(/^[/\\]+|\/+$/g, '')}`
}

/** Signs that browsers escape in a path, and all letters beyond ASCII. */
const escaped = /[^\u0021-\u007e]+|["<>`{}]+/gu

/**
 * The spelling of a path in addresses (RFC 3986, 6.2.2): letters in NFC and percent-encoded, with capital digits; no
 * escape for what needs none, but for dots, which alone lead elsewhere. Other escapes, and invalid UTF-8, stay. Never
 * throws.
 */
export function spellPath(path: string): string {
  if (/^[\w/.~-]*$/.test(path)) return path
  return path
    .toWellFormed()
    .replace(/%[2-7][0-9a-f]/gi, (escape) => {
      const letter = String.fromCharCode(Number.parseInt(escape.slice(1), 16))
      return /[\w~-]/.test(letter) ? letter : escape
    })
    .replace(/(?:%[c-f][0-9a-f](?:%[89ab][0-9a-f])+)+/gi, tryToDecode)
    .normalize('NFC')
    .replace(escaped, encodeURIComponent)
}

/**
 * The key of a path without the prefix of the default locale, which redirects remove from requests.
 */
export function toSourceKey(path: string, defaultLocale: string): string {
  const key = toPathKey(path)
  const prefix = `/${defaultLocale}`
  return key === prefix || key.startsWith(`${prefix}/`)
    ? `/${key.slice(prefix.length).replace(/^[/\\]+/, '')}`
    : key
}

/**
 * The same path for a file of rules: percent-encoded once, including characters that would end the
 * path (`?`, `#`) or the word.
 * @throws TypeError if it is not a path
 */
export function encodeSource(path: string, defaultLocale: string): string {
  const plain = `/${path.normalize('NFC').replace(/^[/\\]+|\/+$/g, '')}`
  const encoded = encodeAddress(plain).replace(/%[0-9a-f]{2}/gi, (code) => {
    const letter = String.fromCharCode(Number.parseInt(code.slice(1), 16))
    return /[\w.~-]/.test(letter) ? letter : code.toUpperCase()
  })
  const [, rest] = new RegExp(`^/${defaultLocale}(?:/+(.*))?$`, 's').exec(encoded) ?? []
  const isPrefixed = encoded === `/${defaultLocale}` || rest !== undefined
  return isPrefixed ? `/${rest ?? ''}` : encoded
}

function tryToDecode(run: string): string {
  try {
    return decodeURIComponent(run)
  } catch {
    return run
  }
}

/**
 * A path or an address for a header: percent-encoded, with the host in ASCII, without control
 * characters.
 * @throws TypeError if it is neither
 */
export function encodeAddress(address: string): string {
  const { href, origin } = new URL(address, 'http://site.invalid')
  return origin === 'http://site.invalid' ? href.slice(origin.length) : href
}

/**
 * Adds a query to an address. Names in the address win; all others keep their order and spelling.
 * @param search - with its question mark, or empty
 */
export function addQuery(address: string, search: string): string {
  const [, rest = '', query, hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? []
  const taken = new Set(new URLSearchParams(query).keys())
  const added = search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !taken.has([...new URLSearchParams(pair).keys()][0] ?? ''))
  const pairs = [...(query ? [query] : []), ...added]
  return pairs.length === 0 ? rest + hash : `${rest}?${pairs.join('&')}${hash}`
}

/**
 * Characters that are never part of an address: controls and zero-width ones, which pasting brings
 * along.
 */
const invisible = /[\u0000-\u001f\u007f-\u009f\u00ad\u200b\u2028\u2029\u2060\ufeff]+/gu

/** Direction marks and joiners at the ends; words of some languages contain them. */
const outer = /^[\s\u200c-\u200f\u202a-\u202e]+|[\s\u200c-\u200f\u202a-\u202e]+$/gu

/**
 * Turns what an editor typed or pasted into an address as browsers take it: trimmed and
 * percent-encoded, with an address of the site itself as a path. It does not validate: an invalid
 * address is only trimmed.
 *
 * Editors of a content service type `/pricing`, `#contact` or `mailto:…` into a field that puts `https://` before it, so
 * `https:///pricing`, `https://#contact`, `https://mailto:…` and `https://jo@x.example` are read as what was typed.
 */
export function spellAddress(written: string): string {
  const address = written
    .replace(invisible, '')
    .replace(outer, '')
    .replace(/^https?:\/\/(?=\/|#|https?:\/\/|mailto:|tel:|sms:|[^\s/?#:@]+@[^\s/?#:@]+$)/i, '')
  const [, scheme = '', rest = ''] = /^([a-z][a-z0-9+.-]*):(.*)$/is.exec(address) ?? []
  switch (scheme.toLowerCase()) {
    case 'mailto':
      return spellMail(rest)
    case 'tel':
    case 'sms':
      return spellDialled(scheme.toLowerCase(), rest)
    case 'http':
    case 'https':
      return rest.startsWith('//') ? tryToEncode(address) : address
    case '':
      break
    default:
      return address
  }
  if (/^[^\s/?#:@]+@/.test(address) && parseEmail(address)) return spellMail(address)
  if (/^www\.[^\s/]+\.[^\s/]/i.test(address)) return tryToEncode(`https://${address}`)
  return /^(?:\/(?![/\\])|#)/.test(address) ? tryToEncode(address) : address
}

/**
 * RFC 6068: recipients separated by commas (in mail programs also by semicolons), then header
 * fields. Domains are in ASCII, as not all mail programs encode them.
 */
function spellMail(rest: string): string {
  const [, to = '', query] = /^([^?]*)(?:\?(.*))?$/s.exec(rest) ?? []
  const recipients = to
    .split(/[,;]/)
    .map((recipient) => recipient.trim())
    .filter((recipient) => recipient !== '')
    .map((recipient) => {
      const mailbox = parseMailbox(`mailto:${recipient}`)?.mailbox
      return mailbox ? encodeMailbox(mailbox) : encodePart(recipient.replace(/\s+/g, ''))
    })
  return `mailto:${recipients.join(',')}${spellFields(query)}`
}

/** Encodes what would end the mailbox in a link (RFC 6068, 2). */
function encodeMailbox(mailbox: string): string {
  return mailbox.replace(/[^\w@.+~!$'*-]/g, encodeURIComponent)
}

/**
 * RFC 3966 and RFC 5724: keeps visual separators, drops blanks and a zero that is not dialled after
 * a country code, and gives an extension its parameter.
 */
function spellDialled(scheme: string, rest: string): string {
  const [, number = '', query] = /^([^?]*)(?:\?(.*))?$/s.exec(rest) ?? []
  const spelled = spellPhone(number)
    .replace(/^(?!\+39)(\+\d{1,3}\s*)\(0\)/, '$1')
    .replace(/^(\+?(?:[\s().-]*\d){2,7}[\s).-]*)\//, '$1-')
    .replace(/\s+/g, '')
  return `${scheme}:${encodePart(spelled)}${spellFields(query)}`
}

function spellFields(query: string | undefined): string {
  if (query === undefined) return ''
  const fields = query.replace(/&amp;/g, '&').split('&')
  return `?${fields.map((field) => encodePart(field.trim())).join('&')}`
}

/** Encodes a part; what is already encoded stays so. */
function encodePart(text: string): string {
  return encodeURI(text.toWellFormed())
    .replace(/%25(?=[0-9a-f]{2})/gi, '%')
    .replace(/#/g, '%23')
}

function tryToEncode(address: string): string {
  if (address.startsWith('#')) return encodePart(`/${address.slice(1)}`).replace('/', '#')
  try {
    return encodeAddress(address)
  } catch {
    return address
  }
}
