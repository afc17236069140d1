import type { DeskAsset, JsonObject } from '../../desk-types.ts'

/** The value of an image field that shows the asset. */
export function toImage({ id, url, alt, width = 0, height = 0 }: DeskAsset): JsonObject {
  return { id, url, alt: alt || null, copyright: null, dimensions: { width, height } }
}
