import { createActor, toPromise, type AnyActorLogic } from 'xstate'
import { describe, expect, it } from 'vitest'
import { createMemoryPorts, settle, type MemoryPorts } from '#tests/support/machine-ports.ts'
import { startMachine } from '#tests/support/start-machine.ts'
import { 'storage.read' as read, 'storage.write' as write } from './generic-actors.ts'

const actors = { 'storage.read': read, 'storage.write': write }

const run = async (name: 'storage.read' | 'storage.write', ports: MemoryPorts, input: object) => {
  const actor = createActor(actors[name](ports) as AnyActorLogic, { input })
  const ended = toPromise(actor)
  actor.start()
  return ended as Promise<unknown>
}

describe('storage.read', () => {
  it('[PAGEBUILDER-06] gives values in the order of the keys, JSON as what it says', async () => {
    const ports = createMemoryPorts()
    ports.stores.local.set('object', '{"a":1}')
    ports.stores.local.set('text', '{nope')
    const keys = ['text', 'missing', 'object']
    expect(await run('storage.read', ports, { storage: 'local', keys })).toEqual([
      '{nope',
      null,
      { a: 1 },
    ])
    ports.jar.set('word', { value: 'active', attributes: {} })
    expect(await run('storage.read', ports, { storage: 'cookie', keys: ['word', 'no'] })).toEqual([
      'active',
      null,
    ])
  })

  it('[PAGEBUILDER-06] fails when the storage cannot be reached', async () => {
    const ports = createMemoryPorts({
      storage: {
        get local(): never {
          throw new Error('forbidden')
        },
        session: createMemoryPorts().storage.session,
      },
    })
    const reading = run('storage.read', ports, { storage: 'local', keys: ['a'] })
    await expect(reading).rejects.toThrow('forbidden')
  })
})

describe('storage.write', () => {
  it('[PAGEBUILDER-06] writes text as it is, all else as JSON, and removes for null', async () => {
    const ports = createMemoryPorts()
    ports.stores.session.set('gone', '1')
    await run('storage.write', ports, {
      storage: 'session',
      entries: [
        { key: 'text', value: 'a' },
        { key: 'object', value: { a: 1 } },
        { key: 'gone', value: null },
      ],
    })
    expect([...ports.stores.session]).toEqual([
      ['text', 'a'],
      ['object', '{"a":1}'],
    ])
  })

  it('[PAGEBUILDER-06] fails with what the storage throws, and keeps what was written before', async () => {
    const ports = createMemoryPorts()
    const { setItem } = ports.storage.local
    ports.storage.local.setItem = (key, value) => {
      if (key === 'second') throw new DOMException('full', 'QuotaExceededError')
      setItem(key, value)
    }
    const entries = ['first', 'second', 'third'].map((key) => ({ key, value: '1' }))
    const writing = run('storage.write', ports, { storage: 'local', entries })
    await expect(writing).rejects.toThrow('full')
    expect([...ports.stores.local.keys()]).toEqual(['first'])
  })
})

describe('lock', () => {
  const document = {
    id: 'locker',
    initial: 'wanting',
    invoke: { src: 'lock', input: { name: 'one', send: 'lock.held' } },
    states: { wanting: { on: { 'lock.held': { target: 'having' } } }, having: {} },
  }
  const start = (locks: LockManager | undefined) =>
    startMachine(document, { ports: createMemoryPorts(locks && { locks }) })

  it('[PAGEBUILDER-06] is held by one at a time, until that one is stopped', async () => {
    const [first, second] = [start(navigator.locks), start(navigator.locks)]
    await settle()
    expect([first.state().value, second.state().value]).toEqual(['having', 'wanting'])
    first.actor.stop()
    await settle()
    expect(second.state().value).toBe('having')
    second.actor.stop()
  })

  it('[PAGEBUILDER-06] is not held by one that was stopped while waiting', async () => {
    const [first, second, third] = [1, 2, 3].map(() => start(navigator.locks))
    await settle()
    second!.actor.stop()
    first!.actor.stop()
    await settle()
    expect([second!.state().value, third!.state().value]).toEqual(['wanting', 'having'])
    third!.actor.stop()
  })

  it('[PAGEBUILDER-06] is there at once where the page may have none', async () => {
    const request = () => Promise.reject(new DOMException('no', 'SecurityError'))
    const { state } = start({ request } as unknown as LockManager)
    await settle()
    expect(state().value).toBe('having')
  })
})
