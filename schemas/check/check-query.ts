/** Queries of lists: types that have cards, fields that every type has, facets that are facets. */
import type { Query, QueryCondition, QueryFacet } from '../config-types.ts'
import { didYouMean } from '../fault.ts'
import { toDocumentFields } from '../to-fields.ts'
import type { BindingContext } from './check-bindings.ts'
import { checkMessage, checkMessages, expectKind, toFirstItem } from './check-words.ts'
import { findInDocument, type Target } from './find-target.ts'

const relationship = ['content-relationship']
const moments = new Set(['date', 'timestamp'])
const facetKinds = new Set(['content-relationship', 'select', 'boolean'])

export function checkQuery(query: Query, at: string, context: BindingContext): void {
  const types = (query.types ?? []).filter((type, index) =>
    isListable(type, `${at}/types/${index}`, context),
  )
  if (typeof query.in === 'string') {
    expectKind(toFirstItem(query.in), relationship, `${at}/in`, context)
  } else if (query.in) checkParentParameter(query.in.parameter, `${at}/in/parameter`, context)
  for (const [index, pointer] of (query.related ?? []).entries()) {
    expectKind(toFirstItem(pointer), relationship, `${at}/related/${index}`, context)
  }
  const listed = { types, context }
  for (const [index, condition] of (query.where ?? []).entries()) {
    checkCondition(condition, `${at}/where/${index}`, listed)
  }
  for (const [index, ordering] of (query.orderings ?? []).entries()) {
    findFields(ordering.field, 'ordering', `${at}/orderings/${index}/field`, listed)
  }
  for (const [index, facet] of (query.facets ?? []).entries()) {
    checkFacet(facet, `${at}/facets/${index}`, listed)
  }
  if (query.empty !== undefined) checkMessage(query.empty, `${at}/empty`, context)
  const needsEmpty = query.empty === undefined && (query.facets ?? query.search) !== undefined
  if (needsEmpty) checkMessage('lists.empty', at, context)
  checkMessages(query.count ?? 'lists.count', ['one', 'other'], `${at}/count`, context)
}

/** A parameter that stands for the document that lists this one. */
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

function checkCondition(condition: QueryCondition, at: string, listed: Listed): void {
  const targets = findFields(condition.field, 'condition', `${at}/field`, listed)
  const { context } = listed
  for (const name of ['is', 'not'] as const) {
    const pointer = name in condition ? (condition as Record<string, string>)[name] : undefined
    if (pointer === undefined) continue
    const { fields, schemas, report } = context
    findInDocument(toFirstItem(pointer), fields, schemas, report, `${at}/${name}`)
  }
  const isMoment = 'from' in condition || 'until' in condition
  for (const { kind, field } of isMoment ? targets : []) {
    if (moments.has(kind)) continue
    const what = field?.name ?? 'The field'
    context.report(
      `${at}/field`,
      `"${what}" is of kind ${kind}, which is no moment.`,
      'Name a timestamp or date field.',
    )
  }
  if ('value' in condition) checkValue(condition.value, targets, `${at}/value`, context)
}

function checkValue(
  value: string | number | boolean,
  targets: readonly Target[],
  at: string,
  { report }: BindingContext,
): void {
  for (const { kind, field } of targets) {
    const values = kind === 'boolean' ? [true, false] : field?.schema.enum
    if (!values || (values as unknown[]).includes(value)) continue
    const hint = `It has: ${values.map((known) => JSON.stringify(known)).join(', ')}.`
    report(at, `"${field?.name ?? kind}" never has the value ${JSON.stringify(value)}.`, hint)
  }
}

/** One pointer for all types, or one for each. */
function findFields(
  field: string | Readonly<Record<string, string>>,
  owner: 'condition' | 'ordering',
  at: string,
  listed: Listed,
): Target[] {
  if (typeof field === 'string') return findInTypes(field, at, listed)
  return listed.types.flatMap((type) => {
    const pointer = field[type]
    if (pointer !== undefined)
      return findInTypes(pointer, `${at}/${type}`, { ...listed, types: [type] })
    const message = `The ${owner} has no field for "${type}".`
    listed.context.report(at, message, 'Add one for each type.')
    return []
  })
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
        `${facet.field} is of kind ${kind}, which is no facet.`,
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
  context.report(at, '"labels" is missing: nothing names the options.', 'Add the stem of messages.')
}

/** What a pointer leads to in each type; a type it leads nowhere in has been reported. */
function findInTypes(pointer: string, at: string, { types, context }: Listed): Target[] {
  const { schemas } = context
  return types.flatMap((type) => {
    const document = schemas.documents.get(type)
    if (!document) return []
    const fields = toDocumentFields(document.schema, schemas)
    const report: BindingContext['report'] = (path, message, hint) =>
      context.report(path, `In documents of the type "${type}": ${message}`, hint)
    return findInDocument(toFirstItem(pointer), fields, schemas, report, at) ?? []
  })
}
