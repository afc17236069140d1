import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemoryPorts, settle, type MemoryPorts } from '#tests/support/machine-ports.ts'
import { startMachine } from '#tests/support/start-machine.ts'
import { trafficTables as traffic } from '#tests/support/traffic-tables.ts'
import document from './machine.json' with { type: 'json' }

const pricing = { path: '/pricing', url: '/pricing', routeName: 'pricing' }
const demo = { path: '/form/demo', url: '/form/demo?from=/pricing', routeName: 'form' }
const codes = () =>
  ports.effects.flatMap(([name, , code]) => (name === 'log' ? [code as string] : []))
const stored = () =>
  Object.fromEntries(
    [...ports.stores.local].map(([key, text]) => [
      key.replace('_traffic_source', ''),
      JSON.parse(text) as object,
    ]),
  )
const store = (records: Record<string, object>) => {
  for (const [name, record] of Object.entries(records))
    ports.stores.local.set(`${name}_traffic_source`, JSON.stringify(record))
}
/** Grants at once. */
const locks = {
  request: (async (_: string, __: object, run: () => unknown) => run()) as LockManager['request'],
}

let ports: MemoryPorts
beforeEach(() => {
  ports = createMemoryPorts({ locks })
})

interface Start {
  url?: string
  ad?: boolean
  isNew?: boolean
  referrer?: string
}

async function start({
  url = '/a?utm_source=news&gclid=g',
  ad = false,
  isNew = true,
  referrer = '',
}: Start = {}) {
  const source = startMachine(document, {
    ports,
    input: {
      landing: { url: `https://www.colloquy.example${url}`, referrer },
      page: pricing,
      consent: { ad },
      config: { traffic },
    },
  })
  const sent = source.ports.effects
  source.send({ type: 'visit.started', isNew })
  await settle()
  const send = async (event: { type: string; [key: string]: unknown }) => {
    sent.length = 0
    source.send(event)
    await settle()
  }
  return { ...source, send }
}

describe('a new visit', () => {
  it('[TRAFFIC-02] [TRAFFIC-09] is stored in both records, and that is logged', async () => {
    const { state } = await start()
    const record = expect.objectContaining({ landingPage: '/a', utm_source: 'news' })
    expect(stored()).toEqual({ initial: record, most_recent: record })
    expect(codes()).toContain('TRAFFIC_SOURCE_STORED')
    expect(state()).toMatchObject({ value: 'resting', tags: ['stored'] })
  })

  it('[TRAFFIC-03] [TRAFFIC-04] rewrites the most recent record only', async () => {
    store({ initial: { landingPage: '/first' }, most_recent: { landingPage: '/last' } })
    await start()
    expect(stored()).toMatchObject({
      initial: { landingPage: '/first' },
      most_recent: { landingPage: '/a' },
    })
  })

  it('[TRAFFIC-08] takes over the cookie of an earlier site, says so and erases it', async () => {
    const value = JSON.stringify({ initial: { landingPage: '/old' }, gclid: 'old' })
    ports.jar.set('traffic_source', { value, attributes: {} })
    await start({ ad: true })
    expect(stored()).toMatchObject({ initial: { landingPage: '/old', gclid: 'old' } })
    expect(codes()).toEqual(
      expect.arrayContaining(['TRAFFIC_SOURCE_LEGACY_COOKIE', 'TRAFFIC_SOURCE_STORED']),
    )
    expect(ports.jar.has('traffic_source')).toBe(false)
  })

  it('[TRAFFIC-08] says nothing of a cookie that is not there', async () => {
    await start()
    expect(codes()).not.toContain('TRAFFIC_SOURCE_LEGACY_COOKIE')
  })
})

describe('a visit under way', () => {
  it('[SESSION-04] writes nothing', async () => {
    const { state } = await start({ isNew: false, url: '/a' })
    expect(stored()).toEqual({})
    expect(codes()).not.toContain('TRAFFIC_SOURCE_STORED')
    expect(state().value).toBe('resting')
  })

  it('[TRAFFIC-03] [OP22] keeps a new campaign as the most recent record, once', async () => {
    const before = { initial: { landingPage: '/first' }, most_recent: { landingPage: '/last' } }
    store(before)
    const { send } = await start({ isNew: false })
    expect(stored()).toMatchObject({
      initial: { landingPage: '/first' },
      most_recent: { landingPage: '/a', utm_source: 'news' },
    })
    store(before)
    await send({ type: 'conversion.reached' })
    expect(stored()).toMatchObject({
      most_recent: { landingPage: '/last', conversionPage: '/pricing' },
    })
  })

  it('[TRAFFIC-04] [OP22] keeps the id of a click with consent to advertising only', async () => {
    store({ initial: { landingPage: '/first' }, most_recent: { landingPage: '/last' } })
    const { send } = await start({ isNew: false })
    expect(JSON.stringify(stored())).not.toContain('gclid')
    await send({ type: 'consent.changed', ad: true })
    expect(stored()).toMatchObject({
      initial: { landingPage: '/first', gclid: 'g' },
      most_recent: { landingPage: '/a', gclid: 'g' },
    })
  })
})

describe('a visitor who comes back from our own pages', () => {
  it('[TRAFFIC-03] [OP28] changes no record in a new visit', async () => {
    const before = { initial: { landingPage: '/first' }, most_recent: { landingPage: '/last' } }
    store(before)
    const { state } = await start({ url: '/a', referrer: 'https://www.colloquy.example/b' })
    expect(stored()).toEqual(before)
    expect(state().context).toMatchObject({ isExcluded: true })
    expect(codes()).not.toContain('TRAFFIC_SOURCE_STORED')
  })
})

describe('consent to advertising', () => {
  it('[TRAFFIC-01] that is given later in the document adds the click ids', async () => {
    const { send } = await start()
    expect(stored()['initial']).not.toHaveProperty('gclid')
    await send({ type: 'consent.changed', ad: true })
    expect(stored()).toMatchObject({ initial: { gclid: 'g' }, most_recent: { gclid: 'g' } })
  })

  it('[TRAFFIC-01] that is withdrawn takes them away', async () => {
    const { send } = await start({ ad: true })
    expect(stored()).toMatchObject({ initial: { gclid: 'g' }, most_recent: { gclid: 'g' } })
    await send({ type: 'consent.changed', ad: false })
    expect(stored()['initial']).not.toHaveProperty('gclid')
    expect(stored()['most_recent']).not.toHaveProperty('gclid')
  })

  it('[TRAFFIC-01] that was withdrawn while nobody listened takes them away at the next start', async () => {
    store({ initial: { landingPage: '/first', gclid: 'g' } })
    await start({ isNew: false })
    expect(stored()['initial']).toMatchObject({ landingPage: '/first' })
    expect(stored()['initial']).not.toHaveProperty('gclid')
  })

  it('[TRAFFIC-09] that says nothing new writes nothing', async () => {
    const { send } = await start()
    await send({ type: 'consent.changed', ad: false })
    expect(ports.effects).toEqual([])
  })
})

describe('conversion', () => {
  it('[TRAFFIC-05] on a page with a form is recorded with the page that led there', async () => {
    const { send } = await start()
    await send({ type: 'page.shown', ...demo })
    expect(stored()).toMatchObject({
      initial: { conversionPage: '/pricing' },
      most_recent: { conversionPage: '/pricing' },
    })
    await send({ type: 'page.shown', ...demo, url: '/form/demo' })
    expect(stored()).toMatchObject({
      initial: { conversionPage: '/pricing' },
      most_recent: { conversionPage: '/form/demo' },
    })
  })

  it('[TRAFFIC-05] elsewhere is recorded when a form says so', async () => {
    const { send } = await start()
    await send({ type: 'page.shown', ...pricing })
    expect(stored()['initial']).not.toHaveProperty('conversionPage')
    await send({ type: 'conversion.reached' })
    expect(stored()).toMatchObject({ initial: { conversionPage: '/pricing' } })
  })

  it('[TRAFFIC-05] before the visit has begun is recorded with it', async () => {
    const source = startMachine(document, {
      ports,
      input: {
        landing: { url: 'https://www.colloquy.example/form/demo?from=/a', referrer: '' },
        page: demo,
        consent: { ad: false },
        config: { traffic },
      },
    })
    source.send({ type: 'page.shown', ...demo, url: '/form/demo?from=/a' })
    source.send({ type: 'visit.started', isNew: true })
    await settle()
    expect(stored()).toMatchObject({ initial: { landingPage: '/form/demo', conversionPage: '/a' } })
  })

  it('[TRAFFIC-05] while the records are being written is not lost', async () => {
    let grant = () => {}
    ports.locks = {
      request: ((_: string, __: object, run: () => unknown) =>
        new Promise<void>((done) => (grant = done)).then(run)) as LockManager['request'],
    }
    const source = await start()
    await source.send({ type: 'conversion.reached' })
    expect(stored()).toEqual({})
    grant()
    await settle()
    grant()
    await settle()
    expect(stored()).toMatchObject({ most_recent: { conversionPage: '/pricing' } })
    expect(source.state().value).toBe('resting')
  })
})

describe('storage that fails', () => {
  const broken = (which: string) => ({
    local: {
      getItem: (key: string) => ports.stores.local.get(key) ?? null,
      setItem: (key: string, value: string) => void ports.stores.local.set(key, value),
      removeItem: () => {},
      [which]: () => {
        throw new DOMException('no', 'SecurityError')
      },
    },
    session: ports.storage.session,
  })

  it.each([
    ['reading', 'getItem', 'failed'],
    ['writing', 'setItem', 'resting'],
  ])('[TRAFFIC-09] when %s is reported, and the machine goes on', async (_, which, value) => {
    ports.storage = broken(which)
    const { state, send } = await start()
    expect(ports.effects).toContainEqual([
      'log',
      'error',
      'TRAFFIC_SOURCE_STORE_ERROR',
      expect.objectContaining({ name: 'SecurityError' }),
    ])
    expect(codes()).not.toContain('TRAFFIC_SOURCE_STORED')
    expect(state().value).toBe(value)
    await send({ type: 'page.shown', ...demo })
    expect(state().value).toBe(value)
  })

  it('[TRAFFIC-09] when the browser has none is reported', async () => {
    ports.storage = {
      get local(): never {
        throw new DOMException('no', 'SecurityError')
      },
      session: ports.storage.session,
    }
    const { state } = await start()
    expect(codes()).toContain('TRAFFIC_SOURCE_STORE_ERROR')
    expect(state()).toMatchObject({ value: 'failed', tags: ['failed'] })
  })

  it('[TRAFFIC-09] once full is tried again with the next change', async () => {
    const { storage } = ports
    ports.storage = broken('setItem')
    store({ initial: { landingPage: '/first' }, most_recent: { landingPage: '/last' } })
    const { send } = await start({ isNew: false })
    await send({ type: 'conversion.reached' })
    expect(codes()).toContain('TRAFFIC_SOURCE_STORE_ERROR')
    ports.storage = storage
    await send({ type: 'conversion.reached' })
    expect(stored()).toMatchObject({ most_recent: { conversionPage: '/pricing' } })
  })
})

it('[SITE-05] writes nothing once it is stopped, whatever it was doing', async () => {
  const request = vi.fn((_: string, { signal }: { signal: AbortSignal }) => {
    return new Promise((_done, refuse) =>
      signal.addEventListener('abort', () => refuse(signal.reason as Error)),
    )
  })
  ports.locks = { request: request as unknown as LockManager['request'] }
  const { actor } = await start()
  actor.stop()
  await settle()
  expect(request.mock.calls[0]![1].signal.aborted).toBe(true)
  expect(stored()).toEqual({})
})
