import type { DocumentChange } from '../../model/ports/content-source.ts'

/** What came of a publication. */
export interface PublishReceipt {
  /** When the site learned of it; ISO 8601. */
  at: string
  /** Ref before; null when nothing was known. */
  from: string | null
  to: string
  /** Undefined when it is not known what was published. */
  changes?: PublishedChange[] | undefined
  /** Addresses that no longer held, the most requested first: path and query. */
  affected: string[]
  /** Until they were no longer served, in ms. */
  purgedMs: number
  /** Those rendered before anyone asked. */
  rendered: RenderedAnswer[]
  /** Until the last of those was there, in ms. */
  liveMs: number
  /** Of what visitors get, once that was looked at. */
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
  /** Of the uncompressed answer. */
  etag?: string
  ms: number
}

export interface VerifiedAnswer {
  address: string
  isFresh: boolean
  /** Since verifying began. */
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
