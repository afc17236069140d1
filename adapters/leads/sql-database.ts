/**
 * The database that the store of leads needs; its SQL is the common subset of SQLite and
 * PostgreSQL.
 */
export interface Statement {
  /** SQL with `$1`, `$2` for the values. */
  text: string
  values?: readonly SqlValue[]
}

export type SqlValue = number | string | null
export type Row = Readonly<Record<string, SqlValue>>

export interface SqlDatabase {
  /** Names the place in messages, without a password. */
  readonly place: string
  /** The end of a SELECT that leaves out rows another transaction is about to change. */
  readonly skipLocked: string
  /** Runs all in one transaction, which is on disk when it resolves. @returns the rows of each */
  run(statements: readonly Statement[]): Promise<Row[][]>
  /** Removes copies of deleted rows, as far as the database can while others use it. */
  scrub(): Promise<void>
  close(): Promise<void>
}
