/**
 * Keeps what was rendered. One render per key at a time; what is no longer fresh is served once more
 * while it is rendered anew; what cannot be rendered anew stays (stale-while-revalidate and
 * stale-if-error, RFC 5861).
 */
export interface RenderCache {
  /**
   * @param render - gets the entry that went stale, and may return it when it still holds
   * @throws what `render` throws when there is nothing to serve instead
   */
  get(key: string, render: (stale: CacheEntry | undefined) => Promise<CacheEntry>): Promise<CacheEntry>
  clear(): void
}

export interface CacheEntry {
  status: number
  headers: Record<string, string>
  body: Uint8Array<ArrayBuffer>
  /** Compressed bodies by content coding, made when first asked for. */
  encoded: Map<string, Promise<Uint8Array<ArrayBuffer>>>
  etag: string
  /** What was read; a purge names these. */
  tags: readonly string[]
  /** Ref of the content it was rendered from. */
  contentRef: string
  /** How long it counts as fresh; 0 is never kept. */
  freshSeconds: number
}
