import { readBlob, replaceBlob, type Blobs } from './blobs.ts'

/** A blob that is replaced conditionally: holds the database of leads when there is no other. */
export function createCarriedBlob(blobs: Blobs, key: string) {
  return {
    place: `Netlify Blobs (${key})`,
    async read(known: string | undefined) {
      const kept = await readBlob(blobs, key)
      if (!kept) return undefined
      return kept.etag === known ? ('same' as const) : { version: kept.etag, data: kept.data }
    },
    write: (data: Uint8Array, known: string | undefined) => replaceBlob(blobs, key, data, known),
  }
}
