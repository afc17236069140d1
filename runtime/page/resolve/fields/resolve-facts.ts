/**
 * Facts of a page for its frame: its translations, the colours and the menu of the navigation bar.
 */
import type { DocumentRef } from '../../load/load-document.ts'
import {
  localePrefix,
  type LocaleCode,
  type SiteConfig,
} from '../../../model/config/site-config.ts'
import type { Document } from '../../../model/documents/document.ts'
import { getAt } from '../../../model/documents/pointer.ts'
import { findLandingLayout } from '../../route/landing-rules.ts'
import { isParentParameter, isRelatedParameter } from '../../route/parents.ts'
import { brokenPath, toHref } from '../../route/route-table.ts'
import type { PageFacts } from '../../../model/slice/slice.tsx'
import type { Site } from '../../../model/site.ts'
import type { BindContext } from './bind-section.ts'
import { resolveCtas, type CtaField } from './resolve-cta.ts'

/** Paths of the page in other languages, in the order of the site's. */
export type Translations = ReadonlyMap<LocaleCode, string>

/** Every page has exactly one layout; a landing rule wins (ROUTE-48, ROUTE-50). */
export function chooseLayout(ref: DocumentRef, site: Site): string {
  return findLandingLayout(site.config, ref.locale, ref.path) ?? ref.pageType.layout
}

export function resolveFacts(
  document: Document,
  ref: DocumentRef,
  layout: string,
  context: BindContext,
  translations: Translations,
): PageFacts {
  const { site, locale } = context
  const { config } = site
  const cta = getAt(document, ref.pageType.navbar?.cta ?? '/none') as CtaField[] | undefined
  // An address that leads nowhere has no translation: links to other languages lead to their home
  // page.
  const isFound = ref.pageType.status !== 404
  return {
    locale: locale.code,
    path: ref.path,
    locales: config.locales.map(({ code, name }) => {
      const own = code === locale.code ? ref.path : translations.get(code)
      return {
        code,
        name,
        href: (isFound ? own : undefined) ?? (localePrefix(config, code) || '/'),
        isCurrent: code === locale.code,
        isTranslated: isFound && own !== undefined,
      }
    }),
    home: { href: localePrefix(config, locale.code) || '/', kind: 'internal' },
    brand: toBrand(config),
    navbar: {
      contentColor: contentColor(document, ref),
      isMenuDisplayed: isMenuDisplayed(document, ref, layout, site),
      cta: cta && resolveCtas(cta, ref.pageType.navbar!.cta!, context)[0],
    },
    footer: { theme: ref.pageType.footer?.theme ?? 'light' },
    hasDarkTheme: config.themeColorDark !== undefined,
    search: findSearch(locale.language, site),
  }
}

function toBrand({ brand: { name, mark } }: SiteConfig): PageFacts['brand'] {
  return mark === undefined ? { name } : { name, mark }
}

/** The page whose list answers searches, as set in the site's `search.page`. */
function findSearch(lang: string, site: Site): PageFacts['search'] {
  const type = site.config.search?.page
  const template = site.pageTypes.get(type ?? '')?.template ?? []
  const parameter = template.flatMap((section) =>
    'query' in section && section.query.search ? [section.query.search] : [],
  )[0]
  if (type === undefined || parameter === undefined) return undefined
  const path = site.routes.toPath({ type, uid: null, lang })
  if (path === brokenPath) return undefined
  return site.isStatic ? { parameter } : { action: toHref(path), parameter }
}

function contentColor(document: Document, ref: DocumentRef): 'black' | 'white' {
  const setting = ref.pageType.navbar?.contentColor ?? 'black'
  const value = setting.startsWith('/') ? getAt(document, setting) : setting
  return value === 'white' || value === 'dark' ? 'white' : 'black'
}

function isMenuDisplayed(
  document: Document,
  ref: DocumentRef,
  layout: string,
  site: Site,
): boolean {
  if (site.layouts.get(layout)?.isMenuDisplayed === false) return false
  const rule = ref.pageType.navbar?.menu ?? 'shown'
  if (rule === 'content') return isContentMenuDisplayed(document, ref)
  return rule === 'shown'
}

/** ROUTE-51: only when the page has a category other than the default, or alternate languages. */
function isContentMenuDisplayed(document: Document, ref: DocumentRef): boolean {
  if (document.alternate_languages.length > 0) return true
  return ref.pageType.routes.some((route) =>
    Object.values(route.parameters ?? {}).some((parameter) => {
      if (isParentParameter(parameter) || isRelatedParameter(parameter)) return false
      const value = getAt(document, parameter.field)
      return value !== undefined && value !== parameter.default
    }),
  )
}
