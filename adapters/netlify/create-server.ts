/**
 * Serves the shared fetch handler and functions on Netlify: adds its facts of a request, and
 * headers for its CDN.
 */
import type { Context } from '@netlify/functions'
import {
  logRequest,
  type CacheEntry,
  type FunctionHandler,
  type FunctionPlatform,
  type Handler,
  type Platform,
  type Site,
} from '#runtime'
import { listParameters } from './list-parameters.ts'
import { toCacheHeaders } from './cache-headers.ts'
import { passOnPath } from './pass-on-path.ts'
import { findPresentFile } from './present-file.ts'
import type { Publications } from './publications.ts'
import { withRequestId } from './request-id.ts'

export interface NetlifyServerOptions {
  site: Site
  handler: Handler
  functions: Readonly<Record<string, FunctionHandler>>
  platform: Omit<FunctionPlatform, 'address' | 'country' | 'publications'>
  /**
   * Undefined where nothing reports publications: the CDN then keeps answers for a short time only.
   */
  publications: Publications | undefined
  /** Path of the content's files. */
  mediaPath: string
  /** Cookie of editors, who see content before it is published. */
  previewCookie: string
  /** Updates an instance's caches to the current content. */
  follow(): Promise<void>
}

type Visitor = Pick<FunctionPlatform, 'address' | 'country'>

export interface NetlifyServer {
  /** Answers pages, and everything else that is neither a file nor a function. */
  answer(request: Request, context: Context): Promise<Response>
  /** @param name - as in `functions/index.ts` */
  call(name: string, request: Request, context: Context): Promise<Response>
}

export function createNetlifyServer({
  site,
  handler,
  functions,
  platform,
  publications,
  mediaPath,
  previewCookie,
  follow,
}: NetlifyServerOptions): NetlifyServer {
  const { log } = site

  async function answerPage(request: Request, context: Context): Promise<Response> {
    let entry: CacheEntry | undefined
    const asked: Platform = {
      ...toVisitor(request, context),
      onEntry: (made) => (entry = made),
    }
    await follow()
    const response = await handler(withoutEncodings(request), asked)
    const headers = toCacheHeaders({
      request,
      response,
      entry,
      parameters: listParameters(site, new URL(request.url).pathname),
      cookies: [previewCookie],
      isPurged: publications !== undefined,
      now: site.now(),
    })
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
    return response
  }

  /** Calls for leads and mails to be passed on later; they are stored by now. */
  function passOnLater(request: Request, response: Response, context: Context): void {
    if (request.method !== 'POST' || response.status >= 400) return
    const address = new URL(passOnPath, context.url)
    const asked = fetch(address, { method: 'POST' }).catch((error: unknown) => {
      // The scheduled function makes up for it, minutes later.
      log.warn('PASS_ON_NOT_CALLED', { message: String(error) })
    })
    context.waitUntil(asked)
  }

  /** The visitor by Netlify's geolocation and edge, unless a proxy in front knows better. */
  function toVisitor({ headers }: Request, { geo, ip }: Context): Visitor {
    const { countryHeader, addressHeader } = platform.environment
    const header = (name: string | undefined) => (name === undefined ? null : headers.get(name))
    const country = header(countryHeader) ?? geo?.country?.code
    const address = header(addressHeader)?.split(',').at(-1)?.trim() || ip
    return { ...(country && { country }), ...(address && { address }) }
  }

  function toFunctionPlatform(request: Request, context: Context): FunctionPlatform {
    return {
      ...platform,
      ...toVisitor(request, context),
      publications: publications && {
        follow: (ref, documents) => context.waitUntil(publications.follow(ref, documents)),
      },
    }
  }

  async function serve(
    request: Request,
    context: Context,
    answer: () => Promise<Response>,
  ): Promise<Response> {
    const started = performance.now()
    return withRequestId(context.requestId, async () => {
      const response = await answer()
      passOnLater(request, response, context)
      response.headers.set('x-request-id', context.requestId)
      // Previews and branches serve the same pages at other addresses.
      if (!isProduction(context)) response.headers.set('x-robots-tag', 'noindex')
      logRequest(log, {
        method: request.method,
        path: new URL(request.url).pathname,
        status: response.status,
        ms: performance.now() - started,
      })
      return response
    })
  }

  return {
    answer: (request, context) =>
      serve(request, context, async () => {
        const isRobots = new URL(request.url).pathname === '/robots.txt'
        if (isRobots && !isProduction(context)) return refuseRobots()
        const file = await findPresentFile(request, mediaPath)
        if (file) return file
        return answerPage(request, context)
      }),
    call: (name, request, context) =>
      serve(request, context, () =>
        functions[name]!(request, toFunctionPlatform(request, context)),
      ),
  }
}

/** True as well for Netlify's local runtime, `dev`. */
function isProduction({ deploy }: Context): boolean {
  return deploy.context === 'production' || deploy.context === 'dev'
}

function refuseRobots(): Response {
  return new Response('User-agent: *\nDisallow: /\n', {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}

/** Requests uncompressed answers: the CDN stores them plain and compresses for each browser. */
function withoutEncodings(request: Request): Request {
  const headers = new Headers(request.headers)
  headers.delete('accept-encoding')
  return new Request(request, { headers })
}
