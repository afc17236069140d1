import { afterEach, expect, it } from 'vitest'
import {
  createRegistry,
  createSystem,
  installSystem,
  type MachineDocument,
  type MachineSystem,
} from '#runtime/machines'
import { createMemoryPorts } from '#tests/support/machine-ports.ts'
import modal from '../modal/machine.json' with { type: 'json' }
import navbar from '../navbar/machine.json' with { type: 'json' }
import { implementations } from './implementations.ts'
import document from './machine.json' with { type: 'json' }

/** As the machine `list` is, without a page. */
const list = {
  id: 'list',
  context: { url: '', turnsPage: false },
  on: {
    refine: {
      actions: [
        {
          type: 'assign',
          params: {
            url: { '@expr': 'event.url' },
            turnsPage: { '@expr': 'event.turnsPage' },
          },
        },
      ],
    },
  },
}

let system: MachineSystem
afterEach(() => system.dispose())

function start(before: (system: MachineSystem) => void = () => {}) {
  const ports = createMemoryPorts()
  system = installSystem(
    () =>
      createSystem({
        documents: [document, navbar, modal, list] as unknown as MachineDocument[],
        behaviours: {
          actors: [
            { id: 'navbar', machine: 'navbar' },
            { id: 'modal', machine: 'modal' },
          ],
        },
        registry: createRegistry(ports, implementations),
      }),
    { replace: true },
  )
  system.start()
  before(system)
  system.spawn('interactions', 'interactions')
  const send = (id: string, type: string, more: object = {}) =>
    system.send(id, { type, ...more } as never)
  return {
    ports,
    send,
    tracked: () =>
      ports.effects.flatMap(([kind, event]) => {
        const { name, properties } = event as { name: string; properties: object }
        return kind === 'track' ? [[name, properties]] : []
      }),
  }
}

it('[ANALYTICS-08] reports each menu that is opened', () => {
  const { send, tracked } = start()
  send('navbar', 'menu.open', { id: 'menu-0' })
  send('navbar', 'menu.open', { id: 'menu-1' })
  send('navbar', 'menu.close')
  send('navbar', 'menu.open', { id: 'menu-1' })
  send('navbar', 'mobile-menu.toggle')
  send('navbar', 'mobile-menu.toggle')
  expect(tracked()).toEqual([
    ['Menu opened', { menu: 'menu-0' }],
    ['Menu opened', { menu: 'menu-1' }],
    ['Menu opened', { menu: 'menu-1' }],
    ['Menu opened', { menu: 'mobile' }],
  ])
})

it('[ANALYTICS-08] reports each opening of the form modal, with its form', () => {
  const { send, tracked } = start()
  send('modal', 'modal.open', { data: { form: 'contact' } })
  send('modal', 'modal.close')
  send('modal', 'modal.open', { data: { form: 'contact' } })
  expect(tracked()).toEqual([
    ['Modal opened', { modal: 'form', form: 'contact' }],
    ['Modal opened', { modal: 'form', form: 'contact' }],
  ])
})

it('[ANALYTICS-08] reports a list that is narrowed, not one whose page is turned', () => {
  const { send, tracked } = start()
  system.spawn('articles', 'list')
  send('articles', 'refine', { url: '/blog?category=a', turnsPage: false })
  send('articles', 'refine', { url: '/blog?category=a&page=2', turnsPage: true })
  system.stop('articles')
  system.spawn('articles', 'list')
  send('articles', 'refine', { url: '/blog?category=b', turnsPage: false })
  expect(tracked()).toEqual([
    ['Search filtered', { list: 'articles', url: '/blog?category=a' }],
    ['Search filtered', { list: 'articles', url: '/blog?category=b' }],
  ])
})

it('[ANALYTICS-08] reports the promotion banner: that it shows, is clicked, is closed', () => {
  const { ports, send, tracked } = start(({ send: tell }) =>
    tell('navbar', { type: 'page.changed', promotion: 'p1' } as never),
  )
  ports.fire('[data-promotion] a[href]', 'click')
  send('navbar', 'page.changed', { promotion: 'p1' })
  send('navbar', 'promotion.close')
  send('navbar', 'page.changed', { promotion: 'p2' })
  expect(tracked()).toEqual([
    ['Promotion banner opened', { promotion: 'p1' }],
    ['Promotion banner clicked', { promotion: 'p1' }],
    ['Promotion banner closed', { promotion: 'p1' }],
    ['Promotion banner opened', { promotion: 'p2' }],
  ])
})

it('reports nothing of a banner there is not, nor of what happened before it watched', () => {
  const { tracked } = start(({ send: tell }) => {
    tell('navbar', { type: 'menu.open', id: 'menu-0' } as never)
    tell('modal', { type: 'modal.open', data: { form: 'contact' } } as never)
  })
  expect(tracked()).toEqual([])
})

it('watches no longer when it is stopped', () => {
  const { send, tracked } = start()
  system.stop('interactions')
  send('navbar', 'menu.open', { id: 'menu-0' })
  expect(tracked()).toEqual([])
})
