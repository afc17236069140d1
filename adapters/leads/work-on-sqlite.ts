/** Executes orders on an SQLite file, or queues them until other processes let it. */
import type { Row, Statement } from './sql-database.ts'
import type {
  connectSqlite,
  SqliteConnection,
  SqliteFailure,
  SqliteOptions,
} from './sqlite-connection.ts'

/**
 * Statements in one transaction; `scrub` removes copies of deleted data; `close` is the last order.
 */
export type SqliteOrder = readonly Statement[] | 'close' | 'scrub'

/** Can be sent to another thread. */
export type SqliteOutcome = { rows: Row[][] } | { failure: SqliteFailure }

export interface SqliteWork extends SqliteOptions {
  /** Milliseconds that an order waits for other processes. */
  patienceMs: number
}

type TakeOrder = (order: SqliteOrder, reply: (outcome: SqliteOutcome) => void) => void

/**
 * Runs orders that write one after the other. While another process writes, reads continue and this
 * thread stays free: it polls instead of waiting in SQLite. The file is opened by the first order,
 * and again by the next one after a failure.
 *
 * Also runs in a thread, from its source text: it cannot use anything of this module.
 */
export function workOnSqlite(
  connect: typeof connectSqlite,
  { patienceMs, ...options }: SqliteWork,
): TakeOrder {
  interface Waiting {
    order: SqliteOrder
    isRead: boolean
    until: number
    reply(outcome: SqliteOutcome): void
  }
  const busy = 5
  let connection: SqliteConnection | undefined
  let waiting: Waiting[] = []
  let timer: NodeJS.Timeout | undefined

  function run(order: SqliteOrder): Row[][] {
    if (order === 'close') {
      connection?.close()
      connection = undefined
      return []
    }
    if (order === 'scrub') {
      if (connection?.emptyLog() === false)
        throw Object.assign(new Error('others use it'), { errcode: busy })
      return []
    }
    connection ??= connect(options)
    return connection.transact(order)
  }

  function attempt(order: SqliteOrder): SqliteOutcome {
    try {
      return { rows: run(order) }
    } catch (error) {
      const { message, errcode } = error as SqliteFailure
      return { failure: { message, ...(errcode !== undefined && { errcode }) } }
    }
  }

  /** @returns whether it has ended */
  function finish({ order, until, reply }: Waiting): boolean {
    const outcome = attempt(order)
    const isBusy = 'failure' in outcome && ((outcome.failure.errcode ?? 0) & 0xff) === busy
    if (isBusy && performance.now() < until) return false
    // Data that others still read leaves the log the next time it is emptied.
    reply(isBusy && order === 'scrub' ? { rows: [] } : outcome)
    return true
  }

  function work(): void {
    timer = undefined
    let isHeld = false
    waiting = waiting.filter((one) => {
      if (isHeld && !one.isRead && performance.now() < one.until) return true
      const isLeft = !finish(one)
      isHeld ||= isLeft && !one.isRead
      return isLeft
    })
    // Random, so that waiters do not return together.
    if (waiting.length > 0) timer = setTimeout(work, 2 + Math.random() * 20)
  }

  return (order, reply) => {
    const isRead = typeof order !== 'string' && order.every(({ text }) => /^\s*SELECT\b/.test(text))
    const one = { order, isRead, until: performance.now() + patienceMs, reply }
    if (isRead && finish(one)) return
    waiting.push(one)
    if (timer === undefined) work()
  }
}
