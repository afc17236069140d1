/** Opens an SQLite file: runs statements in transactions, and converts errors to the site's. */
import { isSiteError, siteError, toReason, type SiteError } from '#runtime/errors'
import type { Row, Statement } from './sql-database.ts'
import {
  LeadStoreDamaged,
  LeadStoreLocked,
  LeadStoreMoved,
  LeadStoreUnavailable,
} from './store-errors.ts'

export interface SqliteConnection {
  /**
   * Runs all in one transaction, without waiting: reads need no turn, and a write while another
   * process writes fails with SQLITE_BUSY.
   * @throws errors of SQLite; nothing was written then
   */
  transact(statements: readonly Statement[]): Row[][]
  /** Rows added, changed or removed since it was opened. */
  countChanges(): number
  /**
   * Moves the write-ahead log into the file and empties it. @returns false while somebody reads or
   * writes
   */
  emptyLog(): boolean
  close(): void
}

export interface SqliteOptions {
  /** Created with its folder when absent. */
  file: string
  /** Statements that change nothing when run again. */
  tables: readonly string[]
  pragmas: string
}

/** Error codes of SQLite, https://sqlite.org/rescode.html, and one of our own. */
export const codes = { busy: 5, corrupt: 11, notADatabase: 26, moved: -1 } as const

/** An error of SQLite, or of the file system. */
export interface SqliteFailure {
  message: string
  errcode?: number
}

/**
 * Also runs in a thread, from its source text: it cannot use anything of this module.
 * @throws SqliteFailure
 */
export function connectSqlite({ file, tables, pragmas }: SqliteOptions): SqliteConnection {
  const { DatabaseSync } = process.getBuiltinModule('node:sqlite')
  const fs = process.getBuiltinModule('node:fs')
  const { dirname } = process.getBuiltinModule('node:path')
  const isFile = file !== ':memory:'
  const sizeOf = (path: string) => fs.statSync(path, { throwIfNoEntry: false })?.size

  /** Identifies the file that has this name now, which may not be the opened one. */
  function identify(): string | undefined {
    const found = fs.statSync(file, { throwIfNoEntry: false, bigint: true })
    return found && `${found.dev} ${found.ino}`
  }

  /** Creates it for its owner only; files that SQLite adds beside it get the same mode. */
  function make(): void {
    fs.mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    if (sizeOf(file) !== undefined) return
    // SQLite would remove it, and with it the latest writes.
    if (sizeOf(`${file}-wal`))
      throw new Error(
        `${file}-wal is there without the file it belongs to: put that back beside it`,
      )
    fs.closeSync(fs.openSync(file, 'a', 0o600))
  }

  if (isFile) make()
  const database = new DatabaseSync(file, { timeout: 0 })
  const prepared = new Map<string, ReturnType<typeof database.prepare>>()
  const opened = isFile ? identify() : undefined
  let hasTables = false

  function findTables(): boolean {
    const rows = database.prepare('SELECT name FROM sqlite_schema').all() as { name: string }[]
    const names = new Set(rows.map(({ name }) => name))
    return tables.every((text) => names.has(/ EXISTS (\w+)/.exec(text)?.[1] ?? ''))
  }

  function emptyLog(): boolean {
    const row = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()
    return (row as { busy: number }).busy === 0
  }

  /** @throws SqliteFailure with code `moved`; the file, wherever it is, is intact */
  function checkPlace(): void {
    if (!isFile || identify() === opened) return
    if (database.isTransaction) database.exec('ROLLBACK')
    emptyLog()
    throw Object.assign(new Error('moved'), { errcode: -1 })
  }

  function runOne({ text, values = [] }: Statement): Row[] {
    let statement = prepared.get(text)
    if (!statement) prepared.set(text, (statement = database.prepare(text)))
    const named = Object.fromEntries(values.map((value, at) => [`$${at + 1}`, value]))
    return statement.all(named) as Row[]
  }

  function transact(statements: readonly Statement[]): Row[][] {
    // A new version may need more tables than there are.
    const isRead = hasTables && statements.every(({ text }) => /^\s*SELECT\b/.test(text))
    database.exec(isRead ? 'BEGIN' : 'BEGIN IMMEDIATE')
    try {
      checkPlace()
      if (!hasTables) database.exec(tables.join('; '))
      const rows = statements.map(runOne)
      database.exec('COMMIT')
      hasTables = true
      if (!isRead) checkPlace()
      return rows
    } catch (error) {
      // A full disk may have rolled it back already.
      if (database.isTransaction) database.exec('ROLLBACK')
      throw error
    }
  }

  try {
    database.exec(pragmas)
    const check = database.prepare('PRAGMA quick_check(1)').get() as { quick_check: string }
    if (check.quick_check !== 'ok')
      throw Object.assign(new Error(check.quick_check), { errcode: 11 })
    hasTables = findTables()
  } catch (error) {
    database.close()
    throw error
  }

  return {
    transact,
    countChanges() {
      const row = database.prepare('SELECT total_changes() AS changes').get()
      return (row as { changes: number }).changes
    },
    emptyLog,
    close() {
      prepared.clear()
      // SQLite keeps the log when it does not find the file.
      if (isFile && identify() !== opened) emptyLog()
      database.close()
    },
  }
}

/** @param waitedMs - time spent waiting for other writers */
export function toStoreError(place: string, error: unknown, waitedMs = 0): SiteError {
  if (isSiteError(error)) return error
  const { errcode = 0 } = error as SqliteFailure
  const options = { cause: error }
  if (errcode === codes.moved) return siteError(LeadStoreMoved, [place], options)
  const code = errcode & 0xff
  if (code === codes.busy) return siteError(LeadStoreLocked, [place, waitedMs / 1000], options)
  const isDamaged = code === codes.corrupt || code === codes.notADatabase
  const entry = isDamaged ? LeadStoreDamaged : LeadStoreUnavailable
  return siteError(entry, [place, toReason(error)], options)
}
