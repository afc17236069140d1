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
import type { ContentSource } from '../ports/content-source.ts'
import {
  compileRoutes,
  hasParameters,
  matchSegments,
  pick,
  type RouteMatch,
} from './compile-routes.ts'
import { createParents, isParentParameter, type Parent, type Parents } from './parents.ts'

export { toHref, type RouteMatch } from './compile-routes.ts'

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
  /**
   * Every page type whose pattern fits (OP06): documents of several types may share one. The type that
   * comes first in the alphabet is asked for the document first.
   */
  matchAll(path: string): RouteMatch[]
  /**
   * A document's own path: of its routes the first that can be filled. A route with a template of its
   * own is another page of the document; its path is told only when it is named.
   * @returns `/404/` for a broken document, an unknown type or language (ROUTE-47)
   */
  toPath(subject: PathSubject, routeName?: string): string
  /** All paths under which the document can be asked for, its own first. */
  toPaths(subject: PathSubject, routeName?: string): string[]
  /** The document that lists this one, where a route of its type has such a parameter. */
  findParent(subject: PathSubject, parameter: string): Parent | undefined
  /**
   * Reads what paths depend on beside the documents themselves; before links are resolved.
   * @throws ContentUnavailable
   */
  prepare(content: ContentSource): Promise<void>
  /** Fields a linked document must bring along so that its path can be told: `landing_page.category`. */
  readonly linkFields: readonly string[]
  /** Every route for the reference pages and checks. */
  readonly routes: readonly { locale: LocaleCode; name: string; type: string; pattern: string }[]
}

/** Where what has no address leads (ROUTE-47). */
export const brokenPath = '/404/'

export function createRouteTable(pageTypes: Iterable<PageType>, config: SiteConfig): RouteTable {
  const sorted = [...pageTypes].sort((a, b) => (a.type < b.type ? -1 : 1))
  const types = new Map(sorted.map((pageType) => [pageType.type, pageType]))
  const parents = createParents(sorted, config)
  const routes = sorted.flatMap((pageType) => compileRoutes(pageType, config))
  const fixed = Map.groupBy(
    routes.filter((route) => !hasParameters(route)),
    (route) => route.pattern,
  )
  const byLength = Map.groupBy(routes.filter(hasParameters), (route) => route.segments.length)

  function matchAll(path: string): RouteMatch[] {
    const direct = fixed.get(path)
    if (direct) return direct.map((route) => ({ ...pick(route), uid: undefined }))
    const parts = path.split('/').slice(1)
    return (byLength.get(parts.length) ?? []).flatMap((route) => matchSegments(route, parts) ?? [])
  }

  function toPaths(subject: PathSubject, routeName?: string): string[] {
    const locale = findLocaleOfLanguage(config, subject.lang)
    const pageType = types.get(subject.type)
    if (subject.isBroken || !locale || !pageType) return []
    const prefix = localePrefix(config, locale.code)
    return routesOfPage(pageType, routeName).flatMap((route) => {
      const local = localize(route.path, locale.code)
      const path = local && fillPath(local, route, subject, locale.code, parents)
      return path ? `${prefix}${path}`.replace(/\/?$/, '/') : []
    })
  }

  return {
    match: (path) => matchAll(path)[0],
    matchAll,
    toPath: (subject, routeName) => toPaths(subject, routeName)[0] ?? brokenPath,
    toPaths,
    findParent: (subject, name) => findParent(subject, name, types.get(subject.type), parents),
    prepare: (content) => parents.read(content),
    linkFields: sorted.flatMap(linkFieldsOf),
    routes: routes.map(({ locale, routeName, pageType, pattern }) => ({
      locale,
      name: routeName,
      type: pageType.type,
      pattern,
    })),
  }
}

/** Of a document's pages the one this route shows: its routes without a template, or the one with it. */
function routesOfPage(pageType: PageType, routeName: string | undefined): RouteConfig[] {
  const named = pageType.routes.find(({ name }) => name === routeName)
  if (named?.template !== undefined) return [named]
  return pageType.routes.filter(({ template }) => template === undefined)
}

/** Undefined when the document lacks what the pattern needs. */
function fillPath(
  pattern: string,
  route: RouteConfig,
  subject: PathSubject,
  locale: LocaleCode,
  parents: Parents,
): string | undefined {
  let isComplete = true
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value =
      name === 'uid' ? subject.uid : fillParameter(name, route, subject, locale, parents)
    isComplete &&= Boolean(value)
    return value ?? ''
  })
  return isComplete ? path : undefined
}

function fillParameter(
  name: string,
  route: RouteConfig,
  subject: PathSubject,
  locale: LocaleCode,
  parents: Parents,
): string | undefined {
  const parameter = route.parameters?.[name]
  if (!parameter) return undefined
  if (isParentParameter(parameter)) {
    const { type, uid, lang } = subject
    return uid ? parents.find(parameter, { type, uid, lang })?.uid : undefined
  }
  const value = getAt(subject, parameter.field)
  const word = own(
    parameter.segments,
    typeof value === 'string' && value ? value : parameter.default,
  )
  return word === undefined ? undefined : localize(word, locale)
}

function findParent(
  { type, uid, lang }: PathSubject,
  name: string,
  pageType: PageType | undefined,
  parents: Parents,
): Parent | undefined {
  const parameter = pageType?.routes.map((route) => route.parameters?.[name]).find(Boolean)
  if (!uid || !parameter || !isParentParameter(parameter)) return undefined
  return parents.find(parameter, { type, uid, lang })
}

function linkFieldsOf(pageType: PageType): string[] {
  return pageType.routes.flatMap((route) =>
    Object.values(route.parameters ?? {}).flatMap((parameter) =>
      isParentParameter(parameter)
        ? []
        : `${pageType.type}.${parameter.field.replace(/^\/data\//, '')}`,
    ),
  )
}
