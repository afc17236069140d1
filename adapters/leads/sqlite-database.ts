/**
 * An SQLite file, for one machine: several processes may share it
 * (docs/decisions/0035-lead-store.md).
 */
import { Worker, type MessagePort } from 'node:worker_threads'
import type { SqlDatabase } from './sql-database.ts'
import { connectSqlite, toStoreError, type SqliteFailure } from './sqlite-connection.ts'
import {
  workOnSqlite,
  type SqliteOrder,
  type SqliteOutcome,
  type SqliteWork,
} from './work-on-sqlite.ts'

/** Committed data survives a power failure; erased data is overwritten. */
const pragmas = 'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON'

/** Milliseconds that a visitor waits: enough for other writers, but not for one that hangs. */
const patienceMs = 3000

/** Starts a thread on first use, and again on the next use after it has ended. */
export type AskThread = <Input, Output>(start: () => Worker) => (input: Input) => Promise<Output>

/**
 * Opens on first use, and again on the next use after a failure.
 * @param file - created with its folder when absent, never discarded
 * @param tables - statements that change nothing when run again
 * @param askThread - for a server, which answers others while the disk works; without it this
 * thread does the work
 */
export function createSqliteDatabase(
  file: string,
  tables: readonly string[],
  askThread?: AskThread,
): SqlDatabase {
  const work: SqliteWork = { file, tables, pragmas, patienceMs }
  const ask = askThread
    ? askThread<SqliteOrder, SqliteOutcome>(() => startThread(work))
    : here(work)
  let isOpen = false

  async function order(what: SqliteOrder) {
    isOpen = what !== 'close'
    const outcome = await ask(what).catch((failure: SqliteFailure) => ({ failure }))
    if ('rows' in outcome) return outcome.rows
    const { message, ...facts } = outcome.failure
    throw toStoreError(file, Object.assign(new Error(message), facts), patienceMs)
  }

  return {
    place: file,
    // Only one transaction writes at a time.
    skipLocked: '',
    run: order,
    async scrub() {
      if (isOpen) await order('scrub')
    },
    async close() {
      if (isOpen) await order('close')
    },
  }
}

function here(work: SqliteWork): (order: SqliteOrder) => Promise<SqliteOutcome> {
  const take = workOnSqlite(connectSqlite, work)
  return (order) => new Promise((resolve) => take(order, resolve))
}

function startThread(work: SqliteWork): Worker {
  const script = `(${answerOrders})(${connectSqlite}, ${workOnSqlite})`
  // Without the modules that the process preloads for itself.
  const execArgv = ['--disable-warning=ExperimentalWarning']
  return new Worker(script, { eval: true, execArgv, workerData: work })
}

/** Runs in the thread, from its source text: it cannot use anything of this module. */
function answerOrders(connect: typeof connectSqlite, workOn: typeof workOnSqlite): void {
  const { parentPort, workerData } = process.getBuiltinModule('node:worker_threads')
  const port = parentPort as MessagePort
  const take = workOn(connect, workerData as SqliteWork)
  port.on('message', ([id, order]: [id: number, order: SqliteOrder]) => {
    take(order, (outcome) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
      port.postMessage([[id, outcome]])
      if (order === 'close') port.close()
    })
  })
}
