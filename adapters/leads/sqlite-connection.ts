/** An open file of SQLite: statements in transactions, and errors as this site tells them. */
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { isSiteError, siteError, toReason, type SiteError } from '#runtime/errors'
import type { Row, Statement } from './sql-database.ts'
import { LeadStoreDamaged, LeadStoreUnavailable } from './store-errors.ts'

export interface SqliteConnection {
  /** All in one transaction. @throws what SQLite throws; nothing of it is there then */
  transact(statements: readonly Statement[]): Row[][]
  /** Rows added, changed or removed since it was opened. */
  countChanges(): number
  exec(sql: string): void
  close(): void
}

/** How long a process waits for another one that writes, in ms. Nothing else is answered meanwhile. */
const lockTimeoutMs = 2000

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const damaged = new Set([11, 26])

export interface SqliteOptions {
  /** Statements that change nothing when run again. */
  tables: readonly string[]
  pragmas: string
  /** What people are told in place of the file. */
  place?: string
}

/** @throws SiteError LeadStoreDamaged; what SQLite throws */
export function connectSqlite(
  file: string,
  { tables, pragmas, place = file }: SqliteOptions,
): SqliteConnection {
  const prepared = new Map<string, StatementSync>()
  const database = new DatabaseSync(file, { timeout: lockTimeoutMs })
  try {
    database.exec(pragmas)
    const check = database.prepare('PRAGMA quick_check(1)').get() as { quick_check: string }
    if (check.quick_check !== 'ok') throw siteError(LeadStoreDamaged, [place, check.quick_check])
    database.exec(`BEGIN IMMEDIATE; ${tables.join('; ')}; COMMIT`)
  } catch (error) {
    database.close()
    throw error
  }

  function runOne({ text, values = [] }: Statement): Row[] {
    let statement = prepared.get(text)
    if (!statement) prepared.set(text, (statement = database.prepare(text)))
    const named = Object.fromEntries(values.map((value, at) => [`$${at + 1}`, value]))
    return statement.all(named) as Row[]
  }

  return {
    transact(statements) {
      database.exec('BEGIN IMMEDIATE')
      try {
        const rows = statements.map(runOne)
        database.exec('COMMIT')
        return rows
      } catch (error) {
        // A full disk may have rolled it back already.
        if (database.isTransaction) database.exec('ROLLBACK')
        throw error
      }
    },
    countChanges() {
      const row = database.prepare('SELECT total_changes() AS changes').get()
      return (row as { changes: number }).changes
    },
    exec: (sql) => database.exec(sql),
    close() {
      prepared.clear()
      database.close()
    },
  }
}

export function toStoreError(place: string, error: unknown): SiteError {
  if (isSiteError(error)) return error
  const { errcode = 0 } = error as { errcode?: number }
  const entry = damaged.has(errcode & 0xff) ? LeadStoreDamaged : LeadStoreUnavailable
  return siteError(entry, [place, toReason(error)], { cause: error })
}
