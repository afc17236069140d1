/**
 * Bytes that several machines share for a while, by key. It always answers in time: a value that
 * would come late counts as absent. Nothing here rejects.
 */
export interface PageStore {
  read(key: string): Promise<Uint8Array | undefined>
  /** Writes in the order of the calls. */
  write(key: string, bytes: Uint8Array): void
  /** Takes on making a missing value. @returns false only when another process is at it */
  claim(key: string): Promise<boolean>
  release(key: string): void
}
