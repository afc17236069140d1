import type {
  Clock,
  CookieAttributes,
  HostPorts,
  LogLevel,
  MachinePorts,
  TrackedEvent,
} from '#runtime/machines'
import { createMemoryHost, type MemoryPage } from './host-ports.ts'

/** A clock that stands still until told otherwise. */
export interface ManualClock extends Clock {
  /** Runs what falls due, in order, with the time it fell due at. */
  advance(milliseconds: number): void
  /** Number of timers that have not fired. */
  waiting(): number
}

export function createManualClock(start = 0): ManualClock {
  let time = start
  let count = 0
  const timers = new Map<number, { due: number; run: () => void }>()
  return {
    now: () => time,
    setTimeout(run, milliseconds) {
      timers.set(++count, { due: time + milliseconds, run })
      return count
    },
    clearTimeout: (timer) => void timers.delete(timer as number),
    waiting: () => timers.size,
    advance(milliseconds) {
      const end = time + milliseconds
      for (;;) {
        const next = [...timers].filter(([, { due }]) => due <= end).toSorted(byDue)[0]
        if (!next) break
        timers.delete(next[0])
        time = next[1].due
        next[1].run()
      }
      time = end
    },
  }
}

const byDue = ([idA, a]: [number, { due: number }], [idB, b]: [number, { due: number }]) =>
  a.due - b.due || idA - idB

/** Ports that record their effects in one list, in order. */
export interface MemoryPorts extends MachinePorts, HostPorts {
  clock: ManualClock
  effects: Effect[]
  /** Cookies with their attributes. */
  jar: Map<string, { value: string; attributes: CookieAttributes }>
  stores: Record<'local' | 'session', Map<string, string>>
  /** Answers by URL, given to `http`; a missing one is a 404, an Error a broken network. */
  answers: Record<string, unknown>
  /** The page behind the host ports. */
  memoryPage: MemoryPage
  /** Dispatches a DOM event to its listeners. */
  fire(target: string, type: string, event?: object): void
  /** Sets the results of media queries, and notifies listeners of changes. */
  setMedia(matches: (query: string) => boolean): void
  changeCookie(name: string, value: string): void
}

export type Effect = readonly [name: string, ...args: unknown[]]

export function createMemoryPorts(given: Omit<Partial<MachinePorts>, 'clock'> = {}): MemoryPorts {
  const effects: Effect[] = []
  const note =
    (name: string) =>
    (...args: unknown[]) =>
      void effects.push([name, ...args])
  const jar: MemoryPorts['jar'] = new Map()
  const stores = { local: new Map<string, string>(), session: new Map<string, string>() }
  const answers: Record<string, unknown> = {}
  const listeners = new Set<{ target: string; type: string; heard: (event: Event) => void }>()
  const queries = new Set<{ query: string; changed: () => void }>()
  const watchers = new Set<() => void>()
  let matches = (_query: string): boolean => false
  const { page: memoryPage, host } = createMemoryHost((...effect) => void effects.push(effect))

  return {
    ...host,
    memoryPage,
    effects,
    jar,
    stores,
    answers,
    clock: createManualClock(),
    cookies: {
      get: (name) => jar.get(name)?.value,
      set(name, value, attributes) {
        const isGone = Number(attributes.days) < 0
        effects.push(isGone ? ['removeCookie', name] : ['cookie', name, value])
        if (isGone) jar.delete(name)
        else jar.set(name, { value, attributes })
      },
      watch(changed) {
        watchers.add(changed)
      },
    },
    storage: { local: toStore(stores.local), session: toStore(stores.session) },
    async http(url, init) {
      effects.push([
        'http',
        init.method ?? 'GET',
        url,
        ...(init.body ? [JSON.parse(String(init.body))] : []),
      ])
      const answer = answers[url]
      if (answer instanceof Error) throw answer
      if (answer instanceof Response) return answer.clone()
      return answer === undefined ? new Response('', { status: 404 }) : Response.json(answer)
    },
    dom: {
      focus: note('focus'),
      rememberFocus: note('rememberFocus'),
      restoreFocus: note('restoreFocus'),
      lockScroll: note('lockScroll'),
      navigate: note('navigate'),
      setAttribute: note('setAttribute'),
      listen(target, type, heard) {
        const listener = { target, type, heard }
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      media(query, changed) {
        const entry = { query, changed }
        queries.add(entry)
        return {
          get matches() {
            return matches(query)
          },
          stop: () => queries.delete(entry),
        }
      },
      loaded: async () => {},
      refusesTracking: () => false,
      connection: () => ({ saveData: false, effectiveType: '4g' }),
    },
    track: (event: TrackedEvent) => effects.push(['track', event]),
    identify: (properties) => void effects.push(['identify', properties]),
    log: (level: LogLevel, code: string, data?: unknown) =>
      effects.push(['log', level, code, data]),
    fire(target, type, event = {}) {
      for (const listener of Array.from(listeners)) {
        if (listener.target === target && listener.type === type) listener.heard(event as Event)
      }
    },
    setMedia(next) {
      const changed = [...queries].filter(({ query }) => matches(query) !== next(query))
      matches = next
      for (const entry of changed) entry.changed()
    },
    changeCookie(name, value) {
      jar.set(name, { value, attributes: {} })
      for (const changed of watchers) changed()
    },
    ...given,
  }
}

function toStore(map: Map<string, string>) {
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  }
}

/** Lets promises of actors settle. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
  await new Promise((done) => setImmediate(done))
}
