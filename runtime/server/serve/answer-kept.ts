/** Kept pages for hosts that can answer them without a `Request` and a `Response`. */
import { findVariant } from '../cache/encode.ts'
import type { CacheEntry, Variant } from '../../model/ports/render-cache.ts'
import { isUnchanged } from './respond.ts'

/** As far as the headers of a request are read. */
export type RequestHeaders = Pick<Headers, 'get'>

export interface KeptAnswer {
  status: number
  /** Undefined for a 304. */
  body: Uint8Array | undefined
  /** Names and values in turn. The same array every time: it is not to be changed. */
  headers: readonly string[]
}

/** The answer of `respond` to a GET: a promise only while a coding is made for the first time. */
export function answerKept(
  entry: CacheEntry,
  headers: RequestHeaders,
): KeptAnswer | Promise<KeptAnswer> {
  const found = findVariant(entry, headers.get('accept-encoding') ?? '')
  const answer = (variant: Variant): KeptAnswer =>
    isUnchanged(entry, variant, headers)
      ? { status: 304, body: undefined, headers: Object.entries(variant.headers).flat() }
      : { status: entry.status, body: variant.body, headers: flatten(variant) }
  return found instanceof Promise ? found.then(answer) : answer(found)
}

const flattened = new WeakMap<Variant, readonly string[]>()

function flatten(variant: Variant): readonly string[] {
  const known = flattened.get(variant)
  if (known) return known
  const length = String(variant.body.byteLength)
  const made = Object.entries({ ...variant.headers, 'content-length': length }).flat()
  flattened.set(variant, made)
  return made
}
