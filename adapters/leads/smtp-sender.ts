import { createTransport } from './create-transport.ts'
import type { SendMail } from './send-mails.ts'

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
