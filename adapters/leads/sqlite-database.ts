/** A file of SQLite, for one machine: several processes may share it (docs/decisions/0035-lead-store.md). */
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { isSiteError, siteError, toReason, type SiteError } from '#runtime/errors'
import type { Row, SqlDatabase, Statement } from './sql-database.ts'
import { LeadStoreDamaged, LeadStoreUnavailable } from './store-errors.ts'

/** How long a process waits for another one that writes, in ms. Nothing else is answered meanwhile. */
const lockTimeoutMs = 2000

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const damaged = new Set([11, 26])

/**
 * Opened with the first use, and again with the next after it failed.
 * @param file - made with its folder when absent, never discarded
 * @param tables - statements that change nothing when run again
 */
export function createSqliteDatabase(file: string, tables: readonly string[]): SqlDatabase {
  let database: DatabaseSync | undefined
  const prepared = new Map<string, StatementSync>()

  function open(): DatabaseSync {
    mkdirSync(dirname(file), { recursive: true })
    const opened = new DatabaseSync(file, { timeout: lockTimeoutMs })
    try {
      // What is accepted outlives a loss of power; what is erased is overwritten.
      opened.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON')
      const check = opened.prepare('PRAGMA quick_check(1)').get() as { quick_check: string }
      if (check.quick_check !== 'ok') {
        throw siteError(LeadStoreDamaged, [file, check.quick_check])
      }
      opened.exec(`BEGIN IMMEDIATE; ${tables.join('; ')}; COMMIT`)
      return opened
    } catch (error) {
      opened.close()
      throw error
    }
  }

  function runOne(opened: DatabaseSync, { text, values = [] }: Statement): Row[] {
    let statement = prepared.get(text)
    if (!statement) prepared.set(text, (statement = opened.prepare(text)))
    const named = Object.fromEntries(values.map((value, at) => [`$${at + 1}`, value]))
    return statement.all(named) as Row[]
  }

  function transact(statements: readonly Statement[]): Row[][] {
    const opened = (database ??= open())
    opened.exec('BEGIN IMMEDIATE')
    try {
      const rows = statements.map((statement) => runOne(opened, statement))
      opened.exec('COMMIT')
      return rows
    } catch (error) {
      // A full disk may have rolled it back already.
      if (opened.isTransaction) opened.exec('ROLLBACK')
      throw error
    }
  }

  return {
    place: file,
    // One transaction writes at a time.
    skipLocked: '',
    async run(statements) {
      try {
        return transact(statements)
      } catch (error) {
        throw toSiteError(file, error)
      }
    },
    async scrub() {
      try {
        database?.exec('PRAGMA wal_checkpoint(TRUNCATE)')
      } catch (error) {
        throw toSiteError(file, error)
      }
    },
    async close() {
      prepared.clear()
      database?.close()
      database = undefined
    },
  }
}

function toSiteError(file: string, error: unknown): SiteError {
  if (isSiteError(error)) return error
  const { errcode = 0 } = error as { errcode?: number }
  const entry = damaged.has(errcode & 0xff) ? LeadStoreDamaged : LeadStoreUnavailable
  return siteError(entry, [file, toReason(error)], { cause: error })
}
