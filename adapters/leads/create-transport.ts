/**
 * Connects to the mail server, with timeouts. Mail content can refer to neither files nor the web.
 */
import { createTransport as connect } from 'nodemailer'
import { parseMailbox } from '#schemas/email-address.ts'

/** Milliseconds of silence before it gives up. */
const timeoutMs = 10_000

/** @param url - `smtps://user:password@mail.example.com` */
export const createTransport = (url: string) =>
  connect({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })

/** An address as nodemailer takes it without parsing: it encodes the name (RFC 2047). */
interface MailAddress {
  name: string
  address: string
}

/** Undefined for a text that is not one address. */
export function toMailAddress(text: string): MailAddress | undefined {
  const found = parseMailbox(text)
  return found && { name: found.name, address: found.mailbox }
}

/**
 * @param from - the site's own address, checked when the environment was read
 * @returns the sender, and the domain of its Message-IDs
 */
export function toSender(from: string): { sender: MailAddress; domain: string } {
  const { name, mailbox, domain } = parseMailbox(from)!
  return { sender: { name, address: mailbox }, domain }
}
