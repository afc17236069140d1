import { describe, expect, it } from 'vitest'
import { holds, readPath, splitBinding, toText } from './condition.ts'

const state = {
  context: { menu: 'product', count: 0, isOpen: true, data: { form: 'demo=1', tags: ['a'] } },
  hasTag: (tag: string) => tag === 'menu',
}

describe('conditions', () => {
  it.each([
    ['menu', true],
    ['modal', false],
    ['!menu', false],
    ['!modal', true],
    ['context.isOpen', true],
    ['context.count', false],
    ['context.missing.deeper', false],
    ['!context.count', true],
    ['context.menu=product', true],
    ['context.menu=pro', false],
    ['!context.menu=pro', true],
    ['context.count=0', true],
    ['context.missing=', true],
    ['context.data.form=demo=1', true],
    ['context.data.tags.0=a', true],
  ])('%s is %s', (condition, expected) => {
    expect(holds(condition, state)).toBe(expected)
  })

  it('reads own values only, never what is inherited', () => {
    expect(readPath('context.constructor', state)).toBeUndefined()
    expect(readPath('context.menu.length', state)).toBe(7)
    expect(readPath('event.type', state)).toBeUndefined()
  })

  it('gives the whole context for the bare word', () => {
    expect(readPath('context', state)).toBe(state.context)
  })

  it('writes nothing for what is missing', () => {
    expect([toText(null), toText(undefined), toText(0), toText(false)]).toEqual([
      '',
      '',
      '0',
      'false',
    ])
  })

  it('splits a binding at its first space', () => {
    expect(splitBinding('modal context.data.title=Two words')).toEqual([
      'modal',
      'context.data.title=Two words',
    ])
    expect(splitBinding('modal')).toEqual(['modal', ''])
  })
})
