import type { DeskAsset, JsonObject } from '../../desk-types.ts'

/** Converts an asset to the value of an image field. */
export function toImage({ id, url, alt, width = 0, height = 0 }: DeskAsset): JsonObject {
  return { id, url, alt: alt || null, copyright: null, dimensions: { width, height } }
}
