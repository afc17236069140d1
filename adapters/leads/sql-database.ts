/** What the store of leads asks of a database; its SQL is what SQLite and PostgreSQL have in common. */
export interface Statement {
  /** With `$1`, `$2` for the values. */
  text: string
  values?: readonly SqlValue[]
}

export type SqlValue = number | string | null
export type Row = Readonly<Record<string, SqlValue>>

export interface SqlDatabase {
  /** For people, without a password. */
  readonly place: string
  /** At the end of a SELECT: rows that another transaction is about to change are left out. */
  readonly skipLocked: string
  /** All in one transaction, on disk when it resolves. @returns the rows of each */
  run(statements: readonly Statement[]): Promise<Row[][]>
  /** Leaves no copy of deleted rows behind, as far as the database can while others use it. */
  scrub(): Promise<void>
  close(): Promise<void>
}
