/** What counts as an e-mail address: for every function, for forms in the browser and on the server, and for commands. */

export interface EmailAddress {
  /** Lower case, the domain in its ASCII form: by it a person is found. */
  text: string
  /** As it was written, with the domain in its ASCII form: what mail programs take. */
  mailbox: string
  /** `mail.northwind.example`. */
  domain: string
}

/** RFC 5321, section 4.5.3.1. */
const longest = 254

/** That of HTML for `<input type="email">`, as browsers check it; the domain is looked at further below. */
const shape = /^([\w.!#$%&'*+/=?^`{|}~-]{1,64})@([^\s@]+)$/

/** A name of at least two labels, of which the last is not a number. */
const hostName = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?!\d+$)[a-z0-9-]{2,63}$/

/** Undefined for what is no address of a mailbox on the internet. Marks that nobody sees are not part of one. */
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
  // What an address has besides its host would be cut off unseen.
  if (/[/?#:\\[\]%]/.test(domain)) return undefined
  return URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : undefined
}
