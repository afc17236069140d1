/** What counts as an e-mail address, for every function and for forms. */

export interface EmailAddress {
  /** Lower case, the domain in its ASCII form: by it a person is found. */
  text: string
  /** `mail.northwind.example`. */
  domain: string
}

/** RFC 5321, section 4.5.3.1. */
const longest = 254

/** That of HTML for `<input type="email">`, as browsers check it; the domain is looked at further below. */
const shape = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@([^\s@]+)$/

/** A name of at least two labels, of which the last is not a number. */
const hostName = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?!\d+$)[a-z0-9-]{2,63}$/

/** Undefined for what is no address of a mailbox on the internet. */
export function parseEmail(given: string): EmailAddress | undefined {
  const text = given.trim()
  const domain = text.length > longest ? undefined : shape.exec(text)?.[1]
  const ascii = domain && toAscii(domain)
  if (!ascii || !hostName.test(ascii)) return undefined
  return { text: `${text.slice(0, text.lastIndexOf('@')).toLowerCase()}@${ascii}`, domain: ascii }
}

/** `münchen.de` becomes `xn--mnchen-3ya.de`. */
function toAscii(domain: string): string | undefined {
  // What an address has besides its host would be cut off unseen.
  if (/[/?#:\\[\]%]/.test(domain)) return undefined
  return URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : undefined
}
