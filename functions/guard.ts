/** What every function asks of a request before it looks at what it is about. */
import { isSiteError, securityHeaders, type FunctionHandler, type FunctionPlatform } from '#runtime'

export interface GuardOptions {
  /** For the log. */
  name: string
  method: 'GET' | 'POST'
  /** Of a body; JSON unless given. */
  accepts?: readonly MediaType[]
  /** Whoever asks: what a request carries says who it is. */
  from?: 'anywhere'
}

type MediaType = 'application/json' | 'application/x-www-form-urlencoded' | 'multipart/form-data'

/** Bytes of a body. */
const bodyLimit = 16 * 1024

/** An address, which may be that of a whole office, may ask this often at once, then once in so many ms. */
const burst = 60
const refill = 1000

/**
 * Lets a request through that is of the site's own pages, small, and JSON if it has a body, or a
 * form: the handler can read its `json()` or `text()`. Every other one, and a handler that throws, is answered with
 * `{ error: { code, message } }`. Nothing is kept by caches.
 */
export function guarded(
  { name, method, accepts, from }: GuardOptions,
  handle: FunctionHandler,
): FunctionHandler {
  const limit = createRateLimit()
  const answer: FunctionHandler = async (request, platform) => {
    if (request.method !== method) {
      const response = refuse(405, 'MethodNotAllowed', `This address is asked with ${method}.`)
      response.headers.set('allow', method)
      return response
    }
    if (from !== 'anywhere' && !isFromSite(request, platform)) {
      return refuse(403, 'OtherSite', 'Only pages of this site may ask for this.')
    }
    if (platform.address !== undefined && !limit(platform.address, platform.now())) {
      const response = refuse(429, 'TooManyRequests', 'Try again in a few seconds.')
      response.headers.set('retry-after', String(refill / 1000))
      return response
    }
    const checked = method === 'POST' ? await readRequest(request, accepts) : request
    return checked instanceof Response ? checked : handle(checked, platform)
  }
  return async (request, platform) => {
    const response = await answer(request, platform).catch((error: unknown) => {
      // Nobody reads the answer, and nothing of ours failed.
      if (request.signal.aborted) return refuse(400, 'RequestCut', 'The request ended too early.')
      platform.log.error('FUNCTION_FAILED', {
        function: name,
        error: isSiteError(error) ? error.text : String(error),
      })
      return refuse(500, 'FunctionFailed', 'This could not be done now. Try again later.')
    })
    return withCommonHeaders(response)
  }
}

export function refuse(status: number, code: string, message: string): Response {
  return Response.json({ error: { code, message } }, { status })
}

function withCommonHeaders(response: Response): Response {
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(securityHeaders)) {
    // What a page of one visitor says is stricter.
    if (!headers.has(name)) headers.set(name, value)
  }
  headers.set('cache-control', 'no-store')
  return new Response(response.body, { status: response.status, headers })
}

/** A browser says where a request comes from; whoever says nothing is none, and has no cookies to misuse. */
function isFromSite({ headers, url }: Request, { site }: FunctionPlatform): boolean {
  const fetchSite = headers.get('sec-fetch-site')
  if (fetchSite !== null) return fetchSite === 'same-origin'
  const origin = headers.get('origin')
  return origin === null || origin === site.baseUrl || origin === new URL(url).origin
}

/** The request with its body read, or what is wrong with it. */
async function readRequest(
  request: Request,
  accepts: readonly MediaType[] = ['application/json'],
): Promise<Request | Response> {
  const type = request.headers.get('content-type')?.split(';')[0]!.trim().toLowerCase()
  if (!accepts.some((accepted) => accepted === type)) {
    return refuse(415, 'NotJson', `Send the body as ${accepts.join(' or ')}.`)
  }
  const text = await readText(request)
  if (text === undefined) {
    return refuse(413, 'BodyTooLarge', `The body is larger than ${bodyLimit} bytes.`)
  }
  try {
    if (type === 'application/json') JSON.parse(text)
  } catch {
    return refuse(400, 'BodyInvalid', 'The body is not JSON.')
  }
  return new Request(request.url, { method: 'POST', headers: request.headers, body: text })
}

/** Undefined when there is more than may be. */
async function readText(request: Request): Promise<string | undefined> {
  if (Number(request.headers.get('content-length')) > bodyLimit) return undefined
  const decoder = new TextDecoder()
  let bytes = 0
  let text = ''
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > bodyLimit) return undefined
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

/** Token bucket by address; a full bucket is forgotten, so memory follows who asks now. */
function createRateLimit(): (address: string, now: number) => boolean {
  const buckets = new Map<string, { tokens: number; at: number }>()
  return (address, now) => {
    if (buckets.size > 10_000) {
      for (const [key, { at }] of buckets) if (now - at > burst * refill) buckets.delete(key)
    }
    const { tokens, at } = buckets.get(address) ?? { tokens: burst, at: now }
    const filled = Math.min(burst, tokens + Math.max(0, now - at) / refill)
    const isAllowed = filled >= 1
    buckets.set(address, { tokens: isAllowed ? filled - 1 : filled, at: now })
    return isAllowed
  }
}
