/**
 * Codes that are handed out, one to each person. People who run the site fill a pool, or the site
 * itself where a form says so. Each method is one transaction; several processes may share one.
 * Every method throws a SiteError of kind `outage` whose code begins with `LeadStore`.
 */
export interface RedemptionCodes {
  /** Leaves codes already in the pool, given or not, as they are. @returns how many are new */
  add(pool: string, codes: readonly string[]): Promise<number>
  /**
   * Gives a code to a person; the same one when the person has one. Nobody gets two, and no code is given twice.
   * Undefined when the pool is empty and there is no spare one.
   * @param spare - a new code, given when the pool has none left
   */
  take(wish: { pool: string; email: string; spare?: string }): Promise<GivenCode | undefined>
  /** @param id - id of a given code. Undefined once its person is forgotten */
  find(id: string): Promise<Pick<GivenCode, 'code' | 'id' | 'pool'> | undefined>
  count(): Promise<PoolCount[]>
  /** Free ones first, then the newest given. */
  list(pool: string): Promise<ListedCode[]>
}

export interface GivenCode {
  /** Random; reveals nothing about the code or the person. */
  id: string
  pool: string
  code: string
  /** Whether it was given just now. */
  isNew: boolean
}

export interface PoolCount {
  pool: string
  free: number
  given: number
}

export interface ListedCode {
  code: string
  /** Milliseconds since the epoch; undefined while it is free. */
  givenAt?: number
  /** Lower case; undefined once the person is forgotten. */
  email?: string
}
