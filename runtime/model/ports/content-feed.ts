import type { FormerUid, RawDocument } from './content-source.ts'

/** Gets at least one. */
export type ChooseType = (left: readonly string[]) => string | undefined

export interface ContentBatch {
  documents: RawDocument[]
  /** The type without further documents. */
  completes?: string
}

/** What a replica is filled from and kept up to date with. Documents come without linked fields. */
export interface ContentFeed {
  /** How many documents a ref has. @throws ContentUnavailable */
  count(ref: string): Promise<number>

  /**
   * All of them in batches, those of small types first.
   * @param choose - the type to read next, of those that are left
   * @throws ContentUnavailable
   */
  everything(ref: string, choose?: ChooseType): AsyncIterable<ContentBatch>

  /** Those published at or after a moment (ISO 8601). @throws ContentUnavailable */
  since(ref: string, moment: string): AsyncIterable<RawDocument[]>

  /** What there is, without the documents themselves. @throws ContentUnavailable */
  ids(ref: string): AsyncIterable<string[]>

  /**
   * Documents added, changed or removed between two refs; undefined if the service does not know.
   * Without this method, documents published since are read.
   */
  changedIds?(from: string, to: string): readonly string[] | undefined

  /** What documents of the newest ref were called before; absent where the service only tells who asks for one. */
  formerUids?(): readonly FormerUid[]
}
