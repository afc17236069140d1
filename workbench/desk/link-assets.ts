import type { Json, JsonObject } from './desk-types.ts'

/** The path of a file within the service's assets, from its address in the Asset API. */
export function toAssetPath(url: string): string {
  const { pathname } = new URL(url)
  return pathname.slice(pathname.indexOf('/assets/') + '/assets/'.length)
}

/**
 * Copies the value, and adds the asset's id to pictures and links to files that have none.
 *
 * @param ids - asset ids by address
 */
export function linkAssets(data: JsonObject, ids: ReadonlyMap<string, string>): JsonObject {
  const link = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(link)
    if (typeof value !== 'object' || value === null) return value
    const copy = Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, link(inner)]),
    )
    const isFile = copy['dimensions'] !== undefined || copy['link_type'] === 'Media'
    const id = isFile && copy['id'] === undefined ? ids.get(String(copy['url'])) : undefined
    return id === undefined ? copy : { ...copy, id }
  }
  return link(data) as JsonObject
}
