import { readBlob, replaceBlob, type Blobs } from './blobs.ts'

/** One blob that is replaced under a condition: where the database of leads is, when there is no other. */
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
