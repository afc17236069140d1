import type { DocumentChange, FormerUid, RawDocument } from './content-source.ts'

/** A document, its references, and its digest for lists: JSON, null when no list shows it. */
export interface StoredDocument {
  raw: RawDocument
  /** `raw` as JSON. */
  text: string
  /** Ids of linked documents and translations; `type uid` of links that lead nowhere. */
  references: readonly string[]
  digest?: { text: string | null; version: string } | undefined
}

/** One step of the whole from a ref to another, as recorded by the process that made it. */
export interface StoredPublication {
  /** Numbers count up by one. */
  number: number
  /** Undefined for the first filling. */
  from: string | undefined
  to: string
  /** Undefined when they are too many. */
  changes: readonly DocumentChange[] | undefined
}

/** The identifying fields of a document in the store. */
export type Identity = Pick<RawDocument, 'id' | 'type' | 'lang' | 'uid'>

export interface StoreChange {
  put?: readonly StoredDocument[]
  remove?: readonly string[]
  facts?: Readonly<Record<string, string>>
  /** Beside those of documents in `put` that had another uid until now. */
  formerUids?: readonly FormerUid[]
  /** Counts as part of the next publication, whichever process completes that. */
  isNoted?: boolean
  /** Makes a publication of noted changes, if they or the ref make a difference. */
  becomes?: { from: string | undefined; to: string }
}

/**
 * Documents of one repository, indexed, in the same process: an answer takes microseconds, so nothing
 * is awaited. Several processes may share one; each change is stored whole or not at all.
 */
export interface DocumentStore {
  /** `memory` ends with the process. */
  readonly place: 'disk' | 'memory'

  /** Facts about the whole, such as the ref. */
  getFact(name: string): string | undefined
  /** Writes in one transaction, after waiting for any other that is being written. */
  write(change: StoreChange): void
  /** @returns false, with nothing written, while another change is being written */
  tryToWrite(change: StoreChange): boolean
  /** Number of the last publication; 0 before the first. */
  lastPublication(): number
  /** Publications after a number, in order; only the last few are kept. */
  publicationsSince(number: number): StoredPublication[]
  /**
   * Runs while no other process runs one over the same store.
   * @returns whether it ran: another process may take longer than a moment
   */
  exclusive(run: () => Promise<void>): Promise<boolean>

  count(): number
  /** The newest time of publication. */
  newest(): string | undefined
  ids(): Set<string>
  identities(ids: readonly string[]): Identity[]
  /** Ids of the documents that refer to one of these. */
  referrers(targets: readonly string[]): string[]

  byIds(ids: readonly string[]): RawDocument[]
  /** Documents as JSON, by id: for comparing with what is written again, without parsing. */
  texts(ids: readonly string[]): Map<string, string>
  /** The last published match; `*` means every language. */
  find(type: string, lang: string, uid?: string): RawDocument | undefined
  /** The document that had a uid last, whatever its current name and address. */
  findFormer(type: string, lang: string, uid: string): RawDocument | undefined
  /** Former uids of existing documents, the latest first. Some hundred thousand are kept. */
  formerUids(): FormerUid[]
  /** All matches, the last published first. */
  all(type: string, lang: string): RawDocument[]

  /** Digests of documents that lists show, the last published first. @param ids - only of these */
  digests(type: string, lang: string, version: string, ids?: readonly string[]): string[]
  /** Some documents of these types whose digest has another version. */
  withoutDigest(types: readonly string[], version: string, limit: number): RawDocument[]
  setDigests(digests: ReadonlyMap<string, string | null>, version: string): void

  close(): void
}
