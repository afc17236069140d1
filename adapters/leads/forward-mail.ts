/**
 * Notifies people of leads by mail. All attempts share a Message-ID, so that mail programs show one
 * mail.
 */
import { createTransport, toMailAddress, toSender } from './create-transport.ts'
import type { Delivery, Lead, Notice } from '#runtime'
import { delivered, type Attempt, type Forward } from './forward.ts'

export interface MailOptions {
  /** `smtps://user:password@mail.example.com` */
  url: string
  to: readonly string[]
  from: string
}

export function createMailForward({ url, to, from }: MailOptions): Forward {
  const transport = createTransport(url)
  const { sender, domain } = toSender(from)
  return async (delivery) => {
    const { id, destination, notice } = delivery
    const replyTo = notice.type === 'lead.forgotten' ? undefined : toReplyTo(notice.lead.email)
    try {
      await transport.sendMail({
        from: sender,
        to: to.flatMap((one) => toMailAddress(one) ?? []),
        ...(replyTo && { replyTo }),
        subject: toSubject(notice),
        text: toText(delivery),
        messageId: `<${id}.${destination}@${domain}>`,
        headers: { 'auto-submitted': 'auto-generated' },
      })
      return delivered
    } catch (error) {
      return toAttempt(error)
    }
  }
}

/** The subject, without any text that visitors typed: readers trust subjects. */
function toSubject(notice: Notice): string {
  if (notice.type === 'lead.forgotten') return 'Please erase a person'
  const { type, locale } = notice.lead
  return `New lead: ${toLine(type)} (${toLine(locale)})`
}

function toText({ id, notice, acceptedAt }: Delivery): string {
  if (notice.type === 'lead.forgotten') {
    return [
      `${notice.email} asked to be forgotten, and is erased on the website.`,
      'Please erase earlier mails about this person, and whatever else you keep.',
    ].join('\n')
  }
  const { form, type, locale, page, fields, attribution } = notice.lead
  return [
    `Form: ${toLine(type)} (${toLine(form)})`,
    `Page: ${toLine(page)}, in ${toLine(locale)}`,
    `Received: ${new Date(acceptedAt).toISOString()}`,
    `Lead: ${id}`,
    '',
    ...toLines(fields),
    ...(attribution ? ['', 'Attribution:', ...toLines(attribution)] : []),
  ].join('\n')
}

function toLines(entries: Lead['fields']): string[] {
  return Object.entries(entries).map(([name, value]) => {
    const text = Array.isArray(value) ? value.join(', ') : String(value)
    // A continuation line must not look like a field.
    return `${toLine(name)}: ${text.replaceAll(/\r\n?|\n/g, '\n    ')}`
  })
}

function toLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
}

/** Undefined for a text that could be read in another way than it is stored. */
function toReplyTo(email = '') {
  const found = toMailAddress(email)
  return found?.address === email ? found : undefined
}

/** Reports only codes, since servers repeat addresses in their answers. */
function toAttempt(error: unknown): Attempt {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  const status = typeof responseCode === 'number' ? responseCode : undefined
  const reason =
    status === undefined
      ? `no connection to the mail server (${typeof code === 'string' ? code : 'unknown'})`
      : `the mail server answered with ${status}`
  // A wrong password or a full mailbox can be fixed; a mail refused for its content cannot.
  return { isDelivered: false, isFinal: status === 552 || status === 554, reason }
}
