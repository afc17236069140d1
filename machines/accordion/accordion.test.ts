import { describe, expect, it } from 'vitest'
import { startMachine } from '#tests/support/start-machine.ts'
import document from './machine.json' with { type: 'json' }

const start = (input: Record<string, unknown>) => {
  const { send, state } = startMachine(document, { input })
  return {
    toggle: (index: number) => (send({ type: 'panel.toggle', index }), state().context['open']),
    open: () => state().context['open'],
  }
}

describe('accordion', () => {
  it('opens and closes panels independently', () => {
    const { toggle } = start({ count: 3 })
    expect(toggle(2)).toEqual([2])
    expect(toggle(0)).toEqual([2, 0])
    expect(toggle(2)).toEqual([0])
  })

  it('closes the others with single', () => {
    const { toggle } = start({ count: 3, single: true })
    toggle(0)
    expect(toggle(1)).toEqual([1])
    expect(toggle(1)).toEqual([])
  })

  it('starts with the first panel open when asked, if there is one', () => {
    expect(start({ count: 2, openFirst: true }).open()).toEqual([0])
    expect(start({ count: 0, openFirst: true }).open()).toEqual([])
    expect(start({ count: 2 }).open()).toEqual([])
  })

  it('ignores a panel that does not exist', () => {
    const { toggle } = start({ count: 2 })
    expect(toggle(2)).toEqual([])
    expect(toggle(-1)).toEqual([])
  })
})
