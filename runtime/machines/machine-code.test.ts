import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as xstate from 'xstate'
import { readMachineCatalogue } from '#compiler/read/machine-catalogue.ts'
import { findRoots } from '#compiler/read/roots.ts'
import { eventsFor, readMachineDocuments } from '#tests/support/machine-conformance.ts'
import { createMemoryPorts } from '#tests/support/machine-ports.ts'
import { runWritten } from '#tests/support/run-written.ts'
import { compileMachine } from './compile.ts'
import type { CompiledMachine } from './to-machine.ts'
import type { MachineDocument } from '../model/config/machine-document.ts'
import { writeMachine } from './machine-code.ts'
import { createRegistry, type Implementations } from './registry.ts'
import { createInertRegistry } from './server-system.ts'

const roots = findRoots()
const catalogue = readMachineCatalogue(roots)

/** Names are enough: nothing of an inert registry is run. */
function readOwnNames(folder: string): Implementations {
  const file = join(folder, 'implementations.json')
  return folder && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as object) : {}
}

/** Every guard by its own name, an expression, both sides of a composite one, and a state. */
const guarded = {
  id: 'guarded',
  schemas: {
    events: {
      go: { type: 'object', examples: [{ n: 1 }, { n: 3 }, { n: 3, force: true }, { n: 9 }] },
      wake: {},
    },
  },
  values: {
    start: { '@expr': 'input.start ?? 0' },
    isBig: { '@expr': 'event.n > 2' },
    isNew: { '@expr': 'values.isBig && context.last != event.n' },
  },
  context: { taken: { '@expr': '-values.start' }, last: null },
  guards: {
    'own.isBig': { when: { '@expr': 'values.isBig' } },
    'own.isWanted': {
      when: {
        type: 'xstate.or',
        params: {
          guards: [
            { '@expr': 'event.force' },
            { type: 'xstate.not', params: { guard: { type: 'own.isBig' } } },
          ],
        },
      },
    },
  },
  delays: { 'own.soon': { duration: { '@expr': '100 * context.taken' } } },
  type: 'parallel',
  states: {
    a: {
      initial: 'idle',
      states: {
        idle: { on: { wake: { target: 'awake' } } },
        awake: { id: 'ready', after: { 'own.soon': { target: 'idle' } } },
      },
    },
    b: {
      on: {
        go: [
          {
            guard: {
              type: 'xstate.and',
              params: {
                guards: [
                  { type: 'own.isBig' },
                  { type: 'xstate.stateIn', params: { stateId: '#ready' } },
                ],
              },
            },
            actions: [
              { type: 'assign', params: { last: 'awake', taken: 1 } },
              { type: 'assign', params: { taken: { '@expr': 'values.isNew ? 2 : 1' } } },
            ],
          },
          {
            guard: { type: 'own.isWanted' },
            actions: [
              { type: 'assign', params: { last: { '@expr': 'event.n' } } },
              { type: 'raise', params: { event: { type: 'wake' }, delay: 5, id: 'alarm' } },
              { type: 'emit', params: { event: { type: 'went', at: { '@expr': 'now()' } } } },
            ],
          },
        ],
      },
    },
  },
} as unknown as MachineDocument

describe('machines written as code', () => {
  const documents = [...readMachineDocuments(roots), ['', guarded] as const]

  it.each(documents.map(([folder, document]) => [document.id, document, folder] as const))(
    '[PAGEBUILDER-07] %s takes the same transitions with the same actions',
    (_, document, folder) => {
      const registry = createInertRegistry([readOwnNames(folder)])
      const [read, written] = [compileMachine, runWritten].map((make) => make(document, registry))
      expect(written!.events.toSorted()).toEqual(read!.events.toSorted())
      for (const input of document.meta?.tests?.inputs ?? [{}]) {
        expect(walkTogether(read!, written!, document, input)).toBeGreaterThan(0)
      }
    },
  )

  it('holds nothing of the document but what a browser needs', () => {
    const { code } = writeMachine(guarded, createInertRegistry([]))
    expect(code).not.toMatch(/@expr|schemas|values|isNew|own\.isBig|own\.isWanted/)
    expect(code).toContain('own.soon')
  })

  it('names what it uses of the registry, spawned actors and what the compiler adds included', () => {
    const { actions, actors } = writeMachine(
      {
        id: 'm',
        context: { kept: 0 },
        persist: { storage: 'local', key: 'k', fields: ['kept'] },
        actions: { 'own.keep': [{ type: 'assign', params: { kept: 1 } }] },
        initial: 'a',
        states: {
          a: {
            invoke: { src: 'pageLoaded' },
            entry: [
              { type: 'own.keep' },
              { type: 'raise', params: { event: { type: 'x' }, id: 'later' } },
              { type: 'spawn', params: { src: 'timer', id: 't' } },
            ],
          },
        },
      },
      createRegistry(createMemoryPorts()),
    )
    expect([...actions].toSorted()).toEqual(['assign', 'persist', 'raiseNamed', 'spawn'])
    expect([...actors].toSorted()).toEqual(['pageLoaded', 'timer'])
  })

  it('counts every actor as used where the one to spawn is computed', () => {
    const registry = createRegistry(createMemoryPorts())
    const { actors } = writeMachine(
      {
        id: 'm',
        entry: [{ type: 'spawn', params: { src: { '@expr': 'event.src' }, id: 't' } }],
      },
      registry,
    )
    expect([...actors]).toEqual(Object.keys(registry.actors))
  })

  it('refuses a document that names what does not exist', () => {
    const broken = { id: 'm', entry: [{ type: 'scrolLock' }] }
    expect(() => writeMachine(broken, createRegistry(createMemoryPorts()))).toThrow(
      '/entry/0: unknown action "scrolLock"',
    )
  })
})

/** Steps compared until nothing new is reached; bounds machines that count. */
const atMost = 2000
/** Contexts from which all events of a state are tried; machines that count or collect have any number of them. */
const contextsPerState = 40

function walkTogether(
  read: CompiledMachine,
  written: CompiledMachine,
  document: MachineDocument,
  input: object,
): number {
  type Step = [snapshot: xstate.AnyMachineSnapshot, actions: unknown[]]
  const see = ([{ status, value, context, tags }, actions]: Step) =>
    JSON.stringify({ status, value, context, tags: [...tags], actions: actions.map(toSeen) })
  const start = (machine: CompiledMachine) =>
    xstate.initialTransition(machine, input as never) as unknown as Step
  const waiting: [Step, Step][] = [[start(read), start(written)]]
  const seen = new Set<string>()
  const visits = new Map<string, number>()
  let compared = 0
  for (let pair = waiting.shift(); pair && compared < atMost; pair = waiting.shift()) {
    const [one, other] = pair
    const [wanted, got] = [see(one), see(other)]
    if (got !== wanted) expect(got).toBe(wanted)
    compared++
    const { value, context } = one[0]
    const key = JSON.stringify({ value, context })
    if (seen.has(key)) continue
    seen.add(key)
    const state = JSON.stringify(value)
    const contexts = (visits.get(state) ?? 0) + 1
    visits.set(state, contexts)
    if (contexts > contextsPerState) continue
    for (const event of eventsFor(one[0], document, catalogue)) {
      const step = (machine: CompiledMachine, from: Step) =>
        xstate.transition(machine, from[0] as never, event as never) as unknown as Step
      waiting.push([step(read, one), step(written, other)])
    }
  }
  return compared
}

/** Names and params; an actor by its id, since no two are the same. */
function toSeen(action: unknown): unknown {
  const { type, params } = action as { type: string; params?: unknown }
  return [
    type,
    JSON.stringify(params, (_, value) => (xstate.isMachineSnapshot(value) ? '' : toPlain(value))),
  ]
}

function toPlain(value: unknown): unknown {
  return value && typeof value === 'object' && 'sessionId' in value && 'id' in value
    ? value.id
    : value
}
