/** Facets, by which visitors narrow down a list: options with their numbers of results. */
import type { QueryFacet } from '../../../model/config/page-type.ts'
import type { Document, Fields } from '../../../model/documents/document.ts'
import { own } from '../../../model/documents/own.ts'
import { getAllAt } from '../../../model/documents/pointer.ts'
import { toText } from '../../../model/documents/plain-text.ts'
import type { BindContext } from '../fields/bind-section.ts'
import type { Collection } from './collection.ts'
import { validateListed } from './validate-listed.ts'

export interface Facet extends QueryFacet {
  /** Value to label, in the order of their labels. */
  options: ReadonlyMap<string, string>
  valuesOf(document: Document): readonly string[]
  /** Undefined when nothing is chosen, or a value that no document has. */
  chosen: string | undefined
}

/** The options are the values of the documents in the unrefined list. */
export async function createFacet(
  facet: QueryFacet,
  wanted: string | undefined,
  documents: readonly Document[],
  collection: Collection,
  context: BindContext,
): Promise<Facet> {
  const values = valuesAt(facet, collection, context)
  const found = new Map<string, Value>()
  for (const document of documents) {
    for (const value of values.get(document) ?? none) {
      if (!found.has(value.value)) found.set(value.value, value)
    }
  }
  const linked = await loadLinked([...found.values()], context)
  const labels = new Map(
    [...found].map(([key, { label, id }]) => [key, label(context, linked.get(id ?? ''))]),
  )
  const { compare } = new Intl.Collator(context.locale.iso, { numeric: true })
  const options = new Map([...labels].sort(([, a], [, b]) => compare(a, b)))
  return {
    ...facet,
    options,
    valuesOf: (document) => (values.get(document) ?? none).map(({ value }) => value),
    chosen: wanted !== undefined && options.has(wanted) ? wanted : undefined,
  }
}

interface Value {
  value: string
  /** Id of a linked document whose fields were not loaded. */
  id?: string | undefined
  label(context: BindContext, linked?: Fields): string
}

/** Fields of linked documents by id. */
async function loadLinked(
  values: readonly Value[],
  { site, locale }: BindContext,
): Promise<ReadonlyMap<string, Fields>> {
  const ids = values.flatMap(({ id }) => id ?? [])
  const documents = ids.length > 0 ? await site.content.byIds(ids, { lang: locale.language }) : []
  const valid = documents.flatMap((raw) => validateListed(raw, site) ?? [])
  return new Map(valid.map(({ id, data }) => [id, data]))
}

const none: readonly Value[] = []

function valuesAt(
  facet: QueryFacet,
  collection: Collection,
  { site }: BindContext,
): ReadonlyMap<Document, readonly Value[]> {
  const stem = facet.labels ?? ''
  return collection.once(`facet ${facet.field} ${stem} ${facet.label}`, () => {
    const toValue = (found: unknown): Value | undefined => {
      if (found === true) {
        const key = facet.labels === undefined ? facet.label : `${stem}.true`
        return { value: 'true', label: ({ t }) => t(key) }
      }
      if (typeof found === 'string')
        return { value: found, label: ({ t }) => t(`${stem}.${found}`) }
      return toLinked(found as LinkedField, site.kinds)
    }
    return new Map(
      collection.documents.map((document) => {
        const found = getAllAt(document, facet.field).flatMap((value) => toValue(value) ?? [])
        return [document, [...new Map(found.map((value) => [value.value, value])).values()]]
      }),
    )
  })
}

interface LinkedField {
  id?: string
  type?: string
  uid?: string | null
  isBroken?: boolean
  data?: Record<string, unknown>
}

/**
 * The value is the uid of the linked document, its label the first text among the loaded fields.
 */
function toLinked(
  { id, type = '', uid, isBroken, data }: LinkedField,
  kinds: BindContext['site']['kinds'],
): Value | undefined {
  if (!uid || isBroken) return undefined
  const names = own(kinds.documents, type)?.linked ?? []
  const label = (fields: Fields = {}) =>
    names.map((name) => toText(fields[name])).find((text) => text !== undefined) ?? uid
  if (data) return { value: uid, label: () => label(data) }
  return { value: uid, id, label: (_, linked) => label(linked) }
}

/** Documents that match every choice. */
export function refine(documents: readonly Document[], facets: readonly Facet[]): Document[] {
  const chosen = facets.filter((facet) => facet.chosen !== undefined)
  return documents.filter((document) => chosen.every((facet) => fits(document, facet)))
}

/**
 * By facet: value to the number of results if it were chosen, with the other facets kept. One pass:
 * a document that fails one facet counts only for the options of that one.
 */
export function countOptions(
  documents: readonly Document[],
  facets: readonly Facet[],
): ReadonlyMap<Facet, ReadonlyMap<string, number>> {
  const counts = new Map(facets.map((facet) => [facet, new Map<string, number>()]))
  for (const document of documents) {
    const failed = facets.filter((facet) => !fits(document, facet))
    if (failed.length > 1) continue
    for (const facet of failed.length === 1 ? failed : facets) {
      const ofFacet = counts.get(facet)!
      for (const value of facet.valuesOf(document)) {
        ofFacet.set(value, (ofFacet.get(value) ?? 0) + 1)
      }
    }
  }
  return counts
}

function fits(document: Document, facet: Facet): boolean {
  return facet.chosen === undefined || facet.valuesOf(document).includes(facet.chosen)
}
