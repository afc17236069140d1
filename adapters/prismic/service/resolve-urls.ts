import { isObject } from '#schemas/is-object.ts'
import type { StoredDocument } from './content-files.ts'
import type { ApiDocument, ContentState } from './content-state.ts'
import { mapJson, type Json, type JsonObject } from './parse-json.ts'
import { keywordsOf, type Route } from './parse-routes.ts'

type Addressed = Pick<ApiDocument, 'id' | 'uid' | 'type' | 'lang'>

/** The address of a document; null when no route leads to it. */
export function toUrl(
  document: Addressed,
  routes: readonly Route[],
  state: ContentState,
): string | null {
  let best: { rank: number; url: string } | undefined
  for (const route of routes) {
    if (route.type !== document.type) continue
    if (route.uid !== undefined && route.uid !== document.uid) continue
    if (route.lang !== undefined && route.lang !== document.lang) continue
    const filled = fillPath(route, document, state)
    if (!filled) continue
    // Of several the narrowest, then the one that says most; of equal ones the first.
    const rank = (route.uid ? 2000 : 0) + (route.lang ? 1000 : 0) + filled.words
    if (!best || rank > best.rank) best = { rank, url: filled.url }
  }
  return best?.url ?? null
}

/** Undefined when a keyword that is not optional stands for nothing. */
function fillPath(route: Route, document: Addressed, state: ContentState) {
  const values = new Map(
    keywordsOf(route).map((keyword) => [keyword, findValue(keyword, route, document, state)]),
  )
  const isWhole = [...route.path.matchAll(/:([A-Za-z_]\w*)(\?)?/g)].every(
    ([, keyword = '', optional]) => optional || values.get(keyword) !== undefined,
  )
  if (!isWhole) return undefined
  const path = route.path.replaceAll(/(\/?):([A-Za-z_]\w*)\??/g, (_, slash, keyword) => {
    const value = values.get(keyword)
    return value === undefined ? '' : `${slash}${value}`
  })
  const words = [...values.values()].filter((value) => value !== undefined).length
  return { url: path === '' ? '/' : path, words }
}

function findValue(keyword: string, route: Route, document: Addressed, state: ContentState) {
  const fields = route.resolvers.get(keyword)
  if (fields) return followLinks(document, fields, state)?.uid ?? undefined
  return (keyword === 'lang' ? document.lang : document.uid) ?? undefined
}

function followLinks(
  document: Addressed,
  fields: readonly string[],
  state: ContentState,
): StoredDocument | undefined {
  let found = state.byId(document.id)
  for (const field of fields) {
    const link: Json | undefined = found && state.completeData(found)[field]
    const isLink: boolean = isObject(link) && link['link_type'] === 'Document' && !link['isBroken']
    found = isLink && isObject(link) ? state.byId(String(link['id'])) : undefined
  }
  return found
}

/** A copy in which links to documents, wherever they stand, have their address; broken ones that of `brokenRoute`. */
export function fillUrls(
  data: JsonObject,
  routes: readonly Route[],
  brokenRoute: string | null,
  state: ContentState,
): JsonObject {
  if (routes.length === 0 && !brokenRoute) return data
  const fill = (value: Json): Json => {
    if (typeof value !== 'object' || value === null) return value
    const filled = mapJson(value, fill)
    return isObject(filled) && filled['link_type'] === 'Document' ? fillLink(filled) : filled
  }
  const fillLink = (link: JsonObject): JsonObject => {
    if (link['isBroken']) return brokenRoute ? { ...link, url: brokenRoute } : link
    const target = state.byId(String(link['id']))
    const url = target ? toUrl(target, routes, state) : null
    return url === null ? link : { ...link, url }
  }
  return fill(data) as JsonObject
}
