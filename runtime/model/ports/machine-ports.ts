/**
 * All that a machine can reach outside itself. Tests give machines an object of these ports; in the
 * browser they run with `createBrowserPorts`.
 */
export interface MachinePorts {
  clock: Clock
  cookies: CookieJar
  storage: Record<'local' | 'session', KeyValueStore>
  /** Not every browser has locks for every page: without them, tabs do not wait for each other. */
  locks?: Pick<LockManager, 'request'>
  http: (url: string, init: RequestInit) => Promise<Response>
  dom: DomPort
  track(event: TrackedEvent): void
  /** Properties of the visitor for all later events. */
  identify(properties: Record<string, unknown>): void
  log(level: LogLevel, code: string, data?: unknown): void
  tagManager?: TagManager
  /** The second receiver of ad consent (CONSENT-08). */
  adsTracker?: { consent(granted: boolean): void }
}

export type LogLevel = 'info' | 'warn' | 'error'

export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
  setTimeout(run: () => void, milliseconds: number): unknown
  clearTimeout(timer: unknown): void
}

export interface CookieAttributes {
  /** Without it the cookie ends with the browser session; a negative number removes it. */
  days?: number
  sameSite?: 'lax' | 'strict' | 'none'
  secure?: boolean
}

export interface CookieJar {
  get(name: string): string | undefined
  set(name: string, value: string, attributes: CookieAttributes): void
  /** Calls back whenever another tab or a script may have changed a cookie, as long as the page lives. */
  watch(changed: () => void): void
}

/** May throw, as a browser's storage does when it is full or forbidden. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export interface TrackedEvent {
  name: string
  properties: Record<string, unknown>
  /** Milliseconds since the epoch, if it happened before it was reported. */
  time?: number | undefined
}

export interface TagManager {
  consent(command: 'default' | 'update', state: Record<string, string | number>): void
}

export interface DomPort {
  /** Moves the focus to the first match; nothing happens without one. */
  focus(selector: string): void
  /** Remembers the focused element under a name, for `restoreFocus`. */
  rememberFocus(name: string): void
  /** Returns the focus, unless the element has left the page. */
  restoreFocus(name: string): void
  /** Locks nest: the page scrolls again when every lock was released. */
  lockScroll(locked: boolean): void
  /** Leaves the page: a full navigation. */
  navigate(url: string, options: { replace?: boolean }): void
  /** Sets it on every match; `null` removes the attribute. */
  setAttribute(selector: string, name: string, value: string | null): void
  /** `target` is `window`, `document` or a selector, whose events are delegated. */
  listen(target: string, type: string, listener: (event: Event) => void): () => void
  /** Calls back when the query's value changes; `matches` is always its value now. */
  media(query: string, changed: () => void): { readonly matches: boolean; stop: () => void }
  /** Resolves when the page and its resources are loaded; at once if they are. */
  loaded(): Promise<void>
  /** Whether the browser announces this to every site: Global Privacy Control. */
  refusesTracking(): boolean
  connection(): { saveData: boolean; effectiveType: string }
}
