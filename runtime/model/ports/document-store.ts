import type { DocumentChange, FormerUid, RawDocument } from './content-source.ts'

/** The document, what it refers to, and what lists keep of it: JSON, null for one that none shows. */
export interface StoredDocument {
  raw: RawDocument
  /** The same as JSON. */
  text: string
  /** Ids of linked documents and translations; `type uid` of links that lead nowhere. */
  references: readonly string[]
  digest?: { text: string | null; version: string } | undefined
}

/** One step of the whole from a ref to another, as the process that made it wrote it down. */
export interface StoredPublication {
  /** They count up by one. */
  number: number
  /** Undefined for the first filling. */
  from: string | undefined
  to: string
  /** Undefined when they are too many. */
  changes: readonly DocumentChange[] | undefined
}

/** Of a document in the store. */
export type Identity = Pick<RawDocument, 'id' | 'type' | 'lang' | 'uid'>

export interface StoreChange {
  put?: readonly StoredDocument[]
  remove?: readonly string[]
  facts?: Readonly<Record<string, string>>
  /** Beside those of documents in `put` that had another uid until now. */
  formerUids?: readonly FormerUid[]
  /** Counts as part of the next publication, whichever process completes that. */
  isNoted?: boolean
  /** Makes a publication of what was noted, if that or the ref makes a difference. */
  becomes?: { from: string | undefined; to: string }
}

/**
 * Documents of one repository, indexed, in the same process: an answer takes microseconds, so nothing
 * is awaited. Several processes may share one; each change is whole or not there.
 */
export interface DocumentStore {
  /** `memory` is gone with the process. */
  readonly place: 'disk' | 'memory'

  /** Facts about the whole, such as the ref. */
  getFact(name: string): string | undefined
  /** In one transaction; another one that is being written is waited for. */
  write(change: StoreChange): void
  /** @returns false, and nothing is written, while another one is being written */
  tryToWrite(change: StoreChange): boolean
  /** 0 before the first. */
  lastPublication(): number
  /** The last few are kept; in order. */
  publicationsSince(number: number): StoredPublication[]
  /**
   * While no other process runs one over the same store.
   * @returns whether it was run: another one may be at it for longer than a moment
   */
  exclusive(run: () => Promise<void>): Promise<boolean>

  count(): number
  /** The newest moment of publication. */
  newest(): string | undefined
  ids(): Set<string>
  identities(ids: readonly string[]): Identity[]
  /** Ids of the documents that refer to one of these. */
  referrers(targets: readonly string[]): string[]

  byIds(ids: readonly string[]): RawDocument[]
  /** As JSON, by id: what is written again can be compared without being read. */
  texts(ids: readonly string[]): Map<string, string>
  /** The last published; `*` means every language. */
  find(type: string, lang: string, uid?: string): RawDocument | undefined
  /** The one that had a uid last, whatever it is called and where it stands now. */
  findFormer(type: string, lang: string, uid: string): RawDocument | undefined
  /** Of documents that are there, the latest first. Some hundred thousand are kept. */
  formerUids(): FormerUid[]
  /** The last published first. */
  all(type: string, lang: string): RawDocument[]

  /** Of documents that lists show, the last published first. @param ids - only of these */
  digests(type: string, lang: string, version: string, ids?: readonly string[]): string[]
  /** Some documents of these types whose digest is of another version. */
  withoutDigest(types: readonly string[], version: string, limit: number): RawDocument[]
  setDigests(digests: ReadonlyMap<string, string | null>, version: string): void

  close(): void
}
