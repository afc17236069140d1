/** Content codings of a kept body: each variant is made once, when a browser first asks for it. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { CacheEntry, Variant } from '../ports/render-cache.ts'

type Coding = 'br' | 'gzip' | ''

const compress: Record<Exclude<Coding, ''>, (body: Uint8Array) => Promise<Uint8Array>> = {
  // Quality 5 costs a tenth of quality 11 for some three percent more bytes.
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        // Of 128 KB: a page fits, and each encoder takes a tenth of the memory it would by default.
        [constants.BROTLI_PARAM_LGWIN]: 17,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    }),
  gzip: (body) => promisify(gzip)(body, { level: 6 }),
}

/** Smaller bodies fit a packet anyway. */
const leastBytes = 1000

/** At once when the variant is there already. */
export function findVariant(entry: CacheEntry, acceptEncoding: string): Variant | Promise<Variant> {
  const coding = entry.body.byteLength < leastBytes ? '' : chooseCoding(acceptEncoding)
  const known = entry.variants.get(coding)
  if (known) return known
  const made = makeVariant(entry, coding).then((variant) => {
    entry.variants.set(coding, variant)
    return variant
  })
  entry.variants.set(coding, made)
  return made
}

async function makeVariant(entry: CacheEntry, coding: Coding): Promise<Variant> {
  const body = coding === '' ? entry.body : await compress[coding](entry.body)
  // A strong validator names the bytes, so each coding has its own (RFC 9110, 8.8.3).
  const etag = coding === '' ? `"${entry.etag}"` : `"${entry.etag}-${coding}"`
  const headers: Record<string, string> = {
    ...entry.headers,
    etag,
    vary: [entry.headers.vary, 'Accept-Encoding'].filter(Boolean).join(', '),
  }
  if (coding !== '') headers['content-encoding'] = coding
  return { body: body as Variant['body'], headers, etag }
}

const accepted: [Coding, RegExp][] = [
  ['br', /(?:^|[,\s])br(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))(?=[\s,;]|$)/],
  ['gzip', /(?:^|[,\s])gzip(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))(?=[\s,;]|$)/],
]

function chooseCoding(accept: string): Coding {
  for (const [coding, pattern] of accepted) if (pattern.test(accept)) return coding
  return ''
}
