import { beforeEach, describe, expect, it } from 'vitest'
import { fromCallback } from 'xstate'
import { createMemoryPorts, type MemoryPorts } from '#tests/support/machine-ports.ts'
import { startMachine } from '#tests/support/start-machine.ts'
import document from './machine.json' with { type: 'json' }

let ports: MemoryPorts
let menus: string[]
beforeEach(() => {
  ports = createMemoryPorts()
  menus = []
})

const start = () => {
  const note = (what: string) => (_: unknown, params: { id: string }) =>
    void menus.push(`${what} ${params.id}`)
  const { send } = startMachine(document, {
    ports,
    implementations: [
      {
        actions: { 'menus.show': note('show'), 'menus.hide': note('hide') },
        actors: { 'menus.gestures': fromCallback(() => {}) },
      },
    ],
  })
  return {
    enter: (id: string) => send({ type: 'menus.enter', id }),
    leave: () => send({ type: 'menus.leave' }),
    opened: (id: string) => send({ type: 'menus.opened', id }),
    closed: (id: string) => send({ type: 'menus.closed', id }),
    wait: (milliseconds: number) => ports.clock.advance(milliseconds),
  }
}

describe('menus', () => {
  it('opens for a mouse that stays, and closes when it has left for good', () => {
    const { enter, leave, wait } = start()
    enter('product')
    wait(149)
    expect(menus).toEqual([])
    wait(1)
    leave()
    wait(299)
    enter('product')
    wait(1000)
    expect(menus).toEqual(['show product'])
    leave()
    wait(300)
    expect(menus).toEqual(['show product', 'hide product'])
  })

  it('closes the open menu when the mouse only brushes the next one on its way out', () => {
    const { enter, leave, wait } = start()
    enter('product')
    wait(150)
    enter('resources')
    wait(100)
    leave()
    wait(300)
    expect(menus).toEqual(['show product', 'hide product'])
    enter('resources')
    leave()
    wait(1000)
    expect(menus).toHaveLength(2)
  })

  it('comes back to the open menu from one that was only brushed', () => {
    const { enter, leave, wait } = start()
    enter('product')
    wait(150)
    enter('resources')
    leave()
    enter('product')
    wait(1000)
    expect(menus).toEqual(['show product'])
  })

  it('does not open what was opened by a click and closed again', () => {
    const { enter, opened, closed, wait } = start()
    enter('product')
    opened('product')
    closed('product')
    wait(1000)
    expect(menus).toEqual([])
  })

  it('opens none when the visitor closes the one that shows on the way to the next', () => {
    const { enter, closed, wait } = start()
    enter('product')
    wait(150)
    enter('resources')
    closed('product')
    wait(1000)
    expect(menus).toEqual(['show product'])
  })

  it('stays with the next menu when that closes the one before', () => {
    const { enter, leave, opened, closed, wait } = start()
    enter('product')
    wait(150)
    enter('resources')
    opened('resources')
    closed('product')
    leave()
    wait(300)
    expect(menus).toEqual(['show product', 'hide resources'])
  })

  it('follows a click on a menu that was closed below the mouse', () => {
    const { enter, leave, opened, closed, wait } = start()
    enter('product')
    wait(150)
    closed('product')
    opened('product')
    leave()
    wait(300)
    expect(menus).toEqual(['show product', 'hide product'])
  })
})
