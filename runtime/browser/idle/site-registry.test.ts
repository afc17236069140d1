import { afterEach, expect, it } from 'vitest'
import {
  createRegistry,
  createSystem,
  installSystem,
  type OwnImplementations,
} from '#runtime/machines'
import { createMemoryPorts } from '#tests/support/machine-ports.ts'
import { addImplementations, shareRegistry } from './site-registry.ts'

afterEach(() => void Reflect.deleteProperty(globalThis, Symbol.for('slicewright.system')))

it('binds what a machine brings to the ports of the page and its machines, however often it comes', () => {
  const ports = createMemoryPorts()
  const registry = createRegistry(ports)
  const system = installSystem(
    () => createSystem({ documents: [], behaviours: { actors: [] }, registry }),
    { replace: true },
  )
  shareRegistry(registry)
  const given: unknown[] = []
  const own: OwnImplementations = (...all) => {
    given.push(all)
    const kept: string[] = []
    return { actions: { keep: (word: string) => kept.push(word) } }
  }
  addImplementations([own])
  const keep = registry.actions['keep'] as (word: string) => number
  keep('first')
  // Another island of the same chunk.
  addImplementations([own])
  expect(given).toEqual([[ports, system]])
  expect((registry.actions['keep'] as typeof keep)('second')).toBe(2)
})
