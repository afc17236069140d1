/**
 * A browser with several tabs that share storage, in which every single operation on the storage is
 * a separate step: a value that one tab reads may be gone when it writes.
 */
import { fromPromise } from 'xstate'
import { createRegistry, createSystem, type MachineDocument } from '#runtime/machines'
import { createMemoryPorts, settle, type MemoryPorts } from './machine-ports.ts'
import session from '../../machines/session/machine.json' with { type: 'json' }
import trafficSource from '../../machines/traffic-source/machine.json' with { type: 'json' }
import { createLocks } from './locks.ts'
import { trafficTables } from './traffic-tables.ts'

export interface Consent {
  analytics: boolean
  ad: boolean
}

export interface Write {
  tab: Tab
  key: string
  before: string | undefined
  after: string | undefined
}

export interface Browser {
  local: Map<string, string>
  cookies: MemoryPorts['jar']
  /** A tab notices changes here when `notice` is called. */
  consent: Consent
  /** Whether writes to the storage fail. */
  isFull: boolean
  /** Called for each write, by machines and by erasing. */
  onWrite: (write: Write) => void
  open(url: string): Tab
  tabs: Tab[]
}

export interface Tab {
  url: string
  /** The consent as the tab has noticed it. */
  consent: Consent
  /** Whether this tab had its visit captured, since it last got the consent to analytics. */
  hasCaptured: boolean
  /** How often the visit was reported to analytics since then. */
  told: number
  isErasing: boolean
  ports: MemoryPorts
  /** Does the next operation on the storage. False when there is none. */
  step(): Promise<boolean>
  /** Notices the visitor's current consent, between two tasks of the page, as in a browser. */
  notice(): Promise<void>
  /** Shows a form reached by a link on the page of this path. */
  convert(from: string): Promise<void>
  isResting(): boolean
  close(): Promise<void>
}

const listener: MachineDocument = {
  id: 'analytics',
  initial: 'on',
  states: {
    on: {
      on: {
        'visit.ready': { actions: [{ type: 'log', params: { level: 'info', code: 'told' } }] },
      },
    },
  },
}

export function createBrowser(): Browser {
  const browser: Browser = {
    local: new Map(),
    cookies: new Map(),
    consent: { analytics: false, ad: false },
    isFull: false,
    onWrite: () => {},
    tabs: [],
    open(url) {
      const tab = createTab(browser, url, locks.port())
      browser.tabs.push(tab)
      return tab
    },
  }
  const locks = createLocks()
  return browser
}

function createTab(browser: Browser, url: string, locks: MemoryPorts['locks']): Tab {
  const operations: (() => void)[] = []
  const ports = createMemoryPorts({
    ...(locks && { locks }),
    log: (_, code) => {
      if (code === 'told') tab.told += 1
    },
  })
  ports.jar = browser.cookies
  ports.cookies = { ...createMemoryPorts().cookies, ...jarOf(browser) }
  ports.answers['/company'] = { domain: null, confidence: null }
  const step = async () => {
    const next = operations.shift()
    next?.()
    await settle()
    return next !== undefined
  }
  /** The first operation of a task happens at once, since nothing can come between it and its cause. */
  const runTask = async <T>(task: readonly (() => T)[]): Promise<T[]> => {
    const results: T[] = []
    for (const [index, operation] of task.entries()) {
      if (index > 0) await new Promise<void>((done) => operations.push(done))
      results.push(operation())
    }
    return results
  }
  const write = (key: string, after: string | undefined) => {
    if (browser.isFull && after !== undefined) throw new DOMException('full')
    const before = browser.local.get(key)
    if (after === undefined) browser.local.delete(key)
    else browser.local.set(key, after)
    browser.onWrite({ tab, key, before, after })
  }
  const stepwise = {
    'storage.read': fromPromise(({ input }: { input: { storage: string; keys: string[] } }) =>
      runTask(
        input.keys.map((key) => () => {
          const text = input.storage === 'cookie' ? ports.cookies.get(key) : browser.local.get(key)
          return text === undefined || text === 'active' ? (text ?? null) : JSON.parse(text)
        }),
      ),
    ),
    'storage.write': fromPromise(({ input }: { input: { entries: Entry[] } }) =>
      runTask(
        input.entries.map(
          ({ key, value }) =>
            () =>
              write(key, value == null ? undefined : JSON.stringify(value)),
        ),
      ),
    ),
  }
  const system = createSystem({
    documents: [trafficSource, session, listener] as MachineDocument[],
    behaviours: { actors: [] },
    registry: createRegistry(ports, {
      actors: stepwise,
    }),
  })
  system.spawn('analytics', 'analytics')
  const start = () => {
    const page = { path: '/here', url: '/here', routeName: 'home' }
    system.spawn('traffic-source', 'traffic-source', {
      landing: { url, referrer: '' },
      page,
      consent: { ...tab.consent },
      config: { traffic: trafficTables },
    })
    system.spawn('session', 'session', {
      cookie: 'brand-session',
      since: 'brand-session-since',
      longestHours: 24,
      company: '/company',
    })
  }
  const stop = () => {
    for (const id of ['traffic-source', 'session']) system.stop(id)
  }
  const erase = () => {
    tab.isErasing = true
    for (const key of Array.from(browser.local.keys())) write(key, undefined)
    tab.isErasing = false
    browser.cookies.clear()
  }
  /** Runs a task to its end, since a page cannot interrupt its own task. */
  const finishTask = async () => {
    while (await step());
  }
  const tab: Tab = {
    url,
    consent: { analytics: false, ad: false },
    hasCaptured: false,
    told: 0,
    isErasing: false,
    ports,
    step,
    async notice() {
      await finishTask()
      const { analytics } = tab.consent
      tab.consent = { ...browser.consent }
      if (analytics && !tab.consent.analytics) stop()
      if (!tab.consent.analytics) erase()
      if (!analytics && tab.consent.analytics) {
        tab.hasCaptured = false
        tab.told = 0
        start()
      } else if (analytics && tab.consent.analytics) {
        system.send('traffic-source', { type: 'consent.changed', ...tab.consent } as never)
      }
      await settle()
    },
    async convert(from) {
      await finishTask()
      const page = { path: '/form/demo', url: `/form/demo?from=${from}`, routeName: 'form' }
      if (tab.consent.analytics)
        system.send('traffic-source', { type: 'page.shown', ...page } as never)
      await settle()
    },
    isResting: () =>
      !tab.consent.analytics || system.get('traffic-source')?.getSnapshot().value === 'resting',
    async close() {
      await finishTask()
      stop()
      browser.tabs.splice(browser.tabs.indexOf(tab), 1)
      await settle()
    },
  }
  return tab
}

interface Entry {
  key: string
  value: unknown
}

function jarOf({ cookies }: Browser): Pick<MemoryPorts['cookies'], 'get' | 'set'> {
  return {
    get: (name) => cookies.get(name)?.value,
    set: (name, value, attributes) => void cookies.set(name, { value, attributes }),
  }
}
