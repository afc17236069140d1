import { encodeAddress } from '#schemas/spell-address.ts'
import { findVariant } from '../cache/encode.ts'
import type { CacheEntry, Variant } from '../../model/ports/render-cache.ts'
import { securityHeaders } from './security-headers.ts'

export type ResponseClass = new (body: BodyInit | null, init: ResponseInit) => Response

/** An entry as the answer to one request: conditional, encoded, without a body for HEAD. */
export async function respond(
  entry: CacheEntry,
  request: Request,
  ResponseOf: ResponseClass,
): Promise<Response> {
  const found = findVariant(entry, request.headers.get('accept-encoding') ?? '')
  const variant = found instanceof Promise ? await found : found
  const { body, headers } = variant
  if (isUnchanged(entry, variant, request.headers)) {
    return new ResponseOf(null, { status: 304, headers })
  }
  const isHead = request.method === 'HEAD'
  return new ResponseOf(isHead ? null : body, {
    status: entry.status,
    headers: { ...headers, 'content-length': String(body.byteLength) },
  })
}

/** Whether who asks has the answer already (RFC 9110, 13.1.2). */
export function isUnchanged(
  { status }: CacheEntry,
  { etag }: Variant,
  headers: Pick<Headers, 'get'>,
): boolean {
  return status === 200 && matches(headers.get('if-none-match'), etag)
}

function matches(header: string | null, etag: string): boolean {
  return (
    header?.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag) ?? false
  )
}

/** @param location - a path of this site or a whole address, in any spelling */
export function redirectTo(
  location: string,
  status: number,
  ResponseOf: ResponseClass,
  headers: Record<string, string> = {},
): Response {
  return new ResponseOf(null, {
    status,
    headers: {
      ...securityHeaders,
      'cache-control': status === 301 || status === 308 ? 'public, max-age=3600' : 'no-store',
      ...headers,
      location: encodeAddress(location),
    },
  })
}

export function json(
  value: unknown,
  ResponseOf: ResponseClass,
  init: { status?: number; cacheControl: string },
): Response {
  return new ResponseOf(JSON.stringify(value), {
    status: init.status ?? 200,
    headers: {
      ...securityHeaders,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': init.cacheControl,
    },
  })
}

/** The browser loads the document instead. */
export function noPayload(path: string, ResponseOf: ResponseClass): Response {
  const error = { code: 'NoPayload', message: `${path} has no payload.` }
  return json({ error }, ResponseOf, { status: 404, cacheControl: 'private, no-store' })
}
