/** A product of someone else that the site brings into a visitor's browser, with consent only. */
import type { LogLevel, TrackedEvent } from './machine-ports.ts'

/** Removes from a text whatever may identify a visitor. */
export type Redact = (text: string) => string

/**
 * Runs what reads the address of the page, or of the one before, by itself and at once: it finds what may
 * be told of them. Nothing that waits may be done in it.
 *
 * @throws Error when the browser does not allow it; nothing has run then
 */
export type WhileRedacted = <Result>(run: () => Result) => Result

export interface Vendor {
  /** @returns who takes its events; undefined when it takes none. @throws when it cannot be loaded */
  load(context: VendorContext): Promise<VendorSink | undefined>
  /** Consent was withdrawn: it stops, and removes what it added to the page. */
  unload(): void | Promise<void>
}

export interface VendorSink {
  /** Another page is shown in the same document, with consent to its category alone. */
  show?(page: ShownAddress): void
  track?(event: TrackedEvent & { time: number }): void
  identify?(properties: Record<string, unknown>): void
}

/** Of a page, as far as it may be told. */
export interface ShownAddress {
  /** Path and query. */
  url: string
}

export interface VendorContext {
  settings: VendorSettings
  buildId: string
  locale: string
  /** What of a text may be told. Events come with it done; what a vendor gathers itself does not. */
  redact: Redact
  whileRedacted: WhileRedacted
  /**
   * Whether the consent is still there, for what a vendor sends by itself: another tab may have
   * withdrawn it without this one having heard.
   */
  isGranted(): boolean
  /** The consent is gone while this loads: what has not run yet must never run. */
  signal: AbortSignal
  log(level: LogLevel, code: string, data?: unknown): void
}

/** As `GET /_vendors.json` gives them, by the vendor's id. */
export interface VendorSettings {
  /** Origin of the vendor or its emulator: `https://www.example.com`. */
  origin: string
  [key: string]: string | number | boolean
}
