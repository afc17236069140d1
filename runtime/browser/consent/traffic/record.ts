import type { TrafficConfig } from '#schemas/config-types.ts'

/** Where one visit came from, as it is stored (TRAFFIC-01); with the ids of clicks. */
export interface TrafficRecord extends Record<(typeof required)[number], string> {
  /** Path of the page that led to a form. */
  conversionPage?: string
  [clickId: string]: string | undefined
}

/** The numbers of clicks on advertisements, which need consent to advertising as well (OP19). */
export type ClickIds = Record<string, string>

/** `parameters.click` of the tables. */
export type Clicks = TrafficConfig['parameters']['click']

export const utmFields = [
  'utm_campaign',
  'utm_content',
  'utm_medium',
  'utm_source',
  'utm_term',
] as const
/** `landingPage` is a path, `referrer` an address without its query; empty without one. */
const required = [...utmFields, 'landingPage', 'referrer'] as const

/**
 * What was stored, as far as it is a record: null without a landing page. Anybody can write to the
 * storage of a browser, so texts are bounded here too and nothing else is taken along.
 */
export function toRecord(stored: unknown, clicks: Clicks): TrafficRecord | null {
  if (!stored || typeof stored !== 'object') return null
  const text = (name: string): string => {
    const value = Object.hasOwn(stored, name) ? (stored as Record<string, unknown>)[name] : ''
    return typeof value === 'string' ? toText(value, longest) : ''
  }
  if (!text('landingPage')) return null
  const extras = [...namesOf(clicks), 'conversionPage'].filter((name) => text(name))
  return Object.fromEntries(
    [...required, ...extras].map((name) => [name, text(name)]),
  ) as TrafficRecord
}

/** For a visitor who withdraws consent to advertising and keeps that to analytics. */
export function withoutClickIds(record: TrafficRecord, clicks: Clicks): TrafficRecord {
  const names = namesOf(clicks)
  return Object.fromEntries(
    Object.entries(record).filter(([name]) => !names.includes(name)),
  ) as TrafficRecord
}

export function namesOf(clicks: Clicks): string[] {
  return clicks.map(({ name }) => name)
}

/** Of a parameter. Its longest real values are click ids, of about a hundred characters. */
export const longestValue = 200
/** Of a path or an address. */
export const longest = 500

/** A text from outside: without control characters and bounded. */
export function toText(text: string, length: number): string {
  const start = text.slice(0, 2 * length).replace(/[\p{Cc}\p{Cs}\u2028\u2029]/gu, '')
  // Half of a character may be left at the end.
  return start
    .trim()
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
}
