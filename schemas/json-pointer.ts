/** JSON Pointers (RFC 6901): the one place that takes them apart and puts them together. */

/** `/data/a~1b` as `data` and `a/b`; none for `''`, which is the whole. */
export function toKeys(pointer: string): string[] {
  const keys = pointer.split('/').slice(1)
  return pointer.includes('~') ? keys.map(unescapeKey) : keys
}

/** A key as part of a JSON Pointer. */
export function escapePointer(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1')
}

function unescapeKey(key: string): string {
  return key.replaceAll('~1', '/').replaceAll('~0', '~')
}
