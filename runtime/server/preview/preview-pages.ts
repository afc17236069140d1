/**
 * Pages as editors preview them: drawn for each request from the ref named by the browser's cookie,
 * kept nowhere, never indexed. Other visitors' requests cost one look at their cookies.
 */
import type { ChooseVariant } from '../../model/config/experiment.ts'
import { localePrefix } from '../../model/config/site-config.ts'
import { readCookie } from '../../model/config/cookies.ts'
import { PreviewExpired } from '../../model/errors/content-errors.ts'
import type { ContentIssue } from '../../model/errors/content-issue.ts'
import { isSiteError, siteError } from '../../model/errors/site-error.ts'
import type { RawDocument } from '../../model/ports/content-source.ts'
import { previewHeader } from '../../model/preview-facts.ts'
import type { Previews } from '../../model/ports/previews.ts'
import type { RateLimiter } from '../../model/ports/rate-limiter.ts'
import type { Site } from '../../model/site.ts'
import { cacheSingles } from '../../page/load/cached-source.ts'
import { localeOf } from '../../page/load/find-document.ts'
import { readAtRef } from '../../page/load/source-at-ref.ts'
import { renderRoute, toHtml, toPayload, type RouteResult } from '../../page/pipeline.ts'
import { escapeHtml } from '../../page/render/escape-html.ts'
import { toContentSecurityPolicy } from '../../page/render/render-document.ts'
import type { RenderedPage } from '../../page/render/render-page.ts'
import { createRouteTable, toHref } from '../../page/route/route-table.ts'
import type { PreviewAnswers } from '../serve/create-handler.ts'
import { plainHeaders, plainPolicy, toPlainPage } from '../serve/plain-page.ts'
import type { PersonalRequest } from '../serve/personal-pages.ts'
import { findSectionLayout, renderNotFound } from '../serve/render-not-found.ts'
import { noPayload, redirectTo, type ResponseClass } from '../serve/respond.ts'
import { createSimulator } from './answer-simulator.ts'
import { decoratePage, previewHeaders, type OpenedSite } from './decorate-page.ts'
import { createPreviewGate, maxPreviewLength } from './preview-gate.ts'

/** Ends a preview, without script and without content: `?to=` is the path shown next. */
const exitPath = '/_preview/exit'

const defaultPath = '/preview'
const defaultSimulatorPath = '/slice-simulator'

export interface PreviewPagesOptions {
  /**
   * The value that `?secret=` of the page builder's page must have; without one the page exists
   * only in development.
   */
  secret?: string | undefined
  /** Without it an address may request any number of previews. */
  rates?: RateLimiter
}

export function createPreviewPages(
  site: Site,
  previews: Previews,
  { secret, rates }: PreviewPagesOptions = {},
  ResponseOf: ResponseClass = Response,
): PreviewAnswers {
  const { cookie: cookieName } = previews
  const written = `${cookieName}=`
  const entrance = new Set(
    site.config.locales.map(
      ({ code }) => localePrefix(site.config, code) + (site.config.preview?.path ?? defaultPath),
    ),
  )

  const simulatorPath = site.config.preview?.simulator ?? defaultSimulatorPath
  const gate = createPreviewGate(previews, rates)
  const answerSimulator = createSimulator(site, previews, secret, ResponseOf)

  /** Opens its own copy of the site: links of drafts, and addresses, differ from published ones. */
  function open(ref: string): OpenedSite {
    const issues: ContentIssue[] = []
    const documents = new Map<string, RawDocument>()
    const content = readAtRef(previews.source, ref, (raw) => void documents.set(raw.id, raw))
    return {
      issues,
      documents,
      site: {
        ...site,
        content: cacheSingles(content, site.now),
        routes: createRouteTable(site.pageTypes.values(), site.config),
        fragments: undefined,
        report: (issue) => void issues.push(issue),
      },
    }
  }

  /** The page of a route; for paths that lead nowhere, the not-found page. */
  async function toRendered(
    result: Exclude<RouteResult, { kind: 'redirect' }>,
    path: string,
    opened: OpenedSite,
  ): Promise<{ rendered: RenderedPage; status: number } | undefined> {
    if (result.kind === 'page') return result
    const layout = findSectionLayout(path, opened.site)
    const rendered = await renderNotFound(result.locale, layout, opened.site)
    return rendered && { rendered, status: 404 }
  }

  const editorUrlOf = ({ page }: RenderedPage) =>
    previews.source.repository.editorUrl(page.document.id)

  const toolbar = previews.toolbar
    ? `<script async src="${escapeHtml(previews.toolbar.script)}"></script>`
    : ''
  const opened = { sources: previews.toolbar?.policy ?? {}, ancestors: previews.frames }

  function setCookie(value: string, request: Request): string {
    // In the editor's frame the site is a third party.
    const isFramed = request.headers.get('sec-fetch-dest') === 'iframe'
    const isSecure = isFramed || site.baseUrl?.startsWith('https:') === true
    const life = value === '' ? '; Max-Age=0' : ''
    return `${cookieName}=${encodeURIComponent(value)}; Path=/${life}; SameSite=${isFramed ? 'None' : 'Lax'}${isSecure ? '; Secure' : ''}`
  }

  /** @returns undefined for a document that is gone, even from the published content */
  async function findPath({ ref, documentId }: { ref: string; documentId: string }) {
    const { site: shown } = open(ref)
    const links = site.routes.linkFields
    const [raw] = await previews.source.byIds([documentId], { ref, links, lang: '*' })
    if (!raw) return undefined
    await shown.routes.prepare(shown.content)
    const [path] = shown.routes.toPaths(raw)
    // A document without an address of its own is part of others: every page shows it.
    return path ? toHref(path) : '/'
  }

  async function enter(
    url: URL,
    request: Request,
    address: string | undefined,
  ): Promise<Response | undefined> {
    const wanted = previews.findRequest(url.searchParams)
    if (!wanted) return undefined
    if (url.search.length > maxPreviewLength)
      return refusePreview(414, 'The address of this preview is too long.', url, request)
    try {
      return await admit(wanted.ref, address, url, request, async () => {
        const location = (await findPath(wanted)) ?? url.pathname
        return redirectTo(location, 307, ResponseOf, {
          ...previewHeaders,
          'set-cookie': setCookie(wanted.ref, request),
        })
      })
    } catch (error) {
      if (!isSiteError(error, PreviewExpired.code)) throw error
      const location = await findPublishedPath(wanted.documentId)
      const headers = { ...previewHeaders, 'set-cookie': setCookie('', request) }
      return redirectTo(location ?? url.pathname, 307, ResponseOf, headers)
    }
  }

  async function admit(
    ref: string,
    address: string | undefined,
    url: URL,
    request: Request,
    draw: () => Promise<Response>,
  ): Promise<Response> {
    const answer = await gate.pass(ref, address, draw)
    if (typeof answer !== 'number') return answer
    const note = `Too many previews were requested. Try again in ${answer} seconds.`
    const response = refusePreview(429, note, url, request)
    response.headers.set('retry-after', String(answer))
    return response
  }

  /** Tells an editor the reason; a script that requested a payload loads the document instead. */
  function refusePreview(status: number, note: string, url: URL, request: Request): Response {
    const { pathname: path } = url
    const headers = { ...plainHeaders(site), ...previewHeaders }
    const exit = toExit(path + url.search)
    const shown = { locale: localeOf(path, site), path, message: 'page.error', exit, note } as const
    const body = request.method === 'HEAD' ? null : toPlainPage(shown, site)
    return new ResponseOf(body, { status, headers })
  }

  async function draw(
    cookie: string,
    ref: string,
    { path, query, as, request }: PersonalRequest,
  ): Promise<Response> {
    const at = open(ref)
    const chooseVariant = chooseNamed(query.get('variant'), at.site)
    const result = await renderRoute(path, query, at.site, { chooseVariant })
    if (result.kind === 'redirect' && as === 'page')
      return redirectTo(result.location, 302, ResponseOf, previewHeaders)
    const found = result.kind === 'redirect' ? undefined : await toRendered(result, path, at)
    if (as === 'payload' && found?.status !== 200) return noPayload(path, ResponseOf)
    if (!found) {
      const body = toPlainPage(
        { locale: localeOf(path, site), path, message: 'page.notFound' },
        site,
      )
      const headers = { ...plainHeaders(site), ...previewHeaders, ...plainPolicy(site) }
      return new ResponseOf(request.method === 'HEAD' ? null : body, { status: 404, headers })
    }
    const href = query.size > 0 ? `${path}?${query}` : path
    const isFound = result.kind === 'page'
    const rendered = decoratePage(found.rendered, at, {
      cookie: { name: cookieName, value: cookie },
      editorUrl: isFound ? editorUrlOf(found.rendered) : undefined,
      exitHref: toExit(href),
      mark: previews.mark,
    })
    if (as === 'payload') {
      const headers = { ...previewHeaders, 'content-type': 'application/json; charset=utf-8' }
      const payload = toPayload(rendered, at.site, ref)
      return new ResponseOf(JSON.stringify(payload), { status: 200, headers })
    }
    const headers = {
      ...previewHeaders,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': toContentSecurityPolicy(rendered, at.site, opened),
      'content-language': rendered.page.locale.iso,
    }
    const body = request.method === 'HEAD' ? null : toHtml(rendered, at.site, toolbar)
    return new ResponseOf(body, { status: found.status, headers })
  }

  async function findPublishedPath(documentId: string): Promise<string | undefined> {
    const [raw] = await site.content.byIds([documentId], { links: site.routes.linkFields })
    await site.routes.prepare(site.content)
    const [path] = raw ? site.routes.toPaths(raw) : []
    return path && toHref(path)
  }

  return {
    find({ headers }) {
      const own = headers.get(previewHeader)
      if (own) return readCookie(`${written}${own}`, cookieName) || undefined
      const cookies = headers.get('cookie')
      if (!cookies?.includes(written)) return undefined
      return readCookie(cookies, cookieName) || undefined
    },

    async show(cookie, { address, ...asked }) {
      const { request } = asked
      const url = new URL(request.url)
      if (cookie.length > maxPreviewLength) {
        const note = 'The cookie of this preview is too long.'
        const response = refusePreview(431, note, url, request)
        response.headers.append('set-cookie', setCookie('', request))
        return response
      }
      const ref = previews.findRef(cookie)
      if (ref === undefined) throw siteError(PreviewExpired, [])
      return admit(ref, address, url, request, () => draw(cookie, ref, asked))
    },

    async answer(url, request, address) {
      if (entrance.has(url.pathname)) return enter(url, request, address)
      if (url.pathname === simulatorPath) return answerSimulator(url, request)
      if (url.pathname !== exitPath) return undefined
      return redirectTo(toLocalPath(url.searchParams.get('to')), 303, ResponseOf, {
        ...previewHeaders,
        'set-cookie': setCookie('', request),
      })
    },

    async receive(url, request) {
      return url.pathname === simulatorPath ? answerSimulator(url, request) : undefined
    },

    end(response, request) {
      response.headers.append('set-cookie', setCookie('', request))
      response.headers.set('cache-control', 'private, no-store')
      return response
    },

    toExit: ({ pathname, search }) => toExit(pathname + search),
  }
}

/** The variant an editor asks for, `?variant=<name>`; nobody is counted in a preview. */
function chooseNamed(
  variant: string | null,
  { experiments }: Pick<Site, 'experiments'>,
): ChooseVariant {
  return (name) => {
    const isKnown = experiments.get(name)?.variants.some((each) => each.name === variant)
    return variant !== null && isKnown ? { variant, isCounted: false } : undefined
  }
}

function toExit(href: string): string {
  return `${exitPath}?to=${encodeURIComponent(href)}`
}

/** A path of this site; `/` for anything else. */
function toLocalPath(to: string | null): string {
  const here = 'https://here.invalid'
  const url = to !== null && URL.canParse(to, here) ? new URL(to, here) : undefined
  return url?.origin === here ? url.pathname + url.search : '/'
}
