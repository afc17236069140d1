import { describe, expect, it } from 'vitest'
import type { EventCatalogue } from './catalogue.ts'
import { createRedact } from '../traffic/redact.ts'
import { createHub, type Category, type Hub, type HubEvent, type Sink } from './hub.ts'

const catalogue: EventCatalogue = {
  common: { session_id: { type: 'string' } },
  user: { variation: { type: 'string' } },
  events: [
    { name: 'Opened', properties: { menu: { type: 'string', required: true } } },
    { name: 'Counted', properties: { count: { type: 'integer', enum: [1, 2] } } },
    { name: 'Measured', properties: { share: { type: 'number' }, isNew: { type: 'boolean' } } },
    { name: 'Requested', category: 'any' },
    { name: 'Private', to: ['first'] },
    { name: 'Searched', properties: { query: { type: 'string', typed: true } } },
  ],
}

function start({ isDevelopment = true, granted = ['analytics', 'ad'] as Category[] } = {}) {
  const consent = new Set<Category>(granted)
  const logged: unknown[] = []
  const seen: HubEvent[] = []
  const clock = { time: 1000 }
  const elsewhere: (() => void)[] = []
  const hub = createHub({
    catalogue,
    isDevelopment,
    isGranted: (category) =>
      category === 'any' ? consent.has('analytics') || consent.has('ad') : consent.has(category),
    look: () => elsewhere.splice(0).forEach((decide) => decide()),
    redact: createRedact([]),
    log: (level, code) => logged.push([level, code]),
    now: () => clock.time,
  })
  hub.addSink({ id: 'seen', category: 'any', track: (event) => seen.push(event), identify() {} })
  return { hub, consent, logged, seen, clock, elsewhere }
}

/** A receiver that keeps what it gets. */
function sink(id = 'first', category: Category = 'analytics') {
  const got: unknown[] = []
  const receiver: Sink = {
    id,
    category,
    track: (event) => got.push(event),
    identify: (properties) => got.push(properties),
  }
  return { receiver, got, names: () => got.map((each) => (each as HubEvent).name) }
}

const open = (hub: Hub, menu = 'a') => hub.track({ name: 'Opened', properties: { menu } })

describe('track', () => {
  it('hands an event with its time and the common properties to every receiver', () => {
    const { hub, seen } = start()
    const [one, two] = [sink(), sink('second', 'ad')]
    hub.addSink(one.receiver)
    hub.addSink(two.receiver)
    hub.setCommon({ session_id: '7' })
    hub.track({ name: 'Requested', properties: {} })
    const event = { name: 'Requested', properties: { session_id: '7' }, time: 1000 }
    expect([one.got, two.got, seen]).toEqual([[event], [event], [event]])
  })

  it('takes null and undefined for absent, also among the common properties', () => {
    const { hub, seen } = start()
    hub.setCommon({ session_id: '7' })
    hub.setCommon({ session_id: null })
    hub.track({ name: 'Counted', properties: { count: undefined } })
    hub.track({ name: 'Counted', properties: { count: null } })
    expect(seen.map(({ properties }) => properties)).toEqual([{}, {}])
  })

  it("lets an event's own property win", () => {
    const { hub, seen } = start()
    hub.setCommon({ session_id: '7' })
    hub.track({ name: 'Counted', properties: { session_id: '6' } })
    expect(seen[0]?.properties).toEqual({ session_id: '6' })
  })

  it('gives each receiver a copy of its own', () => {
    const { hub } = start()
    const two = sink('second')
    hub.addSink({
      id: 'first',
      category: 'any',
      track: (event) => (event.properties['menu'] = 'x'),
    })
    hub.addSink(two.receiver)
    open(hub)
    expect(two.got).toMatchObject([{ properties: { menu: 'a' } }])
  })

  it('gives an event that names its receivers to nobody else', () => {
    const { hub } = start()
    const [one, two] = [sink(), sink('second')]
    hub.addSink(one.receiver)
    hub.addSink(two.receiver)
    hub.track({ name: 'Private', properties: {} })
    expect([one.names(), two.names()]).toEqual([['Private'], []])
  })

  it('prepares once before an event, also when preparing tracks itself', () => {
    const { hub, seen } = start()
    let count = 0
    const end = hub.beforeTrack(() => {
      count++
      hub.track({ name: 'Requested', properties: {} })
      hub.setCommon({ session_id: '9' })
    })
    open(hub)
    expect(seen.map(({ name, properties }) => [name, properties['session_id']])).toEqual([
      ['Requested', undefined],
      ['Opened', '9'],
    ])
    end()
    open(hub)
    expect(count).toBe(1)
  })

  it('[SITE-05] tells nobody that somebody was searched for', () => {
    const { hub, seen } = start()
    const { receiver, got } = sink()
    hub.addSink(receiver)
    for (const query of ['jo@a.example', '+49 30 1234567', 'onboarding'])
      hub.track({ name: 'Searched', properties: { query } })
    expect(seen.map(({ properties }) => properties['query'])).toEqual(['onboarding'])
    expect(got).toHaveLength(1)
  })

  it('[SITE-05] tells of addresses and names no more than may be told', () => {
    const { hub, seen } = start()
    const { receiver, got } = sink()
    hub.addSink(receiver)
    hub.setCommon({ session_id: 'jo@a.example' })
    open(hub, '/p?gclid=G1')
    hub.identify({ variation: 'jo%40a.example' })
    expect(seen[0]?.properties).toEqual({ session_id: '[e-mail]', menu: '/p' })
    expect(got.at(-1)).toEqual({ variation: '[e-mail]' })
  })

  it('keeps the time of what happened earlier', () => {
    const { hub, seen } = start()
    hub.track({ name: 'Requested', properties: {}, time: 7 })
    hub.track({ name: 'Requested', properties: {} })
    expect(seen.map(({ time }) => time)).toEqual([7, 1000])
  })

  it('prepares nothing without consent to analytics', () => {
    const { hub } = start({ granted: ['ad'] })
    let count = 0
    hub.beforeTrack(() => count++)
    hub.track({ name: 'Requested', properties: {} })
    expect(count).toBe(0)
  })
})

describe('the catalogue', () => {
  it.each([
    ['an unknown name', 'Opend', {}, 'EventUndeclared', 'Opend'],
    ['a missing property', 'Opened', {}, 'EventInvalid', '"menu" is missing'],
    ['an undeclared property', 'Requested', { to: 'x' }, 'EventInvalid', '"to" is not declared'],
    ['a wrong type', 'Opened', { menu: 3 }, 'EventInvalid', '"menu" is 3, not a string'],
    ['a value of no list', 'Counted', { count: 3 }, 'EventInvalid', 'not one of 1, 2'],
    ['a fraction', 'Counted', { count: 1.5 }, 'EventInvalid', '"count" is 1.5'],
    ['no number', 'Measured', { share: Number.NaN }, 'EventInvalid', '"share" is null'],
    ['an object', 'Measured', { isNew: {} }, 'EventInvalid', '"isNew" is {}, not a boolean'],
    ['an inherited name', 'Requested', { toString: 'x' }, 'EventInvalid', '"toString"'],
  ])('[ANALYTICS-07] %s stops development and is dropped in production', (_, ...given) => {
    const [name, properties, code, says] = given as [string, Record<string, unknown>, ...string[]]
    const track = (hub: Hub) => () => hub.track({ name, properties })
    expect(track(start().hub)).toThrow(expect.objectContaining({ code }))
    expect(track(start().hub)).toThrow(says)

    const { hub, seen, logged } = start({ isDevelopment: false })
    track(hub)()
    track(hub)()
    expect(seen).toEqual([])
    expect(logged).toEqual([['error', code]])
  })

  it('holds for what is known of the visitor', () => {
    expect(() => start().hub.identify({ mail: 'a@example.com' })).toThrow('"mail" is not declared')
    const { hub, logged } = start({ isDevelopment: false })
    const { receiver, got } = sink()
    hub.addSink(receiver)
    hub.identify({ mail: 'a@example.com' })
    hub.identify({ variation: 'main' })
    expect(got).toEqual([{ variation: 'main' }])
    expect(logged).toEqual([['error', 'EventInvalid']])
  })
})

describe('consent', () => {
  it('is asked for each event, of the receiver and of the event', () => {
    const { hub, consent } = start()
    const [analytics, ad, any] = [sink('a'), sink('b', 'ad'), sink('c', 'any')]
    for (const { receiver } of [analytics, ad, any]) hub.addSink(receiver)
    const trackBoth = () => {
      hub.track({ name: 'Requested', properties: {} })
      open(hub)
    }
    consent.delete('analytics')
    trackBoth()
    expect([analytics, ad, any].map((each) => each.names())).toEqual([
      [],
      ['Requested'],
      ['Requested'],
    ])
    consent.delete('ad')
    trackBoth()
    expect(any.names()).toEqual(['Requested'])
    consent.add('analytics')
    open(hub)
    expect([analytics, ad, any].map((each) => each.names().slice(-1))).toEqual([
      ['Opened'],
      ['Requested'],
      ['Opened'],
    ])
  })

  it('[SITE-05] to both still tells those who advertise only what is for them', () => {
    const { hub } = start()
    const [ad, any] = [sink('b', 'ad'), sink('c', 'any')]
    for (const { receiver } of [ad, any]) hub.addSink(receiver)
    open(hub)
    hub.track({ name: 'Requested', properties: {} })
    expect([ad, any].map((each) => each.names())).toEqual([['Requested'], ['Opened', 'Requested']])
  })

  it('to analytics is needed to tell who the visitor is', () => {
    const { hub } = start({ granted: ['ad'] })
    const { receiver, got } = sink('c', 'any')
    hub.addSink(receiver)
    hub.identify({ variation: 'main' })
    expect(got).toEqual([])
  })
})

describe('a page that is shown in place', () => {
  const shows = (category: Category) => {
    const pages: unknown[] = []
    const receiver: Sink = { id: category, category, show: (page) => pages.push(page) }
    return { receiver, pages }
  }

  it('[HEAD-09] [SITE-05] is told to whoever is there by the consent to them, and no more of its address than may be told', () => {
    const { hub, consent, seen } = start({ granted: ['ad'] })
    const [ad, analytics] = [shows('ad'), shows('analytics')]
    for (const { receiver } of [ad, analytics]) hub.addSink(receiver)
    hub.show({ url: '/form/demo?from=%2Fpricing' })
    consent.clear()
    hub.show({ url: '/' })
    expect([ad.pages, analytics.pages]).toEqual([[{ url: '/form/demo' }], []])
    // `show` is not an event.
    expect(seen).toEqual([])
  })

  it('[CONSENT-04] is told to nobody whom another tab has refused since', () => {
    const { hub, consent, elsewhere } = start()
    const { receiver, pages } = shows('ad')
    hub.addSink(receiver)
    elsewhere.push(() => consent.clear())
    hub.show({ url: '/a' })
    expect(pages).toEqual([])
  })

  it('is not kept for who comes later: they find the page themselves', () => {
    const { hub } = start()
    const { receiver, pages } = shows('ad')
    hub.expect('ad', 'ad')
    hub.show({ url: '/a' })
    hub.addSink(receiver)
    hub.show({ url: '/b' })
    expect(pages).toEqual([{ url: '/b' }])
  })
})

describe('a receiver that comes late', () => {
  it('gets what happened since it was expected, in order, then goes on', () => {
    const { hub, clock } = start()
    const { receiver, got } = sink()
    open(hub, 'before')
    hub.expect('first', 'analytics')
    open(hub)
    hub.identify({ variation: 'main' })
    clock.time = 5000
    hub.addSink(receiver)
    open(hub, 'b')
    expect(got).toEqual([
      { name: 'Opened', properties: { menu: 'a' }, time: 1000 },
      { variation: 'main' },
      { name: 'Opened', properties: { menu: 'b' }, time: 5000 },
    ])
  })

  it('gets nothing that happened without consent, nor what is no longer consented to', () => {
    const { hub, consent } = start()
    const { receiver, names } = sink('first', 'any')
    hub.expect('first', 'any')
    consent.clear()
    hub.track({ name: 'Requested', properties: {} })
    consent.add('analytics')
    open(hub)
    hub.track({ name: 'Requested', properties: {} })
    consent.delete('analytics')
    consent.add('ad')
    hub.addSink(receiver)
    expect(names()).toEqual(['Requested'])
  })

  it('gets the last 200 of too many', () => {
    const { hub } = start()
    const { receiver, got } = sink()
    hub.expect('first', 'analytics')
    for (let index = 0; index < 250; index++) open(hub, String(index))
    hub.addSink(receiver)
    const menus = (got as HubEvent[]).map(({ properties }) => properties['menu'])
    expect([menus.length, menus[0], menus.at(-1)]).toEqual([200, '50', '249'])
  })

  it('gets nothing once it was dropped', () => {
    const { hub } = start()
    const { receiver, got } = sink()
    hub.expect('first', 'analytics')
    open(hub)
    hub.drop('first')
    hub.addSink(receiver)
    expect(got).toEqual([])
  })

  it('loses nothing by being expected twice, before or after it came', () => {
    const { hub } = start()
    const { receiver, names } = sink()
    hub.expect('first', 'analytics')
    open(hub)
    hub.expect('first', 'analytics')
    hub.addSink(receiver)
    hub.expect('first', 'analytics')
    open(hub)
    expect(names()).toEqual(['Opened', 'Opened'])
  })
})

describe('a receiver', () => {
  it('that throws stops nobody and is reported once', () => {
    const { hub, logged } = start()
    const two = sink('second')
    const fail = () => {
      throw new Error('blocked')
    }
    hub.addSink({ id: 'first', category: 'any', track: fail, identify: fail })
    hub.addSink(two.receiver)
    open(hub)
    open(hub)
    hub.identify({ variation: 'main' })
    expect(two.got).toHaveLength(3)
    expect(logged).toEqual([['error', 'SinkFailed']])
  })

  it('[CONSENT-05] gets nothing that was tracked or kept once another tab has withdrawn the consent', () => {
    const { hub, consent, elsewhere } = start()
    const [first, late] = [sink(), sink('late')]
    hub.addSink(first.receiver)
    hub.expect('late', 'analytics')
    open(hub)
    elsewhere.push(() => consent.clear())
    open(hub)
    hub.identify({ variation: 'main' })
    expect(first.names()).toEqual(['Opened'])
    consent.add('analytics')
    elsewhere.push(() => consent.clear())
    hub.addSink(late.receiver)
    expect(late.got).toEqual([])
  })

  it('that left gets nothing more, and its place is the next one’s', () => {
    const { hub } = start()
    const [old, young] = [sink(), sink()]
    const leave = hub.addSink(old.receiver)
    hub.addSink(young.receiver)
    leave()
    open(hub)
    expect([old.got.length, young.got.length]).toEqual([0, 1])
  })

  it('may take either kind only', () => {
    const { hub, logged } = start()
    hub.addSink({ id: 'first', category: 'any' })
    open(hub)
    hub.identify({ variation: 'main' })
    expect(logged).toEqual([])
  })
})
