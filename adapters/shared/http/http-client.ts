/**
 * Calls external services, which may be slow, down or wrong: each request ends in time, with an
 * answer or an HttpFailure.
 */
import { setTimeout as wait } from 'node:timers/promises'
import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleWhen,
  retry,
  TaskCancelledError,
  timeout,
  TimeoutStrategy,
} from 'cockatiel'
import { HttpFailure, noConnection, tooLate } from './http-failure.ts'

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>
export type Sleep = (ms: number) => Promise<unknown>

export interface Repeats {
  /** Most attempts, including the first. */
  attempts: number
  /**
   * @param attempt - number of the failed attempt, from 1
   * @returns milliseconds before the next; undefined to give up
   */
  toPause(failure: HttpFailure, attempt: number): number | undefined
}

export interface Breaker {
  /** Consecutive failures before the service is left alone. */
  failures: number
  /** Milliseconds of rest before one request probes whether it is back. */
  restMs: number
  /** Whether failed attempts count, or requests, which fail with the last of their repeats. */
  counts: 'attempts' | 'requests'
}

export interface HttpClientOptions<Answer> {
  /** Time limit of one attempt, including its body; a function is called before each. */
  timeoutMs: number | (() => number)
  /** Time limit of all attempts and pauses together. */
  budgetMs?: number
  /**
   * Reads an answer, within the time limit of its attempt.
   *
   * @throws HttpFailure for an answer that counts as a failure
   */
  toAnswer(response: Response): Promise<Answer>
  /** Repeats after any failure except those covered by `limits`. */
  repeats?: Repeats
  /** Repeats after a 429, which then does not count for the breaker and restarts `repeats`. */
  limits?: Repeats
  breaker?: Breaker
  /** Called before each pause. */
  onPause?(failure: HttpFailure, ms: number): void
  /** Wraps each attempt, outside of its time limit. */
  around?(attempt: () => Promise<Answer>): Promise<Answer>
  fetch?: Fetch
  sleep?: Sleep
}

export interface HttpClient<Answer> {
  /** @throws HttpFailure, and errors of `timeoutMs` and `around` */
  send(url: string, init?: RequestInit): Promise<Answer>
}

type Task<Answer> = (signal: AbortSignal) => Promise<Answer>

export function createHttpClient<Answer>(options: HttpClientOptions<Answer>): HttpClient<Answer> {
  const { timeoutMs, budgetMs, toAnswer, repeats, limits } = options
  const {
    onPause,
    around = (attempt) => attempt(),
    fetch = globalThis.fetch,
    sleep = wait,
  } = options
  const isLimit = (failure: HttpFailure) => limits !== undefined && failure.isLimit
  const breaker = options.breaker && createBreaker(options.breaker, isLimit)

  const attempt =
    (url: string, init: RequestInit | undefined): Task<Answer> =>
    (outer) =>
      around(() =>
        within(typeof timeoutMs === 'number' ? timeoutMs : timeoutMs(), outer, async (signal) => {
          const response = await fetch(url, { ...init, signal }).catch((error: unknown) => {
            throw noConnection(error)
          })
          return toAnswer(response)
        }),
      )

  /** Sleeps itself, so that patient callers can wait for minutes and report it. */
  const repeat = (
    again: Repeats,
    isMeant: (failure: HttpFailure) => boolean,
    task: Task<Answer>,
  ): Task<Answer> => {
    return (outer) => {
      let failure: HttpFailure | undefined
      let pause: number | undefined
      let attempts = 0
      const isWorthIt = (error: unknown): boolean => {
        attempts += 1
        if (!(error instanceof HttpFailure) || !isMeant(error)) return false
        failure = error
        pause = again.toPause(error, attempts)
        return pause !== undefined
      }
      const policy = retry(handleWhen(isWorthIt), { maxAttempts: again.attempts - 1 })
      return policy.execute(async ({ signal }) => {
        if (failure && pause !== undefined) {
          onPause?.(failure, pause)
          await sleep(pause)
        }
        return task(signal)
      }, outer)
    }
  }

  return {
    send(url, init) {
      let task = attempt(url, init)
      if (breaker && options.breaker?.counts === 'attempts') task = breaker(task)
      if (repeats) task = repeat(repeats, (failure) => !isLimit(failure), task)
      if (breaker && options.breaker?.counts === 'requests') task = breaker(task)
      if (limits) task = repeat(limits, isLimit, task)
      const { signal } = new AbortController()
      return budgetMs === undefined ? task(signal) : within(budgetMs, signal, task)
    },
  }
}

async function within<Answer>(ms: number, outer: AbortSignal, task: Task<Answer>): Promise<Answer> {
  // An aborted fetch may be the first to fail.
  const inTime = (signal: AbortSignal) =>
    task(signal).catch((error: unknown) => {
      throw signal.aborted ? new TaskCancelledError() : error
    })
  try {
    const policy = timeout(ms, TimeoutStrategy.Aggressive)
    return await policy.execute(({ signal }) => inTime(signal), outer)
  } catch (error) {
    throw error instanceof TaskCancelledError ? tooLate(ms) : error
  }
}

function createBreaker(
  { failures, restMs }: Breaker,
  isLimit: (failure: HttpFailure) => boolean,
): <Answer>(task: Task<Answer>) => Task<Answer> {
  const policy = circuitBreaker(
    handleWhen((error) => error instanceof HttpFailure && !isLimit(error)),
    { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(failures) },
  )
  const resting = (cause?: unknown) =>
    new HttpFailure('resting', 'it kept failing and is left alone for a moment', { cause })
  return (task) => async (outer) => {
    // Other requests would wait for the probe.
    if (policy.state === CircuitState.HalfOpen) throw resting()
    try {
      return await policy.execute(({ signal }) => task(signal), outer)
    } catch (error) {
      throw error instanceof BrokenCircuitError ? resting(error) : error
    }
  }
}
