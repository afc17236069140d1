/** A file of SQLite, for one machine: several processes may share it (docs/decisions/0035-lead-store.md). */
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { SqlDatabase } from './sql-database.ts'
import { connectSqlite, toStoreError, type SqliteConnection } from './sqlite-connection.ts'

/** What is accepted outlives a loss of power; what is erased is overwritten. */
const pragmas = 'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON'

/**
 * Opened with the first use, and again with the next after it failed.
 * @param file - made with its folder when absent, never discarded
 * @param tables - statements that change nothing when run again
 */
export function createSqliteDatabase(file: string, tables: readonly string[]): SqlDatabase {
  let connection: SqliteConnection | undefined

  function open(): SqliteConnection {
    mkdirSync(dirname(file), { recursive: true })
    return connectSqlite(file, { tables, pragmas })
  }

  return {
    place: file,
    // One transaction writes at a time.
    skipLocked: '',
    async run(statements) {
      try {
        return (connection ??= open()).transact(statements)
      } catch (error) {
        throw toStoreError(file, error)
      }
    },
    async scrub() {
      try {
        connection?.exec('PRAGMA wal_checkpoint(TRUNCATE)')
      } catch (error) {
        throw toStoreError(file, error)
      }
    },
    async close() {
      connection?.close()
      connection = undefined
    },
  }
}
