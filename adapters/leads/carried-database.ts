/**
 * SQLite without a persistent disk: the whole file is kept in an object store, downloaded when
 * needed, and replaced only if nobody else has replaced it meanwhile. Work on a file that is no
 * longer the newest is repeated on the newest, so that transactions are as safe as on one machine.
 * Each write uploads the whole file: suitable for thousands of people, not for hundreds of
 * thousands (docs/decisions/0054-netlify.md).
 */
import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Row, SqlDatabase, Statement } from './sql-database.ts'
import { connectSqlite, toStoreError, type SqliteConnection } from './sqlite-connection.ts'

/** An object that can be replaced conditionally. All methods throw the store's errors. */
export interface CarriedFile {
  /** Names the place in messages. */
  readonly place: string
  /** `same` if `known` is still the current version; undefined while there is none. */
  read(
    known: string | undefined,
  ): Promise<{ version: string; data: Uint8Array } | 'same' | undefined>
  /**
   * @param known - the version to replace; undefined to add the first
   * @returns the new version; undefined when nothing was written because there is another
   */
  write(data: Uint8Array, known: string | undefined): Promise<string | undefined>
}

/**
 * Safe, since the copy on this machine lasts no longer than an upload and no other process opens
 * it.
 */
const pragmas = 'PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA secure_delete = ON'

/** Attempts while others come first, with growing pauses: half a minute in all. */
const rounds = 40
const longestPauseMs = 1000

interface Waiting {
  statements: readonly Statement[]
  resolve(rows: Row[][]): void
  reject(error: unknown): void
}

/**
 * @param folder - for the copy this process works on; erased with `close`
 * @param tables - statements that change nothing when run again
 */
export function createCarriedDatabase(
  carried: CarriedFile,
  folder: string,
  tables: readonly string[],
): SqlDatabase {
  const { place } = carried
  const file = join(folder, `${randomUUID()}.sqlite`)
  let connection: SqliteConnection | undefined
  let version: string | undefined
  let waiting: Waiting[] = []
  let working: Promise<void> | undefined

  function discard(): void {
    connection?.close()
    connection = undefined
    version = undefined
    rmSync(file, { force: true })
  }

  async function bringUpToDate(): Promise<SqliteConnection> {
    const read = await carried.read(connection && version)
    if (connection && (read === 'same' || (!read && version === undefined))) return connection
    discard()
    mkdirSync(folder, { recursive: true })
    if (read && read !== 'same') {
      writeFileSync(file, read.data, { mode: 0o600 })
      version = read.version
    }
    connection = connectSqlite({ file, tables, pragmas })
    return connection
  }

  /** Rows or error of each transaction. */
  type Ends = ({ rows: Row[][] } | { error: unknown })[]

  /** Undefined when another writer was first. */
  async function tryOnce(batch: readonly Waiting[]): Promise<Ends | undefined> {
    const opened = await bringUpToDate()
    const before = opened.countChanges()
    const ends = batch.map(({ statements }) => {
      try {
        return { rows: opened.transact(statements) }
      } catch (error) {
        return { error }
      }
    })
    if (opened.countChanges() === before) return ends
    version = await carried.write(readFileSync(file), version)
    if (version !== undefined) return ends
    discard()
    return undefined
  }

  async function runBatch(batch: readonly Waiting[]): Promise<Ends> {
    for (let round = 1; round <= rounds; round++) {
      const ends = await tryOnce(batch)
      if (ends) return ends
      // Random, so that writers that failed together do not return together.
      await wait(Math.min(longestPauseMs, 10 * 2 ** round) * Math.random())
    }
    throw new Error(`others wrote first, ${rounds} times in a row`)
  }

  /** Transactions that arrive during one upload share the next. */
  async function work(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      try {
        const ends = await runBatch(batch)
        for (const [at, end] of ends.entries()) {
          if ('rows' in end) batch[at]!.resolve(end.rows)
          else batch[at]!.reject(toStoreError(place, end.error))
        }
      } catch (error) {
        // It may or may not have been written: the next use checks.
        discard()
        for (const { reject } of batch) reject(toStoreError(place, error))
      }
    }
  }

  return {
    place,
    // Only one transaction writes at a time.
    skipLocked: '',
    run(statements) {
      return new Promise((resolve, reject) => {
        waiting.push({ statements, resolve, reject })
        working ??= work().finally(() => (working = undefined))
      })
    },
    // Erased data is overwritten and the object replaced: there is no second copy.
    async scrub() {},
    async close() {
      await working
      discard()
    },
  }
}
