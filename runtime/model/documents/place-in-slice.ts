import type { SliceKinds } from './kinds.ts'

/**
 * Converts a pointer into a slice's fields to one into the document of its zone:
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
