/** Reads bodies of requests, within bounds and of a known media type. */
export interface BodyOptions {
  /** Accepted media types; JSON by default. */
  accepts?: readonly MediaType[]
  /** Largest body, in bytes. */
  maxBytes?: number
}

export type MediaType =
  | 'application/json'
  | 'application/x-www-form-urlencoded'
  | 'multipart/form-data'

/** The reason why a body is refused. */
export interface BodyFault {
  status: 400 | 413 | 415
  code: string
  message: string
}

const commonMaxBytes = 16 * 1024

/** The request with its body read, or the body's fault. */
export async function readBody(
  request: Request,
  { accepts = ['application/json'], maxBytes = commonMaxBytes }: BodyOptions,
): Promise<Request | BodyFault> {
  const type = request.headers.get('content-type')?.split(';')[0]!.trim().toLowerCase()
  if (!accepts.some((accepted) => accepted === type)) {
    const message = `Send the body as ${accepts.join(' or ')}.`
    return { status: 415, code: 'MediaTypeUnsupported', message }
  }
  const text = await readText(request, maxBytes)
  if (text === tooLarge) {
    const message = `The body is larger than ${maxBytes} bytes.`
    return { status: 413, code: 'BodyTooLarge', message }
  }
  if (text === undefined || (type === 'application/json' && !isJson(text))) {
    const expected = type === 'application/json' ? 'JSON' : 'a posted form'
    return { status: 400, code: 'BodyInvalid', message: `The body is not ${expected} in UTF-8.` }
  }
  return new Request(request.url, { method: 'POST', headers: request.headers, body: text })
}

const tooLarge = Symbol('too large')

/** Undefined for invalid UTF-8. Reads no more than `maxBytes`. */
async function readText(
  { headers, body }: Request,
  maxBytes: number,
): Promise<string | undefined | typeof tooLarge> {
  if (Number(headers.get('content-length')) > maxBytes) return tooLarge
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) return tooLarge
    chunks.push(chunk)
  }
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    return (
      chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join('') + decoder.decode()
    )
  } catch {
    return undefined
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
