import { gunzipSync, inflateSync } from 'node:zlib'

/**
 * Decodes what a vendor's script sent, however it was compacted: JSON, a form with `data`, base64,
 * gzip, deflate, or one JSON value per line. Anything else is returned as text, and undefined for
 * an empty body.
 */
export function decodeBody(
  bytes: Buffer,
  query: URLSearchParams,
  contentType: string | undefined,
): unknown {
  if (bytes.length === 0) return undefined
  const text = decompress(bytes, query).toString('utf8')
  if (!contentType?.includes('x-www-form-urlencoded')) return parse(text)
  const data = new URLSearchParams(text).get('data') ?? text
  return parse(/^[\w+/]+={0,2}$/.test(data) ? Buffer.from(data, 'base64').toString('utf8') : data)
}

function decompress(bytes: Buffer, query: URLSearchParams): Buffer {
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return gunzipSync(bytes)
  return query.get('dd-evp-encoding') === 'deflate' ? inflateSync(bytes) : bytes
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    const lines = text.trim().split('\n')
    try {
      return lines.map((line) => JSON.parse(line) as unknown)
    } catch {
      return text
    }
  }
}
