/** Queries of lists: types that have cards, fields that every type has, facets that are facets. */
import type { Query, QueryFacet } from '../../schemas/config-types.ts'
import { didYouMean } from '../read/fault.ts'
import { toDocumentFields } from '../read/to-fields.ts'
import type { Value } from '../../schemas/value-types.ts'
import type { BindingContext } from './check-bindings.ts'
import { checkStandsInTree } from './check-trees.ts'
import { checkValue } from './check-values.ts'
import { checkMessage, checkMessages, expectKind, toFirstItem } from './check-words.ts'
import { findInDocument, type Target } from './find-target.ts'
import type { Report } from './report.ts'

const relationship = ['content-relationship']
const facetKinds = new Set(['content-relationship', 'select', 'boolean'])

export function checkQuery(query: Query, at: string, context: BindingContext): void {
  const types = (query.types ?? []).filter((type, index) =>
    isListable(type, `${at}/types/${index}`, context),
  )
  if (typeof query.in === 'string') {
    expectKind(toFirstItem(query.in), relationship, `${at}/in`, context)
  } else if (query.in && 'tree' in query.in) checkStandsInTree(`${at}/in/tree`, context)
  else if (query.in) checkParentParameter(query.in.parameter, `${at}/in/parameter`, context)
  for (const [index, pointer] of (query.related ?? []).entries()) {
    expectKind(toFirstItem(pointer), relationship, `${at}/related/${index}`, context)
  }
  const listed = { types, context }
  for (const [index, condition] of (query.where ?? []).entries()) {
    checkListed(condition, `${at}/where/${index}`, listed)
  }
  for (const [index, ordering] of (query.orderings ?? []).entries()) {
    checkListed(ordering.field, `${at}/orderings/${index}/field`, listed, true)
  }
  for (const [index, facet] of (query.facets ?? []).entries()) {
    checkFacet(facet, `${at}/facets/${index}`, listed)
  }
  if (query.empty !== undefined) checkMessage(query.empty, `${at}/empty`, context)
  const needsEmpty = query.empty === undefined && (query.facets ?? query.search) !== undefined
  if (needsEmpty) checkMessage('lists.empty', at, context)
  checkMessages(query.count ?? 'lists.count', ['one', 'other'], `${at}/count`, context)
}

/** A parameter that holds the uid of the document that lists this one. */
export function checkParentParameter(
  name: string,
  at: string,
  { pageType, report }: Pick<BindingContext, 'pageType' | 'report'>,
): void {
  const parents = (pageType?.routes ?? []).flatMap(({ parameters = {} }) =>
    Object.keys(parameters).filter((parameter) => 'parent' in parameters[parameter]!),
  )
  if (parents.includes(name)) return
  report(at, `No route has a parent parameter "${name}".`, didYouMean(name, parents))
}

/** A page type with a card. */
export function isListable(
  type: string,
  at: string,
  { pageTypes, report }: Pick<BindingContext, 'pageTypes' | 'report'>,
): boolean {
  const pageType = pageTypes.get(type)
  if (pageType?.card) return true
  const known = [...pageTypes.values()].filter(({ card }) => card).map((one) => one.type)
  report(
    at,
    pageType
      ? `The page type "${type}" has no "card": nothing says how its documents look in a list.`
      : `There is no page type "${type}".`,
    pageType ? `Add "card" to site-config/page-types/${type}.json.` : didYouMean(type, known),
  )
  return false
}

interface Listed {
  types: readonly string[]
  /** Its fields are those of the page's document. */
  context: BindingContext
}

/** In documents of each type that is listed. */
function checkListed(
  value: Value,
  at: string,
  { types, context }: Listed,
  isOrdering = false,
): void {
  const { schemas, fields: document } = context
  const report = reportOnce(context.report)
  for (const type of types) {
    const listed = schemas.documents.get(type)
    if (!listed) continue
    const fields = toDocumentFields(listed.schema, schemas)
    checkValue(value, at, {
      ...context,
      fields,
      type,
      find: (pointer, own, _, tell, place) =>
        findInDocument(pointer, own, schemas, inType(type, tell), place),
      report,
      facts: [],
      ...(isOrdering ? {} : { document, hasClock: true }),
    })
  }
}

function reportOnce(report: Report): Report {
  const reported = new Set<string>()
  return (path, message, hint) => {
    const key = `${path} ${message}`
    if (!reported.has(key)) report(path, message, hint)
    reported.add(key)
  }
}

function inType(type: string, report: Report): Report {
  return (path, message, hint) =>
    report(path, `In documents of the type "${type}": ${message}`, hint)
}

function checkFacet(facet: QueryFacet, at: string, listed: Listed): void {
  const { context, types } = listed
  checkMessage(facet.label, `${at}/label`, context)
  if (facet.field === '/type') return checkLabels(facet, types, at, context)
  for (const { kind, field } of findInTypes(facet.field, `${at}/field`, listed)) {
    if (kind === 'select') checkLabels(facet, field?.schema.enum ?? [], at, context)
    else if (kind === 'boolean' && facet.labels !== undefined) {
      checkLabels(facet, ['true'], at, context)
    } else if (!facetKinds.has(kind)) {
      context.report(
        `${at}/field`,
        `${facet.field} is of kind ${kind}, which cannot be a facet.`,
        'Name a relationship, a select, a boolean, or /type.',
      )
    }
  }
}

function checkLabels(
  { labels }: QueryFacet,
  values: readonly string[],
  at: string,
  context: BindingContext,
): void {
  if (labels !== undefined) return checkMessages(labels, values, `${at}/labels`, context)
  context.report(
    at,
    '"labels" is missing, so the options have no names.',
    'Add the prefix of the message keys.',
  )
}

/** What a pointer leads to in each type; a type it leads nowhere in has been reported. */
function findInTypes(pointer: string, at: string, { types, context }: Listed): Target[] {
  const { schemas } = context
  return types.flatMap((type) => {
    const document = schemas.documents.get(type)
    if (!document) return []
    const fields = toDocumentFields(document.schema, schemas)
    return (
      findInDocument(toFirstItem(pointer), fields, schemas, inType(type, context.report), at) ?? []
    )
  })
}
