/**
 * Caches rendered answers. One render per key at a time; a stale entry is served while it is rendered
 * again, and stays if that fails (stale-while-revalidate and stale-if-error, RFC 5861).
 */
export interface RenderCache {
  /**
   * @param render - gets the entry that went stale, and may return it when it still holds
   * @throws whatever `render` throws when there is nothing to serve instead
   */
  get(
    key: string,
    render: (stale: CacheEntry | undefined) => Promise<CacheEntry>,
  ): Promise<CacheEntry>
  /**
   * The stored answer, if it is fresh and the same for everybody, without waiting: with an
   * experiment, the visitor's variant must be found first.
   */
  find(key: string): CacheEntry | undefined
  /**
   * From now on entries that read published changes are served only if they cannot be rendered
   * again; renders under way count too. All other entries hold for the new ref.
   * @returns what was purged, the most requested first
   */
  purge(purge: ContentPurge): PurgedEntry[]
  clear(): void
}

/** The content that is no longer current. */
export interface ContentPurge {
  /** Ref of the content. */
  from: string | undefined
  to: string
  /** Undefined: everything. */
  tags: ReadonlySet<string> | undefined
  /** Whether a tag is one of them; for a tag that holds a query, whether its answer may differ. */
  isChanged(tag: string): boolean
}

export interface PurgedEntry {
  key: string
  /** Number of times it was requested; halved with each purge. */
  requests: number
}

export interface CacheEntry {
  status: number
  headers: Record<string, string>
  /** As rendered; undefined once packed, when `variants` has it as Brotli. */
  body?: Uint8Array<ArrayBuffer>
  /** The answer by content coding, '' for none; each is made on first request. */
  variants: Map<string, Variant | Promise<Variant>>
  etag: string
  /** The content that was read; a purge names these. */
  tags: readonly string[]
  /** Ref of the content it was rendered from. */
  contentRef: string
  /** Seconds that it counts as fresh; an entry with 0 is never kept. */
  freshSeconds: number
  /** The time after which it is outdated, whatever the ref; ms since 1970. */
  validUntil?: number
  /** The experiment that visitors of the page are counted for. */
  experiment?: string
}

export interface Variant {
  body: Uint8Array<ArrayBuffer>
  /** All of the answer's headers. */
  headers: Record<string, string>
  /** Quoted, as in the header. */
  etag: string
}
