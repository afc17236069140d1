/**
 * Parses e-mail addresses: for functions, for forms in the browser and on the server, for links of
 * pages, for commands and the environment.
 */
import { stripInvisible, toHalfWidth } from './typed-text.ts'

export interface EmailAddress {
  /** Lower case, with the domain in ASCII: identifies a person. */
  text: string
  /** As written, with the domain in ASCII: accepted by mail programs. */
  mailbox: string
  /** `mail.northwind.example`. */
  domain: string
  /** Written beside the address, for people to read; often empty. */
  name: string
}

/** Characters, by RFC 5321, section 4.5.3.1. */
const longest = 254

/** Characters of a name and an address: more is no address, and would take long to read. */
const longestGiven = 1000

/**
 * The pattern that HTML has for `<input type="email">`; the domain is checked separately. Names
 * before the @ are ASCII: few mail servers take others (RFC 6531), and most that are typed are
 * mistakes.
 */
const shape = /^([\w.!#$%&'*+/=?^`{|}~-]{1,64})@([^\s@]+)$/

/** Labels of which the last is not a number. */
const hostName = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*(?!\d+$)[a-z0-9-]{2,63}$/

/** What sentences, lists and quotes put around an address. */
const before = /^[\s,;"'“”„«»‹›‘’(<[{]+/
const after = /[\s,;.:!?…"'“”«»‹›‘’)>\]}、]+$/

/**
 * Undefined for anything but one address of an internet mailbox. Understands how it is pasted:
 * `mailto:jo@x.example`, `Jo Doe <jo@x.example>`, with punctuation or blanks around it, in
 * full-width letters, with marks that nobody sees.
 */
export function parseEmail(given: string): EmailAddress | undefined {
  const address = parseMailbox(given)
  return address?.domain.includes('.') ? address : undefined
}

/** Like `parseEmail`, and also takes a mailbox of the local network: `website@mailhost`. */
export function parseMailbox(given: string): EmailAddress | undefined {
  if (given.length > longestGiven) return undefined
  const { name, address } = unwrap(toHalfWidth(stripInvisible(given)).trim())
  const [, local, host] = (address.length > longest ? null : shape.exec(address)) ?? []
  const domain = host && toAscii(host)
  if (!local || !domain || !hostName.test(domain)) return undefined
  const mailbox = `${local}@${domain}`
  if (mailbox.length > longest) return undefined
  return { text: mailbox.toLowerCase(), mailbox, domain, name }
}

/** Splits `Jo Doe <jo@x.example>`. Some programs repeat the address as the name; another is ambiguous. */
function unwrap(text: string): { name: string; address: string } {
  const [, given = '', inner] = /^([^<]*)<([^<>]*)>[\s,;.]*$/.exec(text) ?? []
  const address = toBare(inner ?? text)
  const name = given.replaceAll(address, '')
  if (name.includes('@')) return { name: '', address: '' }
  return { name: name.trim().replace(/^"(.*)"$/s, '$1'), address }
}

function toBare(text: string): string {
  const [, link] = /^\s*mailto:([^?]*)/i.exec(text) ?? []
  const bare = link === undefined ? text : tryToDecode(link)
  return bare
    .replace(before, '')
    .replace(after, '')
    .replace(/\s*@\s*/, '@')
}

function tryToDecode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** `münchen.de` becomes `xn--mnchen-3ya.de`. */
function toAscii(domain: string): string | undefined {
  // `URL` would silently cut off everything but the host.
  if (/[/?#:\\[\]%]/.test(domain)) return undefined
  return URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : undefined
}
