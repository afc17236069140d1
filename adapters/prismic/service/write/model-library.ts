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

/**
 * @param folders - of models; the last is written, the others are there from the start
 * @param hasDocuments - whether a document of this type exists
 */
export function createModelLibrary(
  folders: readonly string[],
  hasDocuments: (type: string) => boolean,
): ModelLibrary {
  const target = folders.at(-1) ?? 'models'
  const models = {
    customtypes: readAll(folders, 'customtypes'),
    slices: readAll(folders, 'slices'),
  }
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

function readAll(folders: readonly string[], kind: ModelKind): Map<string, JsonObject> {
  const found = new Map<string, JsonObject>()
  for (const folder of folders.map((path) => join(path, kind)).filter((path) => existsSync(path))) {
    for (const name of readdirSync(folder).sort()) {
      if (name.startsWith('.') || !name.endsWith('.json')) continue
      const model = parseJson(readFileSync(join(folder, name), 'utf8'))
      found.set(String(model.id), model)
    }
  }
  return found
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
  const ids = list.map((variation) => (isObject(variation) ? variation.id : undefined))
  return [
    ...(type === 'SharedSlice' ? [] : ['"type" must be "SharedSlice"']),
    ...(typeof name === 'string' ? [] : ['"name" must be a text']),
    ...(list.length > 0 ? [] : ['"variations" must be a list with at least one']),
    ...(new Set(ids).size === ids.length ? [] : ['two variations have the same id']),
    ...list.flatMap((variation, at) => {
      if (!isObject(variation) || typeof variation.id !== 'string') {
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
    if (!isObject(field) || !fieldTypes.has(String(field.type))) {
      return [`${at}.${name} has no known type`]
    }
    if (field.type !== 'Group') return []
    const { config } = field
    return findFieldFaults(isObject(config) ? (config.fields ?? {}) : {}, `${at}.${name}`)
  })
}
