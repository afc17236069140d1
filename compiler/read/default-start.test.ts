import { describe, expect, it } from 'vitest'
import { repositoryRoot } from './roots.ts'
import { actsUnasked, hydrationOf, startOf } from './default-start.ts'

const quiet = {
  initial: 'closed',
  states: { closed: { on: { open: {} } }, open: { entry: [{}], after: { 1000: {} } } },
}

describe('actsUnasked', () => {
  it('[PAGEBUILDER-06] is about the states a machine begins in, not about those it may come to', () => {
    expect(actsUnasked(quiet)).toBe(false)
    expect(actsUnasked({ ...quiet, initial: 'open' })).toBe(true)
    expect(
      actsUnasked({ type: 'parallel', states: { a: quiet, b: { always: { target: 'c' } } } }),
    ).toBe(true)
    expect(
      actsUnasked({ initial: 'a', states: { a: quiet, b: { always: { target: 'c' } } } }),
    ).toBe(false)
    expect(actsUnasked({})).toBe(false)
  })

  it.each([
    ['an action', { entry: [{ type: 'log' }] }],
    ['an actor', { invoke: { src: 'listen' } }],
    ['a delay', { after: { 1000: { target: 'b' } } }],
    ['a step of its own', { always: [{ target: 'b' }] }],
  ])('%s is something, an empty list of them is not', (_, part) => {
    const [name] = Object.keys(part)
    expect(actsUnasked(part)).toBe(true)
    expect(
      actsUnasked({ initial: 'a', states: { a: { initial: 'b', states: { b: part } } } }),
    ).toBe(true)
    expect(actsUnasked({ [name!]: [] })).toBe(false)
  })
})

describe('startOf', () => {
  const busy = { invoke: { src: 'listen' } }

  it('[PAGEBUILDER-06] is what the actor says, else as late as nobody can tell', () => {
    expect(startOf({ id: 'menu', machine: 'menu' }, quiet)).toBe('sign')
    expect(startOf({ id: 'clock', machine: 'clock' }, busy)).toBe('idle')
    expect(startOf({ id: 'menu', machine: 'menu', start: 'idle' }, quiet)).toBe('idle')
  })

  it('[CONSENT-04] leaves what measures to its consent, and the question to those who are asked', () => {
    expect(startOf({ id: 'hits', machine: 'hits', consent: 'analytics' }, quiet)).toBeUndefined()
    const asks = { tag: 'banner', answers: 'consent.' }
    expect(startOf({ id: 'consent', machine: 'consent', asks }, quiet)).toBeUndefined()
  })
})

describe('hydrationOf', () => {
  const roots = [repositoryRoot]

  it('[PAGEBUILDER-07] waits for a sign where markup is bound to a machine that does nothing before', () => {
    expect(hydrationOf({ machine: 'clipboard', binding: 'elements' }, roots)).toBe('reached')
    expect(hydrationOf({ machine: 'clipboard', binding: 'elements', hydrate: 'load' }, roots)).toBe(
      'load',
    )
    expect(hydrationOf({}, roots)).toBeNull()
  })

  it('a component may do something by itself, and so may a machine that is not there', () => {
    expect(hydrationOf({ machine: 'clipboard' }, roots)).toBe('visible')
    expect(hydrationOf({ machine: 'nobody', binding: 'elements' }, roots)).toBe('visible')
  })
})
