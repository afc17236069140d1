import { expect, it } from 'vitest'
import { createMemoryPorts } from '#tests/support/machine-ports.ts'
import { startMachine } from '#tests/support/start-machine.ts'
import { translate } from './calculator-element.ts'
import { implementations } from './implementations.ts'
import machine from './machine.json' with { type: 'json' }

const input = { id: 'section-1', calculator: 'roi-calculator' }
const sound = {
  type: 'numbers.change',
  isEntered: true,
  entries: { learners: '500' },
  locale: 'en',
  faults: [],
  refused: null,
  results: { cost: 48_000 },
}
const faulty = { ...sound, entries: { learners: '' }, faults: ['learners'], results: {} }
const restored = { ...sound, isEntered: false }

function start(ports = createMemoryPorts()) {
  const started = startMachine(machine, { input, ports, implementations: [implementations] })
  const reported = () => ports.effects.filter(([name]) => name === 'track')
  return { ...started, ports, reported }
}

const event = (name: string) => ['track', { name, properties: { calculator: 'roi-calculator' } }]

it('[ROI-02] reports the start at the first input, the completion at the first result, each once', () => {
  const { send, reported } = start()
  send(faulty)
  send(faulty)
  expect(reported()).toEqual([event('Calculator started')])
  send(sound)
  send(faulty)
  send(sound)
  expect(reported()).toEqual([event('Calculator started'), event('Calculator completed')])
})

it('[ROI-02] reports both at once when the first input gives a result', () => {
  const { send, reported } = start()
  send(sound)
  expect(reported()).toEqual([event('Calculator started'), event('Calculator completed')])
})

it('[ROI-02] reports nothing of numbers that came with a link', () => {
  const { send, reported, state } = start()
  send(restored)
  expect(state().value).toMatchObject({ figures: { calculating: 'valid' } })
  expect(reported()).toEqual([])
})

it('[ROI-01] is valid or invalid by what the numbers come to', () => {
  const { send, state } = start()
  expect(state().tags).toEqual(['example'])
  send(sound)
  expect(state()).toMatchObject({ tags: ['valid'], context: { results: { cost: 48_000 } } })
  send({ ...sound, refused: 0, results: {} })
  expect(state()).toMatchObject({ tags: ['invalid'], context: { results: {} } })
  send(faulty)
  expect(state().tags).toEqual(['invalid'])
})

it('keeps what was entered for this calculator only, while the tab is open', () => {
  const ports = createMemoryPorts()
  start(ports).send(sound)
  expect(start(ports).state().context['entries']).toEqual({ learners: '500' })
  const other = startMachine(machine, {
    input: { ...input, calculator: 'bread' },
    ports,
    implementations: [implementations],
  })
  expect(other.state().context['entries']).toEqual({})
})

it('takes from what is kept in the browser only texts, and of languages what is one', () => {
  const entries = { learners: 500, hours: '7.5', rate: null }
  const fields = ['learners', 'hours', 'rate'].map((name) => ({ name }))
  const element = { calculation: { locale: 'en' }, fields }
  for (const locale of [5, 'x', 'http://[', '', ['x']]) {
    expect(translate({ entries, locale } as never, element as never)).toEqual({ hours: '7.5' })
  }
})

it('reads what was entered in a regional locale as that writes numbers', () => {
  const element = { calculation: { locale: 'en-gb' }, fields: [{ name: 'hours' }] }
  for (const locale of ['de', 'de-at', 'pt-br', 'es-ar'])
    expect(translate({ entries: { hours: '1.234,5' }, locale } as never, element as never)).toEqual(
      { hours: '1,234.5' },
    )
})
