/**
 * Sends changes of mail preferences as leads, in their order, so that other senders of mails learn
 * of them.
 */
import { randomUUID } from 'node:crypto'
import type { Destination, Lead, Subscriber } from '#runtime'
import { deriveUuid } from '#runtime/leads'
import { insertDelivery, insertNotice } from './sql-lead-store.ts'
import type { Statement } from './sql-database.ts'

/**
 * Statements for the transaction of the change: a change that was not made, since somebody else was
 * faster, is not reported.
 * @param subscriber - the state after the change
 */
export function tellPreferences(
  subscriber: Subscriber,
  pauseDays: number | undefined,
  destinations: readonly Destination[],
): Statement[] {
  const { id: subject, email, locale, state, topics, changedAt } = subscriber
  const id = randomUUID()
  // A person changes once per moment: the same change is the same lead.
  const submission = deriveUuid(`${subject} ${changedAt}`)
  const lead: Lead = {
    submission,
    form: 'mail-preferences',
    type: 'mailPreferences',
    locale,
    page: '',
    email,
    fields: {
      state,
      ...(topics.length > 0 && { topics }),
      ...(pauseDays !== undefined && { pauseDays: String(pauseDays) }),
    },
  }
  return [
    insertNotice(
      { id, type: 'lead.created', submission, email, at: changedAt, body: { lead } },
      {
        holds: 'EXISTS (SELECT 1 FROM mail_subscribers WHERE id = $7 AND changed_at = $8)',
        values: [subject, changedAt],
      },
    ),
    {
      text: `INSERT INTO lead_sequences (lead, subject, position)
        SELECT id, $2, CAST($3 AS BIGINT) FROM leads WHERE id = $1`,
      values: [id, subject, changedAt],
    },
    ...destinations.map((destination) =>
      insertDelivery(
        { holds: 'id = $1 AND submission = $2', values: [id, submission] },
        destination,
        changedAt,
      ),
    ),
  ]
}
