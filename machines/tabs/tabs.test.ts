import { describe, expect, it } from 'vitest'
import { startMachine } from '#tests/support/start-machine.ts'
import { implementations } from './implementations.ts'
import document from './machine.json' with { type: 'json' }

const start = (input: Record<string, unknown>) => {
  const { send, state } = startMachine(document, { input, implementations: [implementations] })
  return {
    select: (index: number) => (send({ type: 'tab.select', index }), state().context['selected']),
    go: (where: string) => (send({ type: `tab.${where}` }), state().context['selected']),
    selected: () => state().context['selected'],
    state: () => state().value,
  }
}

describe('tabs', () => {
  it('selects by index, and ignores an index there is no tab for', () => {
    const tabs = start({ count: 3 })
    expect(tabs.select(2)).toBe(2)
    expect(tabs.select(3)).toBe(2)
    expect(tabs.select(-1)).toBe(2)
  })

  it('wraps around in both directions and knows both ends', () => {
    const tabs = start({ count: 3 })
    expect(tabs.go('previous')).toBe(2)
    expect(tabs.go('next')).toBe(0)
    expect(tabs.go('last')).toBe(2)
    expect(tabs.go('first')).toBe(0)
  })

  it('starts with a tab there is', () => {
    expect(start({ count: 3, selected: 1 }).selected()).toBe(1)
    expect(start({ count: 3, selected: 7 }).selected()).toBe(2)
    expect(start({ count: 0 }).selected()).toBe(0)
  })

  it('[PAGEBUILDER-10] is in a state of its own without tabs', () => {
    expect(start({ count: 0 }).state()).toBe('empty')
    expect(start({ count: 1 }).state()).toBe('showing')
  })

  it.each(['next', 'previous', 'first', 'last'])('stays at the first without tabs: %s', (where) => {
    expect(start({ count: 0 }).go(where)).toBe(0)
  })
})
