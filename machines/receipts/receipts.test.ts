import { beforeEach, describe, expect, it } from 'vitest'
import { createLocks } from '#tests/support/locks.ts'
import { createMemoryPorts, settle, type MemoryPorts } from '#tests/support/machine-ports.ts'
import { startSystem } from '#tests/support/start-system.ts'
import consent from '../consent/machine.json' with { type: 'json' }
import { implementations } from './implementations.ts'
import document from './machine.json' with { type: 'json' }

const address = '/.netlify/functions/consent'

let posted: { body: Record<string, unknown>; keepalive: boolean | undefined }[]
let answers: (string | number | Error)[]
/** Whether the server delays its answers. */
let isHeld: boolean
/** Delays the answer while pending. */
let slow: Promise<void> | undefined
beforeEach(() => {
  posted = []
  answers = []
  isHeld = false
  slow = undefined
})

/** Answers in turn: an id, a status or a broken network; `r1` when there are no more. */
const createPorts = (given: Partial<MemoryPorts> = {}): MemoryPorts => {
  const ports = createMemoryPorts({
    async http(url, init) {
      if (url !== address) return Response.json({ ask: true })
      posted.push({ body: JSON.parse(String(init.body)), keepalive: init.keepalive })
      const answer = answers.shift() ?? 'r1'
      if (isHeld) await new Promise((_, stop) => init.signal!.addEventListener('abort', stop))
      await slow
      if (answer instanceof Error) throw answer
      return typeof answer === 'number'
        ? new Response('', { status: answer })
        : Response.json({ id: answer })
    },
    ...given,
  })
  ports.memoryPage.markup = {
    html: { 'data-locale': 'de' },
    '[data-follow="consent banner"][data-texts]': { 'data-texts': 'hash-of-banner' },
    '[data-send="consent consent.save"][data-texts]': { 'data-texts': 'hash-of-modal' },
  }
  ports.clock.advance(Date.parse('2026-11-21T08:00:00Z'))
  return ports
}

const open = async (ports = createPorts()) => {
  const system = startSystem({
    documents: [document, consent],
    actors: [
      { id: 'consent', machine: 'consent', input: { policyVersion: '1' } },
      { id: 'receipts', machine: 'receipts' },
    ],
    ports,
    own: [implementations],
  })
  await settle()
  return {
    ports,
    send: (type: string) => system.send('consent', { type }),
    receipt: () => system.get('consent')!.getSnapshot().context.receipt as string | undefined,
    state: () => system.get('receipts')!.getSnapshot().value as string,
  }
}
/** Waits until the machine rests after `count` posts, however long its chunk takes to load. */
const rested = async (count: number, { state }: { state(): string }) => {
  await expect.poll(() => [posted.length, state() === 'posting']).toEqual([count, false])
  await settle()
}
const choices = () => posted.map(({ body }) => body['choices'])

const all = { necessary: true, analytics: true, ad: true }

describe('receipts', () => {
  it('[CONSENT-01] posts a decision with what the visitor saw, and keeps the id of its receipt', async () => {
    const page = await open()
    const { ports, send, receipt, state } = page
    expect(posted).toEqual([])
    send('consent.accept-all')
    await rested(1, page)
    expect(posted).toEqual([
      {
        body: {
          choices: all,
          policyVersion: '1',
          gpc: false,
          locale: 'de',
          texts: { banner: 'hash-of-banner', modal: 'hash-of-modal' },
          time: '2026-11-21T08:00:00.000Z',
        },
        keepalive: true,
      },
    ])
    expect(receipt()).toBe('r1')
    expect(JSON.parse(ports.jar.get('consents')!.value)).toMatchObject({ receipt: 'r1' })
    expect(state()).toBe('idle')
  })

  it('posts one of an earlier visit that owes it', async () => {
    const ports = createPorts()
    const stored = { ...all, decided: true, gpc: false, version: '1' }
    ports.jar.set('consents', { value: JSON.stringify(stored), attributes: {} })
    await rested(1, await open(ports))
    expect(choices()).toEqual([all])
  })

  it('posts nothing for a decision that has its receipt', async () => {
    const ports = createPorts()
    const stored = { ...all, decided: true, gpc: false, version: '1', receipt: 'r0' }
    ports.jar.set('consents', { value: JSON.stringify(stored), attributes: {} })
    const { receipt, state } = await open(ports)
    expect(state()).toBe('idle')
    expect([posted, receipt()]).toEqual([[], 'r0'])
  })

  it.each([
    ['the network is gone', new Error('offline')],
    ['the server cannot keep it', 503],
  ])('tries again after 5 and after 20 seconds when %s', async (_, failure) => {
    answers = [failure, failure, 'r2']
    const page = await open()
    const { clock } = page.ports
    page.send('consent.accept-all')
    await rested(1, page)
    clock.advance(4999)
    expect(page.state()).toBe('waiting')
    clock.advance(1)
    await rested(2, page)
    clock.advance(19_999)
    expect(page.state()).toBe('waiting')
    clock.advance(1)
    await rested(3, page)
    expect(page.receipt()).toBe('r2')
  })

  it('leaves it to the next visit in the end, and says so', async () => {
    answers = Array.from({ length: 9 }, () => new Error('offline'))
    const page = await open()
    const { ports, send, state, receipt } = page
    send('consent.accept-all')
    for (const [count, wait] of [
      [1, 5000],
      [2, 20_000],
      [3, 1_000_000],
      [3, 0],
    ] as const) {
      await rested(count, page)
      ports.clock.advance(wait)
    }
    expect([state(), receipt()]).toEqual(['idle', undefined])
    expect(ports.effects).toContainEqual([
      'log',
      'warn',
      'RECEIPT_NOT_STORED',
      expect.objectContaining({ message: 'offline' }),
    ])
  })

  it('posts the newest decision in place of one that is on its way', async () => {
    const page = await open()
    isHeld = true
    page.send('consent.accept-all')
    await expect.poll(() => posted.length).toBe(1)
    isHeld = false
    page.send('consent.refuse-all')
    await rested(2, page)
    expect(choices()).toEqual([all, { necessary: false, analytics: false, ad: false }])
    expect(page.receipt()).toBe('r1')
  })

  it('gives up a post that nobody answers for 15 seconds, and tries again', async () => {
    const page = await open()
    isHeld = true
    page.send('consent.accept-all')
    await expect.poll(() => posted.length).toBe(1)
    page.ports.clock.advance(15_000)
    isHeld = false
    page.ports.clock.advance(5000)
    await rested(2, page)
    expect(page.receipt()).toBe('r1')
  })

  it('posts once for two tabs that hear of the same decision', async () => {
    const locks = createLocks()
    const first = createPorts({ locks: locks.port() })
    const second = createPorts({ locks: locks.port(), cookies: first.cookies })
    second.jar = first.jar
    const stored = { ...all, decided: true, gpc: false, version: '1' }
    first.jar.set('consents', { value: JSON.stringify(stored), attributes: {} })
    const tabs = await Promise.all([open(first), open(second)])
    for (const tab of tabs) await rested(1, tab)
    expect(tabs.map(({ receipt }) => receipt())).toEqual(['r1', 'r1'])
  })

  it.each(['', 0, null, {}])('counts %j as no receipt', async (receipt) => {
    const ports = createPorts()
    const stored = { ...all, decided: true, gpc: false, version: '1', receipt }
    ports.jar.set('consents', { value: JSON.stringify(stored), attributes: {} })
    const page = await open(ports)
    await rested(1, page)
    expect([choices(), page.receipt()]).toEqual([[all], 'r1'])
  })

  it('[CONSENT-05] keeps a refusal of another tab when the receipt of an earlier consent comes late, and has its receipt too', async () => {
    const page = await open()
    const held = Promise.withResolvers<void>()
    const { jar, clock } = page.ports
    answers = ['r1', 'r2']
    slow = held.promise
    page.send('consent.accept-all')
    await expect.poll(() => posted.length).toBe(1)
    const none = { necessary: false, analytics: false, ad: false }
    const refused = { ...none, decided: true, gpc: false, version: '1', time: clock.now() + 1 }
    jar.set('consents', { value: JSON.stringify(refused), attributes: {} })
    slow = undefined
    held.resolve()
    await rested(1, page)
    const kept = jar.get('consents')!.value
    expect(JSON.parse(kept)).toEqual(refused)
    // It looks again when the page becomes visible.
    page.ports.changeCookie('consents', kept)
    await rested(2, page)
    expect(choices()).toEqual([all, none])
    expect(JSON.parse(jar.get('consents')!.value)).toEqual({ ...refused, receipt: 'r2' })
  })

  it('waits for nobody where the browser refuses locks', async () => {
    const request = () => Promise.reject(new DOMException('no', 'SecurityError'))
    const page = await open(createPorts({ locks: { request: request as never } }))
    page.send('consent.accept-all')
    await rested(1, page)
    expect([choices(), page.receipt()]).toEqual([[all], 'r1'])
  })
})
