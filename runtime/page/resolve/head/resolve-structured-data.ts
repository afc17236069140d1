/** The schema.org data of a page and its slices, for search engines. */
import { localePrefix } from '../../../model/config/site-config.ts'
import type { DocumentRef } from '../../load/load-document.ts'
import type { Document } from '../../../model/documents/document.ts'
import type { BindContext } from '../fields/bind-section.ts'
import type { ResolvedSlice } from '../sections/resolve-slice.ts'
import { absolute } from '../fields/absolute.ts'
import { toBreadcrumbList } from './breadcrumbs.ts'
import {
  createDataScope,
  fillTemplate,
  type DataContext,
  type JsonObject,
} from './structured-data.ts'
import { toIsoDate } from '../fields/to-iso-date.ts'
import type { Value } from '../../../model/config/page-type.ts'
import { listPointers } from '../../../values/list-pointers.ts'
import type { Removal } from '../../validate/prune.ts'

export type { JsonObject } from './structured-data.ts'

export interface PageData {
  title: string
  description: string | undefined
  canonical: string
  image: string | undefined
}

export function resolveStructuredData(
  document: Document,
  ref: DocumentRef,
  page: PageData,
  { site, t, locale, now, noteMoment, report }: BindContext,
  sections: readonly ResolvedSlice[],
): JsonObject[] {
  const { pageType } = ref
  const context: DataContext = {
    site,
    t,
    locale,
    ...(now && { now }),
    ...(noteMoment && { noteMoment }),
    document,
    language: locale.language,
    page: {
      ...page,
      url: page.canonical,
      language: locale.iso,
      currency: locale.currency,
      published: toDate(document.first_publication_date),
      modified: toDate(document.last_publication_date),
    },
  }
  const scope = createDataScope(context)
  const home = absolute(localePrefix(site.config, locale.code) || '/', site)
  const objects = [
    toBreadcrumbList(document, pageType.breadcrumbs, context, home),
    ...(pageType.structuredData ?? []).map((one) =>
      withoutEarlyEnd(fillTemplate(one, document, scope), (end) =>
        report.invalidField(listPointers(one['endDate'] as Value)[0] ?? '/data', end),
      ),
    ),
    ...sections.flatMap(({ type, fields }) =>
      (site.kinds.slices[type]?.structuredData ?? []).map((one) =>
        withoutEarlyEnd(fillTemplate(one, fields, scope)),
      ),
    ),
  ] as (JsonObject | undefined)[]
  return mergeQuestions(objects.filter((one) => one !== undefined).filter(isWhole))
}

/** Removes the end of an event that ends before it begins. */
function withoutEarlyEnd(
  object: JsonObject | undefined,
  onRemoval: (fault: Removal) => void = () => {},
): JsonObject | undefined {
  const { endDate, ...rest } = object ?? {}
  const { startDate } = rest
  if (typeof startDate !== 'string' || typeof endDate !== 'string') return object
  if (Date.parse(endDate) >= Date.parse(startDate)) return object
  onRemoval({
    path: '',
    keyword: 'order',
    message: `must be after the beginning, ${startDate}, not ${endDate}`,
    advice: 'Enter an end that is after the beginning, or none.',
  })
  return rest
}

function toDate(date: string | null): string | undefined {
  return date === null ? undefined : toIsoDate(date)
}

/**
 * Properties that Google requires before it shows anything of an object; one that lacks them is
 * reported as an error there, so it is left out here. Of names in one list one is enough.
 */
export const requiredProperties: Readonly<Record<string, readonly (string | readonly string[])[]>> =
  {
    BreadcrumbList: ['itemListElement'],
    BlogPosting: ['headline'],
    Article: ['headline'],
    Event: ['name', 'startDate', 'location'],
    VideoObject: ['name', 'thumbnailUrl', 'uploadDate'],
    FAQPage: ['mainEntity'],
    Product: ['name', ['offers', 'review', 'aggregateRating']],
    Person: ['name'],
    ProfilePage: ['mainEntity'],
    Organization: ['name', 'url'],
    WebSite: ['name', 'url'],
    Book: ['name', 'author'],
    Course: ['name', 'description', 'provider'],
  }

function isWhole(object: JsonObject): boolean {
  const required = requiredProperties[String(object['@type'])] ?? []
  return required.every((names) => [names].flat().some((name) => object[name] !== undefined))
}

/** Merges FAQPages: a page has at most one, however many of its slices have questions. */
function mergeQuestions(objects: readonly JsonObject[]): JsonObject[] {
  const pages = objects.filter((one) => one['@type'] === 'FAQPage')
  if (pages.length < 2) return [...objects]
  const mainEntity = pages.flatMap((one) => one['mainEntity'])
  const merged: JsonObject = { ...pages[0], mainEntity }
  return objects.flatMap((one) => (one === pages[0] ? [merged] : pages.includes(one) ? [] : [one]))
}
