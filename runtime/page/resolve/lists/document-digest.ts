/**
 * The parts of a document that lists, sitemap and feeds need, extracted once: the fields by which
 * queries filter, order and refine, those of its address, and whether it can be found. Everything
 * shown of a document is read when it is shown.
 */
import { isObject } from '#schemas/is-object.ts'
import { toKeys } from '#schemas/json-pointer.ts'
import type { PageType, Query } from '../../../model/config/page-type.ts'
import type { Document } from '../../../model/documents/document.ts'
import { getAt } from '../../../model/documents/pointer.ts'
import type { DigestMaker, RawDocument } from '../../../model/ports/content-source.ts'
import { listPointers } from '../../../values/list-pointers.ts'
import { fieldOf, isParentParameter } from '../../route/parents.ts'
import type { Site } from '../../../model/site.ts'
import { findPublicationField } from './publication-date.ts'
import { validateOnce } from './validate-listed.ts'

export function createDigestMaker(site: Site): DigestMaker {
  const pageTypes = [...site.pageTypes.values()]
  const fields = [...new Set(pageTypes.flatMap(pointersOf))]
    .filter((one) => one.startsWith('/data/'))
    .map(toPath)
  const addresses = new Map(pageTypes.map((pageType) => [pageType.type, addressFieldsOf(pageType)]))
  const { buildId, builtAt } = site.assets
  return {
    version: `${buildId} ${builtAt}`,
    types: new Set(site.pageTypes.keys()),
    make(raw) {
      const document = validateOnce(raw, site)
      if (!document) return undefined
      const digest = { document: { ...raw, data: pick(document.data, fields) } }
      const address = readAddress(raw, document, addresses.get(raw.type) ?? [])
      return address ? { ...digest, address } : digest
    },
  }
}

/** The editor's values in an address that are not allowed and so not in the valid document. */
function readAddress(
  raw: RawDocument,
  document: Document,
  fields: readonly string[],
): Record<string, unknown> | undefined {
  const read = (subject: unknown) => fields.map((field) => getAt(subject, field))
  const written = read(raw)
  if (JSON.stringify(written) === JSON.stringify(read(document))) return undefined
  return pick(raw.data as Record<string, unknown>, fields.map(toPath))
}

export function addressFieldsOf({ routes }: PageType): string[] {
  return routes
    .flatMap((route) => Object.values(route.parameters ?? {}))
    .flatMap((parameter) => (isParentParameter(parameter) ? [] : fieldOf(parameter)))
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

/** @returns the keys below `data` of a pointer like `/data/title` */
export const toPath = (pointer: string): string[] => toKeys(pointer).slice(1)

/**
 * A copy with only the values at the paths; items of lists keep their places.
 * @param paths - lists of keys; `*` is every item
 */
export function pick(
  data: Record<string, unknown>,
  paths: readonly (readonly string[])[],
): Record<string, unknown> {
  const picked: Record<string, unknown> = {}
  for (const path of paths) copyAt(data, picked, path)
  return picked
}

function copyAt(
  from: Record<string, unknown>,
  to: Record<string, unknown>,
  path: readonly string[],
  at = 0,
): void {
  const key = path[at] ?? ''
  if (!Object.hasOwn(from, key)) return
  const value = from[key]
  if (at === path.length - 1) to[key] = value
  else if (path[at + 1] === '*') {
    if (!Array.isArray(value)) return
    const items = (to[key] ??= value.map(() => ({}))) as Record<string, unknown>[]
    value.forEach((item: unknown, index) => {
      if (isObject(item)) copyAt(item, items[index]!, path, at + 2)
    })
  } else if (isObject(value))
    copyAt(value, (to[key] ??= {}) as Record<string, unknown>, path, at + 1)
}
