import { describe, expect, it } from 'vitest'
import { createMemoryPorts, type MemoryPorts } from '#tests/support/machine-ports.ts'
import { startMachine } from '#tests/support/start-machine.ts'
import { implementations } from './implementations.ts'
import document from './machine.json' with { type: 'json' }

async function start(ports: MemoryPorts = createMemoryPorts(), variant = 'long') {
  const input = { id: 'experiment-lines', experiment: 'lines', variant }
  const { state } = startMachine(document, { input, ports, implementations: [implementations] })
  await expect.poll(() => state().value).not.toBe('asking')
  const viewed = () =>
    ports.effects.filter(([name]) => name === 'track').map(([, event]) => event as object)
  return { ports, viewed, scroll: (isInView: boolean) => ports.memoryPage.scroll(isInView) }
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
    const again = await start(ports)
    again.scroll(true)
    ports.clock.advance(1000)
    expect(again.viewed()).toEqual([event('long')])
    const other = await start(ports, 'short')
    other.scroll(true)
    ports.clock.advance(1000)
    expect(other.viewed()).toEqual([event('long'), event('short')])
  })

  it('is reported where the browser keeps nothing, too', async () => {
    const ports = createMemoryPorts()
    ports.storage.session.getItem = () => {
      throw new Error('forbidden')
    }
    const { viewed, scroll } = await start(ports)
    scroll(true)
    ports.clock.advance(1000)
    expect(viewed()).toEqual([event('long')])
  })
})
