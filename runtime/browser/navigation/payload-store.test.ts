import { describe, expect, it } from 'vitest'
import type { Payload } from '../../model/payload.ts'
import { createPayloadStore } from './payload-store.ts'

const pageAt = (path: string) => new URL(path, 'https://site.example')
const facts = { buildId: 'b1', locale: 'en' }

function setUp(
  answer: (path: string, init: RequestInit) => Response | Promise<Response> = reply(),
) {
  const asked: { path: string; init: RequestInit }[] = []
  const time = { now: 0 }
  const store = createPayloadStore({
    fetch: async (path, init) => {
      asked.push({ path, init })
      return answer(path, init)
    },
    now: () => time.now,
    document: () => facts,
  })
  return { store, asked, time }
}

function reply(changes: Partial<Payload> = {}, type = 'application/json', status = 200) {
  const payload = {
    html: '<h1>',
    locale: 'en',
    buildId: 'b1',
    frame: 'navbar | footer',
    ...changes,
  }
  return () => new Response(JSON.stringify(payload), { status, headers: { 'content-type': type } })
}

/** An answer that comes on demand, or fails when its request is aborted. */
function pending() {
  const answers: (() => void)[] = []
  const answer = (_: string, { signal }: RequestInit) =>
    new Promise<Response>((resolve, reject) => {
      answers.push(() => resolve(reply()()))
      signal?.addEventListener('abort', () => reject(new DOMException('ended', 'AbortError')))
    })
  return { answer, answers }
}

describe('payloads', () => {
  it('[BUILD-04] are asked for once and then kept', async () => {
    const { store, asked } = setUp()
    const both = await Promise.all([store.load(pageAt('/a')), store.load(pageAt('/a#b'))])
    expect(both[0]).toBe(both[1])
    await store.load(pageAt('/a/'))
    expect(asked.map(({ path }) => path)).toEqual(['/a/_payload.json'])
    expect(store.has(pageAt('/a'))).toBe(true)
  })

  it('are asked for again after 5 minutes', async () => {
    const { store, asked, time } = setUp()
    await store.load(pageAt('/a'))
    time.now = 5 * 60_000 - 1
    await store.load(pageAt('/a'))
    expect(asked).toHaveLength(1)
    time.now = 5 * 60_000
    expect(store.has(pageAt('/a'))).toBe(false)
    await store.load(pageAt('/a'))
    expect(asked).toHaveLength(2)
  })

  it('are 40 at most; the oldest goes first', async () => {
    const { store } = setUp()
    for (let index = 0; index <= 40; index++) await store.load(pageAt(`/${index}`))
    expect(store.has(pageAt('/0'))).toBe(false)
    expect(store.has(pageAt('/1'))).toBe(true)
    expect(store.has(pageAt('/40'))).toBe(true)
  })

  it('never follow a redirect themselves', async () => {
    const { store, asked } = setUp()
    await store.load(pageAt('/a'))
    expect(asked[0]!.init.redirect).toBe('manual')
  })
})

describe('a payload', () => {
  it.each([
    ['of another build (BUILD-02)', reply({ buildId: 'b2' })],
    ['of another language', reply({ locale: 'de' })],
    ['that is not there', reply({}, 'application/json', 404)],
    [
      'that redirects',
      () => Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' }),
    ],
  ])('[ROUTE-43] %s is left to the document, and nothing went wrong', async (_, answer) => {
    const { store } = setUp(answer)
    expect(await store.load(pageAt('/a'))).toBeNull()
  })

  it('of another layout is as good as any: its frame comes by itself', async () => {
    const { store } = setUp(reply({ frame: 'footer.b' }))
    expect(await store.load(pageAt('/a'))).toMatchObject({ frame: 'footer.b' })
  })
})

describe('a payload is refused', () => {
  it.each([
    ['an error', reply({}, 'application/json', 503), /the answer was 503/],
    ['anything but JSON', reply({}, 'text/html'), /the answer was text\/html/],
    ['JSON that is no payload', reply({ html: undefined as never }), /contains no page/],
    [
      'broken JSON',
      () => new Response('{', { headers: { 'content-type': 'application/json' } }),
      /JSON/,
    ],
  ])('[ROUTE-43] for %s', async (_, answer, message) => {
    const { store } = setUp(answer)
    await expect(store.load(pageAt('/a'))).rejects.toThrow(message)
  })

  it('and a failed request is not kept', async () => {
    let isDown = true
    const { store, asked } = setUp(() => (isDown ? Promise.reject(new Error('down')) : reply()()))
    await expect(store.load(pageAt('/a'))).rejects.toThrow('down')
    isDown = false
    await store.load(pageAt('/a'))
    expect(asked).toHaveLength(2)
  })
})

describe('an ended request', () => {
  it('is forgotten at once, for who asks again in the same moment', async () => {
    const { answer, answers } = pending()
    const { store, asked } = setUp(answer)
    const first = new AbortController()
    const ended = store.load(pageAt('/a'), { signal: first.signal })
    first.abort()
    const again = store.load(pageAt('/a'))
    await expect(ended).rejects.toThrow('ended')
    expect(asked).toHaveLength(2)
    answers[1]!()
    await expect(again).resolves.toMatchObject({ html: '<h1>' })
    expect(store.has(pageAt('/a'))).toBe(true)
  })

  it('does not take away a payload that came before', async () => {
    const { store, asked } = setUp()
    const controller = new AbortController()
    await store.load(pageAt('/a'), { signal: controller.signal })
    controller.abort()
    await store.load(pageAt('/a'))
    expect(asked).toHaveLength(1)
  })

  it('of someone else’s stays, when the one who joined it leaves', async () => {
    const { answer, answers } = pending()
    const { store, asked } = setUp(answer)
    const prefetched = store.load(pageAt('/a'))
    const visitor = new AbortController()
    const visited = store.load(pageAt('/a'), { signal: visitor.signal })
    visitor.abort()
    answers[0]!()
    await Promise.all([prefetched, visited])
    expect(asked).toHaveLength(1)
  })
})
