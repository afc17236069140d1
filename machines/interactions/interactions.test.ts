import { afterEach, expect, it } from 'vitest'
import type { MachineSystem } from '#runtime/machines'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { readMachineDocuments } from '#tests/support/machine-conformance.ts'
import { createMemoryPorts, settle } from '#tests/support/machine-ports.ts'
import { startSystem } from '#tests/support/start-system.ts'
import { implementations as ownMenus } from '../menus/implementations.ts'
import modal from '../modal/machine.json' with { type: 'json' }
import menus from '../menus/machine.json' with { type: 'json' }
import navbar from '../navbar/machine.json' with { type: 'json' }
import { implementations } from './implementations.ts'
import document from './machine.json' with { type: 'json' }

/** Like the machine `list`, without a page. */
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
  system = startSystem({
    documents: [document, navbar, modal, list, menus],
    actors: [
      { id: 'navbar', machine: 'navbar' },
      { id: 'modal', machine: 'modal' },
    ],
    ports,
    own: [implementations, ownMenus],
  })
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
  send('navbar', 'menu.open', { id: 'menu-product' })
  send('navbar', 'menu.open', { id: 'menu-company' })
  send('navbar', 'menu.close')
  send('navbar', 'menu.open', { id: 'menu-company' })
  send('navbar', 'mobile-menu.toggle')
  send('navbar', 'mobile-menu.toggle')
  expect(tracked()).toEqual([
    ['Menu opened', { menu: 'product' }],
    ['Menu opened', { menu: 'company' }],
    ['Menu opened', { menu: 'company' }],
    ['Menu opened', { menu: 'mobile' }],
  ])
})

it('[ANALYTICS-08] reports no menu that a mouse opened by staying, until it is clicked', () => {
  const { ports, send, tracked } = start()
  system.spawn('menus', 'menus')
  const hover = (id: string) => {
    send('menus', 'menus.enter', { id })
    ports.clock.advance(150)
    // The popover notifies the navbar later.
    send('navbar', 'menu.open', { id })
  }
  hover('menu-product')
  expect(tracked()).toEqual([])
  send('menus', 'menus.meant', { id: 'menu-product' })
  send('menus', 'menus.meant', { id: 'menu-product' })
  hover('menu-company')
  send('menus', 'menus.closed', { id: 'menu-product' })
  expect(tracked()).toEqual([['Menu opened', { menu: 'product' }]])
  send('navbar', 'menu.close')
  send('menus', 'menus.closed', { id: 'menu-company' })
  send('menus', 'menus.opened', { id: 'menu-company' })
  send('navbar', 'menu.open', { id: 'menu-company' })
  expect(tracked()).toEqual([
    ['Menu opened', { menu: 'product' }],
    ['Menu opened', { menu: 'company' }],
  ])
})

it('[ANALYTICS-08] reports each opening of the form modal, with its document', () => {
  const { send, tracked } = start()
  send('modal', 'modal.open', { data: { form: 'section-3', document: 'contact' } })
  send('modal', 'modal.close')
  send('modal', 'modal.open', { data: { form: 'section-3', document: 'contact' } })
  expect(tracked()).toEqual([
    ['Modal opened', { modal: 'form', document: 'contact' }],
    ['Modal opened', { modal: 'form', document: 'contact' }],
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

const show = (promotion: string) => (before: MachineSystem) =>
  before.send('navbar', { type: 'page.changed', promotion } as never)

it('[ANALYTICS-08] reports the promotion banner: that it shows, is clicked, is closed', async () => {
  const { ports, send, tracked } = start(show('p1'))
  await settle()
  ports.fire('[data-promotion] a[href]', 'click')
  send('navbar', 'page.changed', { promotion: 'p1' })
  send('navbar', 'promotion.close')
  send('navbar', 'page.changed', { promotion: 'p2' })
  await settle()
  expect(tracked()).toEqual([
    ['Promotion banner opened', { promotion: 'p1' }],
    ['Promotion banner clicked', { promotion: 'p1' }],
    ['Promotion banner closed', { promotion: 'p1' }],
    ['Promotion banner opened', { promotion: 'p2' }],
  ])
})

it('[ANALYTICS-08] reports a promotion banner once a visit, each time where nothing can be kept', async () => {
  const { ports, send, tracked } = start(show('p1'))
  await settle()
  const names = () => tracked().map(([name, properties]) => [name, properties])
  const p1 = ['Promotion banner opened', { promotion: 'p1' }]
  expect(names()).toEqual([p1])
  // Another document of the visit.
  const open = async (promotion: string) => {
    system.stop('interactions')
    send('navbar', 'page.changed', { promotion })
    system.spawn('interactions', 'interactions')
    await settle()
  }
  await open('p1')
  expect(names()).toEqual([p1])
  await open('p2')
  expect(names()).toEqual([p1, ['Promotion banner opened', { promotion: 'p2' }]])
  ports.storage.session.getItem = () => {
    throw new Error('forbidden')
  }
  await open('p2')
  expect(names()).toHaveLength(3)
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

interface Watch {
  actor?: string
  machine?: string
  tag?: string
  path?: string
  pick?: string[]
}

/** The watches that the machine declares in any of its states. */
function listWatches(part: unknown): Watch[] {
  if (typeof part !== 'object' || part === null) return []
  const { src, input } = part as { src?: string; input?: Watch }
  const own = src === 'interactions.watch' && input ? [input] : []
  return [...own, ...Object.values(part).flatMap(listWatches)]
}

const machines = new Map(
  [...readMachineDocuments([repositoryRoot]).values()].map((machine) => [machine.id, machine]),
)

it.each(listWatches(document))(
  'watches what there is: $actor$machine $path $tag',
  ({ actor = '', machine = actor, tag, path, pick = [] }) => {
    const { schemas, ...states } = machines.get(machine)!
    const context = Object.keys(schemas?.context?.['properties'] ?? {})
    expect(context).toEqual(expect.arrayContaining([path ?? [], pick].flat()))
    if (tag !== undefined) expect(listTags(states)).toContain(tag)
  },
)

function listTags(part: unknown): unknown[] {
  if (typeof part !== 'object' || part === null) return []
  const { tags = [] } = part as { tags?: string[] }
  return [...tags, ...Object.values(part).flatMap(listTags)]
}
