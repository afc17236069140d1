import { describe, expect, it } from 'vitest'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { readMachines } from '../read-machines.ts'
import { findConfigProblems } from './check-xstate-config.ts'
import { toXStateConfig } from './to-xstate-config.ts'

const documents = readMachines([repositoryRoot]).map(({ document }) => document)

/** A configuration with every construct once. */
const config = () => ({
  id: 'sample',
  context: { n: 0 },
  initial: 'one',
  states: {
    one: {
      tags: ['busy'],
      entry: [{ type: 'log', params: { text: 'in' } }],
      invoke: [{ src: 'httpGet', id: 'get', onDone: { target: 'two' }, onError: [{}] }],
      on: {
        go: [{ target: 'two', guard: { type: 'isFine', params: { n: 1 } } }, { guard: 'a ∧ b' }],
      },
      after: { 500: { target: 'two' }, 'own.soon': { target: 'two', reenter: true } },
    },
    two: { type: 'parallel', states: { a: {}, b: { type: 'final', output: { n: 1 } } } },
    back: { type: 'history', history: 'deep', target: 'one' },
  },
})

describe('findConfigProblems', () => {
  it.each(documents.map((document) => [document.id, document] as const))(
    '[PAGEBUILDER-08] finds nothing in the exported JSON of %s',
    (_, document) => {
      const text = JSON.stringify(toXStateConfig(document))
      expect(findConfigProblems(JSON.parse(text))).toEqual([])
    },
  )

  it('takes every construct of the form', () => {
    expect(findConfigProblems(config())).toEqual([])
  })

  const one = config().states.one
  const withOne = (change: object) => ({
    ...config(),
    states: { ...config().states, one: { ...one, ...change } },
  })
  it.each([
    ['a misspelt key', withOne({ onn: {} }), '/states/one', 'the key "onn" is unknown there'],
    ['what only this runtime reads', { ...config(), persist: {} }, '', 'the key "persist"'],
    ['no id', { ...config(), id: undefined }, '', "required property 'id'"],
    ['no initial state', { ...config(), initial: undefined }, '', "required property 'initial'"],
    ['an unknown type', withOne({ type: 'choice' }), '/states/one/type', 'must be one of atomic'],
    ['an action as text', withOne({ entry: ['log'] }), '/states/one/entry/0', 'must be object'],
    [
      'a computed guard',
      withOne({ always: { guard: { '@expr': 'true' } } }),
      '',
      "property 'type'",
    ],
    ['several targets', withOne({ on: { go: { target: ['one', 'two'] } } }), '', 'must be string'],
    ['no event', withOne({ on: { go: null } }), '/states/one/on/go', 'must be object'],
    ['a delay XState fires at once', withOne({ after: { '5s': {} } }), '/after', 'must match'],
    ['an actor without a name', withOne({ invoke: [{ id: 'x' }] }), '/invoke/0', "property 'src'"],
    ['a target of a usual state', withOne({ target: 'two' }), '', "property 'type'"],
  ])('[PAGEBUILDER-08] says where there is %s', (_, faulty, at, message) => {
    const problems = findConfigProblems(JSON.parse(JSON.stringify(faulty)))
    expect(problems).not.toEqual([])
    expect(problems[0]!.at).toContain(at)
    expect(problems.map((problem) => problem.message).join('\n')).toContain(message)
  })
})
