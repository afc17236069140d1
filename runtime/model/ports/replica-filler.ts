/** Reads a whole repository into the store of a replica, off the thread that answers visitors. */
export interface ReplicaFiller {
  /**
   * No other process may write everything meanwhile (`DocumentStore.exclusive`).
   * @returns false where that is impossible, so that the caller has to do it
   * @throws Error when the content service fails; documents read until then are kept
   */
  fill(ref: string): Promise<boolean>
  /** Puts types first that somebody is waiting for. */
  want(types: readonly string[]): void
}
