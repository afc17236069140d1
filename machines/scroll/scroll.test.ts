import { fromCallback, type EventObject } from 'xstate'
import { expect, it } from 'vitest'
import { startMachine } from '#tests/support/start-machine.ts'
import document from './machine.json' with { type: 'json' }

function start() {
  let listening = 0
  const watch = fromCallback<EventObject>(() => {
    listening++
    return () => void listening--
  })
  const machine = startMachine(document, {
    implementations: [{ actors: { 'scroll.watch': watch } }],
  })
  const names = () =>
    machine.ports.effects.map(([, event]) => {
      const { name, properties } = event as { name: string; properties: { path: string } }
      return `${name} ${properties.path}`
    })
  return {
    ...machine,
    names,
    isListening: () => listening > 0,
    show: (path: string) => machine.send({ type: 'page.shown', path }),
    scroll: (top: number, scrollable = 2000, viewport = 800) =>
      machine.send({ type: 'scroll.moved', top, scrollable, viewport }),
  }
}

it("[ANALYTICS-05] reports both marks of a page once, when they are passed and not when they're met", () => {
  const { show, scroll, names, isListening } = start()
  show('/a')
  scroll(400)
  expect(names()).toEqual([])
  scroll(401)
  scroll(1000)
  scroll(0)
  scroll(500)
  expect(names()).toEqual(['Page scrolled /a'])
  scroll(1001)
  expect(names()).toEqual(['Page scrolled /a', 'Half page scroll /a'])
  expect(isListening()).toBe(false)
})

it('[ANALYTICS-05] [OP29] begins anew with every page shown, the same one included', () => {
  const { show, scroll, names, isListening } = start()
  show('/a')
  scroll(2000)
  show('/b')
  expect(isListening()).toBe(true)
  scroll(500)
  show('/b')
  scroll(500)
  expect(names()).toEqual([
    'Half page scroll /a',
    'Page scrolled /a',
    'Page scrolled /b',
    'Page scrolled /b',
  ])
})

it('[ANALYTICS-05] [OP29] reports nothing of a page that cannot be scrolled', () => {
  const { show, scroll, names } = start()
  show('/a')
  scroll(0, 0)
  // Dragged beyond its end, as touch screens allow.
  scroll(500, 0)
  scroll(-50, 0)
  expect(names()).toEqual([])
})

it('[ANALYTICS-05] a short page has its half mark before that of the window', () => {
  const { show, scroll, names } = start()
  show('/a')
  scroll(60, 100)
  expect(names()).toEqual(['Half page scroll /a'])
})

it('listens to nothing before a page is shown', () => {
  expect(start().isListening()).toBe(false)
})
