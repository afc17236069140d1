/**
 * Addresses of every page type in every locale, both ways: path to document, document to path.
 * A document's path is kept in the shape of the specification, with a slash at its end
 * (ROUTE-44, ROUTE-45); `toHref` takes it off wherever a link is written (OP01).
 */
import { localize, type PageType, type RouteConfig } from '../config/page-type.ts'
import {
  findLocaleOfLanguage,
  localePrefix,
  type LocaleCode,
  type SiteConfig,
} from '../config/site-config.ts'
import { own } from '../documents/own.ts'
import { getAt } from '../documents/pointer.ts'

export interface RouteMatch {
  pageType: PageType
  routeName: string
  locale: LocaleCode
  /** Undefined for a single document. */
  uid: string | undefined
}

/** What a link or a document says of itself. */
export interface PathSubject {
  type: string
  uid?: string | null
  lang: string
  isBroken?: boolean
  data?: unknown
}

export interface RouteTable {
  /** `path` without trailing slash and query; undefined when no pattern fits. */
  match(path: string): RouteMatch | undefined
  /** `/404/` for a broken document, an unknown type or language (ROUTE-47). */
  toPath(subject: PathSubject): string
  /** Fields a linked document must bring along so that its path can be told: `landing_page.category`. */
  readonly linkFields: readonly string[]
  /** Every route for the reference pages and checks. */
  readonly routes: readonly { locale: LocaleCode; name: string; type: string; pattern: string }[]
}

interface Route extends Omit<RouteMatch, 'uid'> {
  pattern: string
  segments: Segment[]
}

type Segment =
  | { text: string }
  | { parameter: 'uid' }
  /** A localized word; words of other locales are accepted too, the page then redirects to its own path (OP08). */
  | { parameter: string; words: ReadonlySet<string> }

/** Where what has no address leads (ROUTE-47). */
export const brokenPath = '/404/'

export function createRouteTable(pageTypes: Iterable<PageType>, config: SiteConfig): RouteTable {
  const types = new Map([...pageTypes].map((pageType) => [pageType.type, pageType]))
  const routes = [...types.values()].flatMap((pageType) => compileRoutes(pageType, config))
  const fixed = new Map(
    routes.filter((route) => !hasParameters(route)).map((route) => [route.pattern, route]),
  )
  const byLength = Map.groupBy(routes.filter(hasParameters), (route) => route.segments.length)

  return {
    match(path) {
      const direct = fixed.get(path)
      if (direct) return { ...pick(direct), uid: undefined }
      const parts = path.split('/').slice(1)
      for (const route of byLength.get(parts.length) ?? []) {
        const match = matchSegments(route, parts)
        if (match) return match
      }
      return undefined
    },
    toPath: (subject) => toPath(subject, types, config),
    linkFields: [...types.values()].flatMap(linkFieldsOf),
    routes: routes.map(({ locale, routeName, pageType, pattern }) => ({
      locale,
      name: routeName,
      type: pageType.type,
      pattern,
    })),
  }
}

/** A document path as it is written into links: no slash at the end, except for `/`. */
export function toHref(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

function compileRoutes(pageType: PageType, config: SiteConfig): Route[] {
  return config.locales.flatMap(({ code }) =>
    pageType.routes.flatMap((route) => {
      const local = localize(route.path, code)
      if (local === undefined) return []
      const pattern = toHref(`${localePrefix(config, code)}${local}`) || '/'
      return {
        pageType,
        routeName: route.name,
        locale: code,
        pattern,
        segments: pattern
          .split('/')
          .slice(1)
          .map((part) => compileSegment(part, route)),
      }
    }),
  )
}

function compileSegment(part: string, route: RouteConfig): Segment {
  const name = /^\{(\w+)\}$/.exec(part)?.[1]
  if (name === undefined) return { text: part }
  if (name === 'uid') return { parameter: 'uid' }
  const words = Object.values(route.parameters?.[name]?.segments ?? {}).flatMap((word) =>
    typeof word === 'string' ? [word] : Object.values(word),
  )
  return { parameter: name, words: new Set(words.filter((word) => word !== undefined)) }
}

function hasParameters(route: Route): boolean {
  return route.segments.some((segment) => 'parameter' in segment)
}

function matchSegments(route: Route, parts: readonly string[]): RouteMatch | undefined {
  let uid: string | undefined
  for (const [index, segment] of route.segments.entries()) {
    const part = parts[index]!
    if ('text' in segment) {
      if (segment.text !== part) return undefined
    } else if ('words' in segment) {
      if (!segment.words.has(part)) return undefined
    } else {
      uid = part
    }
  }
  return { ...pick(route), uid }
}

function pick({ pageType, routeName, locale }: Route): Omit<RouteMatch, 'uid'> {
  return { pageType, routeName, locale }
}

function toPath(
  subject: PathSubject,
  types: ReadonlyMap<string, PageType>,
  config: SiteConfig,
): string {
  const locale = findLocaleOfLanguage(config, subject.lang)
  const pageType = types.get(subject.type)
  if (subject.isBroken || !locale || !pageType) return brokenPath
  for (const route of pageType.routes) {
    const local = localize(route.path, locale.code)
    const path = local && fillPath(local, route, subject, locale.code)
    if (path) return `${localePrefix(config, locale.code)}${path}`.replace(/\/?$/, '/')
  }
  return brokenPath
}

/** Undefined when the document lacks what the pattern needs. */
function fillPath(
  pattern: string,
  route: RouteConfig,
  subject: PathSubject,
  locale: LocaleCode,
): string | undefined {
  let isComplete = true
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = name === 'uid' ? subject.uid : parameterWord(name, route, subject, locale)
    isComplete &&= Boolean(value)
    return value ?? ''
  })
  return isComplete ? path : undefined
}

function parameterWord(
  name: string,
  route: RouteConfig,
  subject: PathSubject,
  locale: LocaleCode,
): string | undefined {
  const parameter = route.parameters?.[name]
  if (!parameter) return undefined
  const value = getAt(subject, parameter.field)
  const word = own(
    parameter.segments,
    typeof value === 'string' && value ? value : parameter.default,
  )
  return word === undefined ? undefined : localize(word, locale)
}

function linkFieldsOf(pageType: PageType): string[] {
  return pageType.routes.flatMap((route) =>
    Object.values(route.parameters ?? {}).map(
      ({ field }) => `${pageType.type}.${field.replace(/^\/data\//, '')}`,
    ),
  )
}
