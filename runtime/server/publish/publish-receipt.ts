import type { DocumentChange } from '../../model/ports/content-source.ts'

/** The outcome of a publication. */
export interface PublishReceipt {
  /** The time when the site learned of it; ISO 8601. */
  at: string
  /** Ref before; null when none was known. */
  from: string | null
  to: string
  /** Undefined when it is not known what was published. */
  changes?: PublishedChange[] | undefined
  /** Addresses with outdated answers, the most requested first: path and query. */
  affected: string[]
  /** Milliseconds until they were no longer served. */
  purgedMs: number
  /** Answers rendered before anyone asked. */
  rendered: RenderedAnswer[]
  /** Milliseconds until the last of those was ready. */
  liveMs: number
  /** Answers that visitors get, once they were checked. */
  verified?: VerifiedAnswer[]
}

export interface PublishedChange {
  id: string
  type: string
  lang: string
  uid: string | null
  what: 'added' | 'changed' | 'removed'
}

export interface RenderedAnswer {
  address: string
  status: number
  /** Etag of the uncompressed answer. */
  etag?: string
  ms: number
}

export interface VerifiedAnswer {
  address: string
  isFresh: boolean
  /** Milliseconds since verifying began. */
  ms: number
}

export function listChanges(
  changes: readonly DocumentChange[] | undefined,
): Pick<PublishReceipt, 'changes'> {
  return changes ? { changes: changes.map(toPublishedChange) } : {}
}

function toPublishedChange({ before, after }: DocumentChange): PublishedChange {
  const { id, type, lang, uid } = (after ?? before)!
  const what = !before ? 'added' : after ? 'changed' : 'removed'
  return { id, type, lang, uid, what }
}
