import { createTransport, toSender } from './create-transport.ts'

/** A mail to one person. */
export interface ComposedMail {
  to: string
  subject: string
  text: string
  /** The same text, with its link as a button. */
  html: string
  /** A calendar entry (RFC 5545). */
  calendar?: string
  headers: Record<string, string>
}

/** @throws errors of the mail server, or of the connection to it */
export type SendMail = (mail: ComposedMail & { messageId: string }) => Promise<void>

/** @param url - `smtps://user:password@mail.example.com` */
export function createMailSender(url: string, from: string): SendMail {
  const transport = createTransport(url)
  const { sender, domain } = toSender(from)
  return async ({ to, subject, text, html, calendar, headers, messageId }) => {
    await transport.sendMail({
      from: sender,
      to: { name: '', address: to },
      subject,
      text,
      html,
      ...(calendar !== undefined && {
        attachments: [
          { filename: 'event.ics', content: calendar, contentType: 'text/calendar; charset=utf-8' },
        ],
      }),
      messageId: `<${messageId}@${domain}>`,
      headers: {
        'auto-submitted': 'auto-generated',
        ...Object.fromEntries(
          // Not folded: some programs do not understand a line break within an address.
          Object.entries(headers).map(([name, value]) => [name, { prepared: true, value }]),
        ),
      },
    })
  }
}
