/** Reads a whole repository into the store of a replica elsewhere than on the thread that answers visitors. */
export interface ReplicaFiller {
  /**
   * No other may write everything meanwhile (`DocumentStore.exclusive`).
   * @returns false where that is not possible, so that it has to be done here
   * @throws Error when the content service fails; what was read until then is kept
   */
  fill(ref: string): Promise<boolean>
  /** Types that somebody waits for, which are read before others. */
  want(types: readonly string[]): void
}
