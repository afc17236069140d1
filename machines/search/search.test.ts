import { beforeEach, describe, expect, it } from 'vitest'
import { buildSearchIndex } from '#runtime'
import { articleType, createArticle } from '#tests/support/articles.ts'
import { createTestSite, siteFiles } from '#tests/support/create-test-site.ts'
import { createMemoryPorts, settle, type MemoryPorts } from '#tests/support/machine-ports.ts'
import { startMachine } from '#tests/support/start-machine.ts'
import { implementations } from './implementations.ts'
import document from './machine.json' with { type: 'json' }

const address = '/_search/de.json'

/** The index that a server would return. */
const articles = ['one', 'two', 'three', 'four', 'five'].map((uid) => createArticle(uid))
const pageTypes = [
  ...siteFiles.pageTypes.filter(({ type }) => type !== articleType.type),
  articleType,
]
const { site } = createTestSite({ documents: articles, pageTypes })
const text = await buildSearchIndex('en', site)

let ports: MemoryPorts
beforeEach(() => {
  ports = createMemoryPorts()
  ports.memoryPage.markup = {
    html: { 'data-locale': 'de' },
    'dialog[data-search]': {},
    '[data-search-status]': { 'data-loading': 'Moment', 'data-failed': 'Geht nicht' },
  }
  ports.memoryPage.comboboxTexts = {
    best: 'Die besten',
    none: 'Nichts',
    one: 'Eine',
    many: '# Seiten',
  }
  ports.answers[address] = new Response(text)
})

const start = () => startMachine(document, { ports, implementations: [implementations] })
/** Waits until the search chunk is loaded, however slow the disk. */
const loaded = async ({ state }: ReturnType<typeof start>) => {
  while (state().tags.includes('loading')) await settle()
  await expect
    .poll(() => ports.memoryPage.type('') !== undefined || state().tags.includes('failed'))
    .toBe(true)
}
const asked = () => ports.effects.filter(([name]) => name === 'http')
const tracked = () => ports.effects.filter(([name]) => name === 'track')

async function open() {
  const machine = start()
  ports.fire('dialog[data-search]', 'toggle', { newState: 'open' })
  await loaded(machine)
  return machine
}

describe('search', () => {
  it('asks for nothing before the dialog opens', async () => {
    start()
    ports.fire('dialog[data-search]', 'toggle', { newState: 'closed' })
    await settle()
    expect(ports.effects).toEqual([])
  })

  it.each([
    ['the dialog opens', () => ports.fire('dialog[data-search]', 'toggle', { newState: 'open' })],
    ['its field has the focus', () => ports.fire('[data-search-input]', 'focusin')],
  ])('gets the index of the page’s language when %s, saying so meanwhile', async (_, wanted) => {
    const machine = start()
    wanted()
    await loaded(machine)
    expect(ports.effects).toEqual([
      ['text', '[data-search-status]', 'Moment'],
      ['http', 'GET', address],
      ['text', '[data-search-status]', ''],
    ])
  })

  it('gets it at once when the dialog was opened before', async () => {
    ports.memoryPage.markup['dialog[data-search]'] = { open: '' }
    await loaded(start())
    expect(asked()).toEqual([['http', 'GET', address]])
  })

  it('gets it once, and says that it failed before it tries again', async () => {
    ports.answers[address] = new Response(text, { status: 503 })
    const machine = await open()
    expect(machine.state().tags).toEqual(['failed'])
    expect(ports.memoryPage.texts['[data-search-status]']).toBe('Geht nicht')
    ports.answers[address] = new Response(text)
    for (let times = 0; times < 3; times++) {
      ports.fire('[data-search-input]', 'focusin')
      await loaded(machine)
    }
    expect(asked()).toHaveLength(2)
  })

  it('gives up what has not come for 15 seconds, though nothing can stop it, and says so', async () => {
    const { http } = ports
    let come!: (late: Response) => void
    ports.http = () => new Promise((answer) => (come = answer))
    const machine = start()
    ports.fire('dialog[data-search]', 'toggle', { newState: 'open' })
    await settle()
    expect(ports.memoryPage.texts['[data-search-status]']).toBe('Moment')
    ports.clock.advance(15_000)
    await settle()
    expect(machine.state().tags).toEqual(['failed'])
    const status = () => ports.memoryPage.texts['[data-search-status]']
    await expect.poll(status).toBe('Geht nicht')
    come(new Response(text))
    await settle()
    expect(status()).toBe('Geht nicht')
    ports.http = http
  })

  it('shows the best hits first, the others by type, and says how many there are', async () => {
    await open()
    const { groups, status } = ports.memoryPage.type('article')!
    expect(status).toBe('5 Seiten')
    expect(groups.map(({ label, options }) => [label, options.length])).toEqual([
      ['Die besten', 3],
      ['Article', 2],
    ])
    const [best, others] = groups.map(({ options }) => options[0]!)
    expect(best).toEqual({
      href: expect.stringMatching(/^\/blog\//),
      title: expect.stringMatching(/^Article /),
      note: 'Article',
    })
    expect(others!.note).toBe('')
    expect(ports.memoryPage.type('article four')!.groups[0]!.options[0]!.href).toBe('/blog/four')
  })

  it('shows nothing for nothing, and says so when nothing is found', async () => {
    await open()
    expect(ports.memoryPage.type('')).toMatchObject({ groups: [], status: '' })
    expect(ports.memoryPage.type('zeppelin')).toMatchObject({ groups: [], status: 'Nichts' })
  })

  it('[PAGEBUILDER-10] is in a state of its own with hits, without any, and with an empty field', async () => {
    const { state } = await open()
    expect(state().value).toEqual({ ready: 'waiting' })
    ports.memoryPage.type('article')
    expect(state().value).toEqual({ ready: 'showing' })
    ports.memoryPage.type('zeppelin')
    expect(state().value).toEqual({ ready: 'nothing' })
    ports.memoryPage.type('')
    expect(state().value).toEqual({ ready: 'waiting' })
  })

  it('[OP29] reports what stands for a second, and nothing that is typed on the way', async () => {
    await open()
    ports.memoryPage.type('art')
    ports.clock.advance(600)
    const count = ports.memoryPage.type('article')!.groups.flatMap(({ options }) => options).length
    ports.clock.advance(999)
    expect(tracked()).toEqual([])
    ports.clock.advance(1)
    expect(tracked()).toEqual([
      ['track', { name: 'Search input', properties: { query: 'article', count } }],
    ])
    ports.memoryPage.type('')
    ports.clock.advance(2000)
    expect(tracked()).toHaveLength(1)
  })

  it('lets go of the page when it ends', async () => {
    const { actor } = await open()
    actor.stop()
    expect(ports.memoryPage.type('article')).toBeUndefined()
    ports.fire('[data-search-input]', 'focusin')
    await settle()
    expect(asked()).toHaveLength(1)
  })
})
