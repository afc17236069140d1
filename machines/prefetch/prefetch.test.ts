import { beforeEach, describe, expect, it } from 'vitest'
import { fromPromise } from 'xstate'
import { createMemoryPorts, settle, type MemoryPorts } from '#tests/support/machine-ports.ts'
import { startMachine } from '#tests/support/start-machine.ts'
import document from './machine.json' with { type: 'json' }

let ports: MemoryPorts
let requests: { input: unknown; end: () => void; fail: () => void }[]
beforeEach(() => {
  ports = createMemoryPorts()
  requests = []
})

const start = () =>
  startMachine(document, {
    ports,
    implementations: [
      {
        actors: {
          fetchPayload: fromPromise(
            ({ input }) =>
              new Promise<void>((end, fail) =>
                requests.push({ input, end, fail: () => fail(new Error('404')) }),
              ),
          ),
        },
      },
    ],
  })
const untilReady = async () => {
  await settle()
  ports.clock.advance(1000)
  await settle()
}
const urls = () => requests.map(({ input }) => (input as { url: string }).url)

describe('prefetch', () => {
  it('[BUILD-04] waits for the page to load and a second more', async () => {
    const { send } = start()
    send({ type: 'prefetch.wanted', url: '/a' })
    await settle()
    ports.clock.advance(999)
    await settle()
    expect(requests).toEqual([])
    ports.clock.advance(1)
    await settle()
    expect(requests.map(({ input }) => input)).toEqual([{ url: '/a', priority: 'low' }])
    send({ type: 'prefetch.wanted', url: '/b' })
    expect(urls()).toEqual(['/a', '/b'])
  })

  it('[BUILD-05] runs at most four at once, and never one twice', async () => {
    const { send, state } = start()
    await untilReady()
    for (const url of ['/a', '/b', '/c', '/d', '/e', '/a', '/f', '/g']) {
      send({ type: 'prefetch.wanted', url })
    }
    expect(urls()).toEqual(['/a', '/b', '/c', '/d'])
    requests[2]!.end()
    await settle()
    expect(urls()).toEqual(['/a', '/b', '/c', '/d', '/e'])
    requests[0]!.fail()
    requests[1]!.end()
    await settle()
    expect(urls().slice(5)).toEqual(['/f', '/g'])
    expect(state().context).toMatchObject({ queue: [], active: 4 })
    for (const { end } of requests) end()
    await settle()
    expect(state().context['active']).toBe(0)
  })

  it.each([
    { saveData: true, effectiveType: '4g' },
    { saveData: false, effectiveType: '2g' },
    { saveData: false, effectiveType: 'slow-2g' },
  ])('[BUILD-06] fetches nothing ahead with %o', async (connection) => {
    ports.dom.connection = () => connection
    const { send, state } = start()
    send({ type: 'prefetch.wanted', url: '/a' })
    await untilReady()
    send({ type: 'prefetch.wanted', url: '/b' })
    expect(state().value).toBe('off')
    expect(requests).toEqual([])
  })

  it('[BUILD-05] a link that is reached for overtakes the queue, but not the four that run', async () => {
    const { send } = start()
    await untilReady()
    for (const url of ['/a', '/b', '/c', '/d', '/e', '/f', '/g'])
      send({ type: 'prefetch.wanted', url })
    send({ type: 'prefetch.wanted', url: '/f', isUrgent: true })
    expect(urls()).toEqual(['/a', '/b', '/c', '/d'])
    requests[0]!.end()
    await settle()
    expect(urls().at(-1)).toBe('/f')
    // A newer request takes its place; the former one waits with the others.
    send({ type: 'prefetch.wanted', url: '/new', isUrgent: true })
    send({ type: 'prefetch.wanted', url: '/newer', isUrgent: true })
    for (const at of [1, 2, 3, 4]) requests[at]!.end()
    await settle()
    expect(urls()).toEqual(['/a', '/b', '/c', '/d', '/f', '/newer', '/e', '/g', '/new'])
    send({ type: 'prefetch.wanted', url: '/a', isUrgent: true })
    await settle()
    expect(urls()).toHaveLength(9)
  })
})
