import { describe, expect, it } from 'vitest'
import { toPlain } from './to-plain.ts'

describe('toPlain', () => {
  it('[PAGEBUILDER-08] hides what visitors entered, and keeps that there is something', () => {
    const context = {
      values: { email: 'maria@example.com', seats: 12, agrees: true },
      query: 'salary',
      note: 'Sent to maria@example.com today',
      firstName: 'Maria',
      empty: { email: '' },
      menu: 'product',
    }
    expect(toPlain(context, true)).toEqual({
      values: { email: '•••(17)', seats: '•••(2)', agrees: true },
      query: '•••(6)',
      note: 'Sent to •••(17) today',
      firstName: '•••(5)',
      empty: { email: '' },
      menu: 'product',
    })
    expect(JSON.stringify(toPlain(context, true))).not.toMatch(/maria|salary/i)
  })

  it('shows all of it on demand', () => {
    const context = { values: { email: 'maria@example.com' }, query: 'salary' }
    expect(toPlain(context, false)).toEqual(context)
  })

  it('hides addresses in errors and in the search of an address', () => {
    expect(toPlain(new TypeError('no inbox maria@example.com'), true)).toBe(
      '<TypeError: no inbox •••(17)>',
    )
    expect(toPlain('/thanks?email=maria@example.com&x=1', true)).toBe('/thanks?email=•••(17)&x=1')
  })

  it('makes JSON of what is none', () => {
    const cyclic: Record<string, unknown> = { date: new Date(0), run() {}, thing: new WeakSet() }
    cyclic['self'] = cyclic
    const plain = toPlain({ cyclic, not: Number.NaN, gone: undefined, list: [undefined] }, true)
    expect(JSON.parse(JSON.stringify(plain))).toEqual({
      cyclic: {
        date: '1970-01-01T00:00:00.000Z',
        run: '<function>',
        thing: '<WeakSet>',
        self: '<cycle>',
      },
      not: '<NaN>',
      list: [null],
    })
  })

  it('names elements, and ends where values are deep or long', () => {
    const element = { nodeType: 1, localName: 'dialog', id: 'modal' }
    expect(toPlain({ element }, true)).toEqual({ element: '<dialog#modal>' })
    const deep = Array.from({ length: 12 }).reduce<unknown>((inner) => ({ inner }), 1)
    expect(JSON.stringify(toPlain(deep, true))).toContain('<deeper>')
    expect((toPlain('x'.repeat(900), true) as string).length).toBe(501)
  })
})
