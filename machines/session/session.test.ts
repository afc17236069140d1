import { beforeEach, describe, expect, it } from 'vitest'
import { createRegistry, createSystem, type MachineDocument } from '#runtime/machines'
import { createMemoryPorts, settle, type MemoryPorts } from '#tests/support/machine-ports.ts'
import document from './machine.json' with { type: 'json' }

const cookie = 'brand-session'
const since = 'brand-session-since'
const hour = 3_600_000
const company = '/company'
const records = { initial: { landingPage: '/a' }, mostRecent: { landingPage: '/b' } }
const answer = {
  type: 'traffic.ready',
  traffic: records,
  campaign: { utm_source: 'news' },
  referringDomain: 'partner.example',
  isExcluded: false,
}

/** Records the event. */
const listener = (id: string, event: string): MachineDocument => ({
  id,
  context: { heard: [] },
  initial: 'listening',
  states: {
    listening: {
      on: {
        [event]: {
          actions: [
            { type: 'assign', params: { heard: { '@expr': 'append(context.heard, event)' } } },
          ],
        },
      },
    },
  },
})

let ports: MemoryPorts
beforeEach(() => {
  ports = createMemoryPorts()
  ports.answers[company] = { domain: 'acme.example', confidence: 'high' }
})

async function start() {
  const system = createSystem({
    documents: [
      listener('traffic-source', 'visit.started'),
      listener('analytics', 'visit.ready'),
      document as MachineDocument,
    ],
    behaviours: {
      actors: [
        { id: 'traffic-source', machine: 'traffic-source' },
        { id: 'analytics', machine: 'analytics' },
        { id: 'session', machine: 'session', input: { cookie, since, longestHours: 24, company } },
      ],
    },
    registry: createRegistry(ports),
  })
  system.start()
  await settle()
  const heardBy = (id: string): object[] => system.get(id)!.getSnapshot().context.heard
  return {
    system,
    send: (event: { type: string }) => system.send('session', event),
    trafficHeard: () => heardBy('traffic-source'),
    analyticsHeard: () => heardBy('analytics'),
  }
}

const isMarked = () => ports.jar.get(cookie)?.value === 'active'
const failures = () => ports.effects.filter(([, , code]) => code === 'CLEARBIT REVEAL ERROR')

describe('a new visit', () => {
  it('[SESSION-02] has the traffic source captured and the company asked for, at the same time', async () => {
    const { trafficHeard } = await start()
    expect(trafficHeard()).toEqual([{ type: 'visit.started', isNew: true }])
    expect(ports.effects).toEqual([['http', 'GET', company]])
  })

  it('[SESSION-01] [SESSION-03] is marked by a cookie when both are ready, the company last', async () => {
    let respond = (_: Response) => {}
    ports.http = () => new Promise((done) => (respond = done))
    const { send } = await start()
    send(answer)
    await settle()
    expect(isMarked()).toBe(false)
    respond(Response.json({ domain: 'acme.example', confidence: 'high' }))
    await settle()
    expect(ports.jar.get(cookie)).toEqual({
      value: 'active',
      attributes: { sameSite: 'lax', secure: true },
    })
  })

  it('[SESSION-03] is marked by a cookie when both are ready, the traffic source last', async () => {
    const { send } = await start()
    expect(isMarked()).toBe(false)
    send(answer)
    await settle()
    expect(isMarked()).toBe(true)
  })

  it('[SESSION-02] tells analytics, once, after the cookie is set', async () => {
    const { send, analyticsHeard } = await start()
    expect(analyticsHeard()).toEqual([])
    send(answer)
    send(answer)
    await settle()
    expect(analyticsHeard()).toEqual([
      {
        type: 'visit.ready',
        isNew: true,
        traffic: records,
        campaign: { utm_source: 'news' },
        referringDomain: 'partner.example',
        isExcluded: false,
        company: { domain: 'acme.example', confidence: 'high' },
      },
    ])
    expect(failures()).toEqual([])
  })

  it.each([
    ['an error', new Error('offline')],
    ['a server error', new Response('', { status: 502 })],
    ['no JSON', new Response('<html>')],
  ])(
    '[SESSION-03] [SESSION-05] %s in place of the company is logged and counts as ready',
    async (_, given) => {
      ports.answers[company] = given
      const { send, analyticsHeard } = await start()
      send(answer)
      await settle()
      expect(failures()).toEqual([
        [
          'log',
          'error',
          'CLEARBIT REVEAL ERROR',
          expect.objectContaining({ code: 'RequestFailed' }),
        ],
      ])
      expect(isMarked()).toBe(true)
      expect(analyticsHeard()).toMatchObject([{ company: null, traffic: records }])
    },
  )

  it.each([
    ['an empty answer', new Response(null, { status: 204 }), null],
    ['an unknown company', { domain: null, confidence: null }, { domain: null, confidence: null }],
  ])('[SESSION-03] %s is no failure', async (_, given, known) => {
    ports.answers[company] = given
    const { send, analyticsHeard } = await start()
    send(answer)
    await settle()
    expect(failures()).toEqual([])
    expect(analyticsHeard()).toMatchObject([{ company: known }])
  })

  it('[SESSION-03] does not wait for ever, neither for the company nor for the traffic source', async () => {
    let signal: AbortSignal | null | undefined
    ports.http = (_, init) => {
      signal = init.signal
      return new Promise(() => {})
    }
    const { analyticsHeard } = await start()
    ports.clock.advance(2999)
    expect(isMarked()).toBe(false)
    ports.clock.advance(1)
    expect(isMarked()).toBe(true)
    expect(signal?.aborted).toBe(true)
    expect(failures()).toHaveLength(1)
    expect(analyticsHeard()).toMatchObject([
      // An unknown value does not override the earlier campaign.
      {
        isNew: true,
        traffic: { initial: null, mostRecent: null },
        company: null,
        isExcluded: true,
      },
    ])
  })

  it('[SITE-05] writes nothing once it is stopped, whatever still comes', async () => {
    let respond = (_: Response) => {}
    ports.http = () => new Promise((done) => (respond = done))
    const { system, send, analyticsHeard } = await start()
    send(answer)
    system.stop('session')
    respond(Response.json({}))
    await settle()
    ports.clock.advance(10_000)
    await settle()
    expect([...ports.jar]).toEqual([])
    expect(analyticsHeard()).toEqual([])
  })
})

describe('a visit under way', () => {
  beforeEach(() => void ports.jar.set(cookie, { value: 'active', attributes: {} }))

  it('[SESSION-04] asks for no company and has nothing captured', async () => {
    const { send, trafficHeard, analyticsHeard } = await start()
    expect(trafficHeard()).toEqual([{ type: 'visit.started', isNew: false }])
    send(answer)
    await settle()
    expect(ports.effects).toEqual([])
    expect(analyticsHeard()).toEqual([
      { ...answer, type: 'visit.ready', isNew: false, company: null },
    ])
  })

  it('[SESSION-04] goes on when nobody knows the traffic source', async () => {
    const { analyticsHeard } = await start()
    ports.clock.advance(3000)
    expect(analyticsHeard()).toMatchObject([{ isNew: false, referringDomain: '$direct' }])
  })

  it.each(['', 'ACTIVE', '{"a":1}'])(
    '[SESSION-01] is none when the cookie says "%s"',
    async (value) => {
      ports.jar.set(cookie, { value, attributes: {} })
      const { trafficHeard } = await start()
      expect(trafficHeard()).toEqual([{ type: 'visit.started', isNew: true }])
    },
  )

  it.each([
    ['a moment before a day is over', 24 * hour - 1, false],
    ['after a day', 24 * hour, true],
    ['when the clock was set back a little', -hour, false],
    ['when the clock was set back far', -24 * hour, true],
  ])('[OP22] %s it is over: %s ms later, %s', async (_, passed, isNew) => {
    const began = 100 * hour
    ports.jar.set(since, { value: String(began), attributes: {} })
    ports.clock.advance(began + passed)
    const { trafficHeard, send } = await start()
    expect(trafficHeard()).toEqual([{ type: 'visit.started', isNew }])
    send(answer)
    await settle()
    const kept = { value: String(began + passed), attributes: { sameSite: 'lax', secure: true } }
    if (isNew) expect(ports.jar.get(since)).toEqual(kept)
    else expect(ports.jar.get(since)?.value).toBe(String(began))
  })

  it.each(['', 'yesterday', '{}'])('[OP22] that says it began at "%s" is over', async (value) => {
    ports.jar.set(since, { value, attributes: {} })
    const { trafficHeard } = await start()
    expect(trafficHeard()).toEqual([{ type: 'visit.started', isNew: true }])
  })
})
