import { describe, expect, it } from 'vitest'
import { createMemoryPorts, settle, type MemoryPorts } from '#tests/support/machine-ports.ts'
import { startSystem } from '#tests/support/start-system.ts'
import consent from '../consent/machine.json' with { type: 'json' }
import { implementations } from './implementations.ts'
import document from './machine.json' with { type: 'json' }

interface Visitor {
  ports?: MemoryPorts
  variant?: string
  agrees?: boolean
  refusesTracking?: boolean
}

async function start({
  ports = createMemoryPorts(),
  variant = 'long',
  agrees = true,
  refusesTracking = false,
}: Visitor = {}) {
  const choices = { necessary: true, analytics: agrees, ad: false, decided: true, version: '1' }
  if (refusesTracking) ports.dom.refusesTracking = () => true
  else ports.cookies.set('consents', JSON.stringify(choices), {})
  const input = { id: 'experiment-lines', experiment: 'lines', variant }
  const system = startSystem({
    documents: [document, consent],
    actors: [
      { id: 'consent', machine: 'consent', input: { policyVersion: '1' } },
      { id: 'experiment', machine: 'experiment', input },
    ],
    ports,
    own: [implementations],
  })
  await settle()
  return {
    ports,
    viewed: () =>
      ports.effects.filter(([name]) => name === 'track').map(([, tracked]) => tracked as object),
    kept: () => ports.jar.get('experiment.lines'),
    send: (type: string) => system.send('consent', { type }),
    state: () => system.get('experiment')!.getSnapshot().value as unknown,
    scroll: (isInView: boolean) => ports.memoryPage.scroll(isInView),
  }
}

const event = (variant: string) => ({
  name: 'Experiment viewed',
  properties: { experiment: 'lines', variant },
})

describe('[ANALYTICS-08] that a variant was seen', () => {
  it('is reported once the section was in view for a second', async () => {
    const { ports, viewed, scroll } = await start()
    ports.clock.advance(60_000)
    scroll(true)
    ports.clock.advance(999)
    scroll(false)
    ports.clock.advance(60_000)
    expect(viewed()).toEqual([])
    scroll(true)
    ports.clock.advance(1000)
    expect(viewed()).toEqual([event('long')])
    scroll(false)
    scroll(true)
    ports.clock.advance(60_000)
    expect(viewed()).toHaveLength(1)
  })

  it('is reported once a visit, and again for another variant', async () => {
    const { ports, scroll } = await start()
    scroll(true)
    ports.clock.advance(1000)
    const again = await start({ ports })
    again.scroll(true)
    ports.clock.advance(1000)
    expect(again.viewed()).toEqual([event('long')])
    const other = await start({ ports, variant: 'short' })
    other.scroll(true)
    ports.clock.advance(1000)
    expect(other.viewed()).toEqual([event('long'), event('short')])
  })

  it('is reported where the browser keeps nothing, too', async () => {
    const ports = createMemoryPorts()
    ports.storage.session.getItem = () => {
      throw new Error('forbidden')
    }
    const { viewed, scroll } = await start({ ports })
    scroll(true)
    ports.clock.advance(1000)
    expect(viewed()).toEqual([event('long')])
  })
})

describe('[CONSENT-05] [SITE-05] without consent', () => {
  it.each([
    ['of a visitor who refused', { agrees: false }],
    ['of a browser that refuses tracking and did not tell the server', { refusesTracking: true }],
  ])('nothing is kept or told: %s', async (_, visitor) => {
    const { ports, kept, viewed, scroll, state } = await start(visitor)
    scroll(true)
    ports.clock.advance(60_000)
    expect([kept(), viewed(), state()]).toEqual([undefined, [], 'waiting'])
    expect(ports.storage.session.getItem('experiment.lines')).toBeNull()
  })

  it('nothing is, until it is given', async () => {
    const { ports, kept, viewed, scroll, send } = await start({ agrees: false })
    send('consent.accept-all')
    await settle()
    expect(kept()).toMatchObject({ value: 'long', attributes: { days: 90, sameSite: 'lax' } })
    scroll(true)
    ports.clock.advance(1000)
    expect(viewed()).toEqual([event('long')])
  })

  it('nothing is told, once it is withdrawn', async () => {
    const { ports, kept, viewed, scroll, send } = await start()
    expect(kept()?.value).toBe('long')
    scroll(true)
    ports.clock.advance(999)
    send('consent.refuse-all')
    ports.clock.advance(60_000)
    expect(viewed()).toEqual([])
  })
})
