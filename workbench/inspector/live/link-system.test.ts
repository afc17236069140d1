import { afterEach, describe, expect, it, vi } from 'vitest'
import { createRegistry } from '../../../runtime/machines/registry.ts'
import { createSystem } from '../../../runtime/machines/system.ts'
import type { MachineDocument } from '../../../runtime/model/config/machine-document.ts'
import { createMemoryPorts } from '#tests/support/machine-ports.ts'
import { linkSystem } from './link-system.ts'
import type { ActorView, FromPage, LogEntry, ToPage } from './messages.ts'

const form: MachineDocument = {
  id: 'form',
  schemas: { context: { type: 'object' } },
  context: { values: {}, step: 1 },
  initial: 'editing',
  states: {
    editing: {
      tags: ['open'],
      on: {
        change: [
          {
            guard: { '@expr': 'len(event.email) > 0' },
            actions: [
              {
                type: 'assign',
                params: { values: { email: { '@expr': 'event.email' } } },
              },
            ],
          },
        ],
        send: { target: 'sent' },
      },
    },
    sent: { always: { target: 'thanked' } },
    thanked: { on: { change: { target: 'editing' } } },
  },
}

afterEach(() => void vi.useRealTimers())

function start() {
  vi.useFakeTimers()
  const system = createSystem({
    documents: [form],
    behaviours: { actors: [{ id: 'contact', machine: 'form', survives: true }] },
    registry: createRegistry(createMemoryPorts()),
  })
  const messages: FromPage[] = []
  const page = { path: '/contact', title: 'Contact', isFrame: false }
  const link = linkSystem(
    system,
    'p1',
    () => page,
    (message) => {
      // Throws for values that a channel would refuse.
      messages.push(structuredClone(message))
    },
  )
  system.start()
  const receive = (message: ToPage) => {
    messages.length = 0
    link.receive(message)
    vi.advanceTimersByTime(100)
  }
  const actors = () => (find('actors') as { actors: ActorView[] }).actors
  const log = () => (find('log') as { entries: LogEntry[] } | undefined)?.entries ?? []
  const find = (kind: FromPage['kind']) => messages.findLast((message) => message.kind === kind)
  vi.advanceTimersByTime(100)
  return { system, messages, receive, actors, log, find }
}

const send = (event: { type: string; [key: string]: unknown }): ToPage => ({
  kind: 'send',
  to: 'p1',
  actor: 'contact',
  event,
})

describe('linkSystem', () => {
  it('[PAGEBUILDER-08] tells of every running machine: its states, context and what it waits for', () => {
    const { receive, actors, find } = start()
    receive({ kind: 'hello' })
    expect(find('page')).toEqual({
      kind: 'page',
      from: 'p1',
      page: { path: '/contact', title: 'Contact', isFrame: false, isShowingValues: false },
    })
    expect(actors()).toEqual([
      {
        id: 'contact',
        machine: 'form',
        status: 'active',
        value: 'editing',
        active: ['form', 'form.editing'],
        tags: ['open'],
        context: { values: {}, step: 1 },
        awaited: ['change', 'send'],
        children: [],
        taken: [],
      },
    ])
  })

  it('[PAGEBUILDER-08] sends events to a machine, and tells which transitions it took', () => {
    const { receive, actors, log } = start()
    receive(send({ type: 'send' }))
    expect(actors()[0]).toMatchObject({
      value: 'thanked',
      taken: ['form.editing send 0', 'form.sent  0'],
    })
    expect(log()).toMatchObject([
      { actor: 'contact', event: { type: 'send' }, value: 'thanked', changed: {} },
    ])
    receive(send({ type: 'nothing' }))
    expect(log()).toMatchObject([{ event: { type: 'nothing' }, taken: [] }])
    // Its last transition stays highlighted until it takes another.
    expect(actors()[0]?.taken).toHaveLength(2)
  })

  it('[PAGEBUILDER-08] hides what visitors entered until asked to show it', () => {
    const { receive, actors, log } = start()
    receive(send({ type: 'change', email: 'maria@example.com' }))
    expect(actors()[0]?.context).toEqual({ values: { email: '•••(17)' }, step: 1 })
    expect(log()[0]).toMatchObject({
      event: { type: 'change', email: '•••(17)' },
      changed: { values: { email: '•••(17)' } },
    })
    receive({ kind: 'show-values', to: 'p1', isOn: true })
    expect(actors()[0]?.context).toMatchObject({ values: { email: 'maria@example.com' } })
    expect(log()[0]).toMatchObject({ event: { email: 'maria@example.com' } })
    receive({ kind: 'show-values', to: 'p1', isOn: false })
    expect(JSON.stringify([actors(), log()])).not.toContain('maria')
  })

  it('answers which events would be taken, without sending them', () => {
    const { receive, find, system } = start()
    const events = [
      { type: 'change', email: 'x' },
      { type: 'change', email: '' },
      { type: 'send' },
      { type: 'unknown' },
    ]
    receive({ kind: 'probe', to: 'p1', actor: 'contact', events })
    expect(find('answer')).toMatchObject({
      actor: 'contact',
      accepted: [true, false, true, false],
    })
    expect(system.get('contact')?.getSnapshot().value).toBe('editing')
  })

  it('leaves messages for other pages and other actors alone', () => {
    const { receive, messages } = start()
    receive({ ...send({ type: 'send' }), to: 'p2' } as ToPage)
    receive({ ...send({ type: 'send' }), actor: 'other' } as ToPage)
    expect(messages).toEqual([])
  })

  it('tells of machines that start and stop later, and sends each entry of the log once', () => {
    const { receive, system, actors, log } = start()
    receive({ kind: 'ping' })
    system.spawn('second', 'form')
    vi.advanceTimersByTime(100)
    expect(actors().map(({ id }) => id)).toEqual(['contact', 'second'])
    receive(send({ type: 'send' }))
    expect(log()).toHaveLength(1)
    receive({ kind: 'hello' })
    expect(log().length).toBeGreaterThanOrEqual(1)
    system.stop('second')
    vi.advanceTimersByTime(100)
    expect(actors().map(({ id }) => id)).toEqual(['contact'])
  })
})
