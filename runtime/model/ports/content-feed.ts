import type { FormerUid, RawDocument } from './content-source.ts'

/** Chooses one of the types left: at least one. */
export type ChooseType = (left: readonly string[]) => string | undefined

export interface ContentBatch {
  documents: RawDocument[]
  /** The type that is complete with this batch. */
  completes?: string
}

/**
 * The source from which a replica is filled and kept up to date. Documents come without linked
 * fields.
 */
export interface ContentFeed {
  /** The number of documents a ref has. @throws ContentUnavailable */
  count(ref: string): Promise<number>

  /**
   * All documents in batches, those of small types first.
   * @param choose - chooses the type to read next, of those that are left
   * @throws ContentUnavailable
   */
  everything(ref: string, choose?: ChooseType): AsyncIterable<ContentBatch>

  /** Documents published at or after a moment (ISO 8601). @throws ContentUnavailable */
  since(ref: string, moment: string): AsyncIterable<RawDocument[]>

  /** Ids of all documents, without the documents themselves. @throws ContentUnavailable */
  ids(ref: string): AsyncIterable<string[]>

  /**
   * Documents added, changed or removed between two refs; undefined if the service does not know.
   * Without this method, documents published since are read.
   */
  changedIds?(from: string, to: string): readonly string[] | undefined

  /** What documents of the newest ref were called before; absent where the service only tells who asks for one. */
  formerUids?(): readonly FormerUid[]
}
