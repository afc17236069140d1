import { describe, expect, it } from 'vitest'
import { createMemoryPorts } from '#tests/support/machine-ports.ts'
import { startMachine } from '#tests/support/start-machine.ts'
import { isSiteError } from '../model/errors/site-error.ts'
import { compileMachine } from './compile.ts'
import type { MachineDocument } from '../model/config/machine-document.ts'
import { toInitialView } from '../model/machine-view.ts'
import { createRegistry } from './registry.ts'

const compile = (document: object) =>
  compileMachine({ id: 'm', ...document } as MachineDocument, createRegistry(createMemoryPorts()))

function problemsOf(document: object): string[] {
  try {
    compile(document)
  } catch (error) {
    if (!isSiteError(error, 'MachineInvalid')) throw error
    return error.message
      .split('\n')
      .slice(1)
      .map((line) => line.trim())
      .filter(Boolean)
  }
  return []
}

describe('compileMachine', () => {
  it('[PAGEBUILDER-07] reports every unknown name and wrong expression at once, with its place', () => {
    expect(
      problemsOf({
        context: { now: { '@expr': 'now()' }, x: { '@expr': 'context.y' } },
        guards: { 'own.g': { when: { '@expr': '1 +' } } },
        delays: { 'own.d': { duration: { '@expr': 'input.x' } } },
        actions: { 'own.a': [{ type: 'nope' }] },
        initial: 'a',
        states: {
          a: {
            entry: [{ type: 'asign', params: { x: 1 } }],
            invoke: { src: 'httpGett', onDone: { target: 'a', guard: { type: 'isFine' } } },
            after: { '5s': { target: 'a' }, 'own.e': { target: 'a' } },
            on: {
              go: [
                {
                  target: 'a',
                  guard: {
                    type: 'xstate.and',
                    params: {
                      guards: [
                        { type: 'own.g' },
                        { type: 'xstate.not', params: { guard: { type: 'own.h' } } },
                      ],
                    },
                  },
                  actions: [{ type: 'log', params: { data: { deep: [{ '@expr': 'foo' }] } } }],
                },
              ],
            },
          },
        },
      }),
    ).toEqual([
      '/actions/own.a/0: unknown action "nope"',
      expect.stringContaining('/guards/own.g/when: The expression "1 +" is invalid'),
      '/delays/own.d/duration: "input.x" cannot be read here, only context and event',
      '/context/now: now() cannot be used in context',
      '/context/x: "context.y" cannot be read here, only input',
      '/states/a/after: unknown delay "5s"',
      '/states/a/after: unknown delay "own.e"',
      '/states/a/entry/0: unknown action "asign"',
      '/states/a/invoke: unknown actor "httpGett"',
      '/states/a/invoke/onDone/guard: unknown guard "isFine"',
      '/states/a/on/go/0/guard/params/guards/1/params/guard: unknown guard "own.h"',
      expect.stringContaining(
        '/states/a/on/go/0/actions/0/params/data/deep/0: The expression "foo"',
      ),
    ])
  })

  it('[PAGEBUILDER-07] does not take what a prototype holds for a known name', () => {
    expect(problemsOf({ entry: [{ type: 'toString' }], invoke: { src: 'constructor' } })).toEqual([
      '/entry/0: unknown action "toString"',
      '/invoke: unknown actor "constructor"',
    ])
  })

  it('reports a target that does not exist', () => {
    const problems = problemsOf({ initial: 'a', states: { a: { on: { go: { target: 'b' } } } } })
    expect(problems.join()).toContain("Child state 'b' does not exist")
  })

  it('refuses own actions that contain themselves', () => {
    expect(
      problemsOf({
        actions: { 'own.a': [{ type: 'own.b' }], 'own.b': [{ type: 'own.a' }] },
        entry: [{ type: 'own.a' }],
      }),
    ).toContain('/actions/own.b/0: "own.a" contains itself')
  })

  it('reports named values that are unknown, contain themselves, or read what their user cannot', () => {
    expect(
      problemsOf({
        values: {
          isOdd: { '@expr': 'context.n % 2 == 1' },
          isFresh: { '@expr': 'now() - input.at < 5 && values.isOdd' },
          round: { '@expr': 'values.about' },
          about: { '@expr': '!values.round' },
          broken: { '@expr': '1 +' },
        },
        context: { a: { '@expr': 'values.isFresh' }, b: { '@expr': 'values.isOld' } },
        entry: [
          { type: 'assign', params: { a: { '@expr': 'values.isFresh' } } },
          { type: 'assign', params: { a: { '@expr': 'values.round || values.broken' } } },
          { type: 'assign', params: { a: { '@expr': 'values.constructor' } } },
          { type: 'assign', params: { a: { '@expr': 'values' } } },
        ],
      }),
    ).toEqual([
      '/context/a: now(), which "values.isFresh" reads, cannot be used in context',
      '/context/a: "context.n", which "values.isOdd" reads, cannot be read here, only input',
      '/context/b: unknown value "isOld"',
      '/values/round: "round" contains itself',
      '/values/about: "about" contains itself',
      '/values/broken: The expression "1 +" is invalid: "the end" was not expected (character 4).',
      '/entry/0/params/a: "input.at", which "values.isFresh" reads, cannot be read here, only context and event',
      '/entry/2/params/a: unknown value "constructor"',
      '/entry/3/params/a: The expression "values" is invalid: "." was expected before "the end" (character 7).',
    ])
  })

  it('computes a named value where it is used, with what can be read there', () => {
    const document = {
      values: {
        double: { '@expr': '2 * input.n' },
        isNew: { '@expr': 'event.n != context.last' },
        word: { '@expr': "values.isNew ? 'new' : 'old'" },
      },
      context: { last: { '@expr': 'values.double + 1' }, word: null },
      on: {
        go: [
          {
            guard: { type: 'xstate.not', params: { guard: { '@expr': 'values.isNew' } } },
            actions: [{ type: 'assign', params: { word: { '@expr': "values.word + '!'" } } }],
          },
          {
            actions: [
              { type: 'assign', params: { word: { '@expr': 'values.word' } } },
              { type: 'assign', params: { last: { '@expr': 'event.n' } } },
            ],
          },
        ],
      },
    }
    const { state, send } = startMachine(document, { input: { n: 3 } })
    expect(state().context).toEqual({ last: 7, word: null })
    send({ type: 'go', n: 8 })
    expect(state().context).toEqual({ last: 8, word: 'new' })
    send({ type: 'go', n: 8 })
    expect(state().context).toEqual({ last: 8, word: 'old!' })
  })

  it('tells own actions from each other whose names begin alike', () => {
    expect(
      problemsOf({
        actions: { 'own.a': [{ type: 'own.ab' }], 'own.ab': [{ type: 'log' }] },
        entry: [{ type: 'own.a' }],
      }),
    ).toEqual([])
  })

  it('evaluates own actions one after the other, each with the context the last one left', () => {
    const { state } = startMachine({
      id: 'm',
      context: { n: 1 },
      actions: {
        'own.double': [{ type: 'assign', params: { n: { '@expr': 'context.n * 2' } } }],
        'own.quadruple': [{ type: 'own.double' }, { type: 'own.double' }],
      },
      entry: [{ type: 'own.quadruple' }, { type: 'own.double' }],
    })
    expect(state().context).toEqual({ n: 8 })
  })

  it('decides composite guards, own guards and stateIn', () => {
    const guard = {
      type: 'xstate.and',
      params: {
        guards: [
          {
            type: 'xstate.or',
            params: { guards: [{ type: 'own.isBig' }, { '@expr': 'event.force' }] },
          },
          { type: 'xstate.not', params: { guard: { '@expr': 'context.isLocked' } } },
          { type: 'xstate.stateIn', params: { stateId: '#ready' } },
        ],
      },
    }
    const machine = startMachine({
      id: 'm',
      type: 'parallel',
      context: { n: 0, isLocked: false, taken: 0 },
      guards: {
        'own.isBig': { when: { type: 'own.isOverTwo' } },
        'own.isOverTwo': { when: { '@expr': 'context.n > 2' } },
      },
      states: {
        a: {
          initial: 'idle',
          states: { idle: { on: { wake: { target: 'awake' } } }, awake: { id: 'ready' } },
        },
        b: {
          on: {
            set: { actions: [{ type: 'assign', params: { n: { '@expr': 'event.n' } } }] },
            lock: { actions: [{ type: 'assign', params: { isLocked: true } }] },
            go: {
              guard,
              actions: [{ type: 'assign', params: { taken: { '@expr': 'context.taken + 1' } } }],
            },
          },
        },
      },
    })
    const taken = () => machine.state().context['taken']
    machine.send({ type: 'go', force: true })
    expect(taken()).toBe(0)
    machine.send({ type: 'wake' })
    machine.send({ type: 'go' })
    expect(taken()).toBe(0)
    machine.send({ type: 'go', force: true })
    machine.send({ type: 'set', n: 3 })
    machine.send({ type: 'go' })
    expect(taken()).toBe(2)
    machine.send({ type: 'lock' })
    machine.send({ type: 'go', force: true })
    expect(taken()).toBe(2)
  })

  it('computes delays and reads the time from the clock port', () => {
    const ports = createMemoryPorts()
    ports.clock.advance(5000)
    const machine = startMachine(
      {
        id: 'm',
        context: { until: 0, tries: 2 },
        delays: {
          'own.backoff': { duration: { '@expr': '100 * context.tries' } },
          'own.wrong': { duration: { '@expr': "context.tries * 'x'" } },
        },
        initial: 'waiting',
        states: {
          waiting: {
            after: {
              'own.backoff': {
                target: 'done',
                actions: [{ type: 'assign', params: { until: { '@expr': 'now()' } } }],
              },
            },
          },
          done: { after: { 'own.wrong': { target: 'end' } } },
          end: { type: 'final' },
        },
      },
      { ports },
    )
    ports.clock.advance(199)
    expect(machine.state().value).toBe('waiting')
    ports.clock.advance(1)
    // A delay that is no number counts as none: both fall due at once.
    expect(machine.state()).toMatchObject({ value: 'end', context: { until: 5200 } })
  })

  it('gives actors their computed input and the machine its computed output', async () => {
    const ports = createMemoryPorts()
    ports.answers['/a/7'] = { answer: 42 }
    const machine = startMachine(
      {
        id: 'm',
        context: { id: { '@expr': 'input.id' } },
        initial: 'asking',
        output: { '@expr': 'event.output' },
        states: {
          asking: {
            invoke: {
              src: 'httpGet',
              input: { url: { '@expr': "'/a/' + context.id" } },
              onDone: { target: 'end' },
            },
          },
          end: { type: 'final', output: { value: { '@expr': 'event.output.answer' } } },
        },
      },
      { ports, input: { id: 7 } },
    )
    await expect.poll(() => machine.actor.getSnapshot().output).toEqual({ value: 42 })
  })

  it('ends an always cycle instead of hanging', () => {
    const machine = compile({
      initial: 'a',
      states: { a: { always: { target: 'b' } }, b: { always: { target: 'a' } } },
    })
    expect(() => toInitialView(machine)).toThrow('Infinite loop')
  })

  it('writes the declared fields right after they change, before what follows', () => {
    const { ports, send } = startMachine({
      id: 'm',
      context: { kept: 0, other: 0 },
      persist: { storage: 'local', key: 'k', fields: ['kept'] },
      on: {
        change: {
          actions: [
            { type: 'assign', params: { kept: { '@expr': 'event.to' } } },
            { type: 'focus', params: { selector: { '@expr': "'#kept-' + context.kept" } } },
            { type: 'assign', params: { kept: { '@expr': 'context.kept + 1' } } },
          ],
        },
        ignore: { actions: [{ type: 'assign', params: { other: 1 } }] },
      },
    })
    const writes: string[] = []
    ports.storage.local.setItem = (_, value) => {
      writes.push(value)
      ports.effects.push(['stored', value])
    }
    send({ type: 'ignore' })
    expect(writes).toEqual([])
    send({ type: 'change', to: 5 })
    expect(ports.effects).toEqual([
      ['stored', '{"kept":5}'],
      ['focus', '#kept-5'],
      ['stored', '{"kept":6}'],
    ])
  })
})
