import type { Store } from '@netlify/blobs'

/** What is asked of a store. */
export type Blobs = Pick<Store, 'delete' | 'getWithMetadata' | 'list' | 'set'>

export interface VersionedBlob {
  /** What a condition of `set` names. */
  etag: string
  data: Uint8Array<ArrayBuffer>
}

/** As the newest writer left it. Undefined without such a blob. */
export async function readBlob(blobs: Blobs, key: string): Promise<VersionedBlob | undefined> {
  const kept = await get(blobs, key)
  if (!kept) return undefined
  if (kept.etag !== undefined) return { etag: kept.etag, data: new Uint8Array(kept.data) }
  // The server of Netlify's local runtime tells versions in lists alone. Asked first: what is read then
  // is this version or a newer one, over which a condition on this one writes nothing.
  const etag = await findEtag(blobs, key)
  const again = etag === undefined ? undefined : await get(blobs, key)
  return again ? { etag: etag!, data: new Uint8Array(again.data) } : undefined
}

async function findEtag(blobs: Blobs, key: string): Promise<string | undefined> {
  const { blobs: found } = await blobs.list({ prefix: key })
  return found.find((one) => one.key === key)?.etag
}

/** Null is not in its types, yet it is what a missing blob is. */
function get(blobs: Blobs, key: string) {
  return blobs.getWithMetadata(key, { type: 'arrayBuffer', consistency: 'strong' }) as Promise<{
    data: ArrayBuffer
    etag?: string | undefined
  } | null>
}

/** Writes over the version that is known, or where none is; nothing when there is another. @returns the new version */
export async function replaceBlob(
  blobs: Blobs,
  key: string,
  data: string | Uint8Array,
  known: string | undefined,
): Promise<string | undefined> {
  const condition = known === undefined ? { onlyIfNew: true } : { onlyIfMatch: known }
  const { modified, etag } = await blobs.set(key, toBody(data), condition)
  if (!modified) return undefined
  // One that is told nothing reads again before it writes.
  return etag ?? ''
}

/** A copy of its own: bytes may be a part of a larger buffer. */
function toBody(data: string | Uint8Array): string | ArrayBuffer {
  return typeof data === 'string' ? data : new Uint8Array(data).buffer
}
