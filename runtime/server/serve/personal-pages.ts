/**
 * Pages that show something of the one visitor who asks. They are drawn for each request, kept nowhere
 * and indexed by nobody; where a link came from them is told to nobody either. They have no payload: the
 * browser keeps those for a while, and what they show may have changed since.
 */
import { renderRoute, toHtml } from '../../page/pipeline.ts'
import { toContentSecurityPolicy } from '../../page/render/render-document.ts'
import type { PageType } from '../../model/config/page-type.ts'
import type { Personal } from '../../model/slice/personal.ts'
import type { Site } from '../../model/site.ts'
import { noPayload, redirectTo, type ResponseClass } from './respond.ts'
import { securityHeaders } from './security-headers.ts'

export type PersonalKind = NonNullable<PageType['personal']>

/** What is shown, or where the visitor is sent instead. */
export type PersonalAnswer = (
  | { personal: Personal; status?: number }
  | {
      /** Path. */
      location: string
    }
) & {
  /** `Set-Cookie` headers. */
  cookies?: readonly string[]
}

/** Undefined when nothing is known of the visitor: the page is the one for everybody. */
export type Personalize<Visitor> = (
  kind: PersonalKind,
  request: Request,
  visitor: Visitor,
) => Promise<PersonalAnswer | undefined>

export const personalHeaders = {
  ...securityHeaders,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
}

export interface PersonalRequest {
  /** Of the page. */
  path: string
  query: URLSearchParams
  /** What the answer is: a document, or its payload. */
  as: 'page' | 'payload'
  request: Request
}

/**
 * Undefined when the page is the same for everybody, or there is none.
 * @throws SiteError ContentUnavailable, and anything unforeseen
 */
export async function answerPersonal<Visitor>(
  { path, query, as, request }: PersonalRequest,
  personalize: Personalize<Visitor>,
  visitor: Visitor,
  site: Site,
  ResponseOf: ResponseClass,
): Promise<Response | undefined> {
  const kind = findPersonalKind(path, site)
  const answer = kind && (await personalize(kind, request, visitor))
  if (!answer) return undefined
  if ('location' in answer) {
    const response = redirectTo(answer.location, 303, ResponseOf, personalHeaders)
    return withCookies(response, answer)
  }
  if (as === 'payload') return noPayload(path, ResponseOf)
  const page = await renderPersonal({ path, query }, answer, site)
  if (!page) return undefined
  const body = request.method === 'HEAD' ? null : page.body
  return withCookies(new ResponseOf(body, { status: page.status, headers: page.headers }), answer)
}

/** Of the first page type that has such an address. */
export function findPersonalKind(path: string, site: Site): PersonalKind | undefined {
  return site.routes.matchAll(path).find(({ pageType }) => pageType.personal)?.pageType.personal
}

/** Undefined when the path leads to no page. */
export async function renderPersonal(
  { path, query }: Pick<PersonalRequest, 'path' | 'query'>,
  { personal, status = 200 }: { personal: Personal; status?: number },
  site: Site,
): Promise<{ status: number; headers: Record<string, string>; body: string } | undefined> {
  const result = await renderRoute(path, query, site, { personal })
  if (result.kind !== 'page') return undefined
  const { rendered } = result
  const headers = {
    ...personalHeaders,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': toContentSecurityPolicy(rendered, site),
    'content-language': rendered.page.locale.iso,
  }
  return { status, headers, body: toHtml(rendered, site) }
}

function withCookies(response: Response, { cookies = [] }: PersonalAnswer): Response {
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}
