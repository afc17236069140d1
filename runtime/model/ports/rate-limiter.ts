/**
 * A limit for one client: so many requests from the first one on, then none until the time is over.
 */
export interface RateLimit {
  requests: number
  seconds: number
}

export interface RateLimiter {
  /**
   * Counts a request; never throws.
   * @param key - identifies client and purpose; nobody keeps it for longer than `seconds`
   * @returns ms to wait for the next, 0 when this one may pass
   */
  count(key: string, limit: RateLimit): Promise<number>
}
