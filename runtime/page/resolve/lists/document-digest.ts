/**
 * What lists, sitemap and feeds go by, taken out of a document once: the fields that queries filter,
 * order and refine by, those of its address, and whether it is to be found. What is shown of a document
 * is read when it is shown.
 */
import { toKeys } from '#schemas/json-pointer.ts'
import type { PageType, Query } from '../../../model/config/page-type.ts'
import type { Document } from '../../../model/documents/document.ts'
import { getAt } from '../../../model/documents/pointer.ts'
import type { DigestMaker, RawDocument } from '../../../model/ports/content-source.ts'
import { listPointers } from '../../../values/list-pointers.ts'
import { isParentParameter } from '../../route/parents.ts'
import type { Site } from '../../../model/site.ts'
import { findPublicationField } from './publication-date.ts'
import { validateListed } from './validate-listed.ts'

export function createDigestMaker(site: Site): DigestMaker {
  const pageTypes = [...site.pageTypes.values()]
  const pointers = [...new Set(pageTypes.flatMap(pointersOf))].filter((one) =>
    one.startsWith('/data/'),
  )
  const addresses = new Map(pageTypes.map((pageType) => [pageType.type, addressFieldsOf(pageType)]))
  const { buildId, builtAt } = site.assets
  return {
    version: `${buildId} ${builtAt}`,
    types: new Set(site.pageTypes.keys()),
    make(raw) {
      const document = validateListed(raw, site)
      if (!document) return undefined
      const digest = { document: { ...raw, data: pick(document.data, pointers) } }
      const address = readAddress(raw, document, addresses.get(raw.type) ?? [])
      return address ? { ...digest, address } : digest
    },
  }
}

/** Of an address what the editor wrote, where that is not allowed and so not in the valid document. */
function readAddress(
  raw: RawDocument,
  document: Document,
  fields: readonly string[],
): Record<string, unknown> | undefined {
  const read = (subject: unknown) => fields.map((field) => getAt(subject, field))
  const written = read(raw)
  if (JSON.stringify(written) === JSON.stringify(read(document))) return undefined
  return pick(raw.data as Record<string, unknown>, fields)
}

export function addressFieldsOf({ routes }: PageType): string[] {
  return routes
    .flatMap((route) => Object.values(route.parameters ?? {}))
    .flatMap((parameter) => (isParentParameter(parameter) ? [] : parameter.field))
}

function pointersOf(pageType: PageType): string[] {
  const { head, card, routes, template } = pageType
  const templates = [template, ...routes.map((route) => route.template ?? [])]
  const queries = templates.flat().flatMap((section) => ('query' in section ? section.query : []))
  return [
    '/data/is_hidden',
    ...(typeof head.noindex === 'string' ? [head.noindex] : []),
    ...[card?.date ?? []].flat(),
    ...[findPublicationField(pageType) ?? []].flat(),
    ...addressFieldsOf(pageType),
    ...queries.flatMap(pointersOfQuery),
  ]
}

function pointersOfQuery({
  where = [],
  orderings = [],
  related = [],
  facets = [],
}: Query): string[] {
  const values = [...where, ...orderings.map(({ field }) => field)]
  const read = values.flatMap((value) => listPointers(value))
  return [...read, ...facets.map(({ field }) => field), ...related]
}

/** A copy with what the pointers lead to and nothing else; items of lists keep their places. */
export function pick(
  data: Record<string, unknown>,
  pointers: readonly string[],
): Record<string, unknown> {
  const picked: Record<string, unknown> = {}
  for (const pointer of pointers) copyAt(data, picked, toKeys(pointer).slice(1))
  return picked
}

function copyAt(
  from: Record<string, unknown>,
  to: Record<string, unknown>,
  [key = '', ...rest]: readonly string[],
): void {
  if (!Object.hasOwn(from, key)) return
  const value = from[key]
  if (rest.length === 0) to[key] = value
  else if (rest[0] === '*') {
    if (!Array.isArray(value)) return
    const items = (to[key] ??= value.map(() => ({}))) as Record<string, unknown>[]
    value.forEach((item: unknown, index) => {
      if (isObject(item)) copyAt(item, items[index]!, rest.slice(1))
    })
  } else if (isObject(value)) copyAt(value, (to[key] ??= {}) as Record<string, unknown>, rest)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
