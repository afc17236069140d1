import { beforeEach, describe, expect, it } from 'vitest'
import { fromCallback, fromPromise } from 'xstate'
import {
  createRegistry,
  createSystem,
  type Behaviours,
  type Implementations,
  type MachineDocument,
} from '#runtime/machines'
import { createMemoryPorts, settle, type MemoryPorts } from '#tests/support/machine-ports.ts'
import { startMachine } from '#tests/support/start-machine.ts'
import behaviours from '../../site-config/behaviours.json' with { type: 'json' }
import navigation from '../navigation/machine.json' with { type: 'json' }
import document from './machine.json' with { type: 'json' }

const hour = 3_600_000
const input = behaviours.actors.find(({ id }) => id === 'update')?.input

let ports: MemoryPorts
let showTab: () => void
let isWatched: boolean
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
  isWatched = false
})
const asked: string[] = []

const inPage = (build: string): Implementations => ({
  actors: {
    'update.shownBuild': fromPromise(async () => ({ build })),
    'update.tabShown': fromCallback(({ sendBack }) => {
      isWatched = true
      showTab = () => sendBack({ type: 'tab.shown' })
      return () => {
        isWatched = false
      }
    }),
    fetchPayload: fromPromise(async () => ({})),
    swapPage: fromPromise(async () => {}),
  },
})
async function start(build = 'a1') {
  const started = startMachine(document, { ports, input, implementations: [inPage(build)] })
  await settle()
  return started
}
const pass = async (milliseconds: number) => {
  ports.clock.advance(milliseconds)
  await settle()
}

describe('update', () => {
  it('[BUILD-01] [OP42] asks for the newest build once an hour, with the time in the query', async () => {
    await start()
    await pass(hour - 1)
    expect(asked).toEqual([])
    await pass(1)
    expect(asked).toEqual([`/builds/latest.json?t=${hour}`])
    await pass(hour)
    expect(asked.slice(1)).toEqual([`/builds/latest.json?t=${2 * hour}`])
  })

  it('[BUILD-01] [OP47] asks when the visitor comes back to the tab, at most once a minute', async () => {
    await start()
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
    const system = createSystem({
      documents: [document, navigation] as unknown as MachineDocument[],
      behaviours: {
        actors: [
          { id: 'navigation', machine: 'navigation' },
          { id: 'update', machine: 'update', input },
        ],
      } as Behaviours,
      registry: createRegistry(ports, inPage('a1')),
    })
    system.start()
    await settle()
    latest = { id: 'b2', timestamp: '2026-11-21T09:00:00.000Z' }
    await pass(hour)
    expect(system.get('update')?.getSnapshot().value).toBe('outdated')
    expect(ports.effects).toEqual([])
    system.send('navigation', { type: 'link.followed', url: '/pricing' } as never)
    expect(ports.effects).toEqual([['navigate', '/pricing', { replace: false }]])
    expect(isWatched).toBe(false)
    await pass(5 * hour)
    expect(asked).toHaveLength(1)
  })

  it.each([
    ['the network is gone', new TypeError('Failed to fetch')],
    ['the server is being replaced', new Response('', { status: 503 })],
    ['the answer is a page', new Response('<!doctype html>')],
  ])('asks again later when %s, and says so as information only', async (_, answer) => {
    latest = answer
    const { state } = await start()
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
    const { state } = await start()
    await pass(hour)
    expect(state().value).toEqual({ watching: 'resting' })
  })

  it('never asks on a development server', async () => {
    const { state } = await start('dev')
    await pass(3 * hour)
    expect([state().value, asked, isWatched]).toEqual(['off', [], false])
  })
})
