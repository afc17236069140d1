/**
 * Addresses of every page type in every locale, both ways: path to document, document to path.
 * A document's path is kept in the shape of the specification, with a slash at its end
 * (ROUTE-44, ROUTE-45); `toHref` takes it off wherever a link is written (OP01).
 */
import { spellPath } from '#schemas/spell-address.ts'
import type { Parent, PathSubject, RouteMatch, RouteTable, Trees } from '../../model/routes.ts'
import type { PageType, RouteConfig } from '../../model/config/page-type.ts'
import {
  findLocaleOfLanguage,
  localePrefix,
  findLocale,
  type LocaleCode,
  type SiteConfig,
} from '../../model/config/site-config.ts'
import { isObject } from '#schemas/is-object.ts'
import { own } from '../../model/documents/own.ts'
import { getAt } from '../../model/documents/pointer.ts'
import { isUid } from '../../model/documents/uid.ts'
import { localize } from '../../model/i18n/localize.ts'
import {
  compileRoutes,
  hasParameters,
  isOfTree,
  matchSegments,
  matchTree,
  pick,
  toMatchable,
} from './compile-routes.ts'
import {
  createParents,
  fieldOf,
  isParentParameter,
  isRelatedParameter,
  type Parents,
} from './parents.ts'
import { createTreeReader } from './trees.ts'

export { toHref } from './compile-routes.ts'
export type { RouteMatch } from '../../model/routes.ts'

/** Where what has no address leads (ROUTE-47). */
export const brokenPath = '/404/'

export function createRouteTable(pageTypes: Iterable<PageType>, config: SiteConfig): RouteTable {
  const sorted = [...pageTypes].sort((a, b) => (a.type < b.type ? -1 : 1))
  const types = new Map(sorted.map((pageType) => [pageType.type, pageType]))
  const parents = createParents(sorted, config)
  const trees = createTreeReader(sorted, config)
  const routes = sorted.flatMap((pageType) => compileRoutes(pageType, config))
  const fixed = Map.groupBy(
    routes.filter((route) => !hasParameters(route)),
    (route) => toMatchable(route.pattern),
  )
  const [ofTrees, others] = partition(routes.filter(hasParameters), isOfTree)
  const byLength = Map.groupBy(others, (route) => route.segments.length)

  function matchAll(path: string): RouteMatch[] {
    const matchable = toMatchable(path)
    const direct = fixed.get(matchable)
    if (direct) return direct.map((route) => ({ ...pick(route), uid: route.uid }))
    const parts = matchable.split('/').slice(1)
    const known = byLength.get(parts.length) ?? []
    return [...known.flatMap((route) => matchSegments(route, parts) ?? []), ...matchTrees(parts)]
  }

  /** What stands there comes before what may have been there. */
  function matchTrees(parts: readonly string[]): RouteMatch[] {
    const prefixes = config.locales.map(({ code }) => localePrefix(config, code))
    const prefix = prefixes.find((one) => one === `/${parts[0]}`) ?? ''
    const found = ofTrees.flatMap((route) => {
      if (localePrefix(config, route.locale) !== prefix) return []
      const lang = findLocale(config, route.locale)!.language
      return matchTree(route, parts, trees.find(lang)) ?? []
    })
    const [exact, possible] = partition(found, ({ isExact }) => isExact)
    return [...exact, ...possible].map(({ match }) => match)
  }

  const deepest = Math.max(0, ...routes.map((route) => route.segments.length))

  function findSection(path: string): RouteMatch | undefined {
    // A path deeper than every page pattern has no page.
    const parts = path.split('/').slice(0, deepest + 1)
    for (let end = parts.length; end > 1; end--) {
      const match = matchAll(parts.slice(0, end).join('/'))[0]
      if (match) return match
    }
    return undefined
  }

  function toPaths(subject: PathSubject, routeName?: string): string[] {
    const locale = findLocaleOfLanguage(config, subject.lang)
    const pageType = types.get(subject.type)
    if (subject.isBroken || !locale || !pageType) return []
    const prefix = localePrefix(config, locale.code)
    return routesOfDocument(pageType, subject, routeName).flatMap((route) => {
      const local = localize(route.path, locale.code, config.locales)
      const path =
        local &&
        fillPath(local, route, subject, {
          locale: locale.code,
          locales: config.locales,
          parents,
          trees: trees.find(subject.lang),
        })
      return path ? spellPath(`${prefix}${path}`).replace(/\/?$/, '/') : []
    })
  }

  return {
    match: (path) => matchAll(path)[0],
    matchAll,
    findSection,
    toPath: (subject, routeName) => toPaths(subject, routeName)[0] ?? brokenPath,
    toPaths,
    findParent: (subject, name) => findParent(subject, name, types.get(subject.type), parents),
    findTrees: (lang) => trees.find(lang),
    async prepare(content) {
      await Promise.all([parents.read(content), trees.read(content)])
    },
    linkFields: sorted.flatMap(linkFieldsOf),
    routes: routes.map(({ locale, routeName, pageType, pattern }) => ({
      locale,
      name: routeName,
      type: pageType.type,
      pattern,
    })),
  }
}

function partition<Item>(
  items: readonly Item[],
  test: (item: Item) => boolean,
): [passed: Item[], failed: Item[]] {
  return [items.filter(test), items.filter((item) => !test(item))]
}

/** Of a document's pages the one this route shows: its routes without a template, or the one with it. */
function routesOfPage(pageType: PageType, routeName: string | undefined): RouteConfig[] {
  const named = pageType.routes.find(({ name }) => name === routeName)
  if (named?.template !== undefined) return [named]
  return pageType.routes.filter(({ template }) => template === undefined)
}

/** A document that has an address of its own has no other. */
function routesOfDocument(
  pageType: PageType,
  { uid }: PathSubject,
  routeName: string | undefined,
): RouteConfig[] {
  const routes = routesOfPage(pageType, routeName)
  const own = routes.filter((route) => route.uid !== undefined && isSameUid(route.uid, uid))
  return own.length > 0 ? own : routes.filter((route) => route.uid === undefined)
}

/** @param other - of content, which may have anything in its place */
function isSameUid(one: string, other: unknown): boolean {
  return one === other || one.normalize('NFC') === String(other).normalize('NFC')
}

/** What a link writes leads to where requests are answered: a uid that is none has no address. */
function isSegment(name: string, value: string): boolean {
  return name === 'uid' ? isUid(value) : value !== ''
}

/** What paths depend on beside the document. */
interface Surroundings {
  locale: LocaleCode
  locales: SiteConfig['locales']
  parents: Parents
  /** Of the document's language. */
  trees: Trees | undefined
}

/** Undefined when the document lacks what the pattern needs. */
function fillPath(
  pattern: string,
  route: RouteConfig,
  subject: PathSubject,
  around: Surroundings,
): string | undefined {
  let isComplete = true
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value =
      name === 'uid'
        ? subject.uid
        : name === 'tree'
          ? around.trees?.find(subject)?.segments.join('/')
          : fillParameter(name, route, subject, around)
    isComplete &&= value !== undefined && value !== null && isSegment(name, value)
    return value ?? ''
  })
  return isComplete ? path : undefined
}

function fillParameter(
  name: string,
  route: RouteConfig,
  subject: PathSubject,
  { locale, locales, parents }: Surroundings,
): string | undefined {
  const parameter = route.parameters?.[name]
  if (!parameter) return undefined
  if (isParentParameter(parameter)) {
    const { type, uid, lang } = subject
    return uid ? parents.find(parameter, { type, uid, lang })?.uid : undefined
  }
  if (isRelatedParameter(parameter)) {
    const target = getAt(subject, parameter.related)
    const uid: unknown = isObject(target) ? target['uid'] : undefined
    return typeof uid === 'string' && isUid(uid) ? uid : undefined
  }
  const value = getAt(subject, parameter.field)
  const word = own(
    parameter.segments,
    typeof value === 'string' && value ? value : parameter.default,
  )
  return word === undefined ? undefined : localize(word, locale, locales)
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
        : `${pageType.type}.${fieldOf(parameter).replace(/^\/data\//, '')}`,
    ),
  )
}
