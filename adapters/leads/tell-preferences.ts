/** Changes of mail preferences as leads: whoever else writes to a person gets to know, in the order of the changes. */
import { randomUUID } from 'node:crypto'
import type { Destination, Lead, Subscriber } from '#runtime'
import { deriveUuid } from '#runtime/leads'
import { insertDelivery, insertNotice } from './sql-lead-store.ts'
import type { Statement } from './sql-database.ts'

/**
 * For the transaction that makes the change: nothing is told of one that was not made, since somebody
 * else was faster.
 * @param subscriber - as it is once the change is made
 */
export function tellPreferences(
  subscriber: Subscriber,
  pauseDays: number | undefined,
  destinations: readonly Destination[],
): Statement[] {
  const { id: subject, email, locale, state, topics, changedAt } = subscriber
  const id = randomUUID()
  // A person changes once at a moment: the same change is the same lead.
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
