import { describe, expect, it } from 'vitest'
import { createHttpClient, failedWith, HttpFailure, type HttpClientOptions } from './index.ts'

/** A client of a service that answers with these statuses in turn, and then with 200. */
function open(statuses: number[], options: Partial<HttpClientOptions<number>> = {}) {
  const asked: number[] = []
  const slept: number[] = []
  const client = createHttpClient<number>({
    timeoutMs: 1000,
    fetch: async () => {
      const status = statuses[asked.length] ?? 200
      asked.push(status)
      return new Response(null, { status, headers: { 'retry-after': '3' } })
    },
    sleep: async (ms) => void slept.push(ms),
    toAnswer: async (response) => {
      if (!response.ok) throw failedWith(response)
      return response.status
    },
    ...options,
  })
  const failureOf = async () => {
    const failure: unknown = await client.send('http://service.test/').catch((error) => error)
    return failure instanceof HttpFailure ? failure.message : failure
  }
  return { client, failureOf, asked, slept }
}
const repeats = { attempts: 2, toPause: () => 50 }
const limits = { attempts: 3, toPause: ({ retryAfterMs }: HttpFailure) => retryAfterMs }
const resting = 'it kept failing and is left alone for a moment'

describe('the HTTP client', () => {
  it('asks once where nothing is said of repeats', async () => {
    const { failureOf, asked } = open([503])
    expect(await failureOf()).toBe('it answered with 503')
    expect(asked).toEqual([503])
  })

  it('waits out a limit as long as the service says, and repeats other failures anew after it', async () => {
    const { client, asked, slept } = open([503, 429, 503, 429, 503], { repeats, limits })
    expect(await client.send('http://service.test/')).toBe(200)
    expect(asked).toEqual([503, 429, 503, 429, 503, 200])
    expect(slept).toEqual([50, 3000, 50, 3000, 50])
  })

  it.each([
    ['attempts', [503, 503]],
    ['requests', [503, 503, 503, 503]],
  ] as const)('leaves a service alone after two %s that failed', async (counts, expected) => {
    const breaker = { failures: 2, restMs: 60_000, counts }
    const { failureOf, asked } = open(Array(9).fill(503), { repeats, breaker })
    for (let at = 0; at < 3; at += 1) await failureOf()
    expect(await failureOf()).toBe(resting)
    expect(asked).toEqual(expected)
  })

  it('takes a limit for no failure of the service', async () => {
    const breaker = { failures: 1, restMs: 60_000, counts: 'requests' } as const
    const { failureOf, asked } = open([429, 429, 429, 429], { limits, breaker })
    expect(await failureOf()).toBe('it answered with 429')
    expect(await failureOf()).toBe(200)
    expect(asked).toHaveLength(5)
  })

  it('does not blame the service for an attempt that was not made', async () => {
    const ours = new Error('no time is left')
    const breaker = { failures: 1, restMs: 60_000, counts: 'requests' } as const
    const times = [ours, 1000]
    const timeoutMs = () => {
      const next = times.shift()
      if (typeof next === 'number') return next
      throw next
    }
    const { failureOf, asked } = open([], { timeoutMs, repeats, breaker })
    expect(await failureOf()).toBe(ours)
    expect(await failureOf()).toBe(200)
    expect(asked).toEqual([200])
  })
})
