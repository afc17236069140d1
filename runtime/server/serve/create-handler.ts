/**
 * The fetch handler every host shares: `(Request, Platform) => Response`. Order matters: the one
 * spelling of a path first, then rules, then the locale of `/`, then the page.
 */
import { isbot } from 'isbot'
import { addQuery } from '#schemas/spell-address.ts'
import { localePrefix } from '../../model/config/site-config.ts'
import { createResources } from '../feeds/find-resource.ts'
import { withinBudgetOfWhole, withinPageBudget } from '../../page/load/page-budget.ts'
import { ContentIncomplete, PreviewExpired } from '../../model/errors/content-errors.ts'
import { isSiteError } from '../../model/errors/site-error.ts'
import { toReason } from '../../model/errors/to-reason.ts'
import type { CacheEntry, RenderCache } from '../../model/ports/render-cache.ts'
import { detectLocale } from '../../page/route/detect-locale.ts'
import { findPathRedirect } from '../../page/route/normalize-path.ts'
import { readUndeclared } from '../../page/route/query-parameters.ts'
import { followRedirect } from '../../page/redirects/follow-redirect.ts'
import { createRouteRules, type RouteRedirect } from '../../page/route/route-rules.ts'
import type { Site } from '../../model/site.ts'
import { answerHealth, answerReadiness, type HealthProbes } from './answer-health.ts'
import { answerKept, type KeptAnswer, type RequestHeaders } from './answer-kept.ts'
import { answerService } from './answer-service.ts'
import { assignVariants, type Assignment } from './assign-variants.ts'
import type { AnsweredRequest } from './log-request.ts'
import { plainHeaders, retrySeconds, toPlainPage } from './plain-page.ts'
import { createEntries, homeVary } from './page-entries.ts'
import { answerPersonal, type Personalize, type PersonalRequest } from './personal-pages.ts'
import { localeOf } from '../../page/load/find-document.ts'
import { createResourceEntries } from './resource-entries.ts'
import { renderInTurn } from './render-in-turn.ts'
import { json, noPayload, redirectTo, respond, type ResponseClass } from './respond.ts'

/** What a host knows that the request does not say. */
export interface Platform {
  /** ISO 3166-1 alpha-2, as the host's geolocation tells it. */
  country?: string
  /** Of the visitor, as the socket or a trusted proxy tells it; only asked of forms and previews. */
  address?: string
  /** Filled in with what only the handler knows of its answer. */
  notes?: Pick<AnsweredRequest, 'cache'>
  /** Told what an answer is made of that may be kept, for hosts with a cache in front of them. */
  onEntry?(entry: CacheEntry): void
}

/** Answers editors, who see content before it is published. `server/preview` implements it. */
export interface PreviewAnswers {
  /** What the request's cookie says is previewed; undefined for everyone else, after one look. */
  find(request: { headers: RequestHeaders }): string | undefined
  /** A page, or its payload. @throws SiteError PreviewExpired; ContentUnavailable */
  show(previewed: string, asked: PersonalRequest & Pick<Platform, 'address'>): Promise<Response>
  /** For paths that are about previews; undefined for others. @throws SiteError ContentUnavailable */
  answer(url: URL, request: Request, address?: string): Promise<Response | undefined>
  /** The same for what is sent in a form. */
  receive(url: URL, request: Request): Promise<Response | undefined>
  /** Makes an answer that of someone whose preview is over. */
  end(response: Response, request: Request): Response
  /** Where the preview of a page is left. */
  toExit(url: URL): string
}

export interface Handler {
  (request: Request, platform?: Platform): Promise<Response>
  /**
   * What it would answer to a GET of a path without a query, if that is a page that is kept, fresh and the
   * same for everybody.
   */
  findKept?(path: string, headers: RequestHeaders): KeptAnswer | Promise<KeptAnswer> | undefined
}

export interface HandlerOptions extends HealthProbes {
  cache: RenderCache
  /** A host's faster implementation of `Response`. */
  Response?: ResponseClass
  /** Answers a form that was sent to the page it stands on; without it none can be. */
  submit?: (request: Request, platform: Platform) => Promise<Response>
  /** Tells what pages show of the one visitor who asks; without it they are the same for everybody. */
  personalize?: Personalize<Platform>
  /** Without it nobody sees what is not published. */
  preview?: PreviewAnswers
  /** How long one page may wait for the content service, all its requests together. */
  contentBudgetMs?: number
}

const defaultBudgetMs = 3000

/**
 * A sitemap, an index or the lists of a preview may read every document there is: they have so many
 * times the budget of a page.
 */
const resourceShare = 10

const revalidated = 'public, max-age=0, must-revalidate'

const payloadSuffix = '/_payload.json'

/** @throws SiteError UnknownRouteMiddleware */
export function createHandler(
  site: Site,
  {
    cache,
    Response: ResponseOf = Response,
    submit,
    personalize,
    preview,
    contentBudgetMs = defaultBudgetMs,
    ...probes
  }: HandlerOptions,
): Handler {
  const rules = createRouteRules(site.config)
  const inTurn = renderInTurn(cache)
  const entries = createEntries(site, inTurn)
  const findResource = createResources(site)
  const resources = createResourceEntries(site, inTurn)

  async function handle(request: Request, platform: Platform): Promise<Response> {
    const previewed = preview?.find(request)
    if (previewed === undefined) return handleFor(request, platform)
    try {
      return await withinPageBudget(contentBudgetMs * resourceShare, () =>
        handleFor(request, platform, previewed),
      )
    } catch (error) {
      if (!isSiteError(error, PreviewExpired.code)) throw error
      // A payload of what is published would be taken for a preview: the browser loads the document.
      const path = new URL(request.url).pathname
      const response = path.endsWith(payloadSuffix)
        ? noPayload(path, ResponseOf)
        : await handleFor(request, platform)
      return preview!.end(response, request)
    }
  }

  /** @param previewed - of an editor; everyone else sees what is published */
  async function handleFor(
    request: Request,
    platform: Platform,
    previewed?: string,
  ): Promise<Response> {
    const url = new URL(request.url)
    const path = url.pathname
    const kept = previewed === undefined ? findEntry(path, url.searchParams) : undefined
    if (kept) {
      if (platform.notes) platform.notes.cache = 'hit'
      return answerEntry(kept, request, platform)
    }
    if (path.endsWith(payloadSuffix)) {
      const page = path.slice(0, -payloadSuffix.length) || '/'
      if (previewed !== undefined)
        return showPreview(previewed, page, 'payload', url, request, platform)
      const personal = await findPersonal(page, 'payload', url, request, platform)
      if (personal) return personal
      const assignment = assignVariants(request, platform.country, site)
      const entry = await entries.payload(page, url.searchParams, assignment.choose)
      return keepVariant(await answerEntry(entry, request, platform), assignment)
    }
    const resource = findResource(path)
    const made =
      resource &&
      (await withinBudgetOfWhole(contentBudgetMs * resourceShare, path, () =>
        resources.get(path, resource, url.origin),
      ))
    if (made) return answerEntry(made, request, platform)
    if (path === '/healthz') return answerHealth(site, ResponseOf, probes)
    if (path === '/readyz') return answerReadiness(site, ResponseOf, probes)
    const service = await answerService(path, request, platform.country, site, ResponseOf)
    if (service) return service
    const answered =
      preview &&
      (await withinPageBudget(contentBudgetMs * resourceShare, () =>
        preview.answer(url, request, platform.address),
      ))
    if (answered) return answered
    const spelling = findPathRedirect({ pathname: path, search: '' }, site.config)
    const redirect = await settle(path, spelling ?? rules.findRedirect(path))
    if (redirect)
      return redirectTo(addQuery(redirect.location, url.search), redirect.status, ResponseOf)
    if (previewed !== undefined) return showPreview(previewed, path, 'page', url, request, platform)
    if (path === '/') return redirectHome(url, request) ?? answerPage(url, request, platform)
    const personal = await findPersonal(path, 'page', url, request, platform)
    return personal ?? answerPage(url, request, platform)
  }

  /** A rule works whether or not the content service does: then its target is where it says. */
  async function settle(
    path: string,
    redirect: RouteRedirect | undefined,
  ): Promise<RouteRedirect | undefined> {
    try {
      return redirect && (await followRedirect(path, redirect, site))
    } catch (error) {
      if (!isSiteError(error)) throw error
      return redirect
    }
  }

  /** Only a canonical path without a rule is ever cached as a page; `/` asks the visitor's language first. */
  function findEntry(path: string, query: URLSearchParams): CacheEntry | undefined {
    return path === '/' || rules.has(path) ? undefined : entries.find(path, query)
  }

  function answerEntry(
    entry: CacheEntry,
    request: Request,
    { onEntry }: Platform,
  ): Promise<Response> {
    onEntry?.(entry)
    return respond(entry, request, ResponseOf)
  }

  async function showPreview(
    previewed: string,
    path: string,
    as: 'page' | 'payload',
    { searchParams: query }: URL,
    request: Request,
    { address }: Platform,
  ): Promise<Response> {
    const asked = { path, query, as, request, ...(address === undefined ? {} : { address }) }
    return preview!.show(previewed, asked)
  }

  /** Of pages that are kept nowhere, so that those that are kept never get here. */
  async function findPersonal(
    path: string,
    as: 'page' | 'payload',
    { searchParams: query }: URL,
    request: Request,
    platform: Platform,
  ): Promise<Response | undefined> {
    const asked = { path, query, as, request }
    return personalize && answerPersonal(asked, personalize, platform, site, ResponseOf)
  }

  /**
   * Only `/` asks the visitor's language, and never a bot's (OP03). A visitor who comes from a page of
   * the site has chosen: also one whose browser runs no script to say so in the cookie.
   */
  function redirectHome(url: URL, request: Request): Response | undefined {
    if (isbot(request.headers.get('user-agent'))) return undefined
    if (request.headers.get('sec-fetch-site') === 'same-origin') return undefined
    const locale = detectLocale(site.config, {
      cookie: request.headers.get('cookie'),
      acceptLanguage: request.headers.get('accept-language'),
    })
    if (locale === site.config.defaultLocale) return undefined
    const location = localePrefix(site.config, locale) + url.search
    return redirectTo(location, 302, ResponseOf, { vary: homeVary })
  }

  async function answerPage(
    { pathname: path, search, searchParams }: URL,
    request: Request,
    platform: Platform,
  ): Promise<Response> {
    const assignment = assignVariants(request, platform.country, site)
    const entry = await entries.page(path, searchParams, assignment.choose)
    const { location } = entry.headers
    if (location === undefined)
      return keepVariant(await answerEntry(entry, request, platform), assignment)
    // Elsewhere the whole query is asked again; the corrected one of this page only gets what is not its own.
    const isSamePage = location.startsWith(`${path}?`) || location === path
    const kept = isSamePage ? toUndeclared(path, searchParams) : search
    // Editors may change tomorrow where it leads.
    const lifetime: Record<string, string> =
      entry.status === 301 ? { 'cache-control': revalidated } : {}
    return redirectTo(addQuery(location, kept), entry.status, ResponseOf, lifetime)
  }

  function toUndeclared(path: string, query: URLSearchParams): string {
    const pageTypes = site.routes.matchAll(path).map(({ pageType }) => pageType)
    const kept = readUndeclared(pageTypes, query).toString()
    return kept && `?${kept}`
  }

  /** Visitors see a page that says so; bots get the status and no page (ERR-04, ERR-05). */
  function answerError(error: unknown, request: Request): Response {
    const isOutage = isSiteError(error) && error.kind === 'outage'
    const path = new URL(request.url).pathname
    // Expected after a first start.
    const level = isSiteError(error, ContentIncomplete.code) ? 'info' : 'error'
    site.log[level](isSiteError(error) ? error.code : 'UNHANDLED_ERROR', {
      path,
      message: toReason(error),
      stack: error instanceof Error ? error.stack : undefined,
      cause: error instanceof Error && error.cause ? String(error.cause) : undefined,
    })
    const status = isOutage ? 503 : 500
    const headers = { ...plainHeaders(site), ...(isOutage ? { 'retry-after': '30' } : {}) }
    if (request.method === 'HEAD' || isbot(request.headers.get('user-agent')))
      return new ResponseOf(null, { status, headers })
    const locale = localeOf(path, site)
    const isPreview = preview?.find(request) !== undefined
    const exit = isPreview ? preview!.toExit(new URL(request.url)) : undefined
    const body = toPlainPage({ locale, path, message: 'page.error', exit }, site)
    // The page tries again by itself, without a script.
    return new ResponseOf(body, { status, headers: { ...headers, refresh: `${retrySeconds()}` } })
  }

  /** What is refused is told as a page: nobody's script reads it. */
  async function answerForm(request: Request, platform: Platform): Promise<Response> {
    const response = await submit!(request, platform)
    const isPage = response.headers.get('content-type')?.startsWith('text/html')
    if (isPage || response.headers.has('location')) return response
    const path = new URL(request.url).pathname
    const message = response.ok ? 'form.done' : 'page.error'
    const body = toPlainPage({ locale: localeOf(path, site), path, message }, site)
    return new ResponseOf(body, { status: response.status, headers: plainHeaders(site) })
  }

  const handler: Handler = async (request, platform = {}) => {
    if (request.method === 'POST' && isForm(request)) {
      try {
        const answered = await preview?.receive(new URL(request.url), request)
        if (answered) return answered
        if (submit)
          return await withinPageBudget(contentBudgetMs, () => answerForm(request, platform))
      } catch (error) {
        return answerError(error, request)
      }
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const error = { code: 'MethodNotAllowed', message: 'Pages answer only GET and HEAD.' }
      const response = json({ error }, ResponseOf, { status: 405, cacheControl: 'no-store' })
      response.headers.set('allow', 'GET, HEAD')
      return response
    }
    try {
      return await withinPageBudget(contentBudgetMs, () => handle(request, platform))
    } catch (error) {
      return answerError(error, request)
    }
  }
  handler.findKept = (path, headers) => {
    if (preview?.find({ headers }) !== undefined) return undefined
    const entry = findEntry(path, noQuery)
    return entry && answerKept(entry, headers)
  }
  return handler
}

const noQuery = new URLSearchParams()

/** An answer with a variant that was drawn for one visitor is theirs alone. */
function keepVariant(response: Response, { isDrawn, cookies }: Assignment): Response {
  for (const cookie of cookies()) response.headers.append('set-cookie', cookie)
  if (isDrawn()) response.headers.set('cache-control', 'private, no-store')
  return response
}

function isForm({ headers }: Request): boolean {
  return /^application\/x-www-form-urlencoded\b/i.test(headers.get('content-type') ?? '')
}
