import { beforeEach, describe, expect, it } from 'vitest'
import { fromPromise } from 'xstate'
import { createMemoryPorts, settle, type MemoryPorts } from '#tests/support/machine-ports.ts'
import { startMachine } from '#tests/support/start-machine.ts'
import { startSystem } from '#tests/support/start-system.ts'
import behaviours from '../../site-config/behaviours.json' with { type: 'json' }
import navigation from '../navigation/machine.json' with { type: 'json' }
import { implementations } from './implementations.ts'
import document from './machine.json' with { type: 'json' }

const hour = 3_600_000
const input = behaviours.actors.find(({ id }) => id === 'update')?.input

let ports: MemoryPorts
let latest: unknown
beforeEach(() => {
  latest = { id: 'a1', timestamp: '2026-11-21T08:00:00.000Z' }
  ports = createMemoryPorts({
    async http(url) {
      asked.push(url)
      if (latest instanceof Error) throw latest
      return latest instanceof Response ? latest.clone() : Response.json(latest)
    },
  })
  asked.length = 0
})
const asked: string[] = []

/** The visitor comes back to the tab, or leaves it. */
const showTab = (isVisible = true) => {
  const visibilityState = isVisible ? 'visible' : 'hidden'
  ports.fire('document', 'visibilitychange', { target: { visibilityState } })
}
async function start(build: string | undefined) {
  ports.memoryPage.markup['html'] = build === undefined ? {} : { 'data-build': build }
  const started = startMachine(document, { ports, input, implementations: [implementations] })
  await settle()
  return started
}
const pass = async (milliseconds: number) => {
  ports.clock.advance(milliseconds)
  await settle()
}

describe('update', () => {
  it('[BUILD-01] [OP42] asks for the newest build once an hour, with the time in the query', async () => {
    await start('a1')
    await pass(hour - 1)
    expect(asked).toEqual([])
    await pass(1)
    expect(asked).toEqual([`/builds/latest.json?t=${hour}`])
    await pass(hour)
    expect(asked.slice(1)).toEqual([`/builds/latest.json?t=${2 * hour}`])
  })

  it('[BUILD-01] [OP47] asks when the visitor comes back to the tab, at most once a minute', async () => {
    await start('a1')
    await pass(90_000)
    showTab()
    await settle()
    expect(asked).toHaveLength(1)
    await pass(59_999)
    showTab()
    await settle()
    expect(asked).toHaveLength(1)
    await pass(1)
    showTab()
    await settle()
    expect(asked).toHaveLength(2)
  })

  it('[BUILD-01] [BUILD-02] tells the navigation of another build, and asks no more', async () => {
    ports.memoryPage.markup['html'] = { 'data-build': 'a1' }
    const system = startSystem({
      documents: [document, navigation],
      actors: [
        { id: 'navigation', machine: 'navigation' },
        { id: 'update', machine: 'update', ...(input && { input }) },
      ],
      ports,
      own: [implementations],
      extras: [
        {
          actors: {
            fetchPayload: fromPromise(async () => ({})),
            swapPage: fromPromise(async () => {}),
          },
        },
      ],
    })
    await settle()
    latest = { id: 'b2', timestamp: '2026-11-21T09:00:00.000Z' }
    await pass(hour)
    expect(system.get('update')?.getSnapshot().value).toBe('outdated')
    expect(ports.effects).toEqual([])
    system.send('navigation', { type: 'link.followed', url: '/pricing' } as never)
    expect(ports.effects).toEqual([['navigate', '/pricing', { replace: false }]])
    showTab()
    await pass(5 * hour)
    expect(asked).toHaveLength(1)
  })

  it.each([
    ['the network is gone', new TypeError('Failed to fetch')],
    ['the server is being replaced', new Response('', { status: 503 })],
    ['the answer is a page', new Response('<!doctype html>')],
  ])('asks again later when %s, and says so as information only', async (_, answer) => {
    latest = answer
    const { state } = await start('a1')
    await pass(hour)
    expect(state().value).toEqual({ watching: 'resting' })
    expect(ports.effects.filter(([name]) => name === 'log')).toEqual([
      ['log', 'info', 'BuildUnknown', expect.any(Error)],
    ])
    latest = { id: 'b2' }
    await pass(hour)
    expect(state().value).toBe('outdated')
  })

  it('takes an answer without an id for none', async () => {
    latest = {}
    const { state } = await start('a1')
    await pass(hour)
    expect(state().value).toEqual({ watching: 'resting' })
  })

  it('asks nothing when the visitor leaves the tab', async () => {
    await start('a1')
    await pass(90_000)
    showTab(false)
    await settle()
    expect(asked).toEqual([])
  })

  it.each([['dev'], [undefined]])('never asks on a page of the build %s', async (build) => {
    const { state } = await start(build)
    await pass(3 * hour)
    showTab()
    await settle()
    expect([state().value, asked]).toEqual(['off', []])
  })
})
