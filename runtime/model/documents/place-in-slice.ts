import type { SliceKinds } from './kinds.ts'

/**
 * Pointer in its document of a place in the fields of a slice of a zone:
 * `/rows/0/title` -> `/data/body/3/items/0/title`.
 */
export function placeOf(
  at: string,
  { items }: Pick<SliceKinds, 'items'>,
): (path: string) => string {
  const zone = `/${items ?? ''}/`
  return (path) =>
    items !== undefined && `${path}/`.startsWith(zone)
      ? `${at}/items${path.slice(zone.length - 1)}`
      : `${at}/primary${path}`
}
