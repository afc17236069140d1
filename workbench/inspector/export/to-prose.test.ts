import { expect, it } from 'vitest'
import { repositoryRoot } from '#compiler/read/roots.ts'
import type { MachineDocument } from '../../../runtime/model/config/machine-document.ts'
import { readMachines } from '../read-machines.ts'
import { toProse } from './to-prose.ts'

const door: MachineDocument = {
  id: 'door',
  description: 'A door.',
  context: { knocks: 0, isLocked: false },
  values: {
    isOften: { '@expr': 'context.knocks > 2', description: 'somebody knocked three times' },
  },
  guards: {
    'own.isFree': { description: 'it is not locked', when: { '@expr': '!context.isLocked' } },
  },
  initial: 'shut',
  states: {
    shut: {
      description: 'Nobody comes in.',
      invoke: { src: 'bell', onDone: { target: 'open' }, onError: { target: 'shut' } },
      on: {
        knock: [
          { guard: { '@expr': 'values.isOften' }, target: 'open', description: 'Patience ends.' },
          {
            guard: {
              type: 'xstate.and',
              params: { guards: [{ type: 'own.isFree' }, { '@expr': '!values.isOften' }] },
            },
            actions: [
              { type: 'assign', params: { knocks: 1 } },
              { type: 'track', params: { name: 'Knocked' } },
            ],
          },
          { target: 'shut', reenter: true },
        ],
      },
    },
    open: { description: 'Come in.', after: { 3000: { target: 'shut' } } },
  },
}

it('tells a machine in sentences, guards by what they mean', () => {
  expect(toProse(door).split('\n\n')).toEqual([
    '**Anywhere.** It begins with *shut*.',
    '**shut.** Nobody comes in. Meanwhile `bell` runs. ' +
      'On `knock`: if somebody knocked three times, it goes on to *open* (Patience ends); ' +
      'if it is not locked and not: somebody knocked three times, it sets `knocks` and reports “Knocked”; ' +
      'otherwise it goes on to *shut*. ' +
      'When `bell` is done, it goes on to *open*. When `bell` fails, it goes on to *shut*.',
    '**open.** Come in. After 3000 ms, it goes on to *shut*.',
  ])
})

it('[PAGEBUILDER-08] tells every state of every machine', () => {
  for (const { document } of readMachines([repositoryRoot])) {
    const prose = toProse(document)
    for (const name of Object.keys(document.states ?? {})) expect(prose).toContain(`**${name}.**`)
    expect(prose).not.toMatch(/undefined|\[object|\*\*\.|, otherwise it/)
  }
})

it('says in words what consent, session, attribution and menus depend on', () => {
  const ids = ['consent', 'session', 'analytics-session', 'traffic-source', 'navbar']
  const named = readMachines([repositoryRoot]).filter(({ document }) => ids.includes(document.id))
  expect(named).toHaveLength(ids.length)
  for (const { document } of named)
    expect([document.id, toProse(document).match(/if `[^`]*`/g) ?? []]).toEqual([document.id, []])
})
