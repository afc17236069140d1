import type { Store } from '@netlify/blobs'

/** The methods used of a store. */
export type Blobs = Pick<Store, 'delete' | 'getWithMetadata' | 'list' | 'set'>

export interface VersionedBlob {
  /** The version for a condition of `set`. */
  etag: string
  data: Uint8Array<ArrayBuffer>
}

/** The blob as its latest writer left it; undefined if it does not exist. */
export async function readBlob(blobs: Blobs, key: string): Promise<VersionedBlob | undefined> {
  const kept = await get(blobs, key)
  if (!kept) return undefined
  if (kept.etag !== undefined) return { etag: kept.etag, data: new Uint8Array(kept.data) }
  // Netlify's local runtime reports versions only in lists. The version is read first: the data is
  // then of
  // this version or a newer one, which a condition on this version does not overwrite.
  const etag = await findEtag(blobs, key)
  const again = etag === undefined ? undefined : await get(blobs, key)
  return again ? { etag: etag!, data: new Uint8Array(again.data) } : undefined
}

async function findEtag(blobs: Blobs, key: string): Promise<string | undefined> {
  const { blobs: found } = await blobs.list({ prefix: key })
  return found.find((one) => one.key === key)?.etag
}

/** Adds null, which is missing in the types, for a missing blob. */
function get(blobs: Blobs, key: string) {
  return blobs.getWithMetadata(key, { type: 'arrayBuffer', consistency: 'strong' }) as Promise<{
    data: ArrayBuffer
    etag?: string | undefined
  } | null>
}

/**
 * Replaces the known version, or adds the first; otherwise writes nothing. @returns the new version
 */
export async function replaceBlob(
  blobs: Blobs,
  key: string,
  data: string | Uint8Array,
  known: string | undefined,
): Promise<string | undefined> {
  const condition = known === undefined ? { onlyIfNew: true } : { onlyIfMatch: known }
  const { modified, etag } = await blobs.set(key, toBody(data), condition)
  if (!modified) return undefined
  // Without an etag, the next write reads again first.
  return etag ?? ''
}

/** Copies bytes, which may be part of a larger buffer. */
function toBody(data: string | Uint8Array): string | ArrayBuffer {
  return typeof data === 'string' ? data : new Uint8Array(data).buffer
}
