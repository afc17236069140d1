/** A third-party product that the site brings into a visitor's browser, with consent only. */
import type { LogLevel, TrackedEvent } from './machine-ports.ts'

/** Removes from a text whatever may identify a visitor. */
export type Redact = (text: string) => string

/**
 * Runs code that reads the address of the page, or the referrer, by itself and synchronously: it
 * finds only what may be revealed of them. It must not do anything asynchronous.
 *
 * @throws Error when the browser does not allow it; nothing has run then
 */
export type WhileRedacted = <Result>(run: () => Result) => Result

export interface Vendor {
  /** @returns the receiver of events; undefined without one. @throws when it cannot be loaded */
  load(context: VendorContext): Promise<VendorSink | undefined>
  /** Consent was withdrawn: it stops, and removes what it added to the page. */
  unload(): void | Promise<void>
}

export interface VendorSink {
  /** Another page is shown in the same document, with consent to this vendor's category. */
  show?(page: ShownAddress): void
  track?(event: TrackedEvent & { time: number }): void
  identify?(properties: Record<string, unknown>): void
}

/** The address of a page, as far as it may be revealed. */
export interface ShownAddress {
  /** Path and query. */
  url: string
}

export interface VendorContext {
  settings: VendorSettings
  buildId: string
  locale: string
  /**
   * Reduces a text to what may be revealed. Events are redacted already; data a vendor gathers
   * itself is not.
   */
  redact: Redact
  whileRedacted: WhileRedacted
  /**
   * Whether the consent still holds, for data that a vendor sends by itself: another tab may have
   * withdrawn it unnoticed by this one.
   */
  isGranted(): boolean
  /** Aborted when consent ends while this loads: code that has not run yet must never run. */
  signal: AbortSignal
  log(level: LogLevel, code: string, data?: unknown): void
}

/** Settings as in `GET /_vendors.json`, by the vendor's id. */
export interface VendorSettings {
  /** Origin of the vendor or its emulator: `https://www.example.com`. */
  origin: string
  [key: string]: string | number | boolean
}
