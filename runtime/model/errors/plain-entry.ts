import type { ErrorEntry, ErrorKind } from './site-error.ts'

/**
 * An entry without its texts, as a production browser gets it: the code, which people search for,
 * and the actual values are enough there.
 */
export function plainEntry(code: string, kind: ErrorKind): ErrorEntry<unknown[]> {
  return { code, kind, title: '', message: (...values) => values.join(', '), hint: '' }
}
