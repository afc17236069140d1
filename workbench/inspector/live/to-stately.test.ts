import { createInspector } from '@statelyai/inspect'
import { expect, it } from 'vitest'
import type { ActorView, FromPage } from './messages.ts'
import { readStatelyAddress } from './connect-stately.ts'
import { toStately } from './to-stately.ts'

const view = (id: string): ActorView => ({
  id,
  machine: 'door',
  status: 'active',
  value: 'shut',
  active: [],
  tags: [],
  context: { times: 0, name: 'x' },
  awaited: [],
  children: [],
  taken: [],
})
const actors = (...views: ActorView[]): FromPage => ({ kind: 'actors', from: 'p', actors: views })

it('[PAGEBUILDER-08] tells Stately of actors with their declaration, of events and what they led to', () => {
  const sent: Record<string, unknown>[] = []
  const inspector = createInspector({ send: (event) => sent.push({ ...event }) })
  const tell = toStately(inspector as never, (id) => ({ id, initial: 'shut' }))
  tell(actors(view('front'), view('back')))
  tell({
    kind: 'log',
    from: 'p',
    entries: [
      {
        number: 1,
        time: 0,
        actor: 'front',
        source: 'back',
        event: { type: 'open' },
        value: 'open',
        changed: { times: 1 },
        actions: [],
        taken: [],
      },
    ],
  })
  tell(actors(view('back')))
  expect(sent).toMatchObject([
    { type: '@xstate.actor', name: 'door', sessionId: 'front', snapshot: { value: 'shut' } },
    { type: '@xstate.actor', name: 'door', sessionId: 'back' },
    { type: '@xstate.event', sessionId: 'front', sourceId: 'back', event: { type: 'open' } },
    {
      type: '@xstate.snapshot',
      sessionId: 'front',
      event: { type: 'open' },
      snapshot: { status: 'active', value: 'open', context: { times: 1, name: 'x' } },
    },
    { type: '@xstate.snapshot', sessionId: 'front', snapshot: { status: 'stopped' } },
  ])
  expect(JSON.parse(sent[0]!['definition'] as string)).toEqual({ id: 'door', initial: 'shut' })
})

it('[PAGEBUILDER-08] connects with this computer only', () => {
  expect(readStatelyAddress('?a=1')).toBeUndefined()
  expect(readStatelyAddress('?stately')).toBe('ws://localhost:8080/')
  expect(readStatelyAddress('?stately=ws://127.0.0.1:9000/x')).toBe('ws://127.0.0.1:9000/x')
  for (const address of ['ws://evil.example', 'http://localhost:1', 'wss://localhost.evil', 'x'])
    expect(() => readStatelyAddress(`?stately=${address}`)).toThrow(
      `"${address}" is not a WebSocket address on this computer. Use ?stately=ws://localhost:8080.`,
    )
})
