/** PostgreSQL, for several machines. */
import pg from 'pg'
import { siteError, toReason } from '#runtime/errors'
import type { Row, SqlDatabase, Statement } from './sql-database.ts'
import { LeadStoreUnavailable } from './store-errors.ts'

/** Milliseconds; short, since a visitor waits. */
const connectTimeoutMs = 5000
const answerTimeoutMs = 10_000

const bigint = 20

/**
 * An arbitrary number that all processes share: creating the tables twice at once would collide.
 */
const tablesLock = 7_306_220

/**
 * Connects on first use, and again after a failure.
 * @param url - `postgres://user:password@host:5432/database`
 * @param tables - statements that change nothing when run again
 */
export function createPostgresDatabase(url: string, tables: readonly string[]): SqlDatabase {
  const place = toPlace(url)
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'slicewright',
    max: 5,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: answerTimeoutMs,
    types: { getTypeParser: findParser as typeof pg.types.getTypeParser },
  })
  // A broken idle connection is replaced on next use, which reports any error.
  pool.on('error', () => {})
  let ready: Promise<unknown> | undefined

  async function transact(statements: readonly Statement[]): Promise<Row[][]> {
    const client = await pool.connect()
    try {
      await client.query('BEGIN')
      const rows: Row[][] = []
      for (const { text, values = [] } of statements) {
        rows.push((await client.query<Row>(text, [...values])).rows)
      }
      await client.query('COMMIT')
      client.release()
      return rows
    } catch (error) {
      const isOpen = await client.query('ROLLBACK').then(
        () => true,
        () => false,
      )
      client.release(!isOpen)
      throw error
    }
  }

  /**
   * Creates one table at a time: even an existing index locks its table, and others lock several in
   * another order.
   */
  async function makeTables(): Promise<void> {
    const lock = { text: 'SELECT pg_advisory_xact_lock($1)', values: [tablesLock] }
    for (const text of tables) await transact([lock, { text }])
  }

  function prepare(): Promise<unknown> {
    const made = makeTables()
    made.catch(() => (ready = undefined))
    return made
  }

  return {
    place,
    skipLocked: 'FOR UPDATE SKIP LOCKED',
    async run(statements) {
      try {
        await (ready ??= prepare())
        return await transact(statements)
      } catch (error) {
        throw siteError(LeadStoreUnavailable, [place, toReason(error)], { cause: error })
      }
    },
    async scrub() {
      try {
        await pool.query('VACUUM leads, lead_deliveries')
      } catch (error) {
        throw siteError(LeadStoreUnavailable, [place, toReason(error)], { cause: error })
      }
    },
    close: () => pool.end(),
  }
}

/** Parses bigint as number: timestamps fit. */
function findParser(type: number, format?: 'binary' | 'text'): (value: string) => unknown {
  return type === bigint ? Number : pg.types.getTypeParser(type, format as 'text')
}

function toPlace(url: string): string {
  const { host, pathname } = new URL(url)
  return `postgres://${host}${pathname}`
}
