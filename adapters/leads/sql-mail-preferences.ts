/** Who gets which mails, in words that every `SqlDatabase` understands. */
import { randomUUID } from 'node:crypto'
import type { MailPreferences, Subscriber, SubscriberState } from '#runtime'
import type { Row, SqlDatabase, SqlValue, Statement } from './sql-database.ts'
import { insertMail } from './sql-outbox.ts'

/** `wanted` are the topics that wait for their confirmation. */
export const preferenceTables = [
  `CREATE TABLE IF NOT EXISTS mail_subscribers (
    id TEXT PRIMARY KEY,
    email TEXT NOT NULL UNIQUE,
    locale TEXT NOT NULL,
    state TEXT NOT NULL,
    topics TEXT NOT NULL,
    wanted TEXT NOT NULL,
    paused_until BIGINT,
    requested_at BIGINT NOT NULL,
    confirmed_at BIGINT,
    changed_at BIGINT NOT NULL
  )`,
  'CREATE INDEX IF NOT EXISTS mail_subscribers_by_time ON mail_subscribers (changed_at)',
]

const day = 86_400_000

export function createSqlMailPreferences(
  database: SqlDatabase,
  { now = Date.now }: { now?: () => number } = {},
): MailPreferences {
  const first = async (statement: Statement) => (await database.run([statement]))[0]![0]
  const findRow = (id: string) =>
    first({ text: `SELECT ${columns} FROM mail_subscribers WHERE id = $1`, values: [id] })
  const toFound = (row: Row | undefined) => row && toSubscriber(row, now())

  /** Undefined for an unknown id. */
  async function update(id: string, set: string, values: readonly SqlValue[]) {
    const row = await first({
      text: `UPDATE mail_subscribers SET ${set}, wanted = '[]', changed_at = CAST($2 AS BIGINT)
        WHERE id = $1 RETURNING ${columns}`,
      values: [id, now(), ...values],
    })
    return toFound(row)
  }

  const go = (id: string, set: string, values: readonly SqlValue[]) =>
    update(id, `${set}, confirmed_at = COALESCE(confirmed_at, CAST($2 AS BIGINT))`, values)

  const end = (id: string) =>
    update(id, `state = 'unsubscribed', topics = '[]', paused_until = NULL`, [])

  return {
    async subscribe({ email, locale, topics }) {
      const person = email.trim().toLowerCase()
      await database.run([
        {
          text: `INSERT INTO mail_subscribers
              (id, email, locale, state, topics, wanted, requested_at, changed_at)
            VALUES ($1, $2, $3, 'pending', '[]', $4, CAST($5 AS BIGINT), CAST($5 AS BIGINT))
            ON CONFLICT (email) DO UPDATE
            SET wanted = excluded.wanted, requested_at = excluded.requested_at`,
          values: [randomUUID(), person, locale, JSON.stringify(topics), now()],
        },
        insertMail({ kind: 'confirm', email: person, locale }, now()),
      ])
    },

    find: async (id) => toFound(await findRow(id)),

    async findByEmail(email) {
      const row = await first({
        text: `SELECT ${columns} FROM mail_subscribers WHERE email = $1`,
        values: [email.trim().toLowerCase()],
      })
      return toFound(row)
    },

    async confirm(id) {
      const row = await findRow(id)
      if (!row) return undefined
      const { state, topics } = toSubscriber(row, now())
      const wanted = JSON.parse(row['wanted'] as string) as string[]
      // Confirmed already, and nothing was asked for since: what was ended later stays so.
      if (wanted.length === 0) return toFound(row)
      const all = [...new Set([...topics, ...wanted])]
      const isPaused = state === 'paused'
      return isPaused
        ? go(id, 'topics = $3', [JSON.stringify(all)])
        : go(id, `state = 'confirmed', topics = $3, paused_until = NULL`, [JSON.stringify(all)])
    },

    async change(id, { topics, pauseDays }) {
      if (topics.length === 0) return end(id)
      const kept = JSON.stringify([...new Set(topics)])
      if (pauseDays === undefined) {
        const state = `CASE WHEN state = 'paused' AND paused_until > CAST($2 AS BIGINT)
          THEN 'paused' ELSE 'confirmed' END`
        return go(id, `state = ${state}, topics = $3`, [kept])
      }
      return pauseDays > 0
        ? go(id, `state = 'paused', topics = $3, paused_until = CAST($4 AS BIGINT)`, [
            kept,
            now() + pauseDays * day,
          ])
        : go(id, `state = 'confirmed', topics = $3, paused_until = NULL`, [kept])
    },

    unsubscribe: end,

    async list(limit) {
      const [rows = []] = await database.run([
        {
          text: `SELECT ${columns} FROM mail_subscribers ORDER BY changed_at DESC, id LIMIT $1`,
          values: [limit],
        },
      ])
      return rows.map((row) => toSubscriber(row, now()))
    },

    async purge(before) {
      const [rows = []] = await database.run([
        {
          text: `DELETE FROM mail_subscribers WHERE state = 'pending' AND requested_at < $1
            RETURNING id`,
          values: [before],
        },
      ])
      return rows.length
    },
  }
}

export function forgetSubscriber(email: string): Statement[] {
  return [{ text: 'DELETE FROM mail_subscribers WHERE email = $1', values: [email] }]
}

const columns =
  'id, email, locale, state, topics, wanted, paused_until, requested_at, confirmed_at, changed_at'

function toSubscriber(row: Row, now: number): Subscriber {
  const pausedUntil = row['paused_until'] as number | null
  const confirmedAt = row['confirmed_at'] as number | null
  const kept = row['state'] as SubscriberState
  // A pause ends by itself.
  const state = kept === 'paused' && (pausedUntil ?? 0) <= now ? 'confirmed' : kept
  return {
    id: row['id'] as string,
    email: row['email'] as string,
    locale: row['locale'] as string,
    topics: JSON.parse(row['topics'] as string) as string[],
    state,
    ...(state === 'paused' && { pausedUntil: pausedUntil! }),
    requestedAt: row['requested_at'] as number,
    ...(confirmedAt !== null && { confirmedAt }),
    changedAt: row['changed_at'] as number,
  }
}
