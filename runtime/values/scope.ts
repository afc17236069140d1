import type { PageFact, SiteFact } from '#schemas/value-types.ts'

/** The context in which values are evaluated. Facts that a caller leaves out count as absent. */
export interface Scope {
  /** With the time zone in which times without a place of their own are told. */
  locale: { iso: string; currency?: string; timeZone?: string }
  t(key: string, values?: Record<string, string>): string
  /** The page's document, where pointers lead into something else. */
  document?: unknown
  page?: Partial<Readonly<Record<PageFact, unknown>>>
  brand?: Readonly<Record<Exclude<SiteFact, 'timeZone'>, string>>
  /**
   * The address of the single document of a page type in the page's language; undefined without
   * one, and where nothing answers a query.
   */
  toAddress?(type: string, query?: string): string | undefined
  now?(): number
  /** Gets each future moment that was compared with now: when it passes, values may change. */
  noteMoment?(time: number): void
  /** Writes the entries of an object with `@type` in their form; undefined leaves one out. */
  toData?(value: unknown): unknown
}
