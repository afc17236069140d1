/** The checks that every request must pass before a function handles it. */
import {
  isSiteError,
  securityHeaders,
  toRateKey,
  type FunctionHandler,
  type FunctionPlatform,
  type RateLimit,
} from '#runtime'
import { toStoreCode } from '#runtime/leads'
import { logMissingSecret } from './link-secret.ts'
import { readBody, type BodyOptions } from './read-body.ts'

export interface GuardOptions extends BodyOptions {
  /** The function's name, for the log and for rate limits. */
  name: string
  method: 'GET' | 'POST'
  /** The `Allow` header, where another function answers other methods of this address. */
  allow?: string
  /** Requests allowed per address, which a whole office may share. */
  limit?: RateLimit
  /** Lets requests from other sites pass: they identify themselves by what they carry. */
  from?: 'anywhere'
}

const commonLimit: RateLimit = { requests: 120, seconds: 60 }

/**
 * Passes requests that come from the site's own pages, within the rate limit, small enough and of
 * an accepted media type: the handler can read `json()`, or `text()` of a posted form. Any other
 * request, and a handler that throws, is answered with `{ error: { code, message } }`. Caches store
 * nothing of it.
 */
export function guarded(options: GuardOptions, handle: FunctionHandler): FunctionHandler {
  const { name, method, from, limit = commonLimit } = options
  const { allow = method === 'GET' ? 'GET, HEAD, OPTIONS' : 'POST, OPTIONS' } = options
  const answer: FunctionHandler = async (request, platform) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: { allow } })
    if (request.method !== method && !(method === 'GET' && request.method === 'HEAD')) {
      return refuse(405, 'MethodNotAllowed', `Use ${method} for this address.`, { allow })
    }
    if (from !== 'anywhere' && !isFromSite(request, platform)) {
      return refuse(403, 'OtherSite', 'Only pages of this site may use this function.')
    }
    const seconds = await findWait(name, limit, platform)
    if (seconds > 0) {
      const message = `Too many requests. Try again in ${seconds} seconds.`
      return refuse(429, 'TooManyRequests', message, { 'retry-after': String(seconds) })
    }
    if (method === 'GET') return handle(request, platform)
    const read = await readBody(request, options)
    return read instanceof Request
      ? handle(read, platform)
      : refuse(read.status, read.code, read.message)
  }
  const guard: FunctionHandler = async (request, platform) => {
    const response = await answer(request, platform).catch((error: unknown) =>
      answerFailure(error, name, request, platform),
    )
    return toSent(response, request.method === 'HEAD')
  }
  return Object.assign(guard, { limit })
}

export function refuse(
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json({ error: { code, message } }, { status, headers })
}

function answerFailure(
  error: unknown,
  name: string,
  { signal }: Request,
  { log }: FunctionPlatform,
): Response {
  // The client is gone: nobody reads the answer, and nothing failed here.
  if (signal.aborted) return refuse(400, 'RequestCut', 'The request ended too early.')
  if (isSiteError(error, 'UpstreamNotConfigured')) {
    log.warn('UPSTREAM_NOT_CONFIGURED', { function: name, hint: error.hint })
    return refuse(503, 'NotConfigured', 'This site does not offer that.')
  }
  if (isSiteError(error, 'UpstreamFailed') || isSiteError(error, 'UpstreamRefused')) {
    log.warn('UPSTREAM_FAILED', { function: name, error: error.text })
    return refuse(502, 'UpstreamFailed', 'A service behind this site failed. Try again later.')
  }
  if (isSiteError(error, 'LinkSecretMissing')) {
    logMissingSecret({ log }, { function: name })
    return refuse(503, 'LinkSecretMissing', 'Links cannot be signed or checked now.')
  }
  const storage = toStorageCode(error)
  if (storage !== undefined) {
    log.error(storage, { function: name, error: isSiteError(error) ? error.text : String(error) })
    const message = 'This cannot be stored or read now. Send it again later.'
    return refuse(503, 'StorageUnavailable', message)
  }
  log.error('FUNCTION_FAILED', {
    function: name,
    error: isSiteError(error) ? error.text : String(error),
  })
  return refuse(500, 'FunctionFailed', 'This could not be done now. Try again later.')
}

/** The log's code for an unreachable store. */
function toStorageCode(error: unknown): string | undefined {
  return isSiteError(error, 'AssessmentStoreUnavailable')
    ? 'ASSESSMENT_STORE_FAILED'
    : toStoreCode(error)
}

function toSent(response: Response, isHead: boolean): Response {
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(securityHeaders)) {
    // Pages for one visitor set stricter headers.
    if (!headers.has(name)) headers.set(name, value)
  }
  headers.set('cache-control', 'no-store')
  return new Response(isHead ? null : response.body, { status: response.status, headers })
}

/** Browsers say where a request comes from; any other client has no cookies to misuse. */
function isFromSite({ headers, url }: Request, { site }: FunctionPlatform): boolean {
  const fetchSite = headers.get('sec-fetch-site')
  if (fetchSite !== null) return fetchSite === 'same-origin'
  const origin = headers.get('origin')
  return origin === null || origin === site.baseUrl || origin === new URL(url).origin
}

/** Whole seconds to wait; 0 when the request may pass. */
async function findWait(
  name: string,
  limit: RateLimit,
  { address, rates }: FunctionPlatform,
): Promise<number> {
  if (address === undefined) return 0
  return Math.ceil((await rates.count(`${name} ${toRateKey(address)}`, limit)) / 1000)
}
