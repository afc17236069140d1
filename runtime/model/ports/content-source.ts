/**
 * The source of documents. An adapter implements this over its vendor's client and returns
 * envelopes whose `data` is unknown: only `runtime/validate` makes a `Document` of one.
 */
export interface ContentSource {
  /**
   * Name of the repository, and the editor's address of a document, or of a slice of it by the
   * service's id.
   */
  readonly repository: { name: string; editorUrl(documentId: string, sliceId?: string): string }

  /**
   * The ref of the published content. Cheap: adapters keep it for at most 5 seconds (CONTENT-02).
   * @param options.isFresh - asks the service, whatever was kept
   */
  ref(options?: { isFresh?: boolean }): Promise<string>

  /** The only document of a type in a language. @throws DocumentMissing, ContentUnavailable */
  single(type: string, query: ContentQuery): Promise<RawDocument>

  /** @throws DocumentMissing, ContentUnavailable */
  byUid(type: string, uid: string, query: ContentQuery): Promise<RawDocument>

  /**
   * The document that had a uid before its present one. Absent where `byUid` finds such documents itself, as Prismic
   * does: what it gives then has another uid.
   * @returns `unknown` while nobody who knows can be asked
   */
  byFormerUid?(type: string, uid: string, query: ContentQuery): Promise<FormerAnswer>

  /** Those that are known without asking. */
  formerUids?(): readonly FormerUid[]

  /** Documents in the order of `ids`; those that do not exist are left out. */
  byIds(ids: readonly string[], query?: Partial<ContentQuery>): Promise<RawDocument[]>

  /**
   * All documents of a type in a language, every page of the answer. A type without documents is not an
   * error.
   */
  all(
    type: string,
    query: ContentQuery & { orderings?: readonly Ordering[] },
  ): Promise<RawDocument[]>

  /**
   * Digests of all documents of a type in a language, for lists; the last published first. Returns
   * the same list while nothing in it changed. Absent where lists read the documents themselves.
   */
  digests?(type: string, lang: string): Promise<readonly DocumentDigest[]>

  /**
   * Calls back for everything published from now on, once answers are those of the new ref. Absent
   * where nobody knows what was published. @returns a function that ends it
   */
  onPublication?(listen: (publication: Publication) => void): () => void

  /**
   * Asks the service at once for what was published, and calls listeners before it resolves: with
   * whether the service answered.
   */
  refresh?(): Promise<boolean>

  /** Absent where every answer comes from the service: then only its answering is known. */
  health?(): ContentHealth
}

/** A former name of a document; the document of this id has the current one. */
export interface FormerUid {
  id: string
  type: string
  lang: string
  uid: string
}

export type FormerAnswer = RawDocument | 'none' | 'unknown'

/** The difference between two refs. */
export interface Publication {
  from: string | undefined
  to: string
  /** Undefined when nobody knows: everything may differ. */
  changes: readonly DocumentChange[] | undefined
}

/** A document before and after; one that was added or removed is missing on one side. */
export type DocumentChange =
  | { before: RawDocument; after?: RawDocument }
  | { before?: undefined; after: RawDocument }

/** The state of a site's content, and whether the service agrees. */
export interface ContentHealth {
  /** `stale`: the service does not answer just now; `snapshot`: it has not since the process started. */
  content: 'live' | 'stale' | 'snapshot'
  contentRef: string | null
  replica: {
    place: 'disk' | 'memory'
    isComplete: boolean
    documents: number
    /** The number expected; unknown until the service was asked. */
    total?: number
  }
}

/** A valid document that lists may show, with only the fields that they use. */
export interface DocumentDigest {
  document: Omit<RawDocument, 'data'> & { data: Record<string, unknown> }
  /** Fields of its address as the editor wrote them, where `document` has others. */
  address?: Record<string, unknown>
}

/** Makes digests; another version invalidates older ones. */
export interface DigestMaker {
  version: string
  types: ReadonlySet<string>
  /** Undefined for a document that no list shows. */
  make(raw: RawDocument): DocumentDigest | undefined
}

export interface ContentQuery {
  /** The content service's language code: `en-us`; `*` means every language. */
  lang: string
  /** Linked fields to load, as `type.field` (DOC-07..23). */
  links?: readonly string[]
  /** A preview or release ref; the published one when absent. */
  ref?: string
}

export interface Ordering {
  /** `my.<type>.<field>` or `document.<date>`. */
  field: string
  direction: 'asc' | 'desc'
}

/** A document as an adapter hands it over: the envelope is known, `data` is not trusted. */
export interface RawDocument {
  id: string
  uid: string | null
  type: string
  lang: string
  isBroken: boolean
  alternate_languages: { id: string; uid: string | null; type: string; lang: string }[]
  tags: string[]
  /** ISO 8601, or null for a document never published. */
  first_publication_date: string | null
  last_publication_date: string | null
  data: unknown
  /** Parts of the envelope the adapter had to leave out; absent when nothing was wrong. */
  faults?: readonly EnvelopeFault[]
}

/**
 * A malformed value of the envelope, which was left out. Reported to the editor during validation.
 */
export interface EnvelopeFault {
  /** Pointer from the document's root: `/alternate_languages/1`. */
  path: string
  /** Continues after the path: `must be a list, not "de"`. */
  message: string
}
