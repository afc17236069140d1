/**
 * Parses e-mail addresses: for functions, for forms in the browser and on the server, and for
 * commands.
 */

export interface EmailAddress {
  /** Lower case, with the domain in ASCII: identifies a person. */
  text: string
  /** As written, with the domain in ASCII: accepted by mail programs. */
  mailbox: string
  /** `mail.northwind.example`. */
  domain: string
}

/** Characters, by RFC 5321, section 4.5.3.1. */
const longest = 254

/** The pattern that HTML has for `<input type="email">`; the domain is checked separately. */
const shape = /^([\w.!#$%&'*+/=?^`{|}~-]{1,64})@([^\s@]+)$/

/** A name of at least two labels, of which the last is not a number. */
const hostName = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?!\d+$)[a-z0-9-]{2,63}$/

/** Undefined for anything but an address of an internet mailbox. Ignores invisible marks. */
export function parseEmail(given: string): EmailAddress | undefined {
  const text = given.replaceAll(/\p{Cf}/gu, '').trim()
  const [, name, host] = (text.length > longest ? null : shape.exec(text)) ?? []
  const domain = host && toAscii(host)
  if (!name || !domain || !hostName.test(domain)) return undefined
  const mailbox = `${name}@${domain}`
  return mailbox.length > longest ? undefined : { text: mailbox.toLowerCase(), mailbox, domain }
}

/** `münchen.de` becomes `xn--mnchen-3ya.de`. */
function toAscii(domain: string): string | undefined {
  // `URL` would silently cut off everything but the host.
  if (/[/?#:\\[\]%]/.test(domain)) return undefined
  return URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : undefined
}
