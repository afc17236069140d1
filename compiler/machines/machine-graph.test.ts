import { describe, expect, it } from 'vitest'
import type { GuardDocument, MachineDocument } from '../../runtime/model/config/machine-document.ts'
import { toGraph } from './machine-graph.ts'
import { printGuard } from './print-guard.ts'
import { stripForBrowser } from '../../runtime/machines/strip-for-browser.ts'

const document: MachineDocument = {
  id: 'm',
  description: 'A machine.',
  schemas: { events: { go: {} } },
  meta: { tests: { inputs: [{}] } },
  context: { description: 'kept: a field of the context' },
  delays: { 'own.soon': { duration: 5 } },
  initial: 'a',
  on: { reset: { target: '.a' } },
  states: {
    a: {
      description: 'First.',
      invoke: { src: 'httpGet', input: { url: '/', meta: 'kept' }, onDone: { target: 'b.c' } },
      on: {
        go: [
          { guard: { '@expr': 'event.fast' }, target: '#m.b.d', description: 'Fast.' },
          { actions: [{ type: 'log', params: { level: 'info', code: 'X', description: 'kept' } }] },
        ],
        description: { target: 'b' },
      },
    },
    b: {
      initial: 'c',
      onDone: { target: 'a' },
      states: {
        c: { after: { 'own.soon': { target: 'd' }, '100': { target: 'd' } } },
        d: { type: 'final' },
        meta: { always: { target: 'c' } },
      },
    },
  },
}

describe('toGraph', () => {
  it('[PAGEBUILDER-08] has a node for each state and an edge for each transition', () => {
    const { nodes, edges, problems, root } = toGraph(document)
    expect(problems).toEqual([])
    expect(nodes.map(({ id, kind, at }) => [id, kind, at])).toEqual([
      ['m', 'compound', ''],
      ['m.a', 'atomic', '/states/a'],
      ['m.b', 'compound', '/states/b'],
      ['m.b.c', 'atomic', '/states/b/states/c'],
      ['m.b.d', 'final', '/states/b/states/d'],
      ['m.b.meta', 'atomic', '/states/b/states/meta'],
    ])
    expect(root.initial?.id).toBe('m.a')
    expect(
      edges.map(({ source, target, kind, trigger, guard, isInternal }) =>
        [source.id, kind, trigger, guard ?? '', isInternal ? '' : target.id].join(' | '),
      ),
    ).toEqual([
      'm | event | reset |  | m.a',
      'm.a | event | go | event.fast | m.b.d',
      'm.a | event | go |  | ',
      'm.a | event | description |  | m.b',
      'm.a | done | httpGet done |  | m.b.c',
      'm.b | done | done |  | m.a',
      'm.b.c | after | after 100 ms |  | m.b.d',
      'm.b.c | after | after soon |  | m.b.d',
      'm.b.meta | always |  |  | m.b.c',
    ])
    expect(edges[2]?.actions).toEqual(['log(X)'])
  })

  it('names targets and initial states that do not exist, and leaves their edges out', () => {
    const { problems, edges } = toGraph({
      id: 'm',
      initial: 'x',
      states: { a: { on: { go: [{ target: 'y' }, { target: '#m.a.z' }, { target: '.w' }] } } },
    })
    expect(edges).toEqual([])
    expect(problems).toEqual([
      { at: '/initial', message: 'no state "x" here' },
      { at: '/states/a/on/go/0/target', message: 'no state "y"' },
      { at: '/states/a/on/go/1/target', message: 'no state "#m.a.z"' },
      { at: '/states/a/on/go/2/target', message: 'no state ".w"' },
    ])
  })
})

describe('printGuard', () => {
  it.each<[GuardDocument, string]>([
    [{ '@expr': 'context.n > 2' }, 'context.n > 2'],
    [{ type: 'own.isOpen' }, 'isOpen'],
    [
      { type: 'atLeast', params: { count: 2, of: { '@expr': 'context.n' } } },
      'atLeast(2, context.n)',
    ],
    [{ type: 'xstate.not', params: { guard: { '@expr': 'a.b > 1' } } }, '¬(a.b > 1)'],
    [
      {
        type: 'xstate.and',
        params: {
          guards: [
            { type: 'own.a' },
            { type: 'xstate.not', params: { guard: { '@expr': 'context.b' } } },
          ],
        },
      },
      'a ∧ ¬context.b',
    ],
    [
      {
        type: 'xstate.and',
        params: {
          guards: [
            { type: 'xstate.or', params: { guards: [{ type: 'own.a' }, { type: 'own.b' }] } },
            { type: 'own.c' },
          ],
        },
      },
      '(a ∨ b) ∧ c',
    ],
    [{ type: 'xstate.stateIn', params: { stateId: '#m.a' } }, 'in #m.a'],
  ])('prints %o', (guard, label) => {
    expect(printGuard(guard)).toBe(label)
  })
})

describe('stripForBrowser', () => {
  it('leaves out what people, tools and tests read, and nothing that is data', () => {
    const stripped = stripForBrowser(document)
    expect(stripped).toEqual({
      id: 'm',
      context: { description: 'kept: a field of the context' },
      delays: { 'own.soon': { duration: 5 } },
      initial: 'a',
      on: { reset: { target: '.a' } },
      states: {
        a: {
          invoke: { src: 'httpGet', input: { url: '/', meta: 'kept' }, onDone: { target: 'b.c' } },
          on: {
            go: [
              { guard: { '@expr': 'event.fast' }, target: '#m.b.d' },
              {
                actions: [
                  { type: 'log', params: { level: 'info', code: 'X', description: 'kept' } },
                ],
              },
            ],
            description: { target: 'b' },
          },
        },
        b: document.states!['b'],
      },
    })
    expect(document.description).toBe('A machine.')
  })
})
