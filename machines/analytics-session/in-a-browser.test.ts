/**
 * The analytics session in a browser: several tabs, jumping clocks, consent granted and withdrawn.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import fc from 'fast-check'
import { createMemoryPorts, type MemoryPorts } from '#tests/support/machine-ports.ts'
import { startSystem } from '#tests/support/start-system.ts'
import {
  createSessionStore,
  parseSession,
  type Session,
} from '../../runtime/browser/consent/session-store.ts'
import type { EventCatalogue } from '../../runtime/browser/consent/vendors/catalogue.ts'
import { createHub, type Hub, type HubEvent } from '../../runtime/browser/consent/vendors/hub.ts'
import events from '../../site-config/events.json' with { type: 'json' }
import analytics from '../analytics/machine.json' with { type: 'json' }
import document from './machine.json' with { type: 'json' }

// XState's development build warns when one machine moves while another tracks, as if an action
// were wrong.
beforeAll(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterAll(() => void vi.restoreAllMocks())

const minute = 60_000
const key = 'analytics_session'
const page = {
  path: '/pricing',
  url: '/pricing?x=1',
  routeName: 'pricing',
  pageName: 'pricing',
  title: 'Pricing',
  locale: 'en',
}

/** The state that all tabs of a browser share. */
function openBrowser() {
  const store = new Map<string, string>()
  const writes: string[] = []
  return {
    time: Date.UTC(2026, 10, 21),
    isGranted: false,
    isStorageBroken: false,
    store,
    writes,
    session: (): Session | undefined => parseSession(store.get(key) ?? null),
    storage: {
      getItem: (name: string) => store.get(name) ?? null,
      setItem(name: string, value: string) {
        writes.push(name)
        store.set(name, value)
      },
      removeItem: (name: string) => void store.delete(name),
    },
  }
}
type Browser = ReturnType<typeof openBrowser>

/** A document with its hub and, while there is consent, the machine that measures. */
function openTab(browser: Browser, longestHours = 24) {
  const sent: (HubEvent & { stored: Session | undefined })[] = []
  const known: Record<string, unknown>[] = []
  const ports: MemoryPorts = createMemoryPorts({
    track: (event) => hub.track(event),
    identify: (properties) => hub.identify(properties),
  })
  const log: MemoryPorts['log'] = (...args) => void ports.effects.push(['log', ...args])
  const hub: Hub = createHub({
    catalogue: events as unknown as EventCatalogue,
    isDevelopment: true,
    isGranted: () => browser.isGranted,
    look: () => {},
    redact: (text) => text,
    log,
    now: () => browser.time,
  })
  hub.addSink({
    id: 'test',
    category: 'analytics',
    track: (event) => sent.push({ ...event, stored: browser.session() }),
    identify: (properties) => known.push(properties),
  })
  const store = createSessionStore({
    hub,
    storage: () => {
      if (browser.isStorageBroken) throw new Error('forbidden')
      return browser.storage
    },
    now: () => browser.time,
    log,
  })
  const system = startSystem({ documents: [document, analytics], ports, extras: [store] })
  const isRunning = () => system.get('analytics') !== undefined
  return {
    sent,
    known,
    hub,
    ports,
    names: () => sent.map(({ name }) => name),
    context: () => system.get('analytics')?.getSnapshot().context,
    /** Like the page: starts the actor, then reports the page shown. */
    grant(shown: object = page) {
      browser.isGranted = true
      if (!isRunning()) {
        const input = { key, idleMinutes: 30, longestHours }
        system.spawn('analytics-session', 'analytics-session', input)
        system.spawn('analytics', 'analytics', { config: { branch: 'next' } })
      }
      system.send('analytics', { type: 'page.shown', ...shown } as never)
    },
    withdraw() {
      browser.isGranted = false
      for (const id of ['analytics-session', 'analytics']) system.stop(id)
      browser.store.clear()
    },
    send: (event: { type: string; [name: string]: unknown }) =>
      isRunning() && system.send('analytics', event),
    show: (path: string) =>
      isRunning() &&
      system.send('analytics', { type: 'page.shown', ...page, path, url: path } as never),
    click: () =>
      hub.track({ name: 'Menu link clicked', properties: { destination: '/', section: '' } }),
  }
}

const visit = (changes: object = {}) => ({
  type: 'visit.ready',
  isNew: true,
  traffic: { initial: null, mostRecent: null },
  campaign: {},
  referringDomain: '$direct',
  isExcluded: false,
  company: null,
  ...changes,
})

describe('a document', () => {
  it('[ANALYTICS-02] [ANALYTICS-03] begins a session, then reports the page in it', () => {
    const browser = openBrowser()
    const tab = openTab(browser)
    tab.grant()
    tab.send(visit({ campaign: { utm_source: 'mail' } }))
    expect(tab.names()).toEqual(['Session started', 'Campaign changed', 'Page viewed'])
    const { locale: _, ...viewed } = page
    expect(tab.sent[2]?.properties).toEqual({
      ...viewed,
      locale: 'en',
      session_id: String(browser.time),
    })
    expect(tab.sent[1]?.properties).toMatchObject({
      utm_source: 'mail',
      referring_domain: '$direct',
    })
  })

  it('[ANALYTICS-02] goes on with the session of another tab', () => {
    const browser = openBrowser()
    const [first, second] = [openTab(browser), openTab(browser)]
    first.grant()
    browser.time += 29 * minute
    second.grant()
    second.send(visit())
    expect(second.names()).toEqual(['Page viewed'])
    expect(second.sent[0]?.properties['session_id']).toBe(first.sent[0]?.properties['session_id'])
  })

  it('[ANALYTICS-03] [OP28] ends a session that was idle with the next event, in any tab', () => {
    const browser = openBrowser()
    const [first, second] = [openTab(browser), openTab(browser)]
    first.grant()
    first.send(visit())
    second.grant()
    second.send(visit())
    const before = browser.session()!
    browser.time += 30 * minute
    second.click()
    expect(second.names().slice(-3)).toEqual([
      'Session ended',
      'Session started',
      'Menu link clicked',
    ])
    expect(second.sent.at(-3)?.properties).toMatchObject({
      session_id: String(before.id),
      duration: 0,
    })
    expect(second.sent.at(-3)?.time).toBe(before.last)
    first.click()
    expect(first.names().slice(-2)).toEqual(['Page viewed', 'Menu link clicked'])
    expect(first.sent.at(-1)?.properties['session_id']).toBe(String(browser.time))
  })

  it('waits 5 seconds for the visit, then reports the page without it', () => {
    const tab = openTab(openBrowser())
    tab.grant()
    tab.ports.clock.advance(4999)
    expect(tab.names()).toEqual(['Session started'])
    tab.ports.clock.advance(1)
    expect(tab.names()).toEqual(['Session started', 'Page viewed'])
    tab.send(visit({ referringDomain: 'a.example' }))
    expect(tab.names().slice(2)).toEqual(['Campaign changed'])
  })

  it('[HEAD-09] reports each page once, also those shown while it waits', () => {
    const tab = openTab(openBrowser())
    tab.grant()
    tab.show('/blog')
    tab.send(visit())
    tab.show('/')
    tab.show('/')
    const viewed = tab.sent.filter(({ name }) => name === 'Page viewed')
    expect(viewed.map(({ properties }) => properties['path'])).toEqual([
      '/pricing',
      '/blog',
      '/',
      '/',
    ])
  })

  it('[ANALYTICS-09] knows the name of the page, which is 404 for one that was not found', () => {
    const tab = openTab(openBrowser())
    tab.grant({ ...page, pageName: '404', routeName: '' })
    tab.send(visit())
    expect(tab.context()?.pageName).toBe('404')
    expect(tab.sent.at(-1)?.properties).toMatchObject({ pageName: '404', routeName: '' })
    tab.click()
    expect(tab.sent.at(-1)?.properties['pageName']).toBe('404')
  })

  it('reports a page no second time when consent is withdrawn and given again on it', () => {
    const tab = openTab(openBrowser())
    tab.grant()
    tab.send(visit())
    tab.withdraw()
    tab.click()
    tab.grant()
    tab.send(visit())
    expect(tab.names()).toEqual(['Session started', 'Page viewed', 'Session started'])
    tab.show('/blog')
    expect(tab.names().at(-1)).toBe('Page viewed')
  })

  it('leaves nothing behind when it is stopped', () => {
    const browser = openBrowser()
    const tab = openTab(browser)
    tab.grant()
    tab.send(visit())
    tab.withdraw()
    browser.isGranted = true
    tab.click()
    expect(tab.sent.at(-1)?.properties).toEqual({ destination: '/', section: '' })
    expect(browser.store.size).toBe(0)
  })

  it('[ANALYTICS-04] keeps the campaign when a visitor comes back from a site that says nothing', () => {
    const browser = openBrowser()
    const tab = openTab(browser)
    tab.grant()
    tab.send(visit({ campaign: { utm_source: 'mail' }, referringDomain: 'mail.example' }))
    browser.time += 31 * minute
    const next = openTab(browser)
    next.grant()
    next.send(visit({ isExcluded: true }))
    expect(next.names()).toEqual(['Session ended', 'Session started', 'Page viewed'])
    expect(browser.session()).toMatchObject({
      campaign: { utm_source: 'mail' },
      domain: 'mail.example',
    })
  })

  it('measures in memory where nothing can be stored, and says so once', () => {
    const browser = openBrowser()
    browser.isStorageBroken = true
    const tab = openTab(browser)
    tab.grant()
    tab.send(visit())
    tab.click()
    expect(tab.names()).toEqual(['Session started', 'Page viewed', 'Menu link clicked'])
    expect(new Set(tab.sent.map(({ properties }) => properties['session_id'])).size).toBe(1)
    const warned = tab.ports.effects.filter(([name]) => name === 'log')
    expect(warned.map(([, level, code]) => [level, code])).toEqual([['warn', 'SessionNotStored']])
  })
})

describe('user properties', () => {
  const record = {
    utm_campaign: 'autumn',
    utm_source: 'mail',
    landingPage: '/first',
    referrer: 'https://mail.example/',
    gclid: 'g1',
    fbclid: 'f1',
    conversionPage: '/pricing',
  }

  it('[ANALYTICS-01] copy the first visit and name the branch, the landing page, the company', () => {
    const tab = openTab(openBrowser())
    tab.grant()
    tab.send(
      visit({
        traffic: { initial: record, mostRecent: { ...record, landingPage: '/second' } },
        company: { domain: 'acme.example', confidence: 'high' },
      }),
    )
    expect(tab.known).toEqual([
      {
        variation: 'next',
        landing_page: '/second',
        initial_utm_campaign: 'autumn',
        initial_utm_source: 'mail',
        initial_landingPage: '/first',
        initial_referrer: 'https://mail.example/',
        initial_gclid: 'g1',
        initial_fbclid: 'f1',
        initial_conversionPage: '/pricing',
        clearbit_reveal_company_domain: 'acme.example',
        clearbit_reveal_confidence: 'high',
      },
    ])
  })

  it.each([[null], [undefined], [{ domain: null, confidence: null }]])(
    "[ANALYTICS-01] say 'null', as text, of an unknown company (%j)",
    (company) => {
      const tab = openTab(openBrowser())
      tab.grant()
      tab.send(visit({ company }))
      expect(tab.known).toEqual([
        {
          variation: 'next',
          clearbit_reveal_company_domain: 'null',
          clearbit_reveal_confidence: 'null',
        },
      ])
    },
  )
})

/** One act in a browser with several tabs; `tab` says in which. */
type Act =
  | { do: 'open' | 'click' | 'page' | 'withdraw' | 'grant' | 'reload'; tab: number }
  | { do: 'visit'; tab: number; campaign: number; domain: number }
  | { do: 'pass' | 'back'; minutes: number }
  | { do: 'spoil'; text: string }

const tabs = fc.integer({ min: 0, max: 2 })
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constantFrom('click', 'page'), tab: tabs }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('grant', 'withdraw', 'reload'), tab: tabs }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('visit'),
      tab: tabs,
      campaign: fc.integer({ min: 0, max: 2 }),
      domain: fc.integer({ min: 0, max: 3 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('pass'),
      // Mostly too short to end a session, so that some get old.
      minutes: fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(0, 20, 29) },
        { weight: 1, arbitrary: fc.constantFrom(30, 31, 600, 1500) },
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('back'),
      minutes: fc.oneof(fc.constantFrom(1, 4, 5, 6, 60), fc.integer({ min: 0, max: 3000 })),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('spoil'), text: fc.json() }) },
) as fc.Arbitrary<Act>

const acts = fc.array(act, { minLength: 1, maxLength: 60, size: 'max' })

const campaigns = [{}, { utm_source: 'a' }, { utm_source: 'a', utm_term: 'b' }]
const domains = ['$direct', 'a.example', 'b.example', 'forms.example']

/**
 * After every single step, whatever happened before:
 * - all events sent in that step carry the id that is stored when they are sent, and no other,
 * - that id is stored once: tabs never disagree,
 * - "Session ended" names the id that was stored before, "Session started" the one that is now, and
 *   they come in turn, an end never without a start after it,
 * - no event belongs to a session that began 24 hours ago (or 1, where that is the rule) or had no event for 30 minutes, by a clock
 *   that may have been set back by no more than 5 minutes,
 * - "Campaign changed" comes only with a campaign or domain other than the stored one,
 * - a page shown is reported at most once for each time it is shown,
 * - without consent nothing is sent and nothing is stored.
 */
it('[ANALYTICS-03] the end of a session has the time and the page of its last event', () => {
  const browser = openBrowser()
  const tab = openTab(browser)
  tab.grant()
  tab.send(visit())
  const ended = browser.time
  browser.time += 31 * minute
  tab.send({ type: 'page.shown', ...page, path: '/next', url: '/next', pageName: 'next' })
  const end = tab.sent.find(({ name }) => name === 'Session ended')!
  expect(end).toMatchObject({
    time: ended,
    properties: { path: page.path, pageName: page.pageName, locale: page.locale },
  })
  expect(tab.sent.at(-1)).toMatchObject({
    name: 'Page viewed',
    time: browser.time,
    properties: { pageName: 'next' },
  })
})

it('[ANALYTICS-02] [ANALYTICS-03] [ANALYTICS-04] holds through tabs, clocks and consent', () => {
  fc.assert(
    fc.property(acts, fc.constantFrom(1, 24), (given, longest) => {
      const browser = openBrowser()
      const open = [0, 1, 2].map(() => openTab(browser, longest))
      const shown = [0, 0, 0]
      const grantAll = () => {
        if (browser.isGranted) return
        for (const [index, tab] of open.entries()) {
          shown[index]!++
          tab.grant()
        }
      }
      const perform = (given: Act) => {
        if (given.do === 'pass') browser.time += given.minutes * minute
        else if (given.do === 'back') browser.time -= given.minutes * minute
        else if (given.do === 'spoil') {
          if (browser.isGranted) browser.store.set(key, given.text)
        } else if (given.do === 'grant') grantAll()
        else if (given.do === 'withdraw') for (const tab of open) tab.withdraw()
        else if (given.do === 'reload') {
          open[given.tab] = openTab(browser, longest)
          shown[given.tab] = browser.isGranted ? 1 : 0
          if (browser.isGranted) open[given.tab]!.grant()
        } else if (given.do === 'page') {
          if (browser.isGranted) shown[given.tab]!++
          open[given.tab]!.show('/blog')
        } else if (given.do === 'click') open[given.tab]!.click()
        else if (given.do === 'visit') {
          open[given.tab]!.send(
            visit({
              campaign: campaigns[given.campaign],
              referringDomain: domains[given.domain],
              isExcluded: domains[given.domain] === 'forms.example',
            }),
          )
        }
      }
      for (const one of given) {
        const before = browser.session()
        const counts = open.map(({ sent }) => sent.length)
        const writes = browser.writes.length
        perform(one)
        const after = browser.session()
        open.forEach((tab, index) => {
          const isFresh = one.do === 'reload' && one.tab === index
          check(tab.sent.slice(isFresh ? 0 : counts[index]), before, after, browser.time, longest)
        })
        if (!browser.isGranted) {
          expect(open.flatMap(({ sent }, index) => sent.slice(counts[index]))).toEqual([])
          expect(browser.writes.length).toBe(writes)
          expect(browser.store.size).toBe(0)
        }
        open.forEach((tab, index) => {
          const viewed = tab.sent.filter(({ name }) => name === 'Page viewed').length
          expect(viewed).toBeLessThanOrEqual(shown[index]!)
        })
      }
    }),
    { numRuns: 300 },
  )
})

function check(
  sent: (HubEvent & { stored: Session | undefined })[],
  before: Session | undefined,
  after: Session | undefined,
  now: number,
  longestHours: number,
): void {
  for (const { name, properties, stored, time } of sent) {
    expect(stored).toBeDefined()
    if (name === 'Session ended') {
      expect(time).toBe(before!.last)
      expect(properties['path']).toBe(before!.page?.path)
      expect(properties['session_id']).toBe(String(before!.id))
      expect(properties['session_id']).not.toBe(String(after!.id))
      expect(properties['duration']).toBeGreaterThanOrEqual(0)
    } else {
      expect(properties['session_id']).toBe(String(stored!.id))
      expect(stored!.id).toBe(after!.id)
    }
    expect(now - after!.id).toBeLessThan(longestHours * 60 * minute)
    expect(now - after!.id).toBeGreaterThanOrEqual(-5 * minute)
    if (before && before.id === after!.id) {
      expect(now - before.last).toBeLessThan(30 * minute)
      expect(now - before.last).toBeGreaterThanOrEqual(-5 * minute)
    }
    if (name === 'Campaign changed') {
      const last = before ?? { campaign: {}, domain: '$direct' }
      expect([after!.campaign, after!.domain]).not.toEqual([last.campaign, last.domain])
    }
  }
  const turns = sent.map(({ name }) => name).filter((name) => name.startsWith('Session'))
  expect([[], ['Session started'], ['Session ended', 'Session started']]).toContainEqual(turns)
}
