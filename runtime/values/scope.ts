import type { PageFact, SiteFact } from '#schemas/value-types.ts'

/** What a caller knows of the place where values are used. What it leaves out is nothing there. */
export interface Scope {
  locale: { iso: string }
  t(key: string, values?: Record<string, string>): string
  /** The page's document, where pointers lead into something else. */
  document?: unknown
  page?: Partial<Readonly<Record<PageFact, unknown>>>
  brand?: Readonly<Record<SiteFact, string>>
  /**
   * Of the single document of a page type in the page's language; undefined without one, and where nothing
   * answers a query.
   */
  toAddress?(type: string, query?: string): string | undefined
  now?(): number
  /** Told of each moment ahead that was compared with now: when it passes, values may be others. */
  noteMoment?(time: number): void
  /** In which form the entries of an object with `@type` are written; undefined leaves one out. */
  toData?(value: unknown): unknown
}
