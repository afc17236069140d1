import { describe, expect, it } from 'vitest'
import { fromCallback, type EventObject } from 'xstate'
import { startSystem } from '#tests/support/start-system.ts'
import { parseSession, type Session } from '../../runtime/browser/consent/session-store.ts'
import document from './machine.json' with { type: 'json' }

/** How the visitor reached a document. */
interface Arrival {
  campaign: Readonly<Record<string, string>>
  domain: string
  isExcluded: boolean
  isInNewSession: boolean
}

const minute = 60_000
const rules = { idle: 30 * minute, longest: 24 * 60 * minute }
const start = Date.UTC(2026, 10, 21)

const stored = (changes: Partial<Session> = {}): Session => ({
  id: start,
  last: start,
  campaign: {},
  domain: '$direct',
  ...changes,
})
const arrival = (changes: Partial<Arrival> = {}): Arrival => ({
  campaign: {},
  domain: '$direct',
  isExcluded: false,
  isInNewSession: false,
  ...changes,
})

/** Records all events. */
const analytics = {
  id: 'analytics',
  context: { heard: [] },
  initial: 'listening',
  states: {
    listening: {
      on: {
        '*': {
          actions: [
            { type: 'assign', params: { heard: { '@expr': 'append(context.heard, event)' } } },
          ],
        },
      },
    },
  },
}

/**
 * Runs one interaction at `now` over a stored session: what is stored, and what `analytics`
 * receives.
 */
function happen(stored: Session | undefined, now: number, arrival?: Arrival) {
  const kept: Session[] = []
  const find = fromCallback<EventObject>(({ sendBack }) =>
    sendBack({ type: 'session.found', stored: stored ?? null, time: now, reported: null } as never),
  )
  const system = startSystem({
    documents: [document, analytics],
    extras: [
      {
        actions: {
          'session.keep': (_: unknown, of: { session: Session }) => kept.push(of.session),
          'session.reported': () => {},
        },
        actors: { 'session.events': fromCallback(() => {}), 'session.find': find },
      },
    ],
  })
  system.spawn('analytics', 'analytics')
  const input = { key: 's', idleMinutes: rules.idle / minute, longestHours: 24 }
  system.spawn('analytics-session', 'analytics-session', input)
  system.send(
    'analytics-session',
    (arrival
      ? { type: 'page.reached', page: null, arrival, isAsked: false }
      : { type: 'event.tracked' }) as never,
  )
  // Typed as a string: a test double has the id here.
  const id: string = 'analytics'
  const events: { type: string }[] = system.get(id)!.getSnapshot().context.heard
  return { session: kept.at(-1)!, events }
}

describe('an event', () => {
  it('[ANALYTICS-02] begins a session that is called after the time', () => {
    expect(happen(undefined, start)).toEqual({
      session: stored(),
      events: [{ type: 'session.started', id: String(start) }],
    })
  })

  it.each([
    ['at once', 0, true],
    ['a moment before 30 minutes are over', 30 * minute - 1, true],
    ['after 30 minutes', 30 * minute, false],
    ['after a week', 7 * 24 * 60 * minute, false],
    ['when the clock was set back a little', -5 * minute, true],
    ['when the clock was set back far', -5 * minute - 1, false],
  ])('[ANALYTICS-02] [OP28] an event %s: the session goes on is %s', (_, passed, goesOn) => {
    const last = start + 60 * minute
    const now = last + passed
    const { session, events } = happen(stored({ last }), now)
    expect(session.id === start).toBe(goesOn)
    expect(session.last).toBe(now)
    expect(events.map(({ type }) => type)).toEqual(
      goesOn ? [] : ['session.ended', 'session.started'],
    )
  })

  it('[ANALYTICS-02] ends a session after a day, however busy', () => {
    const now = start + rules.longest
    expect(happen(stored({ last: now - 1 }), now - 1).events).toEqual([])
    expect(happen(stored({ last: now - 1 }), now).session.id).toBe(now)
  })

  it('[ANALYTICS-03] a new session tells the end of the last, with its length, then its start', () => {
    const now = start + 100 * minute
    const page = { path: '/pricing', pageName: 'pricing', locale: 'en' }
    expect(happen(stored({ last: start + 90_400, page }), now).events).toEqual([
      { type: 'session.ended', id: String(start), duration: 90, time: start + 90_400, page },
      { type: 'session.started', id: String(now) },
    ])
  })

  it('never gives a session the number of the one before', () => {
    const { session } = happen(stored({ last: start + 60 * minute }), start)
    expect(session.id).toBe(start + 1)
  })

  it('takes the last campaign along', () => {
    const before = stored({ campaign: { utm_source: 'x' }, domain: 'x.example' })
    const { session } = happen(before, start + rules.idle)
    expect(session).toMatchObject({ campaign: { utm_source: 'x' }, domain: 'x.example' })
  })
})

describe('an arrival', () => {
  const mail = { utm_source: 'mail', utm_campaign: 'autumn' }
  const before = { campaign: mail, domain: 'mail.example' }
  const cases: [what: string, from: Partial<Session>, to: Partial<Arrival>, isNew: boolean][] = [
    ['direct, in a session', before, {}, false],
    ['direct, in a new session', before, { isInNewSession: true }, true],
    ['direct, for the first time', {}, { isInNewSession: true }, false],
    ['the same campaign', before, { campaign: { ...mail }, domain: 'mail.example' }, false],
    ['one field changed', before, { campaign: { ...mail, utm_term: 'a' } }, true],
    ['one field gone', before, { campaign: { utm_source: 'mail' }, domain: 'mail.example' }, true],
    ['another referring domain', before, { domain: 'search.example' }, true],
    ['the same fields from another domain', before, { campaign: mail, domain: 'b.example' }, true],
    ['the same fields, direct', before, { campaign: mail }, false],
    [
      'the same fields in other letters',
      before,
      { campaign: { utm_source: 'Mail', utm_campaign: 'AUTUMN' }, domain: 'mail.example' },
      false,
    ],
    [
      'another host of the same site',
      { domain: 'l.facebook.com' },
      { domain: 'lm.facebook.com' },
      false,
    ],
    ['the site itself', { domain: 'm.facebook.com' }, { domain: 'facebook.com' }, false],
    ['a host under a country', { domain: 'a.site.co.za' }, { domain: 'b.site.co.za' }, false],
    ['another site in that country', { domain: 'a.co.za' }, { domain: 'b.co.za' }, true],
    ['the same name in another country', { domain: 'a.co.za' }, { domain: 'a.co.uk' }, true],
    ['other fields, direct', before, { campaign: { utm_source: 'a' } }, true],
    ['an excluded referrer', before, { domain: 'forms.example', isExcluded: true }, false],
    [
      'an excluded referrer in a new session',
      before,
      { domain: 'forms.example', isExcluded: true, isInNewSession: true },
      false,
    ],
    [
      'an excluded referrer with the same fields',
      before,
      { campaign: mail, domain: 'forms.example', isExcluded: true },
      false,
    ],
    [
      'an excluded referrer with other fields',
      before,
      { campaign: { utm_source: 'a' }, domain: 'forms.example', isExcluded: true },
      true,
    ],
  ]
  it.each(cases)('[ANALYTICS-04] %s', (_, from, to, isNew) => {
    const { events, session } = happen(stored(from), start, arrival(to))
    expect(events.map(({ type }) => type)).toEqual(isNew ? ['campaign.changed'] : [])
    expect(session.id).toBe(start)
  })

  it('[ANALYTICS-03] a new session with a new campaign tells of both, in order', () => {
    const now = start + rules.idle
    const { session, events } = happen(
      stored(),
      now,
      arrival({ campaign: mail, domain: 'mail.example' }),
    )
    expect(events.map(({ type }) => type)).toEqual([
      'session.ended',
      'session.started',
      'campaign.changed',
    ])
    expect(session).toEqual({ id: now, last: now, campaign: mail, domain: 'mail.example' })
  })

  it('[ANALYTICS-04] an excluded referrer leaves the referring domain as it was', () => {
    const to = arrival({ campaign: { utm_source: 'a' }, domain: 'forms.example', isExcluded: true })
    expect(happen(stored(before), start, to).session.domain).toBe('mail.example')
  })
})

describe('what is stored', () => {
  it('reads what was written', () => {
    const session = stored({ campaign: { utm_source: 'x' } })
    expect(parseSession(JSON.stringify(session))).toEqual(session)
  })

  it.each([
    null,
    '',
    '{',
    'null',
    '[]',
    '7',
    '{"id":"1","last":2,"campaign":{},"domain":""}',
    '{"id":1,"last":null,"campaign":{},"domain":""}',
    '{"id":-1,"last":2,"campaign":{},"domain":""}',
    '{"id":1e400,"last":2,"campaign":{},"domain":""}',
    '{"id":1,"last":2,"campaign":[],"domain":""}',
    '{"id":1,"last":2,"campaign":{"utm_source":1},"domain":""}',
    '{"id":1,"last":2,"campaign":{}}',
  ])('[ANALYTICS-02] takes %s for nothing', (text) => {
    expect(parseSession(text)).toBeUndefined()
  })
})
