/** The query of a list, from a template or from an editor. */
import type { ListWiring } from '#schemas/schema-types.ts'
import type { Query } from '../../../model/config/page-type.ts'
import type { DocumentRef } from '../../load/load-document.ts'
import { noteReads } from '../../load/reads.ts'
import type { Document, Slice } from '../../../model/documents/document.ts'
import { expandPointer, getAllAt, getAt } from '../../../model/documents/pointer.ts'
import type { BindContext } from '../fields/bind-section.ts'
import { isParentParameter } from '../../route/parents.ts'
import type { Site } from '../../../model/site.ts'
import { chooseFromTree, type TreeMarks } from './choose-from-tree.ts'

export interface ListQuery extends Omit<Query, 'types' | 'in'> {
  types: readonly string[]
  /** Ids of the documents themselves, in their order. */
  ids?: readonly string[]
  /** For a part of a tree: the page's relation to each of its documents, by id. */
  marks?: TreeMarks
}

export function toListQuery(
  { in: source, ...query }: Query,
  page: Document,
  ref: DocumentRef,
  context: BindContext,
): ListQuery {
  const { types = [] } = query
  if (source === undefined) return { ...query, types }
  if (typeof source !== 'string' && 'tree' in source) {
    const { nodes, marks } = chooseFromTree(source.tree, page, context.site)
    const links = nodes.map(({ document }) => document)
    return {
      ...query,
      ids: links.map(({ id }) => id),
      marks,
      types: query.types ?? listTypes(links, context.site),
    }
  }
  const chosen =
    typeof source === 'string'
      ? readChosen(page, source, '', context)
      : readSiblings(page, source.parameter, ref, context)
  return { ...query, ids: chosen.ids, types: query.types ?? chosen.types }
}

/** The number shown when an editor sets none. */
const defaultLimit = 3

/**
 * The query of a slice in a zone: the documents an editor chose, else the newest of a type.
 * Undefined, and reported, when the editor did neither.
 */
export function toWiredQuery(
  slice: Slice,
  { documents = '/none', type: typePointer = '/none', limit: limitPointer = '/none' }: ListWiring,
  context: BindContext,
): ListQuery | undefined {
  const { site, report } = context
  const { types, ids } = readChosen(slice.fields, documents, slice.fieldsAt, context)
  if (ids.length > 0) return { name: slice.id, types, ids }
  const type = getAt(slice.fields, typePointer)
  const card = typeof type === 'string' ? site.pageTypes.get(type)?.card : undefined
  if (typeof type !== 'string' || !card) {
    report.missingContent(
      slice.at,
      `The section "${slice.type}" is not shown: it has no documents to list.`,
      'Choose documents, or a type whose newest documents are shown.',
    )
    return undefined
  }
  return {
    name: slice.id,
    types: [type],
    where: [{ not: { field: '/id', is: { document: '/id' } } }],
    orderings:
      card.date === undefined ? [] : [{ field: { first: [card.date].flat() }, direction: 'desc' }],
    limit: Number(getAt(slice.fields, limitPointer) ?? defaultLimit),
  }
}

interface ChosenLink {
  id?: string
  uid?: string | null
  type?: string
  isBroken?: boolean
}

/** @param base - pointer to the subject in its document */
function readChosen(
  subject: unknown,
  pointer: string,
  base: string,
  { site, report }: BindContext,
): { ids: string[]; types: string[] } {
  const sound: ChosenLink[] = []
  for (const at of expandPointer(subject, pointer)) {
    const link = getAt(subject, at) as ChosenLink | undefined
    if (!link?.id) continue
    const { isBroken, type = '', uid, id } = link
    if (!isBroken) sound.push(link)
    else {
      report.brokenLink(base + at, `${type} ${uid ?? id} is not published in this language`)
    }
  }
  return { ids: [...new Set(sound.map(({ id }) => id!))], types: listTypes(sound, site) }
}

/**
 * The list of the parent named in the page's address; empty if it names none. Broken links are reported
 * on the parent's page.
 */
function readSiblings(
  page: Document,
  name: string,
  { pageType, routeName }: DocumentRef,
  { site }: BindContext,
): { ids: string[]; types: string[] } {
  const route = pageType.routes.find((one) => one.name === routeName)
  const parameter = route?.parameters?.[name]
  if (!parameter || !isParentParameter(parameter)) return { ids: [], types: [] }
  const parent = site.routes.findParent(page, name)?.document
  if (!parent) return { ids: [], types: [] }
  noteReads(`document:${parent.id}`)
  const links = getAllAt(parent, parameter.parent.field) as (ChosenLink | undefined)[]
  const sound = links.filter((link) => link?.id && !link.isBroken) as ChosenLink[]
  return { ids: [...new Set(sound.map(({ id }) => id!))], types: listTypes(sound, site) }
}

/** The types with a card. */
function listTypes(links: readonly Pick<ChosenLink, 'type'>[], { pageTypes }: Site): string[] {
  const types = new Set(links.map(({ type = '' }) => type))
  return [...types].filter((type) => pageTypes.get(type)?.card !== undefined).sort()
}
