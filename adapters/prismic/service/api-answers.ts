import type { ContentState } from './content-state.ts'
import type { Release } from './previews.ts'
import type { ParameterRefused } from './parameter-refused.ts'
import type { QueryError } from './parse-predicates.ts'

/** The API answers in JSON whatever happens, and to every origin, also when it refuses. */
export function jsonAnswer(body: object | string, status = 200): Response {
  return new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
    },
  })
}

interface Refusal {
  status: number
  body: object
}

/** By what is wrong with a ref. Clients read the one to use after "Master ref is: " up to the end of the message. */
export const refRefused: Record<
  'absent' | 'expired' | 'unknown' | 'previewExpired',
  (masterRef: string, origin: string) => Refusal
> = {
  expired: (masterRef) => ({
    status: 410,
    body: {
      type: 'api_validation_error',
      message: `The provided ref is no longer accessible, it has expired. Master ref is: ${masterRef}`,
    },
  }),
  unknown: (masterRef) => ({
    status: 404,
    body: {
      type: 'api_notfound_error',
      message: `Ref not found. Ensure you have the correct ref and try again. Master ref is: ${masterRef}`,
    },
  }),
  // Without a master ref: the client must not go on with what is published.
  previewExpired: (_, origin) => ({
    status: 404,
    body: {
      type: 'api_security_error',
      message: 'This preview token has expired',
      ...toOAuth(origin),
    },
  }),
  absent: (masterRef) => ({
    status: 400,
    body: {
      type: 'api_validation_error',
      message: `The parameter ref is absent. Master ref is: ${masterRef}`,
    },
  }),
}

export function parameterRefused({ message }: ParameterRefused): Refusal {
  return { status: 400, body: { type: 'api_validation_error', message } }
}

export function queryRefused({ message, column }: QueryError): Refusal {
  const body = { type: 'parsing-error', message, line: 1, column, id: 0, location: 'query' }
  return { status: 400, body }
}

/** The answer of `GET /api/v2`. */
export function repositoryAnswer(
  origin: string,
  state: ContentState,
  releases: readonly Release[] = [],
): object {
  const form = { method: 'GET', enctype: 'application/x-www-form-urlencoded' }
  const text = { type: 'String', multiple: false }
  const count = (value: number) => ({ type: 'Integer', multiple: false, default: String(value) })
  return {
    refs: [{ id: 'master', ref: state.ref, label: 'Master', isMasterRef: true }, ...releases],
    integrationFieldsRef: null,
    bookmarks: {},
    types: Object.fromEntries(state.types.map((type) => [type, toLabel(type)])),
    languages: state.repository.languages.map((language) => ({
      ...language,
      is_master: language.id === state.masterLang,
    })),
    tags: state.tags,
    forms: {
      everything: {
        ...form,
        action: `${origin}/api/v2/documents/search`,
        fields: {
          ref: text,
          q: { type: 'String', multiple: true },
          lang: text,
          page: count(1),
          pageSize: count(20),
          after: text,
          fetch: text,
          fetchLinks: text,
          graphQuery: text,
          orderings: text,
          routes: text,
          brokenRoute: text,
          referer: text,
        },
      },
      tags: { ...form, action: `${origin}/api/v2/tags`, fields: {} },
    },
    ...toOAuth(origin),
    version: state.ref.slice(0, 7),
    license: 'All Rights Reserved',
    experiments: { draft: [], running: [] },
  }
}

function toOAuth(origin: string) {
  return { oauth_initiate: `${origin}/auth`, oauth_token: `${origin}/auth/token` }
}

/** `landing_page` is "Landing page". */
function toLabel(type: string): string {
  const words = type.replaceAll(/[_-]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
