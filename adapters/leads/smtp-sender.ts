import { createTransport } from './create-transport.ts'

/** What is sent to one person. */
export interface ComposedMail {
  to: string
  subject: string
  text: string
  /** The same, with a button for its link. */
  html: string
  /** An entry for a calendar (RFC 5545). */
  calendar?: string
  headers: Record<string, string>
}

/** @throws what the mail server, or the connection to it, says */
export type SendMail = (mail: ComposedMail & { messageId: string }) => Promise<void>

/** @param url - `smtps://user:password@mail.example.com` */
export function createMailSender(url: string, from: string): SendMail {
  const transport = createTransport(url)
  const domain = from.slice(from.lastIndexOf('@') + 1)
  return async ({ to, subject, text, html, calendar, headers, messageId }) => {
    await transport.sendMail({
      from,
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
          // As it is: a line that is folded within an address is not understood by every program.
          Object.entries(headers).map(([name, value]) => [name, { prepared: true, value }]),
        ),
      },
    })
  }
}
