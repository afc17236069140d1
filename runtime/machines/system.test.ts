import { afterEach, describe, expect, it, vi } from 'vitest'
import { createActor, type AnyActorRef, type InspectionEvent } from 'xstate'
import { createMemoryPorts, settle } from '#tests/support/machine-ports.ts'
import { compileMachine } from './compile.ts'
import type { MachineDocument } from '../model/config/machine-document.ts'
import { toServerView } from '../model/machine-view.ts'
import { createRegistry } from './registry.ts'
import { createServerSystem, initialSnapshot } from './server-system.ts'
import { installSystem, sharedSystem } from './shared-system.ts'
import type { BehaviourActor } from '#schemas/config-types.ts'
import { createSystem, type MachineSystem } from './system.ts'

const counter: MachineDocument = {
  id: 'counter',
  context: { n: { '@expr': 'input.stored.n ?? input.from ?? 0' } },
  persist: { storage: 'local', key: 'counter', fields: ['n'] },
  initial: 'low',
  states: {
    low: { tags: ['few'], always: { guard: { '@expr': 'context.n > 2' }, target: 'high' } },
    high: {},
  },
  on: {
    add: { actions: [{ type: 'assign', params: { n: { '@expr': 'context.n + 1' } } }] },
    tell: { actions: [{ type: 'send', params: { to: 'other', event: { type: 'add' } } }] },
  },
}
/** Its request fails and nothing handles that. */
const fragile: MachineDocument = {
  id: 'fragile',
  initial: 'asking',
  states: { asking: { invoke: { src: 'httpGet', input: { url: '/nowhere' } } } },
}
const brief: MachineDocument = { id: 'brief', initial: 'end', states: { end: { type: 'final' } } }
const broken: MachineDocument = { id: 'broken', entry: [{ type: 'nope' }] }
const documents = [counter, fragile, brief, broken]

function start(actors: BehaviourActor[], inspect?: (event: InspectionEvent) => void) {
  const ports = createMemoryPorts()
  const registry = createRegistry(ports)
  const system = createSystem({ documents, behaviours: { actors }, registry, inspect })
  return { ports, system, registry }
}
const logged = ({ effects }: ReturnType<typeof createMemoryPorts>) =>
  effects.filter(([name]) => name === 'log').map(([, , code]) => code)

describe('createSystem', () => {
  it('[PAGEBUILDER-06] starts the declared actors in order, with their input', () => {
    const { system } = start([
      { id: 'a', machine: 'counter', input: { from: 1 } },
      { id: 'b', machine: 'counter' },
    ])
    expect(system.live()).toEqual([])
    system.start()
    expect(system.live().map(({ id, machine }) => [id, machine])).toEqual([
      ['a', 'counter'],
      ['b', 'counter'],
    ])
    expect(system.get('a')?.getSnapshot().context).toEqual({ n: 1 })
  })

  it.each([
    ['at once', () => {}],
    ['prepared', (system: MachineSystem) => system.prepare()],
  ])('reports an actor that cannot be made, and starts the others, %s', (_, prepare) => {
    const { system, ports } = start([
      { id: 'x', machine: 'broken' },
      { id: 'y', machine: 'missing' },
      { id: 'a', machine: 'counter' },
      { id: 'a', machine: 'counter' },
    ])
    prepare(system)
    expect(ports.effects).toEqual([])
    system.start()
    expect(system.live().map(({ id }) => id)).toEqual(['a'])
    expect(logged(ports)).toEqual(['ActorFailed', 'ActorFailed', 'ActorFailed'])
    expect(ports.effects.map(([, , , error]) => (error as Error).message)).toEqual([
      expect.stringContaining('unknown action "nope"'),
      expect.stringContaining('Known machines: counter, fragile, brief, broken'),
      expect.stringContaining('"a" is already running'),
    ])
  })

  it('reports an actor that fails later; its siblings live on and its id is free again', async () => {
    const { system, ports } = start([
      { id: 'f', machine: 'fragile' },
      { id: 'a', machine: 'counter' },
    ])
    system.start()
    let changes = 0
    system.subscribe(() => changes++)
    await settle()
    expect(logged(ports)).toEqual(['ActorFailed'])
    expect(system.get('f')?.getSnapshot().status).toBe('error')
    expect(changes).toBeGreaterThan(0)
    system.send('a', { type: 'add' })
    expect(system.get('a')?.getSnapshot().context).toEqual({ n: 1 })
    expect(() => system.spawn('f', 'counter')).not.toThrow()
    expect(() => system.spawn('a', 'counter')).toThrow(
      expect.objectContaining({ code: 'ActorIdTaken' }),
    )
  })

  it('reports an event for an actor that does not run', () => {
    const { system, ports } = start([])
    system.send('nobody', { type: 'add' })
    expect(ports.effects).toEqual([
      [
        'log',
        'error',
        'ActorUnknown',
        expect.objectContaining({ message: expect.stringContaining('"add" was sent to "nobody"') }),
      ],
    ])
  })

  it('lets machines send to each other by id, those of islands included', () => {
    const { system, registry } = start([
      { id: 'a', machine: 'counter' },
      { id: 'other', machine: 'counter' },
    ])
    system.start()
    system.send('a', { type: 'tell' })
    expect(system.get('other')?.getSnapshot().context).toEqual({ n: 1 })
    registry.sendElsewhere('other', { type: 'add' })
    expect(system.get('other')?.getSnapshot().context).toEqual({ n: 2 })
  })

  it('lets a machine send while an action of another runs, without a warning of XState', () => {
    const warn = vi.spyOn(console, 'warn')
    const { system, ports } = start([
      { id: 'a', machine: 'counter' },
      { id: 'other', machine: 'counter' },
    ])
    system.start()
    const setItem = ports.storage.local.setItem.bind(ports.storage.local)
    let isFirst = true
    ports.storage.local.setItem = (key, value) => {
      if (isFirst) {
        isFirst = false
        system.send('a', { type: 'tell' })
      }
      setItem(key, value)
    }
    system.send('other', { type: 'add' })
    expect(system.get('other')?.getSnapshot().context).toEqual({ n: 2 })
    expect(warn).not.toHaveBeenCalled()
    warn.mockRestore()
  })

  it('keeps actors that are done until they are stopped', () => {
    const { system } = start([])
    system.spawn('b', 'brief')
    expect(system.get('b')?.getSnapshot().status).toBe('done')
    system.stop('b')
    expect(system.get('b')).toBeUndefined()
    system.stop('b')
  })

  it('stops an actor, whose id can then be used again', () => {
    const { system } = start([{ id: 'a', machine: 'counter' }])
    system.start()
    const first = system.get('a')
    system.send('a', { type: 'add' })
    system.stop('a')
    expect(first?.getSnapshot().status).toBe('stopped')
    expect(system.spawn('a', 'counter', { from: 7 })).not.toBe(first)
  })

  it('gives back what was stored, and overwrites what cannot be read', () => {
    const { system, ports } = start([])
    ports.stores.local.set('counter', '{"n": 2, "foreign": true}')
    system.spawn('a', 'counter')
    system.send('a', { type: 'add' })
    expect(ports.stores.local.get('counter')).toBe('{"n":3}')
    for (const text of ['{nope', '[1]', '7', 'null']) {
      ports.stores.local.set('counter', text)
      system.stop('a')
      system.spawn('a', 'counter')
      expect(system.get('a')?.getSnapshot().context, text).toEqual({ n: 0 })
    }
    expect(logged(ports)).toEqual(Array.from({ length: 4 }, () => 'StoredStateInvalid'))
  })

  it('keeps actors that survive a change of page, and starts the others afresh', () => {
    const { system } = start([
      { id: 'a', machine: 'counter', survives: true },
      { id: 'b', machine: 'brief' },
    ])
    system.start()
    const [a, b] = [system.get('a'), system.get('b')]
    system.pageChanged()
    expect(system.get('a')).toBe(a)
    expect(system.get('b')).toBeDefined()
    expect(system.get('b')).not.toBe(b)
  })

  it('[PAGEBUILDER-08] lists every running actor and tells when the list changes', () => {
    const { system } = start([{ id: 'a', machine: 'counter' }])
    const seen: string[][] = []
    const stop = system.subscribe(() => seen.push(system.live().map(({ id }) => id)))
    system.start()
    system.spawn('b', 'counter')
    system.stop('a')
    stop()
    system.stop('b')
    expect(seen).toEqual([['a'], ['a', 'b'], ['b']])
    expect([...system.documents.keys()]).toContain('fragile')
  })

  it('[PAGEBUILDER-08] shows the inspector every actor and event', () => {
    const seen: string[] = []
    const { system } = start([{ id: 'a', machine: 'counter' }], (event) => {
      if (event.type === '@xstate.event')
        seen.push(`${(event.actorRef as AnyActorRef).id} ${event.event.type}`)
    })
    system.start()
    system.send('a', { type: 'add' })
    expect(seen).toContain('a add')
  })

  it('lists the actors of islands, hears of their errors and forgets them', async () => {
    const { system, ports } = start([{ id: 'a', machine: 'counter' }])
    system.start()
    const ref = createActor(system.compile(fragile), system.actorOptions)
    const leave = system.adopt({ id: 'island', machine: 'fragile', ref })
    expect(system.live().map(({ id }) => id)).toEqual(['a', 'island'])
    ref.start()
    await settle()
    expect(logged(ports)).toEqual(['ActorFailed'])
    leave()
    expect(system.live().map(({ id }) => id)).toEqual(['a'])
    system.adopt({ id: 'a', machine: 'fragile', ref })
    expect(logged(ports)).toEqual(['ActorFailed', 'ActorIdTaken'])
    expect(system.get('a')).not.toBe(ref)
  })

  it('stops everything at the end', () => {
    const { system } = start([{ id: 'a', machine: 'counter' }])
    system.start()
    const actor = system.get('a')
    system.dispose()
    expect(actor?.getSnapshot().status).toBe('stopped')
    expect(system.live()).toEqual([])
  })
})

describe('the state the server draws', () => {
  it('[PAGEBUILDER-13] is made without starting anything, from the declared input alone', () => {
    const view = initialSnapshot(counter, { from: 5 })
    expect(view).toMatchObject({ value: 'high', context: { n: 5 } })
    expect(view.matches('high')).toBe(true)
    expect(initialSnapshot(counter).hasTag('few')).toBe(true)
    expect(Object.isFrozen(view)).toBe(true)
    expect(Object.isFrozen(view.context)).toBe(true)
    expect(initialSnapshot(fragile).value).toBe('asking')
  })

  it('[PAGEBUILDER-13] is the same on the server and in a browser that has stored another', () => {
    const behaviours = { actors: [{ id: 'a', machine: 'counter', input: { from: 1 } }] }
    const server = createServerSystem({ documents, behaviours })
    const { system, ports } = start(behaviours.actors)
    ports.stores.local.set('counter', '{"n": 9}')
    system.start()
    expect(system.get('a')?.getSnapshot().context).toEqual({ n: 9 })
    expect(toServerView(system, 'a').context).toEqual(toServerView(server, 'a').context)
    expect(toServerView(system, 'a')).toBe(toServerView(system, 'a'))
    expect(server.get('a')).toBeUndefined()
  })

  it('knows the names that others provide, and a machine’s own', () => {
    const document: MachineDocument = {
      id: 'm',
      initial: 'a',
      states: {
        a: {
          invoke: { src: 'fetchPayload', input: { url: '/' } },
          always: { guard: { type: 'isOpen' }, target: 'b' },
        },
        b: {},
      },
    }
    expect(initialSnapshot(document, {}, [{ guards: { isOpen: () => true } }]).value).toBe('b')
  })

  it('[PAGEBUILDER-13] is that of a machine with code of its own, none of which runs', () => {
    const document: MachineDocument = {
      id: 'm',
      initial: 'a',
      actions: { 'own.begin': [{ type: 'chart.draw' }] },
      states: {
        a: {
          entry: [{ type: 'own.begin' }, { type: 'raise', params: { event: { type: 'go' } } }],
          invoke: { src: 'chart.gestures' },
          on: { go: { target: 'b', actions: [{ type: 'chart.draw' }] } },
        },
        b: {},
      },
    }
    expect(initialSnapshot(document).value).toBe('b')
    const undecided = {
      id: 'n',
      initial: 'a',
      states: { a: { always: { guard: { type: 'isOpen' } } } },
    }
    expect(() => initialSnapshot(undecided as MachineDocument)).toThrow('isOpen')
  })

  it('compiles a document once', () => {
    const { system, registry } = start([])
    expect(system.compile(counter)).toBe(system.compile(counter))
    expect(system.compile(counter)).not.toBe(compileMachine(counter, registry))
  })
})

describe('sharedSystem', () => {
  afterEach(() => void Reflect.deleteProperty(globalThis, Symbol.for('slicewright.system')))

  it('is one for everybody, until a development server replaces it', () => {
    expect(() => sharedSystem('consent')).toThrow(
      expect.objectContaining({
        code: 'MachineSystemMissing',
        message: expect.stringContaining('"consent"'),
      }),
    )
    const first = installSystem(() => start([]).system)
    expect(installSystem(() => start([]).system)).toBe(first)
    expect(sharedSystem('x')).toBe(first)
    const second = installSystem(() => start([]).system, { replace: true })
    expect(second).not.toBe(first)
    expect(sharedSystem('x')).toBe(second)
  })
})
