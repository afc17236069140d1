import { beforeEach, describe, expect, it } from 'vitest'
import { createMemoryPorts, type MemoryPorts } from '#tests/support/machine-ports.ts'
import { startMachine } from '#tests/support/start-machine.ts'
import { implementations } from './implementations.ts'
import document from './machine.json' with { type: 'json' }

let ports: MemoryPorts
/** Menus that the machine opened and closed, in order. */
let menus: string[]
beforeEach(() => {
  ports = createMemoryPorts()
  menus = []
})

const start = () => {
  const { actor } = startMachine(document, { ports, implementations: [implementations] })
  const { memoryPage: page, effects, clock } = ports
  const read = <Result>(run: () => Result): Result => {
    const result = run()
    menus.push(...effects.splice(0).map((effect) => effect.join(' ')))
    return result
  }
  return {
    enter: (id: string) => read(() => page.point(id)),
    leave: () => read(() => page.point(undefined)),
    /** Opens and closes that the visitor made. */
    opened: (id: string) => read(() => page.toggle(id, true)),
    closed: (id: string) => read(() => page.toggle(id, false)),
    click: (id: string) => read(() => page.click(id)),
    press: (...press: Parameters<typeof page.press>) => read(() => page.press(...press)),
    focusLeaves: (id: string) => read(() => page.leave(id)),
    wait: (milliseconds: number) => read(() => clock.advance(milliseconds)),
    actor,
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

  it('leaves a menu open that the focus is in', () => {
    const { enter, leave, wait } = start()
    enter('product')
    wait(150)
    ports.memoryPage.focusedPanel = 'product'
    leave()
    wait(300)
    expect(menus).toEqual(['show product'])
  })

  it('takes a click right after the mouse has opened a menu for one that opens it', () => {
    const { enter, click, wait } = start()
    enter('product')
    wait(150)
    wait(499)
    expect(click('product')).toBe(true)
    wait(1)
    expect(click('product')).toBe(false)
  })

  it('leaves a click alone on a menu that the mouse has not opened', () => {
    const { opened, click } = start()
    opened('product')
    expect(click('product')).toBe(false)
  })

  it('closes a menu that the focus has left', () => {
    const { opened, focusLeaves } = start()
    opened('product')
    focusLeaves('product')
    expect(menus).toEqual(['hide product'])
  })

  it('hears nothing more once it has ended', () => {
    const { actor } = start()
    expect(ports.memoryPage.isListening()).toBe(true)
    actor.stop()
    expect(ports.memoryPage.isListening()).toBe(false)
  })
})

describe('the keys of menus', () => {
  it('opens with the arrow down on its button, and goes to the first link', () => {
    const { press } = start()
    expect(press('ArrowDown', 'product')).toBe('panel')
    expect(menus).toEqual(['show product'])
  })

  it('closes with Escape, and goes back to the button', () => {
    const { opened, press } = start()
    opened('product')
    expect(press('Escape', 'product', true)).toBe('button')
    expect(menus).toEqual(['hide product'])
  })

  it('leaves Escape alone while no menu is open', () => {
    const { press } = start()
    expect(press('Escape', 'product')).toBeUndefined()
    expect(menus).toEqual([])
  })

  it.each([
    ['ArrowRight', 'next'],
    ['ArrowLeft', 'previous'],
    ['ArrowUp', 'previous'],
    ['Home', 'first'],
    ['End', 'last'],
    ['Tab', undefined],
    ['a', undefined],
  ])('goes along the bar and along a panel with %s', (key, to) => {
    const { press } = start()
    expect(press(key)).toBe(to)
    expect(press(key, 'product', true)).toBe(to)
    expect(menus).toEqual([])
  })

  it('goes down along the links of a panel', () => {
    const { press } = start()
    expect(press('ArrowDown', 'product', true)).toBe('next')
    expect(menus).toEqual([])
  })
})
