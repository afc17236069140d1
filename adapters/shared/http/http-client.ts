/** Requests to services of others, which may be slow, down or wrong: each ends in time, with an answer or an HttpFailure. */
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
  /** At most, with the first. */
  attempts: number
  /**
   * @param attempt - the one that failed, from 1
   * @returns ms before the next; undefined when there is to be none
   */
  toPause(failure: HttpFailure, attempt: number): number | undefined
}

export interface Breaker {
  /** In a row, before the service is left alone. */
  failures: number
  /** How long it is, before one request probes whether it is back. */
  restMs: number
  /** `requests` fail with the last of their repeats. */
  counts: 'attempts' | 'requests'
}

export interface HttpClientOptions<Answer> {
  /** Of one attempt, its body included; a function is asked before each. */
  timeoutMs: number | (() => number)
  /** Of all attempts and pauses together. */
  budgetMs?: number
  /**
   * Reads an answer, while the time of its attempt runs.
   *
   * @throws HttpFailure for one that counts as none
   */
  toAnswer(response: Response): Promise<Answer>
  /** After any failure but those that `limits` takes. */
  repeats?: Repeats
  /** After a 429, which then is no failure to the breaker and begins the repeats anew. */
  limits?: Repeats
  breaker?: Breaker
  /** Before each pause. */
  onPause?(failure: HttpFailure, ms: number): void
  /** Around each attempt and outside of its time. */
  around?(attempt: () => Promise<Answer>): Promise<Answer>
  fetch?: Fetch
  sleep?: Sleep
}

export interface HttpClient<Answer> {
  /** @throws HttpFailure, and what `timeoutMs` or `around` throw */
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

  /** Sleeps by itself: what has time waits for minutes, and says so. */
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
    // The others would wait for the one that probes.
    if (policy.state === CircuitState.HalfOpen) throw resting()
    try {
      return await policy.execute(({ signal }) => task(signal), outer)
    } catch (error) {
      throw error instanceof BrokenCircuitError ? resting(error) : error
    }
  }
}
