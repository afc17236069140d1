/**
 * Where documents come from. An adapter implements this over its vendor's client and returns
 * envelopes whose `data` is unknown: only `runtime/validate` makes a `Document` of one.
 */
export interface ContentSource {
  /** Name of the repository and where an editor opens a document. */
  readonly repository: { name: string; editorUrl(documentId: string): string }

  /** The ref of the published content. Cheap: adapters keep it for at most 5 seconds (CONTENT-02). */
  ref(): Promise<string>

  /** The only document of a type in a language. @throws DocumentMissing, ContentUnavailable */
  single(type: string, query: ContentQuery): Promise<RawDocument>

  /** @throws DocumentMissing, ContentUnavailable */
  byUid(type: string, uid: string, query: ContentQuery): Promise<RawDocument>

  /** Documents in the order of `ids`; those that do not exist are left out. */
  byIds(ids: readonly string[], query?: Partial<ContentQuery>): Promise<RawDocument[]>

  /** All documents of a type in a language, every page of the answer. A type without documents is no error. */
  all(
    type: string,
    query: ContentQuery & { orderings?: readonly Ordering[] },
  ): Promise<RawDocument[]>
}

export interface ContentQuery {
  /** The content service's language code: `en-us`; `*` means every language. */
  lang: string
  /** Linked fields to bring along, as `type.field` (DOC-07..23). */
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
}
