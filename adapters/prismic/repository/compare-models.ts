/** What a push of models would change, and what of it the content that is there could not follow. */
import { isObject } from '../service/index.ts'
import type { Json, JsonObject } from '../service/index.ts'
import type { ModelKind, RemoteModel } from './repository-api.ts'

export type Models = Readonly<Record<ModelKind, readonly RemoteModel[]>>

/** A published document, as far as models matter. */
export interface StoredDocument {
  id: string
  type: string
  lang: string
  uid: string | null
  data: unknown
}

export interface ModelChange {
  kind: ModelKind
  id: string
  /** In the model: `json.Main.title`, `default.primary.items.label`. */
  path: string
  what: string
  /** Ids of documents whose content does not fit any more; empty when the change is additive. */
  breaks: string[]
}

export interface ModelDiff {
  /** To be inserted, in the order of sending. */
  inserts: { kind: ModelKind; model: RemoteModel }[]
  updates: { kind: ModelKind; model: RemoteModel; from: RemoteModel }[]
  /** Only in the repository. */
  removals: { kind: ModelKind; id: string; breaks: string[] }[]
  changes: ModelChange[]
}

const kinds: readonly ModelKind[] = ['customtypes', 'slices']

interface FieldModel {
  type: string
  config?: JsonObject
}
type Fields = Record<string, FieldModel>

/** A value and the document that has it. */
interface Place {
  value: Json
  document: string
}

/** @param content - what is published, in every language */
export function compareModels(
  own: Models,
  there: Models,
  content: readonly StoredDocument[],
): ModelDiff {
  const diff: ModelDiff = { inserts: [], updates: [], removals: [], changes: [] }
  for (const kind of kinds) {
    for (const model of own[kind]) {
      const from = there[kind].find(({ id }) => id === model.id)
      if (!from) {
        diff.inserts.push({ kind, model })
        continue
      }
      const complete = keepPictures(model, from)
      if (toText(complete) === toText(reduceTo(from, complete))) continue
      diff.updates.push({ kind, model: complete, from })
      const changes =
        kind === 'customtypes'
          ? compareTypes(from, complete, content)
          : compareSlices(from, complete, content)
      const said = changes.length > 0 ? changes : [{ path: '', what: 'words or order', breaks: [] }]
      diff.changes.push(...said.map((change) => ({ kind, id: model.id, ...change })))
    }
    for (const { id } of there[kind]) {
      if (own[kind].some((model) => model.id === id)) continue
      const places = kind === 'customtypes' ? documentsOf(id, content) : slicesOf(id, content)
      diff.removals.push({ kind, id, breaks: namesOf(places) })
    }
  }
  return diff
}

type Change = Pick<ModelChange, 'path' | 'what' | 'breaks'>

/** Pictures of variations are made and pushed apart. */
function keepPictures(model: RemoteModel, from: RemoteModel): RemoteModel {
  if (!Array.isArray(model.variations) || !Array.isArray(from.variations)) return model
  const pictures = new Map(
    from.variations.flatMap((one) => (isObject(one) ? [[one.id, one.imageUrl] as const] : [])),
  )
  const variations = model.variations.map((one) =>
    isObject(one) && !one.imageUrl ? { ...one, imageUrl: pictures.get(one.id ?? '') ?? '' } : one,
  )
  return { ...model, variations }
}

/** Without what the repository adds of its own. */
function reduceTo(model: JsonObject, like: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(model).filter(([name]) => Object.hasOwn(like, name)))
}

/** Maps of fields keep their order, which editors see; that of all else means nothing. */
type Order = 'tabs' | 'fields' | undefined

function toText(value: Json | undefined, order?: Order): string {
  if (Array.isArray(value)) return `[${value.map((item) => toText(item)).join()}]`
  if (!isObject(value)) return JSON.stringify(value ?? null)
  const names = Object.keys(value)
  const parts = (order ? names : names.sort()).map(
    (name) => `${name}:${toText(value[name], orderOf(name, order))}`,
  )
  return `{${parts.join()}}`
}

function orderOf(name: string, parent: Order): Order {
  if (parent) return parent === 'tabs' ? 'fields' : undefined
  if (name === 'json') return 'tabs'
  return ['primary', 'items', 'fields'].includes(name) ? 'fields' : undefined
}

function compareTypes(
  before: RemoteModel,
  after: RemoteModel,
  content: readonly StoredDocument[],
): Change[] {
  const places = documentsOf(before.id, content)
  const single = before.repeatable === true && after.repeatable === false
  const perLanguage = Map.groupBy(
    content.filter(({ type }) => type === before.id),
    ({ lang }) => lang,
  )
  const many = [...perLanguage.values()].find(({ length }) => length > 1)
  return [
    ...(single
      ? [
          {
            path: 'repeatable',
            what: 'one document a language',
            breaks: many?.map(({ id }) => id) ?? [],
          },
        ]
      : []),
    ...compareFields(toFields(before), toFields(after), places, ''),
  ]
}

function toFields({ json }: JsonObject): Fields {
  return Object.assign({}, ...Object.values(json as JsonObject)) as Fields
}

function documentsOf(type: string, content: readonly StoredDocument[]): Place[] {
  return content
    .filter((document) => document.type === type)
    .map(({ id, uid, data }) => ({ value: { uid, ...(data as JsonObject) }, document: id }))
}

/** Every slice of a type, in any zone. */
function slicesOf(type: string, content: readonly StoredDocument[]): Place[] {
  return content.flatMap(({ id, data }) =>
    Object.values(data as JsonObject)
      .filter((value) => Array.isArray(value))
      .flat()
      .filter((item) => isObject(item) && item.slice_type === type)
      .map((value) => ({ value, document: id })),
  )
}

function compareSlices(
  before: RemoteModel,
  after: RemoteModel,
  content: readonly StoredDocument[],
): Change[] {
  const places = slicesOf(before.id, content)
  const [old, present] = [before, after].map(({ variations }) => (variations ?? []) as JsonObject[])
  const changes = (old ?? []).flatMap((variation): Change[] => {
    const id = String(variation.id)
    const used = places.filter(({ value }) => (value as JsonObject).variation === id)
    const next = present?.find((one) => one.id === id)
    if (!next) return [{ path: id, what: 'variation removed', breaks: namesOf(used) }]
    return (['primary', 'items'] as const).flatMap((zone) => {
      const rows = used.flatMap(({ value, document }) =>
        [(value as JsonObject)[zone] ?? []].flat().map((row) => ({ value: row, document })),
      )
      const [from, to] = [variation[zone] ?? {}, next[zone] ?? {}]
      return compareFields(
        from as unknown as Fields,
        to as unknown as Fields,
        rows,
        `${id}.${zone}.`,
      )
    })
  })
  const added = (present ?? []).filter(({ id }) => !old?.some((one) => one.id === id))
  return [
    ...changes,
    ...added.map(({ id }) => ({ path: String(id), what: 'variation added', breaks: [] })),
  ]
}

/** @param places - the objects that hold the fields */
function compareFields(
  before: Fields,
  after: Fields,
  places: readonly Place[],
  at: string,
): Change[] {
  const valuesOf = (name: string) =>
    places.flatMap(({ value, document }) => {
      const field = isObject(value) ? value[name] : undefined
      return isFilled(field) ? [{ value: field as Json, document }] : []
    })
  return [
    ...Object.entries(before).flatMap(([name, field]): Change[] => {
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
): Change[] {
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
const rules: Record<string, (comparison: Comparison) => Change[]> = {
  Select({ from, to, values, path }) {
    const gone = without(listOf(from.options), listOf(to.options))
    if (gone.length === 0) return []
    const used = values.filter(({ value }) => gone.includes(String(value)))
    return [{ path, what: `choices removed: ${gone.join(', ')}`, breaks: namesOf(used) }]
  },
  Number({ from, to, values, path }) {
    if (from.min === to.min && from.max === to.max) return []
    const isOutside = (value: number) =>
      (typeof to.min === 'number' && value < to.min) ||
      (typeof to.max === 'number' && value > to.max)
    const used = values.filter(({ value }) => isOutside(Number(value)))
    return [{ path, what: 'range changed', breaks: namesOf(used) }]
  },
  StructuredText({ from, to, values, path }) {
    const gone = without(nodesOf(from), nodesOf(to))
    const isCut = from.multi !== undefined && to.multi === undefined
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
    if (Boolean(from.repeat) !== Boolean(to.repeat)) {
      return [
        {
          path,
          what: to.repeat ? 'becomes a list' : 'is a list no longer',
          breaks: namesOf(values),
        },
      ]
    }
    const kind = { document: 'Document', media: 'Media', web: 'Web' }[String(to.select)]
    const types = listOfTypes(to.customtypes)
    const variants = without(listOf(from.variants), listOf(to.variants))
    const isLost = (link: Json) =>
      isObject(link) &&
      link.link_type !== 'Any' &&
      ((kind !== undefined && link.link_type !== kind) ||
        (types.length > 0 && link.link_type === 'Document' && !types.includes(String(link.type))) ||
        variants.includes(String(link.variant)))
    const used = values.filter(({ value }) => [value].flat().some(isLost))
    const isSame =
      from.select === to.select &&
      toText(from.customtypes) === toText(to.customtypes) &&
      variants.length === 0
    return isSame ? [] : [{ path, what: 'targets changed', breaks: namesOf(used) }]
  },
  Group({ from, to, values, path }) {
    const rows = values.flatMap(({ value, document }) =>
      [value].flat().map((row) => ({ value: row, document })),
    )
    const isCut = from.repeat !== false && to.repeat === false
    const many = values.filter(({ value }) => Array.isArray(value) && value.length > 1)
    return [
      ...(isCut ? [{ path, what: 'one row only', breaks: namesOf(many) }] : []),
      ...compareFields(
        (from.fields ?? {}) as unknown as Fields,
        (to.fields ?? {}) as unknown as Fields,
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
        value.some((item) => isObject(item) && gone.includes(String(item.slice_type))),
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
  return Array.isArray(types) ? types.map((one) => String(isObject(one) ? one.id : one)) : []
}

function nodesOf({ multi, single }: JsonObject): string[] {
  return String(multi ?? single ?? '').split(',')
}

/** Of a block: its own kind and those of its spans. */
function usedNodes(block: Json): string[] {
  if (!isObject(block)) return []
  const spans = Array.isArray(block.spans) ? block.spans : []
  return [String(block.type), ...spans.map((span) => String((span as JsonObject).type))]
}

function isFilled(value: Json | undefined): boolean {
  if (value === undefined || value === null || value === '' || value === false) return false
  if (Array.isArray(value)) return value.length > 0
  if (!isObject(value)) return true
  return Object.keys(value).length > 0 && value.link_type !== 'Any'
}

function namesOf(places: readonly Place[]): string[] {
  return [...new Set(places.map(({ document }) => document))]
}
