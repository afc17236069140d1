/** What every function asks of a request before it looks at what it is about. */
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
  /** For the log, and for rates. */
  name: string
  method: 'GET' | 'POST'
  /** What `Allow` says where an address answers other methods by another function. */
  allow?: string
  /** How often an address may ask for it, which may be that of a whole office. */
  limit?: RateLimit
  /** Requests from other sites pass too: what they carry says who they are. */
  from?: 'anywhere'
}

const commonLimit: RateLimit = { requests: 120, seconds: 60 }

/**
 * Lets a request through that is of the site's own pages, not one of too many, small, and of a form it
 * accepts: the handler can read its `json()`, or `text()` of a posted form. Every other one, and a handler
 * that throws, is answered with `{ error: { code, message } }`. Nothing is kept by caches.
 */
export function guarded(options: GuardOptions, handle: FunctionHandler): FunctionHandler {
  const { name, method, from, limit = commonLimit } = options
  const { allow = method === 'GET' ? 'GET, HEAD, OPTIONS' : 'POST, OPTIONS' } = options
  const answer: FunctionHandler = async (request, platform) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: { allow } })
    if (request.method !== method && !(method === 'GET' && request.method === 'HEAD')) {
      return refuse(405, 'MethodNotAllowed', `This address is asked with ${method}.`, { allow })
    }
    if (from !== 'anywhere' && !isFromSite(request, platform)) {
      return refuse(403, 'OtherSite', 'Only pages of this site may ask for this.')
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
  // Nobody reads the answer, and nothing of ours failed.
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

/** Of the log, when what is stored cannot be reached. */
function toStorageCode(error: unknown): string | undefined {
  return isSiteError(error, 'AssessmentStoreUnavailable')
    ? 'ASSESSMENT_STORE_FAILED'
    : toStoreCode(error)
}

function toSent(response: Response, isHead: boolean): Response {
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(securityHeaders)) {
    // What a page of one visitor says is stricter.
    if (!headers.has(name)) headers.set(name, value)
  }
  headers.set('cache-control', 'no-store')
  return new Response(isHead ? null : response.body, { status: response.status, headers })
}

/** A browser says where a request comes from; whoever says nothing is none, and has no cookies to misuse. */
function isFromSite({ headers, url }: Request, { site }: FunctionPlatform): boolean {
  const fetchSite = headers.get('sec-fetch-site')
  if (fetchSite !== null) return fetchSite === 'same-origin'
  const origin = headers.get('origin')
  return origin === null || origin === site.baseUrl || origin === new URL(url).origin
}

/** Whole seconds; 0 when the request may pass. */
async function findWait(
  name: string,
  limit: RateLimit,
  { address, rates }: FunctionPlatform,
): Promise<number> {
  if (address === undefined) return 0
  return Math.ceil((await rates.count(`${name} ${toRateKey(address)}`, limit)) / 1000)
}
