/** The store of redemption codes, in SQL that every `SqlDatabase` supports. */
import { randomUUID } from 'node:crypto'
import type { ListedCode, RedemptionCodes } from '#runtime'
import type { Row, SqlDatabase, Statement } from './sql-database.ts'

/**
 * A row of `redemption_turns` lives as long as its transaction: requests of one person take turns.
 */
export const codeTables = [
  `CREATE TABLE IF NOT EXISTS redemption_codes (
    pool TEXT NOT NULL,
    code TEXT NOT NULL,
    added_at BIGINT NOT NULL,
    given_at BIGINT,
    email TEXT,
    id TEXT UNIQUE,
    PRIMARY KEY (pool, code),
    UNIQUE (pool, email)
  )`,
  'CREATE INDEX IF NOT EXISTS redemption_codes_free ON redemption_codes (pool, given_at, added_at)',
  `CREATE TABLE IF NOT EXISTS redemption_turns (
    pool TEXT NOT NULL,
    email TEXT NOT NULL,
    PRIMARY KEY (pool, email)
  )`,
]

/** Codes per statement. */
const addedAtOnce = 500

export function createSqlRedemptionCodes(
  database: SqlDatabase,
  { now = Date.now }: { now?: () => number } = {},
): RedemptionCodes {
  return {
    async add(pool, codes) {
      const wanted = [...new Set(codes)]
      const rows = await database.run(
        Array.from({ length: Math.ceil(wanted.length / addedAtOnce) }, (_, at) =>
          insertCodes(pool, wanted.slice(at * addedAtOnce, (at + 1) * addedAtOnce), now()),
        ),
      )
      return rows.flat().length
    },

    async take({ pool, email, spare }) {
      const person = email.trim().toLowerCase()
      const id = randomUUID()
      const turn = [pool, person]
      const hasNone = `NOT EXISTS (SELECT 1 FROM redemption_codes WHERE pool = $1 AND email = $2)`
      const rows = await database.run([
        {
          text: `INSERT INTO redemption_turns (pool, email) VALUES ($1, $2)
            ON CONFLICT (pool, email) DO UPDATE SET email = excluded.email`,
          values: turn,
        },
        {
          // Materialized: a plan that selects the row again would take more than one.
          text: `WITH free AS MATERIALIZED (
              SELECT code FROM redemption_codes
              WHERE pool = $1 AND given_at IS NULL AND ${hasNone}
              ORDER BY added_at, code LIMIT 1 ${database.skipLocked}
            )
            UPDATE redemption_codes SET email = $2, given_at = CAST($3 AS BIGINT), id = $4
            WHERE pool = $1 AND code IN (SELECT code FROM free)`,
          values: [...turn, now(), id],
        },
        ...(spare === undefined
          ? []
          : [
              {
                text: `INSERT INTO redemption_codes (pool, code, added_at, given_at, email, id)
                  SELECT $1, $5, CAST($3 AS BIGINT), CAST($3 AS BIGINT), $2, $4 WHERE ${hasNone}`,
                values: [...turn, now(), id, spare],
              },
            ]),
        {
          text: 'SELECT id, code FROM redemption_codes WHERE pool = $1 AND email = $2',
          values: turn,
        },
        { text: 'DELETE FROM redemption_turns WHERE pool = $1 AND email = $2', values: turn },
      ])
      const given = rows.at(-2)![0]
      if (!given) return undefined
      const kept = given['id'] as string
      return { id: kept, pool, code: given['code'] as string, isNew: kept === id }
    },

    async find(id) {
      const [[row] = []] = await database.run([
        {
          text: 'SELECT pool, code FROM redemption_codes WHERE id = $1 AND email IS NOT NULL',
          values: [id],
        },
      ])
      return row && { id, pool: row['pool'] as string, code: row['code'] as string }
    },

    async count() {
      const [rows = []] = await database.run([
        {
          text: `SELECT pool, count(*) AS codes, count(given_at) AS given FROM redemption_codes
            GROUP BY pool ORDER BY pool`,
        },
      ])
      return rows.map((row) => {
        const given = row['given'] as number
        return { pool: row['pool'] as string, free: (row['codes'] as number) - given, given }
      })
    },

    async list(pool) {
      const [rows = []] = await database.run([
        {
          text: `SELECT code, given_at, email FROM redemption_codes WHERE pool = $1
            ORDER BY given_at IS NOT NULL, given_at DESC, added_at, code`,
          values: [pool],
        },
      ])
      return rows.map(toListed)
    },
  }
}

/** Keeps given codes as given, but forgets to whom. */
export function forgetCodes(email: string): Statement[] {
  return [{ text: 'UPDATE redemption_codes SET email = NULL WHERE email = $1', values: [email] }]
}

function insertCodes(pool: string, codes: readonly string[], at: number): Statement {
  const rows = codes.map((_, index) => `($1, $${index + 3}, CAST($2 AS BIGINT))`).join(', ')
  return {
    text: `INSERT INTO redemption_codes (pool, code, added_at) VALUES ${rows}
      ON CONFLICT DO NOTHING RETURNING code`,
    values: [pool, at, ...codes],
  }
}

function toListed(row: Row): ListedCode {
  const givenAt = row['given_at'] as number | null
  const email = row['email'] as string | null
  return {
    code: row['code'] as string,
    ...(givenAt !== null && { givenAt }),
    ...(email !== null && { email }),
  }
}
