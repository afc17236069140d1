/** The store of mail preferences, in SQL that every `SqlDatabase` supports. */
import { randomUUID } from 'node:crypto'
import type { Destination, MailPreferences, Subscriber, SubscriberState } from '#runtime'
import type { Row, SqlDatabase, Statement } from './sql-database.ts'
import { insertMail } from './sql-outbox.ts'
import { tellPreferences } from './tell-preferences.ts'

/** `wanted` holds the topics that await confirmation. */
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

/** Computes a change; undefined when nothing changes. */
type Move = (seen: Subscriber, wanted: readonly string[]) => Change | undefined

interface Change {
  state: 'confirmed' | 'paused' | 'unsubscribed'
  topics: readonly string[]
  /** Set while paused. */
  pausedUntil?: number
  /** The length of a pause, as chosen. */
  pauseDays?: number
}

const end: Move = ({ state }, wanted) =>
  state === 'unsubscribed' && wanted.length === 0
    ? undefined
    : { state: 'unsubscribed', topics: [] }

/** Attempts while others are faster. */
const tries = 10

export function createSqlMailPreferences(
  database: SqlDatabase,
  { destinations, now = Date.now }: { destinations: readonly Destination[]; now?: () => number },
): MailPreferences {
  const first = async (statement: Statement) => (await database.run([statement]))[0]![0]
  const findRow = (id: string) =>
    first({ text: `SELECT ${columns} FROM mail_subscribers WHERE id = $1`, values: [id] })
  const toFound = (row: Row | undefined) => row && toSubscriber(row, now())

  /** Changes a person and queues the notices in one transaction. Undefined for an unknown id. */
  async function move(id: string, toChange: Move): Promise<Subscriber | undefined> {
    for (let attempt = 0; attempt < tries; attempt++) {
      const row = await findRow(id)
      if (!row) return undefined
      const seen = toSubscriber(row, now())
      // Each change has a distinct time, which orders them.
      const at = Math.max(now(), seen.changedAt + 1)
      const change = toChange(seen, JSON.parse(row['wanted'] as string) as string[])
      if (!change) return seen
      const next = toChanged(seen, change, at)
      const [changed] = await database.run([
        {
          text: `UPDATE mail_subscribers SET state = $4, topics = $5, paused_until = $6,
              confirmed_at = $7, wanted = '[]', changed_at = CAST($8 AS BIGINT)
            WHERE id = $1 AND changed_at = $2 AND wanted = $3 RETURNING ${columns}`,
          values: [
            id,
            seen.changedAt,
            row['wanted'] as string,
            next.state,
            JSON.stringify(next.topics),
            next.pausedUntil ?? null,
            next.confirmedAt ?? null,
            at,
          ],
        },
        ...tellPreferences(next, change.pauseDays, destinations),
      ])
      if (changed!.length > 0) return toFound(changed![0])
    }
    throw new Error('Too many concurrent changes to the preferences of one person.')
  }

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

    confirm: (id) =>
      move(id, ({ state, topics, pausedUntil }, wanted) => {
        // Confirmed already, with no new request: a later unsubscription stays in force.
        if (wanted.length === 0) return undefined
        const all = [...new Set([...topics, ...wanted])]
        return state === 'paused'
          ? { state, topics: all, pausedUntil: pausedUntil! }
          : { state: 'confirmed', topics: all }
      }),

    change: (id, { topics, pauseDays }) =>
      move(id, (seen, wanted) => {
        if (topics.length === 0) return end(seen, wanted)
        const kept = [...new Set(topics)]
        if (pauseDays === undefined) {
          return seen.state === 'paused'
            ? { state: 'paused', topics: kept, pausedUntil: seen.pausedUntil! }
            : { state: 'confirmed', topics: kept }
        }
        return pauseDays > 0
          ? { state: 'paused', topics: kept, pauseDays, pausedUntil: now() + pauseDays * day }
          : { state: 'confirmed', topics: kept, pauseDays }
      }),

    unsubscribe: (id) => move(id, end),

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

/**
 * Anybody who makes a change owns the address, so it counts as confirmed, except by unsubscribing.
 */
function toChanged(
  { pausedUntil: _, confirmedAt, ...seen }: Subscriber,
  { state, topics, pausedUntil }: Change,
  at: number,
): Subscriber {
  const since = state === 'unsubscribed' ? confirmedAt : (confirmedAt ?? at)
  return {
    ...seen,
    state,
    topics: [...topics],
    changedAt: at,
    ...(pausedUntil !== undefined && { pausedUntil }),
    ...(since !== undefined && { confirmedAt: since }),
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
  // A pause ends on its own.
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
