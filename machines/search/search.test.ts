import { describe, expect, it } from 'vitest'
import { fromCallback, fromPromise } from 'xstate'
import { settle } from '#tests/support/machine-ports.ts'
import { startMachine } from '#tests/support/start-machine.ts'
import document from './machine.json' with { type: 'json' }

const start = (load: () => Promise<void>) =>
  startMachine(document, {
    implementations: [
      {
        actors: {
          'search.dialog': fromCallback(() => {}),
          'search.hits': fromCallback(() => {}),
          'search.load': fromPromise(load),
        },
      },
    ],
  })

describe('search', () => {
  it('[OP29] reports what stands for a second, and nothing that is typed on the way', async () => {
    const { send, ports } = start(async () => {})
    send({ type: 'search.wanted' })
    await settle()
    send({ type: 'search.found', query: 'onb', count: 9 })
    ports.clock.advance(600)
    send({ type: 'search.found', query: 'onboarding', count: 7 })
    ports.clock.advance(999)
    expect(ports.effects).toEqual([])
    ports.clock.advance(1)
    expect(ports.effects).toEqual([
      ['track', { name: 'Search input', properties: { query: 'onboarding', count: 7 } }],
    ])
    send({ type: 'search.found', query: '', count: 0 })
    ports.clock.advance(2000)
    expect(ports.effects).toHaveLength(1)
  })

  it('gets the index once, and again after a failure', async () => {
    let loads = 0
    const { send, state } = start(async () => {
      loads += 1
      if (loads === 1) throw new Error('503')
    })
    send({ type: 'search.wanted' })
    await settle()
    expect(state().tags).toEqual(['failed'])
    send({ type: 'search.wanted' })
    await settle()
    expect(state().value).toEqual({ ready: 'quiet' })
    send({ type: 'search.wanted' })
    await settle()
    expect(loads).toBe(2)
  })
})
