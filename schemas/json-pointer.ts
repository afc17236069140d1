/** Parses and builds JSON Pointers (RFC 6901); no other file does. */

/** Splits `/data/a~1b` into `data` and `a/b`; no keys for `''`, the whole document. */
export function toKeys(pointer: string): string[] {
  const keys = pointer.split('/').slice(1)
  return pointer.includes('~') ? keys.map(unescapeKey) : keys
}

/** Escapes a key for a JSON Pointer. */
export function escapePointer(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1')
}

function unescapeKey(key: string): string {
  return key.replaceAll('~1', '/').replaceAll('~0', '~')
}
