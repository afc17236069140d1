import { describe, expect, it, vi } from 'vitest'
import { createMachine, createActor, fromPromise } from 'xstate'
import catalogue from '#schemas/machine-implementations.json' with { type: 'json' }
import { createMemoryPorts, settle } from '#tests/support/machine-ports.ts'
import { startMachine } from '#tests/support/start-machine.ts'
import { createRegistry } from './registry.ts'

/** A machine of one state that runs the given actions on `go`. */
const doing = (...actions: object[]) => ({
  id: 'm',
  context: { a: { b: 1, c: 2 }, list: [] },
  on: { go: { actions } },
})
/** A machine of one state that keeps every event an actor sends. */
const hearing = (src: string, input: object, type = 'heard') => ({
  id: 'm',
  context: { events: [] },
  invoke: { src, input },
  on: {
    [type]: {
      actions: [
        { type: 'assign', params: { events: { '@expr': 'append(context.events, event)' } } },
      ],
    },
  },
})
const heardBy = ({ state }: ReturnType<typeof startMachine>) => state().context['events']

describe('registry', () => {
  it('[PAGEBUILDER-07] implements every name of the catalogue, and no other', () => {
    const { actions, actors, guards } = createRegistry(createMemoryPorts())
    const listGeneric = (entries: object) =>
      Object.entries(entries)
        .filter(([, entry]) => !('providedBy' in entry))
        .map(([name]) => name)
    expect(Object.keys(actors).toSorted()).toEqual(listGeneric(catalogue.actors).toSorted())
    expect(Object.keys(guards)).toEqual(Object.keys(catalogue.guards))
    // The compiler puts these into place; documents do not name them.
    expect(Object.keys(actions).toSorted()).toEqual(
      [...listGeneric(catalogue.actions), 'persist', 'raiseNamed'].toSorted(),
    )
  })

  it('takes implementations from outside, of a later one if two have a name', () => {
    const mine = fromPromise(async () => 1)
    const registry = createRegistry(
      createMemoryPorts(),
      { actors: { mine: fromPromise(async () => 0) }, guards: { isFine: () => true } },
      { actors: { mine } },
    )
    expect(registry.actors['mine']).toBe(mine)
    expect(registry.guards).toHaveProperty('isFine')
  })
})

describe('generic actions', () => {
  it('assigns at a path and leaves its neighbours alone', () => {
    const { send, state } = startMachine(
      doing({ type: 'assign', params: { 'a.b': { '@expr': 'event.b' }, 'd.e.f': 1 } }),
    )
    const before = state().context
    send({ type: 'go', b: 9 })
    expect(state().context).toEqual({ a: { b: 9, c: 2 }, d: { e: { f: 1 } }, list: [] })
    expect(before).toEqual({ a: { b: 1, c: 2 }, list: [] })
  })

  it('raises later, and not at all when cancelled', () => {
    const { ports, send, emitted } = startMachine({
      id: 'm',
      on: {
        go: {
          actions: [
            { type: 'raise', params: { event: { type: 'ring' }, delay: 100, id: 'alarm' } },
            { type: 'raise', params: { event: { type: 'ring' }, delay: 300, id: 'second' } },
          ],
        },
        stop: { actions: [{ type: 'cancel', params: { id: 'alarm' } }] },
        ring: { actions: [{ type: 'emit', params: { event: { type: 'rang' } } }] },
      },
    })
    send({ type: 'go' })
    ports.clock.advance(99)
    send({ type: 'stop' })
    ports.clock.advance(200)
    expect(emitted).toEqual([])
    ports.clock.advance(1)
    expect(emitted).toEqual([{ type: 'rang' }])
  })

  it('reports an event for an actor that does not exist, and goes on', () => {
    const { ports, send } = startMachine(
      doing(
        { type: 'send', params: { to: 'nobody', event: { type: 'hello' } } },
        { type: 'focus', params: { selector: '#x' } },
      ),
    )
    send({ type: 'go' })
    expect(ports.effects).toEqual([
      ['focus', '#x'],
      ['log', 'error', 'ActorUnknown', expect.objectContaining({ code: 'ActorUnknown' })],
    ])
  })

  it('spawns actors, hears their end and stops them', async () => {
    const ports = createMemoryPorts()
    ports.answers['/a'] = { n: 1 }
    const machine = startMachine(
      {
        id: 'm',
        context: { done: [] },
        on: {
          go: {
            actions: [
              {
                type: 'spawn',
                params: {
                  src: 'httpGet',
                  id: { '@expr': 'event.url' },
                  input: { url: { '@expr': 'event.url' } },
                },
              },
            ],
          },
          'xstate.done.actor.*': {
            actions: [
              {
                type: 'assign',
                params: { done: { '@expr': 'append(context.done, event.output.n)' } },
              },
              { type: 'stop', params: { id: { '@expr': 'event.actorId' } } },
            ],
          },
        },
      },
      { ports },
    )
    machine.send({ type: 'go', url: '/a' })
    expect(Object.keys(machine.actor.getSnapshot().children)).toEqual(['/a'])
    await settle()
    expect(machine.state().context['done']).toEqual([1])
    expect(machine.actor.getSnapshot().children['/a']).toBeUndefined()
  })

  it('performs each effect through its port', () => {
    const tagManager = { consent: vi.fn() }
    const adsTracker = { consent: vi.fn() }
    const ports = createMemoryPorts({ tagManager, adsTracker })
    const { send } = startMachine(
      doing(
        { type: 'log', params: { level: 'info', code: 'C', data: { n: 1 } } },
        { type: 'track', params: { name: 'menu_opened', properties: { id: 'x' } } },
        { type: 'track', params: { name: 'plain' } },
        {
          type: 'setCookie',
          params: { name: 'v', value: 'text', days: 3, sameSite: 'strict', secure: true },
        },
        { type: 'setCookie', params: { name: 'j', value: { a: true } } },
        { type: 'removeCookie', params: { name: 'old' } },
        { type: 'navigate', params: { url: '/x', replace: true } },
        { type: 'focus', params: { selector: '#f' } },
        { type: 'rememberFocus', params: { as: 'm' } },
        { type: 'restoreFocus', params: { as: 'm' } },
        { type: 'scrollLock' },
        { type: 'scrollUnlock' },
        { type: 'setAttribute', params: { selector: 'html', name: 'data-x', value: null } },
        { type: 'storage.set', params: { storage: 'local', key: 'l', value: { n: 1 } } },
        { type: 'storage.set', params: { storage: 'session', key: 's', value: 'text' } },
        { type: 'storage.remove', params: { storage: 'session', key: 's' } },
        {
          type: 'tagManager.consent',
          params: { command: 'update', state: { ad_storage: 'denied' } },
        },
        { type: 'adsTracker.consent', params: { granted: false } },
      ),
      { ports },
    )
    send({ type: 'go' })
    expect(ports.effects).toEqual([
      ['log', 'info', 'C', { n: 1 }],
      ['track', { name: 'menu_opened', properties: { id: 'x' } }],
      ['track', { name: 'plain', properties: {} }],
      ['cookie', 'v', 'text'],
      ['cookie', 'j', '{"a":true}'],
      ['removeCookie', 'old'],
      ['navigate', '/x', { replace: true }],
      ['focus', '#f'],
      ['rememberFocus', 'm'],
      ['restoreFocus', 'm'],
      ['lockScroll', true],
      ['lockScroll', false],
      ['setAttribute', 'html', 'data-x', null],
    ])
    expect(ports.jar.get('v')?.attributes).toEqual({ days: 3, sameSite: 'strict', secure: true })
    expect(ports.stores.local.get('l')).toBe('{"n":1}')
    expect(ports.stores.session.size).toBe(0)
    expect(tagManager.consent).toHaveBeenCalledWith('update', { ad_storage: 'denied' })
    expect(adsTracker.consent).toHaveBeenCalledWith(false)
  })

  it('reports an effect that fails, and goes on with the next', () => {
    const ports = createMemoryPorts()
    ports.storage.local.setItem = () => {
      throw new Error('QuotaExceededError')
    }
    const { send, actor } = startMachine(
      doing(
        { type: 'storage.set', params: { storage: 'local', key: 'k', value: 'v' } },
        { type: 'focus', params: { selector: '#x' } },
      ),
      { ports },
    )
    send({ type: 'go' })
    expect(ports.effects).toEqual([
      [
        'log',
        'error',
        'ActionFailed',
        expect.objectContaining({
          message: expect.stringContaining('"storage.set" failed: QuotaExceededError'),
        }),
      ],
      ['focus', '#x'],
    ])
    expect(actor.getSnapshot().status).toBe('active')
  })
})

describe('generic actors', () => {
  const asking = (src: string, input: object) => ({
    id: 'm',
    context: { output: null, error: null },
    initial: 'asking',
    states: {
      asking: {
        invoke: {
          src,
          input,
          onDone: {
            target: 'done',
            actions: [{ type: 'assign', params: { output: { '@expr': 'event.output' } } }],
          },
          onError: {
            target: 'failed',
            actions: [{ type: 'assign', params: { error: { '@expr': 'event.error.message' } } }],
          },
        },
        on: { leave: { target: 'done' } },
      },
      done: {},
      failed: {},
    },
  })

  it.each([
    ['an answer that is no success', new Response('', { status: 503 }), 'the answer was 503'],
    ['an answer that is not JSON', new Response('<html>'), 'the answer is not JSON'],
    ['a broken network', new TypeError('network down'), 'network down'],
  ])('fails a request on %s', async (_, answer, reason) => {
    const ports = createMemoryPorts()
    ports.answers['/x'] = answer
    const { state } = startMachine(asking('httpGet', { url: '/x' }), { ports })
    await settle()
    expect(state()).toMatchObject({
      value: 'failed',
      context: { error: `GET /x failed: ${reason}.` },
    })
  })

  it('posts JSON and takes an empty answer', async () => {
    const ports = createMemoryPorts()
    ports.answers['/x'] = new Response(null, { status: 204 })
    const { state } = startMachine(asking('httpPost', { url: '/x', body: { a: 1 } }), { ports })
    await settle()
    expect(ports.effects).toEqual([['http', 'POST', '/x', { a: 1 }]])
    expect(state()).toMatchObject({ value: 'done' })
  })

  it('aborts the request of a state that is left', () => {
    let signal: AbortSignal | undefined | null
    const ports = createMemoryPorts({
      http: (_, init) => {
        signal = init.signal
        return new Promise(() => {})
      },
    })
    const { send } = startMachine(asking('httpGet', { url: '/x' }), { ports })
    expect(signal?.aborted).toBe(false)
    send({ type: 'leave' })
    expect(signal?.aborted).toBe(true)
  })

  it('ticks with the clock until it is stopped', () => {
    const machine = startMachine(hearing('timer', { every: 100, send: 'heard' }))
    machine.ports.clock.advance(250)
    expect(heardBy(machine)).toHaveLength(2)
    machine.actor.stop()
    machine.ports.clock.advance(1000)
    expect(heardBy(machine)).toHaveLength(2)
  })

  it('brings DOM events with the properties asked for', () => {
    const machine = startMachine(
      hearing('domEvent', { target: 'document', type: 'keydown', send: 'heard', pick: ['key'] }),
    )
    machine.ports.fire('document', 'keydown', { key: 'Escape', target: {} })
    machine.ports.fire('window', 'keydown', { key: 'a' })
    machine.actor.stop()
    machine.ports.fire('document', 'keydown', { key: 'b' })
    expect(heardBy(machine)).toEqual([{ type: 'heard', key: 'Escape' }])
  })

  it('tells a media query at once and with every change', () => {
    const machine = startMachine(hearing('mediaQuery', { query: '(hover)', send: 'heard' }))
    machine.ports.setMedia((query) => query === '(hover)')
    expect(heardBy(machine)).toEqual([
      { type: 'heard', matches: false },
      { type: 'heard', matches: true },
    ])
  })

  it('hears a cookie at once, and when someone else may have changed it', () => {
    const machine = startMachine(hearing('cookieChange', { name: 'consents', send: 'heard' }))
    machine.ports.changeCookie('consents', '{}')
    machine.ports.changeCookie('other', 'x')
    machine.ports.changeCookie('consents', '{')
    expect(heardBy(machine)).toEqual([
      { type: 'heard', value: undefined },
      { type: 'heard', value: {} },
      { type: 'heard', value: {} },
      { type: 'heard', value: '{' },
    ])
  })

  it('takes an XState machine as an actor as well', () => {
    const child = createMachine({ entry: ({ self }) => self._parent?.send({ type: 'heard' }) })
    const machine = startMachine(hearing('child', {}), { implementations: [{ actors: { child } }] })
    expect(heardBy(machine)).toEqual([{ type: 'heard' }])
    expect(createActor(child).getSnapshot().status).toBe('active')
  })
})
