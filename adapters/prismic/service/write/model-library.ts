/** Custom types and shared slices: `models/customtypes/<id>.json` and `models/slices/<id>.json`. */
import { isObject } from '#schemas/is-object.ts'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseJson } from '../parse-json.ts'
import type { Json, JsonObject } from '../parse-json.ts'
import { syncFolder, toJsonText, writeWhole } from './whole-files.ts'
import { WriteRefused } from './write-refused.ts'

export type ModelKind = 'customtypes' | 'slices'

export interface FieldModel {
  type: string
  config?: JsonObject
}

export interface ModelLibrary {
  list(kind: ModelKind): JsonObject[]
  find(kind: ModelKind, id: string): JsonObject | undefined
  /** @throws WriteRefused 409 when there is one of this id, 400 when it is no model */
  insert(kind: ModelKind, model: Json): Promise<void>
  /** @throws WriteRefused 422 when there is none of this id, 400 when it is no model */
  update(kind: ModelKind, model: Json): Promise<void>
  /** @throws WriteRefused 404 when there is none of this id, 400 when documents need it */
  remove(kind: ModelKind, id: string): Promise<void>
}

export type Models = Readonly<Record<ModelKind, readonly (JsonObject & { id: string })[]>>

/**
 * @param target - the folder that is written; what it has is there from the start
 * @param given - also there from the start, and never written
 * @param hasDocuments - whether a document of this type exists
 */
export function createModelLibrary(
  target: string,
  given: Models | undefined,
  hasDocuments: (type: string) => boolean,
): ModelLibrary {
  const open = (kind: ModelKind) =>
    new Map([
      ...(given?.[kind] ?? []).map((model) => [model.id, model] as const),
      ...readAll(join(target, kind)),
    ])
  const models = { customtypes: open('customtypes'), slices: open('slices') }
  async function save(kind: ModelKind, model: JsonObject & { id: string }): Promise<void> {
    await writeWhole(join(target, kind, `${model.id}.json`), toJsonText(model))
    models[kind].set(model.id, model)
  }
  return {
    list: (kind) => [...models[kind].values()],
    find: (kind, id) => models[kind].get(id),
    async insert(kind, value) {
      const model = toModel(kind, value)
      if (models[kind].has(model.id)) throw new WriteRefused(409, `The id "${model.id}" is taken`)
      await save(kind, model)
    },
    async update(kind, value) {
      const model = toModel(kind, value)
      if (!models[kind].has(model.id)) throw new WriteRefused(422, `There is no "${model.id}"`)
      await save(kind, model)
    },
    async remove(kind, id) {
      if (!models[kind].has(id)) throw new WriteRefused(404, `There is no "${id}"`)
      if (kind === 'customtypes' && hasDocuments(id)) {
        throw new WriteRefused(400, `The custom type "${id}" has associated documents`)
      }
      const folder = join(target, kind)
      if (!existsSync(join(folder, `${id}.json`))) {
        throw new WriteRefused(403, `"${id}" belongs to the site and cannot be removed here`)
      }
      await rm(join(folder, `${id}.json`))
      await syncFolder(folder)
      models[kind].delete(id)
    },
  }
}

function readAll(folder: string): [string, JsonObject][] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.') && name.endsWith('.json'))
    .sort()
    .map((name) => {
      const model = parseJson(readFileSync(join(folder, name), 'utf8'))
      return [String(model['id']), model]
    })
}

const fieldTypes = new Set(
  'Boolean Choice Color Date Embed GeoPoint Group Image IntegrationFields LegacySlices Link Number Range Select Separator Slices StructuredText Table Text Timestamp UID'.split(
    ' ',
  ),
)

/** The shape that reading documents relies on. @throws WriteRefused 400 naming the part */
function toModel(kind: ModelKind, value: Json): JsonObject & { id: string } {
  const refuse = (what: string) => new WriteRefused(400, `The model cannot be read: ${what}`)
  if (!isObject(value)) throw refuse('it is no object')
  const { id } = value
  if (typeof id !== 'string' || !/^\w[\w-]*$/.test(id)) throw refuse('"id" must be a word')
  const faults = kind === 'slices' ? findSliceFaults(value) : findTypeFaults(value)
  if (faults.length > 0) throw refuse(faults.join('; '))
  return { ...value, id }
}

function findTypeFaults({ label, repeatable, status, json }: JsonObject): string[] {
  const tabs = isObject(json) ? Object.entries(json) : []
  return [
    ...(typeof (label ?? '') === 'string' ? [] : ['"label" must be a text']),
    ...(typeof repeatable === 'boolean' ? [] : ['"repeatable" must be true or false']),
    ...(typeof status === 'boolean' ? [] : ['"status" must be true or false']),
    ...(isObject(json) ? [] : ['"json" must be an object of tabs']),
    ...tabs.flatMap(([tab, fields]) => findFieldFaults(fields, `json.${tab}`)),
  ]
}

function findSliceFaults({ type, name, variations }: JsonObject): string[] {
  const list = Array.isArray(variations) ? variations : []
  const ids = list.map((variation) => (isObject(variation) ? variation['id'] : undefined))
  return [
    ...(type === 'SharedSlice' ? [] : ['"type" must be "SharedSlice"']),
    ...(typeof name === 'string' ? [] : ['"name" must be a text']),
    ...(list.length > 0 ? [] : ['"variations" must be a list with at least one']),
    ...(new Set(ids).size === ids.length ? [] : ['two variations have the same id']),
    ...list.flatMap((variation, at) => {
      if (!isObject(variation) || typeof variation['id'] !== 'string') {
        return [`variations[${at}] needs an "id"`]
      }
      const zones = ['primary', 'items'] as const
      return zones.flatMap((zone) =>
        findFieldFaults(variation[zone] ?? {}, `variations[${at}].${zone}`),
      )
    }),
  ]
}

function findFieldFaults(fields: unknown, at: string): string[] {
  if (!isObject(fields)) return [`${at} must be an object of fields`]
  return Object.entries(fields).flatMap(([name, field]) => {
    if (!isObject(field) || !fieldTypes.has(String(field['type']))) {
      return [`${at}.${name} has no known type`]
    }
    if (field['type'] !== 'Group') return []
    const { config } = field
    return findFieldFaults(isObject(config) ? (config['fields'] ?? {}) : {}, `${at}.${name}`)
  })
}
