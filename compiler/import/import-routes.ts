/** Addresses of a project's documents: as its client's routes say, else as starters have them. */
import type { RouteConfig } from '../../schemas/config-types.ts'
import { toPathKey } from '../../schemas/spell-address.ts'
import type { Fields } from './import-fields.ts'
import type { ForeignCustomType, ForeignRoute } from './prismic-models.ts'

export interface RoutedType {
  type: ForeignCustomType
  fields: Fields
  /** By its models alone, whatever routes say. */
  isPage: boolean
}

interface RouteParts {
  routes: readonly ForeignRoute[]
  note(sentence: string): void
}

/** By type; a type without routes has no pages. */
export function importRoutes(
  types: readonly RoutedType[],
  { routes, note }: RouteParts,
): Map<string, RouteConfig[]> {
  const taken = new Set<string>()
  const names = new Set<string>()
  const found = new Map<string, RouteConfig[]>()
  for (const { type } of routes)
    if (!types.some(({ type: { id } }) => id === type))
      note(`The routes name the type "${type}", which the project does not have.`)
  // Pages come first: a type that is none has an address only where nobody else has it.
  for (const routed of [...types].sort((a, b) => Number(b.isPage) - Number(a.isPage))) {
    const { type, fields, isPage } = routed
    if (type.repeatable && !fields['uid']) {
      if (isPage)
        note(
          `${type.id} gets no page type: many documents and no field of kind uid, so that no two would have different addresses. Add a field "uid" to its schema and site-config/page-types/${type.id}.json, if they are pages.`,
        )
      continue
    }
    const own = routes.filter((route) => route.type === type.id)
    if (!isPage && own.length === 0) continue
    const asked = own
      .flatMap((route) => toRoutes(route, routed, note))
      .map((route) => leaveToEngine(route, type.id, note))
    const usual = usualRoutes(type).map((route) => leaveToEngine(route, type.id, note))
    const wanted = asked.length > 0 ? asked : isPage ? usual : []
    const free = wanted.filter((route) => isFree(route, routed, { taken, own, note }))
    const kept = free.length > 0 || !isPage ? free : usual.filter(isUnclaimed(taken))
    if (kept.length === 0) {
      if (isPage) note(`${type.id} has no address of its own: all that it could have are taken.`)
      continue
    }
    const sorted = [...kept].sort(
      (a, b) => Number(b.uid !== undefined) - Number(a.uid !== undefined),
    )
    found.set(
      type.id,
      sorted.map((route) => ({ ...route, name: toName(route.name, names) })),
    )
  }
  addHome(types, found, { taken, names, note })
  return found
}

type PlainRoute = RouteConfig & { path: string }

function isUnclaimed(taken: Set<string>): (route: PlainRoute) => boolean {
  return ({ path }) => {
    const isFree = path.includes('{uid}') || !taken.has(path)
    taken.add(path)
    return isFree
  }
}

/** Where the engine answers: probes, previews, files. */
const ofEngine = /^\/(healthz|readyz|preview|slice-simulator|assets|media)(?=\/|$)/

function leaveToEngine(route: PlainRoute, type: string, note: RouteParts['note']): PlainRoute {
  const path = route.path.replace(ofEngine, '/$1-pages')
  if (path === route.path) return route
  note(`${type} has ${path} for ${route.path}, where the engine answers.`)
  return { ...route, path }
}

/** A fixed path belongs to one document; a pattern may be shared, as types differ by the uids of their documents. */
function isFree(
  route: PlainRoute,
  { type, isPage }: RoutedType,
  {
    taken,
    own,
    note,
  }: { taken: Set<string>; own: readonly ForeignRoute[]; note: RouteParts['note'] },
): boolean {
  const { path, uid } = route
  const key = path.includes('{uid}') ? `${type.id} ${path}` : path
  if (!taken.has(key)) {
    taken.add(key)
    return true
  }
  const isSame = own.filter((one) => one.path === path).length > 1
  if (isPage && !isSame)
    note(
      `${type.id}${uid === undefined ? '' : ` "${uid}"`} would have the address ${path}, which another page has.`,
    )
  return false
}

/** As starters resolve them: the home page at `/`, pages by uid, other types below their name. */
function usualRoutes({ id, repeatable }: ForeignCustomType): PlainRoute[] {
  const segment = toSegment(id)
  if (!repeatable) return [{ name: segment, path: /^home/i.test(id) ? '/' : `/${segment}` }]
  return [{ name: segment, path: id === 'page' ? '/{uid}' : `/${segment}/{uid}` }]
}

/** A project without a page at `/` has that of its page with the uid `home`, as starters have it. */
function addHome(
  types: readonly RoutedType[],
  found: Map<string, RouteConfig[]>,
  { taken, names, note }: { taken: Set<string>; names: Set<string>; note: RouteParts['note'] },
): void {
  if (found.size === 0) return
  if (taken.has('/') && [...found.values()].flat().some(({ path }) => path === '/')) return
  const page = types.find(({ type: { id } }) => id === 'page' && found.has(id))
  if (page?.type.repeatable && page.fields['uid']) {
    const home: RouteConfig = { name: toName('home', names), path: '/', uid: 'home' }
    found.set(page.type.id, [home, ...(found.get(page.type.id) ?? [])])
    return
  }
  note('No page has the address "/": give one the path "/" in site-config/page-types.')
}

/** With one for each way in which parameters may be there: those of relationships, and what is optional. */
function toRoutes(
  route: ForeignRoute,
  { type, fields }: RoutedType,
  note: RouteParts['note'],
): PlainRoute[] {
  const place = `The route ${route.path} of ${type.id}`
  const parameters: NonNullable<RouteConfig['parameters']> = {}
  let ways: string[][] = [[]]
  const add = (segment: string, isOptional: boolean) => {
    const without = isOptional ? ways : []
    ways = [...ways.map((way) => [...way, segment]), ...without]
  }
  for (const part of route.path.split('/').filter(Boolean)) {
    const [, name, mark] = /^:([\w-]+)(\?)?$/.exec(part) ?? []
    if (name === undefined) {
      const segment = toFixed(part)
      if (segment !== part) note(`${place} has "${segment}" for "${part}".`)
      add(segment, false)
    } else if (name === 'uid') add('{uid}', mark === '?')
    else if (name !== 'lang') {
      const relation = route.resolvers?.[name]
      const key = name.replaceAll(/\W/g, '_')
      if (relation !== undefined && fields[relation]?.$ref === 'field:content-relationship') {
        parameters[key] = { related: `/data/${relation}` }
        // A document whose editor has chosen nothing has an address, too.
        add(`{${key}}`, true)
      } else {
        const reason =
          relation === undefined ? 'nothing resolves it' : `"${relation}" is no relationship of it`
        note(`${place} goes without ":${name}": ${reason}.`)
      }
    }
  }
  if (route.lang !== undefined)
    note(`${place} is that of all languages, not of ${route.lang} alone.`)
  const { uid } = route
  const isOne = uid !== undefined && fields['uid'] !== undefined
  return ways.flatMap((way): PlainRoute[] => {
    const whole = isOne || way.includes('{uid}') || !type.repeatable ? way : [...way, '{uid}']
    // Documents of a type without uid have none in their path.
    const path = `/${whole.filter((part) => part !== '{uid}' || fields['uid']).join('/')}`
    const used = Object.entries(parameters).filter(([name]) => whole.includes(`{${name}}`))
    return [
      {
        name: toSegment(isOne ? `${type.id}-${uid}` : type.id),
        path,
        ...(isOne && { uid }),
        ...(used.length > 0 && { parameters: Object.fromEntries(used) }),
      },
    ]
  })
}

/** A fixed part of a path, in the script it is written in. */
function toFixed(part: string): string {
  const word = toPathKey(part).slice(1).toLowerCase()
  return (
    word.replaceAll(/[^\p{Ll}\p{Lm}\p{Lo}\p{M}\p{N}-]+/gu, '-').replaceAll(/^-+|-+$/g, '') || 'page'
  )
}

export function toSegment(text: string): string {
  return (
    text
      .toLowerCase()
      .replaceAll(/[^a-z0-9-]+/g, '-')
      .replaceAll(/^-+|-+$/g, '') || 'page'
  )
}

/** Route names are those of one site: `page`, then `page-2`. */
function toName(name: string, names: Set<string>): string {
  let free = name
  for (let count = 2; names.has(free); count += 1) free = `${name}-${count}`
  names.add(free)
  return free
}
