import { isObject } from '#schemas/is-object.ts'
import type { ContentState } from './content-state.ts'
import { ParameterRefused } from './parameter-refused.ts'
import type { Json } from './parse-json.ts'

/** One element of the parameter `routes`: the addresses of a type's documents. */
export interface Route {
  type: string
  /** `/:lang?/blog/:category/:uid` */
  path: string
  uid: string | undefined
  lang: string | undefined
  /** Keywords of the path, and the relationships that lead to the document whose uid they stand for. */
  resolvers: ReadonlyMap<string, readonly string[]>
}

/** States never change, so neither does what was found out about their routes. */
const known = new WeakMap<ContentState, { text: string; routes: readonly Route[] }>()

/**
 * Reads `[{"type":"page","path":"/:uid"}]`. Every route must be of a type with documents: the API refuses every query
 * that carries a route of another.
 *
 * @throws ParameterRefused
 */
export function parseRoutes(text: string | null, state: ContentState): readonly Route[] {
  if (!text) return []
  const last = known.get(state)
  if (last?.text === text) return last.routes
  const list = parse(text)
  if (!Array.isArray(list)) throw refuse('The routes must be a list')
  const routes = list.map((value) => toRoute(value, state))
  // A client sends the same routes with every query.
  known.set(state, { text, routes })
  return routes
}

function parse(text: string): Json {
  try {
    return JSON.parse(text) as Json
  } catch {
    throw refuse('The routes are no JSON')
  }
}

function toRoute(value: Json, state: ContentState): Route {
  if (!isObject(value)) throw refuse('A route must be an object')
  const { type, path, uid, lang, resolvers = {} } = value
  if (typeof type !== 'string' || typeof path !== 'string' || !path.startsWith('/')) {
    throw refuse('A route needs a "type" and a "path" that begins with a slash')
  }
  if (state.byType(type).length === 0) throw refuse(`Unknown type ${type}`)
  if (!isObject(resolvers)) throw refuse('The resolvers of a route must be an object')
  const route: Route = {
    type,
    path,
    uid: typeof uid === 'string' ? uid : undefined,
    lang: typeof lang === 'string' ? lang : undefined,
    resolvers: new Map(
      Object.entries(resolvers).map(([keyword, field]) => [keyword, String(field).split('.')]),
    ),
  }
  for (const keyword of keywordsOf(route)) {
    if (keyword === 'uid' || keyword === 'lang' || route.resolvers.has(keyword)) continue
    throw refuse(`Unknown keyword :${keyword} in ${path}`)
  }
  for (const [keyword, fields] of route.resolvers) checkResolver(type, keyword, fields, state)
  return route
}

export function keywordsOf({ path }: Pick<Route, 'path'>): string[] {
  return [...path.matchAll(/:([A-Za-z_]\w*)/g)].map(([, keyword = '']) => keyword)
}

/** The service has no models, so a relationship is told by what documents have in its place. */
function checkResolver(
  type: string,
  keyword: string,
  [field = '', ...rest]: readonly string[],
  state: ContentState,
): void {
  const targets = new Set<string>()
  for (const document of state.byType(type)) {
    const value = state.completeData(document)[field]
    if (value === undefined || value === null) continue
    const isLink = isObject(value) && typeof value['link_type'] === 'string'
    if (!isLink || value['link_type'] === 'Web' || value['link_type'] === 'Media') {
      throw refuseResolver(keyword)
    }
    if (value['link_type'] === 'Document' && !value['isBroken']) targets.add(String(value['type']))
  }
  if (targets.size > 1) throw refuseResolver(keyword)
  const [target] = targets
  if (rest.length > 0 && target !== undefined) checkResolver(target, keyword, rest, state)
}

function refuseResolver(keyword: string): ParameterRefused {
  return refuse(
    `Invalid resolver ${keyword}\nIt must be a content relationship linked to one and only one custom type`,
  )
}

function refuse(what: string): ParameterRefused {
  return new ParameterRefused(`[Link resolver error] ${what}`)
}
