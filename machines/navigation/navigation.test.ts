import { beforeEach, describe, expect, it } from 'vitest'
import { fromPromise } from 'xstate'
import { createMemoryPorts, settle, type MemoryPorts } from '#tests/support/machine-ports.ts'
import { startMachine } from '#tests/support/start-machine.ts'
import document from './machine.json' with { type: 'json' }

interface Request {
  url: string
  signal: AbortSignal
  answer: (payload: unknown) => void
  fail: (error: Error) => void
}

let ports: MemoryPorts
let requests: Request[]
let swaps: unknown[]
let failSwap: boolean
beforeEach(() => {
  ports = createMemoryPorts()
  requests = []
  swaps = []
  failSwap = false
})

const start = () =>
  startMachine(document, {
    ports,
    implementations: [
      {
        actors: {
          fetchPayload: fromPromise<unknown, { url: string }>(
            ({ input, signal }) =>
              new Promise((answer, fail) =>
                requests.push({ url: input.url, signal, answer, fail }),
              ),
          ),
          swapPage: fromPromise(async ({ input }) => {
            swaps.push(input)
            if (failSwap) throw new Error('no main element')
          }),
        },
      },
    ],
  })
const leavings = () => ports.effects.filter(([name]) => name === 'navigate')

describe('navigation', () => {
  it('[BUILD-04] loads the payload of a followed link and swaps it in', async () => {
    const { send, state, emitted } = start()
    send({ type: 'link.followed', url: '/pricing' })
    expect(state()).toMatchObject({ value: 'loading', tags: ['busy'] })
    requests[0]!.answer({ title: 'Pricing' })
    await settle()
    expect(swaps).toEqual([
      { payload: { title: 'Pricing' }, url: '/pricing', scroll: null, isPop: false },
    ])
    expect(state().value).toBe('idle')
    expect(emitted).toEqual([{ type: 'page.changed', url: '/pricing' }])
    expect(leavings()).toEqual([])
  })

  it('goes back to where the page was scrolled', async () => {
    const { send } = start()
    send({ type: 'history.popped', url: '/', scroll: 420 })
    requests[0]!.answer({})
    await settle()
    expect(swaps).toEqual([{ payload: {}, url: '/', scroll: 420, isPop: true }])
  })

  it('aborts a page on its way when another link is followed: the last one wins', async () => {
    const { send } = start()
    send({ type: 'link.followed', url: '/a' })
    send({ type: 'link.followed', url: '/b' })
    expect(requests.map(({ url, signal }) => [url, signal.aborted])).toEqual([
      ['/a', true],
      ['/b', false],
    ])
    requests[0]!.answer({ title: 'A' })
    requests[1]!.answer({ title: 'B' })
    await settle()
    expect(swaps).toEqual([expect.objectContaining({ url: '/b', payload: { title: 'B' } })])
  })

  it('leaves by a full navigation when the payload cannot be had', async () => {
    const { send, state } = start()
    send({ type: 'link.followed', url: '/a' })
    requests[0]!.fail(new Error('503'))
    await settle()
    expect(leavings()).toEqual([['navigate', '/a', { replace: false }]])
    expect(state().value).toBe('leaving')
    expect(ports.effects).toContainEqual([
      'log',
      'warn',
      'PayloadNavigationFailed',
      { url: '/a', error: expect.any(Error) },
    ])
  })

  it('[BUILD-04] leaves by a full navigation when the payload does not come in 15 seconds', () => {
    const { send, state } = start()
    send({ type: 'link.followed', url: '/a' })
    ports.clock.advance(14_999)
    expect(leavings()).toEqual([])
    ports.clock.advance(1)
    expect(leavings()).toEqual([['navigate', '/a', { replace: false }]])
    expect(requests[0]!.signal.aborted).toBe(true)
    expect(state().value).toBe('leaving')
  })

  it('leaves by a full navigation when the swap fails, without another history entry on back', async () => {
    failSwap = true
    const { send } = start()
    send({ type: 'history.popped', url: '/a', scroll: 0 })
    requests[0]!.answer({})
    await settle()
    expect(leavings()).toEqual([['navigate', '/a', { replace: true }]])
  })

  it('follows another link while the browser is already leaving', async () => {
    const { send } = start()
    send({ type: 'link.followed', url: '/a' })
    requests[0]!.fail(new Error('503'))
    await settle()
    send({ type: 'link.followed', url: '/b' })
    expect(leavings().map(([, url]) => url)).toEqual(['/a', '/b'])
    expect(requests).toHaveLength(1)
  })

  it('works again when the browser brings the left page back', async () => {
    const { send, state } = start()
    send({ type: 'link.followed', url: '/a' })
    requests[0]!.fail(new Error('503'))
    await settle()
    ports.fire('window', 'pagehide')
    expect(state().value).toBe('idle')
    send({ type: 'link.followed', url: '/b' })
    expect(requests.at(-1)?.url).toBe('/b')
  })

  it('goes nowhere after all when the page was left for another document', async () => {
    const { send, state } = start()
    send({ type: 'link.followed', url: '/a' })
    ports.fire('window', 'pagehide')
    expect(state().value).toBe('idle')
    // The restored page learns that the request failed meanwhile, and its clock goes on.
    requests[0]!.fail(new Error('the connection was closed'))
    await settle()
    ports.clock.advance(20_000)
    expect(state().value).toBe('idle')
    expect(leavings()).toEqual([])
  })

  it('stays when something of the page shown was asked for meanwhile', async () => {
    const { send, state } = start()
    send({ type: 'link.followed', url: '/a' })
    send({ type: 'page.kept' })
    requests[0]!.answer({})
    await settle()
    expect(state().value).toBe('idle')
    expect(leavings()).toEqual([])
  })

  it('[BUILD-02] makes the next navigation a full one once a newer build is out', () => {
    const { send } = start()
    send({ type: 'build.outdated' })
    expect(leavings()).toEqual([])
    send({ type: 'link.followed', url: '/a' })
    expect(requests).toEqual([])
    expect(leavings()).toEqual([['navigate', '/a', { replace: false }]])
  })
})
