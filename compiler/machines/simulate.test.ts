import { describe, expect, it } from 'vitest'
import { repositoryRoot } from '../read/roots.ts'
import type { MachineDocument } from '../../runtime/model/config/machine-document.ts'
import { readMachines } from '../../workbench/inspector/read-machines.ts'
import { toGraph, toPath } from './machine-graph.ts'
import { createSimulation, parseContext } from './simulate.ts'
import { toStateValue } from './state-place.ts'

const document: MachineDocument = {
  id: 'door',
  schemas: { context: { type: 'object', properties: { times: { type: 'integer' } } } },
  meta: { tests: { inputs: [{ times: 4 }], outputs: { 'door.ask': [true, false] } } },
  context: { times: { '@expr': 'input.times' } },
  type: 'parallel',
  states: {
    leaf: {
      initial: 'shut',
      states: {
        shut: { on: { open: { target: 'asking' } } },
        asking: {
          invoke: { src: 'door.ask', onDone: { target: 'open' }, onError: { target: 'shut' } },
          after: { 500: { target: 'shut' } },
        },
        open: {
          initial: 'half',
          states: { half: { on: { push: { target: 'wide' } } }, wide: {} },
          on: {
            shut: {
              guard: { '@expr': 'context.times > 1' },
              target: 'shut',
              actions: [{ type: 'assign', params: { times: { '@expr': 'context.times - 1' } } }],
            },
          },
        },
        back: { type: 'history' },
      },
    },
    lock: { initial: 'off', states: { off: {}, on: {} } },
  },
}

describe('createSimulation', () => {
  const simulation = createSimulation(document)

  it('[PAGEBUILDER-08] begins in the first state, or in the one that is named', () => {
    const first = simulation.begin({ states: '' })
    expect(first.value).toEqual({ leaf: 'shut', lock: 'off' })
    expect(first.context).toEqual({ times: 4 })
    const named = simulation.begin({ states: 'leaf.open,lock.on', context: { times: 1 } })
    expect(named.value).toEqual({ leaf: { open: 'half' }, lock: 'on' })
    expect(named.context).toEqual({ times: 1 })
  })

  it('[PAGEBUILDER-08] goes on from there as declared', () => {
    const open = simulation.begin({ states: 'leaf.open.wide', context: { times: 2 } })
    expect(simulation.accepts(open, { type: 'push' })).toBe(false)
    const shut = simulation.send(open, { type: 'shut' })
    expect([shut.value, shut.context]).toEqual([{ leaf: 'shut', lock: 'off' }, { times: 1 }])
    const again = simulation.begin({ states: 'leaf.open', context: { times: 1 } })
    expect(simulation.accepts(again, { type: 'shut' })).toBe(false)
    expect(simulation.send(again, { type: 'shut' }).value).toEqual(again.value)
  })

  it('[PAGEBUILDER-08] lists what may end in a state, and goes on when that is said', () => {
    const asking = simulation.begin({ states: 'leaf.asking' })
    const ends = simulation.ends(asking)
    expect(ends.map(({ label }) => label)).toEqual([
      'after 500 ms',
      'door.ask done',
      'door.ask failed',
    ])
    expect(ends[1]!.examples).toEqual([{ output: true }, { output: false }])
    const next = ends.map(({ type, examples: [fields] }) =>
      simulation.send(asking, { ...fields, type }),
    )
    expect(next.map(({ value }) => (value as { leaf: unknown }).leaf)).toEqual([
      'shut',
      { open: 'half' },
      'shut',
    ])
    expect(simulation.ends(simulation.begin({ states: '' }))).toEqual([])
  })

  it.each(readMachines([repositoryRoot]).map(({ document }) => [document.id, document] as const))(
    '[PAGEBUILDER-08] begins in each state of %s',
    (_, document) => {
      const simulation = createSimulation(document)
      for (const node of toGraph(document).nodes) {
        if (node.kind === 'history') continue
        const snapshot = simulation.begin({ states: toPath(node) })
        const ids = (snapshot._nodes as { id: string }[]).map(({ id }) => id)
        expect(ids).toContain(node.id)
        for (const { type, examples } of simulation.ends(snapshot))
          for (const fields of examples)
            expect(simulation.send(snapshot, { ...fields, type }).status).not.toBe('error')
      }
    },
  )
})

describe('toStateValue', () => {
  it.each([
    ['leaf.opn', 'There is no state "opn" in leaf of door. There are: shut, asking, open.'],
    ['gate', 'There is no state "gate" in door. There are: leaf, lock.'],
    ['lock.on.more', 'There is no state "more" in lock.on of door, which has no states.'],
    ['leaf.open,leaf.shut', 'leaf of door cannot be in "open" and "shut" at once.'],
  ])('[PAGEBUILDER-08] says what is wrong with %s', (states, message) => {
    expect(() => toStateValue(document, states)).toThrow(message)
  })
})

describe('parseContext', () => {
  it('says what is wrong with a context', () => {
    expect(parseContext(document, '{"times":1}')).toEqual({ times: 1 })
    expect(() => parseContext(document, '{')).toThrow('The context is not JSON: ')
    expect(() => parseContext(document, '[]')).toThrow('The context must be an object')
    expect(() => parseContext(document, '{"tims":1}')).toThrow(
      'The context of door has no field "tims". It has: times.',
    )
  })
})
