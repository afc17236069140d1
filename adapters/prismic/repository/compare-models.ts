/** What a push of models would change, and what of it the content that is there could not follow. */
import { isObject } from '#schemas/is-object.ts'
import type { JsonObject } from '../service/index.ts'
import {
  compareFields,
  namesOf,
  type FieldChange,
  type Fields,
  type Place,
} from './compare-fields.ts'
import { toText } from './model-text.ts'
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

export interface ModelChange extends FieldChange {
  kind: ModelKind
  id: string
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

/** Pictures of variations are made and pushed apart. */
function keepPictures(model: RemoteModel, from: RemoteModel): RemoteModel {
  if (!Array.isArray(model['variations']) || !Array.isArray(from['variations'])) return model
  const pictures = new Map(
    from['variations'].flatMap((one) =>
      isObject(one) ? [[one['id'], one['imageUrl']] as const] : [],
    ),
  )
  const variations = model['variations'].map((one) => {
    const picture = isObject(one) && !one['imageUrl'] ? pictures.get(one['id'] ?? '') : undefined
    return picture === undefined || !isObject(one) ? one : { ...one, imageUrl: picture }
  })
  return { ...model, variations }
}

/** Without what the repository adds of its own. */
function reduceTo(model: JsonObject, like: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(model).filter(([name]) => Object.hasOwn(like, name)))
}

function compareTypes(
  before: RemoteModel,
  after: RemoteModel,
  content: readonly StoredDocument[],
): FieldChange[] {
  const places = documentsOf(before.id, content)
  const single = before['repeatable'] === true && after['repeatable'] === false
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
      .filter((item) => isObject(item) && item['slice_type'] === type)
      .map((value) => ({ value, document: id })),
  )
}

function compareSlices(
  before: RemoteModel,
  after: RemoteModel,
  content: readonly StoredDocument[],
): FieldChange[] {
  const places = slicesOf(before.id, content)
  const [old, present] = [before, after].map(({ variations }) => (variations ?? []) as JsonObject[])
  const changes = (old ?? []).flatMap((variation): FieldChange[] => {
    const id = String(variation['id'])
    const used = places.filter(({ value }) => (value as JsonObject)['variation'] === id)
    const next = present?.find((one) => one['id'] === id)
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
  const added = (present ?? []).filter(({ id }) => !old?.some((one) => one['id'] === id))
  return [
    ...changes,
    ...added.map(({ id }) => ({ path: String(id), what: 'variation added', breaks: [] })),
  ]
}
