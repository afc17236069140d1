/** The outbox of mails to visitors, in SQL that every `SqlDatabase` supports. */
import { randomUUID } from 'node:crypto'
import type { Outbox, StoredMail, VisitorMail } from '#runtime'
import type { Row, SqlDatabase, Statement } from './sql-database.ts'

export const outboxTables = [
  `CREATE TABLE IF NOT EXISTS visitor_mails (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    email TEXT NOT NULL,
    locale TEXT NOT NULL,
    subject TEXT,
    page TEXT,
    state TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    attempts INTEGER NOT NULL,
    at BIGINT NOT NULL,
    lease TEXT,
    reason TEXT,
    body TEXT
  )`,
  'CREATE INDEX IF NOT EXISTS visitor_mails_due ON visitor_mails (state, at)',
  'CREATE INDEX IF NOT EXISTS visitor_mails_by_email ON visitor_mails (email, kind, created_at)',
  'CREATE INDEX IF NOT EXISTS visitor_mails_by_lease ON visitor_mails (lease)',
]

/** Milliseconds between two equal mails to one address, at least. */
const interval = 10 * 60_000

export function createSqlOutbox(
  database: SqlDatabase,
  { now = Date.now }: { now?: () => number } = {},
): Outbox {
  return {
    async add(mail) {
      await database.run([insertMail(mail, now())])
    },

    async take({ limit, leaseMs }) {
      const lease = randomUUID()
      const [, rows = []] = await database.run([
        {
          text: `WITH due AS MATERIALIZED (
              SELECT id FROM visitor_mails WHERE state = 'waiting' AND at <= $1
              ORDER BY at LIMIT $2 ${database.skipLocked}
            )
            UPDATE visitor_mails SET lease = $3, at = $4, attempts = attempts + 1
            WHERE id IN (SELECT id FROM due)`,
          values: [now(), limit, lease, now() + leaseMs],
        },
        { text: `SELECT ${columns} FROM visitor_mails WHERE lease = $1`, values: [lease] },
      ])
      return rows.map((row) => ({ ...toMail(row), lease }))
    },

    async settle({ id, lease }, outcome) {
      if (outcome.state === 'gone') {
        await database.run([
          { text: 'DELETE FROM visitor_mails WHERE id = $1 AND lease = $2', values: [id, lease] },
        ])
        return
      }
      await database.run([
        {
          text: `UPDATE visitor_mails SET state = $3, at = $4, lease = NULL, reason = $5, body = $6
            WHERE id = $1 AND lease = $2`,
          values: [
            id,
            lease,
            outcome.state,
            outcome.state === 'waiting' ? outcome.dueAt : now(),
            'reason' in outcome ? outcome.reason : null,
            'text' in outcome ? outcome.text : null,
          ],
        },
      ])
    },

    async resume(since) {
      const [rows = []] = await database.run([
        {
          text: `UPDATE visitor_mails SET state = 'waiting', at = $1, attempts = 0, body = NULL
            WHERE state = 'kept' AND created_at >= $2 AND NOT EXISTS (
              SELECT 1 FROM visitor_mails AS later
              WHERE later.email = visitor_mails.email AND later.kind = visitor_mails.kind
                AND COALESCE(later.subject, '') = COALESCE(visitor_mails.subject, '')
                AND COALESCE(later.page, '') = COALESCE(visitor_mails.page, '')
                AND later.created_at > visitor_mails.created_at
            ) RETURNING id`,
          values: [now(), since],
        },
      ])
      return rows.length
    },

    async find(id) {
      const [rows = []] = await database.run([
        { text: `SELECT ${columns} FROM visitor_mails WHERE id = $1`, values: [id] },
      ])
      return rows[0] && toMail(rows[0])
    },

    async list(limit) {
      const [rows = []] = await database.run([
        {
          text: `SELECT ${columns} FROM visitor_mails ORDER BY created_at DESC, id LIMIT $1`,
          values: [limit],
        },
      ])
      return rows.map(toMail)
    },

    async purge(before) {
      const [rows = []] = await database.run([
        { text: 'DELETE FROM visitor_mails WHERE created_at < $1 RETURNING id', values: [before] },
      ])
      return rows.length
    },
  }
}

/** Does the same work for known and unknown addresses, so that timing reveals nothing. */
export function insertMail(
  { kind, email, locale, subject, page }: VisitorMail,
  at: number,
): Statement {
  return {
    text: `INSERT INTO visitor_mails
        (id, kind, email, locale, subject, page, state, created_at, attempts, at)
      SELECT $1, $2, $3, $4, $5, $6, 'waiting', CAST($7 AS BIGINT), 0, CAST($7 AS BIGINT)
      WHERE NOT EXISTS (
        SELECT 1 FROM visitor_mails WHERE email = $3 AND kind = $2 AND created_at > $8
          AND COALESCE(subject, '') = COALESCE($5, '') AND COALESCE(page, '') = COALESCE($6, '')
      )`,
    values: [
      randomUUID(),
      kind,
      email.trim().toLowerCase(),
      locale,
      subject ?? null,
      page ?? null,
      at,
      at - interval,
    ],
  }
}

export function forgetMails(email: string): Statement[] {
  return [{ text: 'DELETE FROM visitor_mails WHERE email = $1', values: [email] }]
}

const columns = 'id, kind, email, locale, subject, page, state, created_at, attempts, reason, body'

function toMail(row: Row): StoredMail {
  const optional = (name: string) => (row[name] as string | null) ?? undefined
  const [subject, page, reason, text] = ['subject', 'page', 'reason', 'body'].map(optional)
  return {
    id: row['id'] as string,
    kind: row['kind'] as StoredMail['kind'],
    email: row['email'] as string,
    locale: row['locale'] as string,
    state: row['state'] as StoredMail['state'],
    createdAt: row['created_at'] as number,
    attempts: row['attempts'] as number,
    ...(subject !== undefined && { subject }),
    ...(page !== undefined && { page }),
    ...(reason !== undefined && { reason }),
    ...(text !== undefined && { text }),
  }
}
