/**
 * Types of values in configuration; `value.schema.json` is their contract, `docs/reference/values.md`
 * their guide.
 */

/** The source of a value: a JSON Pointer, or an object with one of the keywords below. */
export type Value = string | Operation | ObjectTemplate

export type Operation =
  | LiteralValue
  | { first: Value[] }
  | { concat: Value[] }
  | { join: Value[]; with?: string }
  | { each: string; as: Value }
  | { fields: Record<string, Value> }
  | { if: Value; then: Value; else?: Value }
  | ByValue
  | MessageValue
  | FormatValue
  | { count: Value }
  | { page: PageFact }
  | { site: SiteFact }
  | { route: string; query?: string }
  | { document: string }
  | { now: true }
  | { not: Value }
  | { all: Value[] }
  | { any: Value[] }
  | Comparison

export interface LiteralValue {
  value: unknown
}

/** One of several values, selected by the text at a pointer. */
export interface ByValue {
  by: string
  cases: Record<string, Value>
  else?: Value
}

/** A text of the interface; absent when one of its values is empty. */
export interface MessageValue {
  message: string
  /** Values by their name in the message. */
  values?: Record<string, Value>
  /** A number or a list: the message is `<message>.one`, `<message>.other` or another plural form of the language, its `{{value}}` the number. */
  plural?: Value
  /** The message is `<message>.<text>`, one for each text. */
  of?: Value
}

/** Formatted in the page's language, except `isoDuration` and `isoTime`. */
export type FormatValue =
  | {
      format: 'number'
      from: Value
      /** ISO 4217, of an amount; overrides that of `options`, and the locale's. */
      currency?: Value
      options?: Intl.NumberFormatOptions
    }
  | { format: 'date'; from: Value; zone?: Value; options?: Intl.DateTimeFormatOptions }
  /** `2026-12-03T08:30:00+01:00` with a zone, else `2026-12-03T07:30:00.000Z`. */
  | { format: 'isoTime'; from: Value; zone?: Value }
  /** Formats a number of minutes. */
  | { format: 'duration' | 'isoDuration'; from: Value }
  | {
      format: 'timeRange'
      from: Value
      to?: Value
      /** Minutes, instead of `to`. */
      duration?: Value
      /** IANA name of the place's time zone; overrides that of `options`. */
      zone?: Value
      options?: Intl.DateTimeFormatOptions
    }

/**
 * Facts of the page: `calendar` and `document` are links, `storage` is a list, the others are
 * texts.
 */
export type PageFact =
  | 'url'
  | 'title'
  | 'description'
  | 'image'
  | 'language'
  | 'currency'
  | 'published'
  | 'modified'
  | 'calendar'
  | 'document'
  | 'storage'

export type SiteFact = 'name' | 'url' | 'logo' | 'timeZone'

/**
 * Compares values: equal to one, or to one of several; not before (`from`), or before (`until`),
 * another.
 */
export type Comparison = { field: Value } & ({ is: Value } | { from: Value } | { until: Value })

/** A schema.org object. Keys that start with `@` hold texts, the others values. */
export type ObjectTemplate = { '@type': string } & { [name: string]: Value }
