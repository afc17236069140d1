/**
 * Content codings of a rendered body. Each is made when a browser first requests it, or when the
 * entry is packed for the cache: then only Brotli is stored, and other codings are made from it.
 */
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import type { CacheEntry, Variant } from '../../model/ports/render-cache.ts'

type Coding = 'br' | 'gzip' | ''

const decompress = promisify(brotliDecompress)

const compress: Record<Exclude<Coding, ''>, (body: Uint8Array) => Promise<Uint8Array>> = {
  // Quality 5 costs a tenth of quality 11 for some three percent more bytes.
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        // A window of 128 KB: a page fits, and each encoder takes a tenth of the memory of the
        // default.
        [constants.BROTLI_PARAM_LGWIN]: 17,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    }),
  gzip: (body) => promisify(gzip)(body, { level: 6 }),
}

/** Smaller bodies fit a packet anyway: they are neither compressed nor packed. */
const leastBytes = 1000

/** Returns without waiting if the variant exists already. */
export function findVariant(entry: CacheEntry, acceptEncoding: string): Variant | Promise<Variant> {
  return findCoding(entry, isSmall(entry) ? '' : chooseCoding(acceptEncoding))
}

/**
 * The same answer without its plain body, which takes five times the space of the compressed one.
 */
export async function packEntry(entry: CacheEntry): Promise<CacheEntry> {
  if (entry.body === undefined || isSmall(entry)) return entry
  await findCoding(entry, 'br')
  const { body: _, ...packed } = entry
  return packed
}

/**
 * Bytes an entry takes or may take once it is packed and also requested with gzip: an estimate while it
 * is not packed yet.
 */
export function measureEntry(entry: CacheEntry): number {
  const packed = entry.variants.get('br')
  const records = overhead + measureTags(entry.tags)
  if (packed !== undefined && 'body' in packed) {
    return Math.ceil(packed.body.byteLength * withGzip) + records
  }
  const plain = entry.body?.byteLength ?? 0
  return Math.ceil(isSmall(entry) ? plain : plain / 3) + records
}

/** Bytes of an entry's headers and records. */
const overhead = 1500

/**
 * Entries share the names of tags, except those of lists, which hold a query; their records are not
 * shared.
 */
function measureTags(tags: readonly string[]): number {
  let bytes = 0
  for (const tag of tags) bytes += tag.startsWith('list:') ? tag.length + tagRecord : tagRecord
  return bytes
}

const tagRecord = 60

/** Factor for a second coding: gzip of a page takes a tenth more than Brotli of quality 5. */
const withGzip = 2.1

function findCoding(entry: CacheEntry, coding: Coding): Variant | Promise<Variant> {
  const known = entry.variants.get(coding)
  if (known) return known
  const made = makeVariant(entry, coding)
  // A plain body in here would be kept beside its packed form.
  if (coding === '' && !isSmall(entry)) return made
  entry.variants.set(coding, made)
  void made.then(
    (variant) => entry.variants.set(coding, variant),
    () => entry.variants.delete(coding),
  )
  return made
}

async function makeVariant(entry: CacheEntry, coding: Coding): Promise<Variant> {
  const plain = entry.body ?? (await decompress((await findCoding(entry, 'br')).body))
  return toVariant(entry, coding, coding === '' ? plain : await compress[coding](plain))
}

/** @param body - encoded in `coding` */
export function toVariant(entry: CacheEntry, coding: Coding, body: Uint8Array): Variant {
  // A strong validator names the bytes, so each coding has its own (RFC 9110, 8.8.3).
  const etag = coding === '' ? `"${entry.etag}"` : `"${entry.etag}-${coding}"`
  const headers: Record<string, string> = {
    ...entry.headers,
    etag,
    vary: [entry.headers['vary'], 'Accept-Encoding'].filter(Boolean).join(', '),
  }
  if (coding !== '') headers['content-encoding'] = coding
  return { body: body as Variant['body'], headers, etag }
}

function isSmall({ body }: CacheEntry): boolean {
  return body !== undefined && body.byteLength < leastBytes
}

const accepted: [Coding, RegExp][] = [
  ['br', /(?:^|[,\s])br(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))(?=[\s,;]|$)/],
  ['gzip', /(?:^|[,\s])gzip(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))(?=[\s,;]|$)/],
]

function chooseCoding(accept: string): Coding {
  for (const [coding, pattern] of accepted) if (pattern.test(accept)) return coding
  return ''
}
