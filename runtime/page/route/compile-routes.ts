/** Routes of site-config as patterns that paths are matched with. */
import { toPathKey } from '#schemas/spell-address.ts'
import type { RouteMatch, Trees } from '../../model/routes.ts'
import type { PageType, RouteConfig } from '../../model/config/page-type.ts'
import { localePrefix, type SiteConfig } from '../../model/config/site-config.ts'
import { localize } from '../../model/i18n/localize.ts'
import { isParentParameter, isRelatedParameter } from './parents.ts'

export interface Route extends Omit<RouteMatch, 'uid'> {
  pattern: string
  /** Of the one document that has the path. */
  uid: string | undefined
  segments: Segment[]
}

type Segment =
  | { text: string }
  | { parameter: 'uid' }
  /** Comes last, and takes all that is left. */
  | { parameter: 'tree' }
  /** The uid of a parent, or of a related document: any, the page then redirects to its own path. */
  | { parameter: string; isParent: true }
  /** A localized word; words of other locales are accepted too, the page then redirects to its own path (OP08). */
  | { parameter: string; words: ReadonlySet<string> }

export function compileRoutes(pageType: PageType, config: SiteConfig): Route[] {
  return config.locales.flatMap(({ code }) =>
    pageType.routes.flatMap((route) => {
      const local = localize(route.path, code, config.locales)
      if (local === undefined) return []
      const pattern = toHref(`${localePrefix(config, code)}${local}`) || '/'
      return {
        pageType: withOverrides(pageType, route),
        routeName: route.name,
        locale: code,
        pattern,
        uid: route.uid?.normalize('NFC'),
        segments: toMatchable(pattern)
          .split('/')
          .slice(1)
          .map((part) => compileSegment(part, route)),
      }
    }),
  )
}

/** One page type for each route, so that what is known of a page type is known of it. */
const overridden = new WeakMap<RouteConfig, PageType>()

function withOverrides(pageType: PageType, route: RouteConfig): PageType {
  const { name: _, path, uid, parameters, ...overrides } = route
  if (Object.keys(overrides).length === 0) return pageType
  const known = overridden.get(route) ?? { ...pageType, ...overrides }
  overridden.set(route, known)
  return known
}

function compileSegment(part: string, route: RouteConfig): Segment {
  const name = /^\{(\w+)\}$/.exec(part)?.[1]
  if (name === undefined) return { text: part }
  if (name === 'uid') return { parameter: 'uid' }
  if (name === 'tree') return { parameter: 'tree' }
  const parameter = route.parameters?.[name]
  if (parameter && (isParentParameter(parameter) || isRelatedParameter(parameter)))
    return { parameter: name, isParent: true }
  const words = Object.values(parameter?.segments ?? {}).flatMap((word) =>
    typeof word === 'string' ? [word] : Object.values(word),
  )
  const known = words.flatMap((word) => word?.normalize('NFC') ?? [])
  return { parameter: name, words: new Set(known) }
}

/** The form in which a path is matched: decoded, in NFC. */
export function toMatchable(path: string): string {
  return isPlain(path) ? path : toPathKey(path)
}

/** Asked of every request. */
const isPlain = (path: string) => /^[\w/.~-]*$/.test(path)

export function hasParameters(route: Route): boolean {
  return route.segments.some((segment) => 'parameter' in segment)
}

export function isOfTree({ segments }: Route): boolean {
  const last = segments.at(-1)!
  return 'parameter' in last && last.parameter === 'tree'
}

/**
 * The document at this place of a tree; else the one whose uid is the last part, if there is any: it
 * redirects from where it was moved away.
 */
export function matchTree(
  route: Route,
  parts: readonly string[],
  trees: Trees | undefined,
): { match: RouteMatch; isExact: boolean } | undefined {
  const fixed = route.segments.slice(0, -1)
  if (parts.length <= fixed.length || parts.includes('')) return undefined
  const isBelow = fixed.every(
    (segment, index) => 'text' in segment && segment.text === parts[index],
  )
  if (!isBelow) return undefined
  const found = trees?.findAt(parts.slice(fixed.length))?.document
  const isExact = found?.type === route.pageType.type
  return { match: { ...pick(route), uid: isExact ? found.uid! : parts.at(-1) }, isExact }
}

export function matchSegments(route: Route, parts: readonly string[]): RouteMatch | undefined {
  let uid: string | undefined
  for (const [index, segment] of route.segments.entries()) {
    const part = parts[index]!
    if ('text' in segment) {
      if (segment.text !== part) return undefined
    } else if ('words' in segment) {
      if (!segment.words.has(part)) return undefined
    } else if (segment.parameter === 'uid') {
      uid = part
    }
  }
  return { ...pick(route), uid: uid ?? route.uid }
}

export function pick({ pageType, routeName, locale }: Route): Omit<RouteMatch, 'uid'> {
  return { pageType, routeName, locale }
}

/** A document path as it is written into links: no slash at the end, except for `/`. */
export function toHref(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}
