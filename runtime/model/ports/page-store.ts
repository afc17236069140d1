/**
 * Bytes that several machines share for a while, by key. Whatever is behind it, it answers in time: what
 * it does not tell in time, it does not have. Nothing here rejects.
 */
export interface PageStore {
  read(key: string): Promise<Uint8Array | undefined>
  /** In the order of the calls. */
  write(key: string, bytes: Uint8Array): void
  /** Takes it upon this process to make what is missing. @returns false only when another is at it */
  claim(key: string): Promise<boolean>
  release(key: string): void
}
