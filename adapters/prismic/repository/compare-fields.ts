/** What a change of fields does to the content that is in them. */
import { isObject } from '#schemas/is-object.ts'
import type { Json, JsonObject } from '../service/index.ts'
import { toText } from './model-text.ts'

export interface FieldChange {
  /** In the model: `json.Main.title`, `default.primary.items.label`. */
  path: string
  what: string
  /** Ids of documents whose content does not fit any more; empty when the change is additive. */
  breaks: string[]
}

export interface FieldModel {
  type: string
  config?: JsonObject
}
export type Fields = Record<string, FieldModel>

/** A value and the document that has it. */
export interface Place {
  value: Json
  document: string
}

/** @param places - the objects that hold the fields */
export function compareFields(
  before: Fields,
  after: Fields,
  places: readonly Place[],
  at: string,
): FieldChange[] {
  const valuesOf = (name: string) =>
    places.flatMap(({ value, document }) => {
      const field = isObject(value) ? value[name] : undefined
      return isFilled(field) ? [{ value: field as Json, document }] : []
    })
  return [
    ...Object.entries(before).flatMap(([name, field]): FieldChange[] => {
      const values = valuesOf(name)
      const next = after[name]
      if (next) return compareField(field, next, values, at + name)
      return [{ path: at + name, what: 'field removed', breaks: namesOf(values) }]
    }),
    ...Object.keys(after)
      .filter((name) => !Object.hasOwn(before, name))
      .map((name) => ({ path: at + name, what: 'field added', breaks: [] })),
  ]
}

function compareField(
  before: FieldModel,
  after: FieldModel,
  values: Place[],
  path: string,
): FieldChange[] {
  if (before.type !== after.type) {
    const what = `${before.type} becomes ${after.type}`
    return [{ path, what, breaks: namesOf(values) }]
  }
  if (toText(before as unknown as Json) === toText(after as unknown as Json)) return []
  const [from, to] = [before.config ?? {}, after.config ?? {}]
  const rule = rules[before.type] ?? (() => [])
  const changes = rule({ from, to, values, path })
  return changes.length > 0 ? changes : [{ path, what: 'words or limits', breaks: [] }]
}

interface Comparison {
  from: JsonObject
  to: JsonObject
  /** Filled ones. */
  values: Place[]
  path: string
}

const listOf = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.map(String) : []

/** What each kind of field can lose. Those without a rule lose nothing by a change of their settings. */
const rules: Record<string, (comparison: Comparison) => FieldChange[]> = {
  Select({ from, to, values, path }) {
    const gone = without(listOf(from['options']), listOf(to['options']))
    if (gone.length === 0) return []
    const used = values.filter(({ value }) => gone.includes(String(value)))
    return [{ path, what: `choices removed: ${gone.join(', ')}`, breaks: namesOf(used) }]
  },
  Number({ from, to, values, path }) {
    if (from['min'] === to['min'] && from['max'] === to['max']) return []
    const isOutside = (value: number) =>
      (typeof to['min'] === 'number' && value < to['min']) ||
      (typeof to['max'] === 'number' && value > to['max'])
    const used = values.filter(({ value }) => isOutside(Number(value)))
    return [{ path, what: 'range changed', breaks: namesOf(used) }]
  },
  StructuredText({ from, to, values, path }) {
    const gone = without(nodesOf(from), nodesOf(to))
    const isCut = from['multi'] !== undefined && to['multi'] === undefined
    if (gone.length === 0 && !isCut) return []
    const used = values.filter(
      ({ value }) =>
        Array.isArray(value) &&
        ((isCut && value.length > 1) ||
          value.some((block) => usedNodes(block).some((node) => gone.includes(node)))),
    )
    const what = [
      ...(isCut ? ['one block only'] : []),
      ...(gone.length > 0 ? [`${gone.join(', ')} removed`] : []),
    ]
    return [{ path, what: what.join('; '), breaks: namesOf(used) }]
  },
  Link({ from, to, values, path }) {
    if (Boolean(from['repeat']) !== Boolean(to['repeat'])) {
      return [
        {
          path,
          what: to['repeat'] ? 'becomes a list' : 'is a list no longer',
          breaks: namesOf(values),
        },
      ]
    }
    const kind = { document: 'Document', media: 'Media', web: 'Web' }[String(to['select'])]
    const types = listOfTypes(to['customtypes'])
    const variants = without(listOf(from['variants']), listOf(to['variants']))
    const isLost = (link: Json) =>
      isObject(link) &&
      link['link_type'] !== 'Any' &&
      ((kind !== undefined && link['link_type'] !== kind) ||
        (types.length > 0 &&
          link['link_type'] === 'Document' &&
          !types.includes(String(link['type']))) ||
        variants.includes(String(link['variant'])))
    const used = values.filter(({ value }) => [value].flat().some(isLost))
    const isSame =
      from['select'] === to['select'] &&
      toText(from['customtypes']) === toText(to['customtypes']) &&
      variants.length === 0
    return isSame ? [] : [{ path, what: 'targets changed', breaks: namesOf(used) }]
  },
  Group({ from, to, values, path }) {
    const rows = values.flatMap(({ value, document }) =>
      [value].flat().map((row) => ({ value: row, document })),
    )
    const isCut = from['repeat'] !== false && to['repeat'] === false
    const many = values.filter(({ value }) => Array.isArray(value) && value.length > 1)
    return [
      ...(isCut ? [{ path, what: 'one row only', breaks: namesOf(many) }] : []),
      ...compareFields(
        (from['fields'] ?? {}) as unknown as Fields,
        (to['fields'] ?? {}) as unknown as Fields,
        rows,
        `${path}.`,
      ),
    ]
  },
  Slices({ from, to, values, path }) {
    const [old, present] = [from, to].map(({ choices }) =>
      Object.keys((choices ?? {}) as JsonObject),
    )
    const gone = without(old ?? [], present ?? [])
    const added = without(present ?? [], old ?? [])
    const used = values.filter(
      ({ value }) =>
        Array.isArray(value) &&
        value.some((item) => isObject(item) && gone.includes(String(item['slice_type']))),
    )
    return [
      ...(gone.length > 0
        ? [{ path, what: `slices removed: ${gone.join(', ')}`, breaks: namesOf(used) }]
        : []),
      ...(added.length > 0
        ? [{ path, what: `slices added: ${added.join(', ')}`, breaks: [] }]
        : []),
    ]
  },
}

function without(list: readonly string[], others: readonly string[]): string[] {
  return list.filter((one) => !others.includes(one))
}

function listOfTypes(types: Json | undefined): string[] {
  return Array.isArray(types) ? types.map((one) => String(isObject(one) ? one['id'] : one)) : []
}

function nodesOf({ multi, single }: JsonObject): string[] {
  return String(multi ?? single ?? '').split(',')
}

/** Of a block: its own kind and those of its spans. */
function usedNodes(block: Json): string[] {
  if (!isObject(block)) return []
  const spans = Array.isArray(block['spans']) ? block['spans'] : []
  return [String(block['type']), ...spans.map((span) => String((span as JsonObject)['type']))]
}

function isFilled(value: Json | undefined): boolean {
  if (value === undefined || value === null || value === '' || value === false) return false
  if (Array.isArray(value)) return value.length > 0
  if (!isObject(value)) return true
  return Object.keys(value).length > 0 && value['link_type'] !== 'Any'
}

/** Each document once. */
export function namesOf(places: readonly Place[]): string[] {
  return [...new Set(places.map(({ document }) => document))]
}
