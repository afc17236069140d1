import { describe, expect, it } from 'vitest'
import { startMachine } from '#tests/support/start-machine.ts'
import document from './machine.json' with { type: 'json' }

describe('modal', () => {
  it('[FORM-01] holds whether it is open, its data and which forms are loaded', () => {
    const { send, state } = startMachine(document)
    expect(state()).toEqual({ value: 'closed', context: { data: null, loadedForms: [] }, tags: [] })
    send({ type: 'modal.open', data: { form: 'contact' } })
    send({ type: 'form.loaded', id: '1042' })
    send({ type: 'form.loaded', id: '1042' })
    expect(state()).toEqual({
      value: 'open',
      context: { data: { form: 'contact' }, loadedForms: ['1042'] },
      tags: ['modal'],
    })
  })

  it('[FORM-03] opens and closes, holding the page still and giving the focus back', () => {
    const { send, state, ports } = startMachine(document)
    send({ type: 'modal.open', data: { form: 'contact' } })
    send({ type: 'modal.open', data: { form: 'demo' } })
    expect(state().context['data']).toEqual({ form: 'demo' })
    send({ type: 'modal.close' })
    expect(state()).toMatchObject({ value: 'closed', context: { data: null } })
    expect(ports.effects).toEqual([
      ['rememberFocus', 'modal'],
      ['lockScroll', true],
      ['lockScroll', false],
      ['restoreFocus', 'modal'],
    ])
  })

  it('[FORM-03] closes when the page changes', () => {
    const { send, state } = startMachine(document)
    send({ type: 'modal.open', data: {} })
    send({ type: 'page.changed' })
    expect(state().value).toBe('closed')
  })
})
