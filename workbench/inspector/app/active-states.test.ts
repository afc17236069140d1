import { expect, it } from 'vitest'
import { toActiveStates } from './active-states.ts'

it('lists the states of a value with those they are in, under their ids', () => {
  const document = {
    id: 'm',
    type: 'parallel' as const,
    states: {
      a: { initial: 'x', states: { x: { id: 'own' }, y: {} } },
      b: { initial: 'z', states: { z: { initial: 'u', states: { u: {} } } } },
    },
  }
  const value = { a: 'x', b: { z: 'u' } }
  expect(toActiveStates(document, value)).toEqual(['m', 'm.a', 'own', 'm.b', 'm.b.z', 'm.b.z.u'])
})
