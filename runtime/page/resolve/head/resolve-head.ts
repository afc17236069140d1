/** Data about a page for search engines and social networks (HEAD-01..07). */
import { findFeeds, type FeedLink } from './find-feeds.ts'
import { describe, listProperties } from './describe.ts'
import { absolute } from '../fields/absolute.ts'
import { findCanonical } from '../lists/choose-from-tree.ts'
import { toCanonicalPath } from './canonical.ts'
import { findSharingImage, type SharingImage } from './find-sharing-image.ts'
import { resolveStructuredData, type JsonObject } from './resolve-structured-data.ts'
import type { DocumentRef } from '../../load/load-document.ts'
import type { Document } from '../../../model/documents/document.ts'
import type { SiteConfig } from '../../../model/config/site-config.ts'
import { isTagOf, toTerritory } from '../../../model/i18n/find-locale.ts'
import { listsNothing } from '../lists/lists-nothing.ts'
import type { ResolvedList } from '../../../model/slice/resolved-list.ts'
import {
  countRefinements,
  isRefined,
  isSearched,
  pageParameter,
  toSearch,
} from '../../route/query-parameters.ts'
import { toListAddress } from '../../route/list-address.ts'
import type { BindContext } from '../fields/bind-section.ts'
import type { Translations } from '../fields/resolve-facts.ts'
import { isHidden } from './is-findable.ts'
import type { ResolvedSlice } from '../sections/resolve-slice.ts'

export interface Head {
  title: string
  description: string | undefined
  /** Absolute where the site has a base URL. */
  canonical: string
  /**
   * Every language in which the page can be found, its own included; x-default last, if there is
   * one (HEAD-02, HEAD-03).
   */
  alternates: { hreflang: string; href: string }[]
  /** Addresses of the neighbouring pages of a list. */
  previous: string | undefined
  next: string | undefined
  feeds: FeedLink[]
  openGraph: {
    type: 'website' | 'article'
    siteName: string
    locale: string
    alternateLocales: string[]
    image: SharingImage | undefined
    /** Further properties, by name. */
    properties: [name: string, content: string][]
  }
  isIndexed: boolean
  /** Undefined leaves robots to their default. */
  robots: 'noindex,nofollow' | 'noindex,follow' | undefined
  /** Objects of schema.org. */
  structuredData: JsonObject[]
}

/** Parts of the resolved page from which the head is made, beside the document. */
export interface HeadParts {
  layout: string
  sections: readonly (ResolvedSlice & { list?: ResolvedList | undefined })[]
  translations: Translations
}

export async function resolveHead(
  document: Document,
  ref: DocumentRef,
  context: BindContext,
  parts: HeadParts,
): Promise<Head> {
  const { site, locale } = context
  const { pageType, parameters = {} } = ref
  const config = pageType.head
  const { title = site.config.brand.name, description } = describe(
    document,
    config,
    site.config.head,
  )
  const image = await findSharingImage(document, ref, context)
  const isOpen = pageType.status !== 404 && !isHidden(document, config.noindex)
  const isIndexed = isOpen && !(await listsNothing(document, pageType, context))
  // Translations name a page only if it can be found, or if its type is hidden as a whole.
  const isNamed = isIndexed || config.noindex === true
  const translations = isNamed ? parts.translations : noTranslations
  const languages = languagesOf(document, ref, context, translations)
  const facts = {
    title,
    description,
    canonical: toCanonical(document, ref, context),
  }
  return {
    ...facts,
    ...findNeighbours(ref, context, parts),
    title: toFullTitle(title, parameters[pageParameter], context),
    // A refined list, or a later page, has no translation that shows the same.
    alternates: toSearch(parameters) === '' ? toAlternates(languages, site.config) : [],
    feeds: findFeeds(parts.layout, context),
    openGraph: {
      type: config.openGraphType ?? 'website',
      siteName: site.config.brand.name,
      locale: toTerritory(locale),
      alternateLocales: languages.filter(({ code }) => code !== locale.code).map(toTerritory),
      image,
      properties: listProperties(document, config),
    },
    isIndexed,
    robots: isOpen ? robotsOf(isIndexed, ref) : 'noindex,nofollow',
    structuredData: isIndexed
      ? resolveStructuredData(
          document,
          ref,
          { ...facts, image: image?.url },
          context,
          parts.sections,
        )
      : [],
  }
}

/**
 * One selected facet has the plain list as canonical; searches and combinations are unlimited in
 * number.
 */
function robotsOf(isIndexed: boolean, { pageType, parameters = {} }: DocumentRef): Head['robots'] {
  const isEndless = isSearched(pageType, parameters) || countRefinements(parameters) > 1
  return isIndexed && !isEndless ? undefined : 'noindex,follow'
}

/** Names the brand once; a later page adds its number. */
function toFullTitle(title: string, page: string | undefined, { site, t }: BindContext): string {
  const { brand, head } = site.config
  const numbered = page === undefined ? title : `${title} – ${t('head.page', { page })}`
  const isNamed = head?.brand === false || title.includes(brand.name)
  return isNamed ? numbered : `${numbered} | ${brand.name}`
}

/**
 * Later pages of a list are separate pages; all results of facets and searches are also in the
 * plain list.
 */
function toCanonical(document: Document, ref: DocumentRef, { site }: BindContext): string {
  const path = toCanonicalPath(document, ref, site)
  const { parameters = {} } = ref
  return absolute(isRefined(parameters) ? path : toListAddress(path, parameters, site), site)
}

function findNeighbours(
  { parameters = {} }: DocumentRef,
  { site }: BindContext,
  { sections }: HeadParts,
): Pick<Head, 'previous' | 'next'> {
  const list = isRefined(parameters)
    ? undefined
    : sections.map((section) => section.list).find((one) => one !== undefined && one.pages > 1)
  return {
    previous: list?.previous && absolute(list.previous, site),
    next: list?.next && absolute(list.next, site),
  }
}

interface Language {
  code: string
  language: string
  iso: string
  href: string
}

const noTranslations: Translations = new Map()

function languagesOf(
  document: Document,
  ref: DocumentRef,
  context: BindContext,
  translations: Translations,
): Language[] {
  const { site } = context
  // A page that is not canonical has the languages of the other page.
  if (ref.pageType.status === 404 || findCanonical(document, site)) return []
  return site.config.locales.flatMap(({ code, language, iso }) => {
    const path = code === ref.locale ? toCanonicalPath(document, ref, site) : translations.get(code)
    return path === undefined ? [] : [{ code, language, iso, href: absolute(path, site) }]
  })
}

/** x-default is the default language's version, or the only one there is; else there is none (HEAD-03, OP15). */
export function toAlternates(
  languages: readonly Language[],
  { defaultLocale, head }: Pick<SiteConfig, 'defaultLocale' | 'head'>,
): Head['alternates'] {
  const kind = head?.hreflang ?? 'language'
  const alternates = languages.map((one) => {
    // Editors may have named a language of their own, which says nothing to search engines.
    const isTag = kind !== 'language' || isTagOf(one.language, one)
    return { hreflang: isTag ? one[kind] : one.iso, href: one.href }
  })
  const main =
    languages.find(({ code }) => code === defaultLocale) ??
    (languages.length === 1 ? languages[0] : undefined)
  return main ? [...alternates, { hreflang: 'x-default', href: main.href }] : alternates
}
