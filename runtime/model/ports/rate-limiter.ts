/** How often somebody may ask: so many requests from the first one on, then none until the time is over. */
export interface RateLimit {
  requests: number
  seconds: number
}

export interface RateLimiter {
  /**
   * Counts a request; never throws.
   * @param key - who asks for what; kept by nobody for longer than `seconds`
   * @returns ms to wait for the next, 0 when this one may pass
   */
  count(key: string, limit: RateLimit): Promise<number>
}
