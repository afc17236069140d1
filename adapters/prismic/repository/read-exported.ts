/**
 * Documents as Slice Machine projects and starters carry them in `documents/<lang>`: the editor's own form, in files
 * called `<id>=#=<version>=#=<type>=#=<group>=#=<lang>=#=<y or n, of the master language>.json`.
 */
import type { PrismicDocument } from '@prismicio/client'
import { isObject } from '#schemas/is-object.ts'
import type { Json, JsonObject } from '../service/index.ts'

/** Models of types and slices, by id. */
export interface ExportModels {
  type(id: string): JsonObject | undefined
  slice(id: string): JsonObject | undefined
}

const name = /(?:^|\/)([^/]+)=#=[^/]*=#=([^/]+)=#=([^/]*)=#=([^/]+)=#=([yn])\.json$/

export function isExportedName(file: string): boolean {
  return name.test(file)
}

interface Exported {
  document: PrismicDocument
  isMaster: boolean
}

/** Undefined for a type without model, and for what is no document. */
export function toExportedDocument(
  file: string,
  value: Json,
  models: ExportModels,
): Exported | undefined {
  const [, id = '', type = '', group = '', lang = '', master] = name.exec(file) ?? []
  const model = models.type(type)
  if (!isObject(value) || !model) return undefined
  const tabs = Object.values(isObject(model['json']) ? model['json'] : {}).filter(isObject)
  const fields = Object.assign({}, ...tabs) as JsonObject
  const data = toFields(value, fields, models)
  const uid = typeof value['uid'] === 'string' ? value['uid'] : null
  const document = {
    id,
    uid,
    type,
    lang,
    tags: [],
    group,
    alternate_languages: [],
    first_publication_date: null,
    last_publication_date: null,
    data,
  }
  return { document: document as unknown as PrismicDocument, isMaster: master === 'y' }
}

/** Those of the model; what stands beside them says where editors have put them. */
function toFields(values: JsonObject, fields: JsonObject, models: ExportModels): JsonObject {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, model]): [string, Json][] => {
      const value = values[name]
      if (value === undefined || value === null || !isObject(model) || model['type'] === 'UID')
        return []
      return [[name, toValue(value, model, models)]]
    }),
  )
}

function toValue(value: Json, model: JsonObject, models: ExportModels): Json {
  const config = isObject(model['config']) ? model['config'] : {}
  switch (model['type']) {
    case 'StructuredText':
      return listOf(value).map(toBlock)
    case 'Image':
      return isObject(value) ? toImage(value) : {}
    case 'Link':
      return config['repeat'] === true ? listOf(value).map(toLink) : toLink(value)
    case 'Group': {
      const fields = isObject(config['fields']) ? config['fields'] : {}
      return listOf(value).flatMap((row) => (isObject(row) ? [toFields(row, fields, models)] : []))
    }
    case 'Slices':
    case 'Choice':
    case 'LegacySlices': {
      const choices = isObject(config['choices']) ? config['choices'] : {}
      return listOf(value).flatMap((slice) => toSlice(slice, choices, models))
    }
    case 'GeoPoint':
      return toPoint(value)
    case 'Number':
      return typeof value === 'string' ? Number(value) : value
    case 'Boolean':
      return value === true || value === 'true'
    default:
      return value
  }
}

function listOf(value: Json): Json[] {
  return Array.isArray(value) ? value : [value]
}

/** The words of a block are inside it here, and beside its kind in the Content API. */
function toBlock(block: Json): Json {
  if (!isObject(block)) return {}
  const { type = 'paragraph', content, data, direction } = block
  if (type === 'image') return { type, ...(isObject(data) ? toImage(data) : {}) }
  if (type === 'embed') return { type, oembed: isObject(data) ? data : {} }
  const { text = '', spans = [] } = isObject(content) ? content : block
  return {
    type,
    text,
    spans: listOf(spans).map((span) =>
      isObject(span) && span['type'] === 'hyperlink'
        ? { ...span, data: toLink(span['data'] ?? null) }
        : span,
    ),
    ...(direction === undefined ? {} : { direction }),
  }
}

/** Pictures keep where they are; a cut one says what of it is shown. */
function toImage(image: JsonObject): JsonObject {
  const { origin, url, width, height, alt = null, credits = null, edit, thumbnails } = image
  const source = isObject(origin) ? origin : {}
  const address = url ?? source['url']
  if (typeof address !== 'string') return {}
  const views = isObject(thumbnails) ? Object.entries(thumbnails) : []
  const { zoom = 1, background = 'transparent', crop } = isObject(edit) ? edit : {}
  const { x = 0, y = 0 } = isObject(crop) ? crop : {}
  return {
    ...(source['id'] === undefined ? {} : { id: source['id'] }),
    url: address,
    alt,
    copyright: credits,
    dimensions: { width: width ?? source['width'] ?? 0, height: height ?? source['height'] ?? 0 },
    edit: { x, y, zoom, background },
    ...(isObject(image['linkTo']) ? { linkTo: toLink(image['linkTo']) } : {}),
    ...Object.fromEntries(
      views.flatMap(([name, view]) => (isObject(view) ? [[name, toImage(view)] as const] : [])),
    ),
  }
}

/** By what it has: an address and a size is a file, an address a page elsewhere, an id alone a document. */
function toLink(link: Json): Json {
  if (!isObject(link)) return { link_type: 'Any' }
  const { id, url, text, key, variant, target, kind, size, name } = link
  const words = {
    ...(text === undefined ? {} : { text }),
    ...(key === undefined ? {} : { key }),
    ...(variant === undefined ? {} : { variant }),
    ...(target === undefined || target === null ? {} : { target }),
  }
  if (typeof url === 'string' && url !== '') {
    const isFile = kind !== undefined || size !== undefined
    if (!isFile) return { link_type: 'Web', url, ...words }
    const file = { name: name ?? '', kind: kind ?? 'file', size: String(size ?? '') }
    return { link_type: 'Media', ...(id === undefined ? {} : { id }), url, ...file, ...words }
  }
  return typeof id === 'string' ? { link_type: 'Document', id, ...words } : { link_type: 'Any' }
}

function toPoint(value: Json): Json {
  const { position = value } = isObject(value) ? value : {}
  const { lat, lng, latitude = lat, longitude = lng } = isObject(position) ? position : {}
  return latitude === undefined ? {} : { latitude, longitude: longitude ?? 0 }
}

/** Its key is its type and a name: `hero$4f1c…`. */
function toSlice(slice: Json, choices: JsonObject, models: ExportModels): JsonObject[] {
  if (!isObject(slice) || typeof slice['key'] !== 'string') return []
  const { key, value, maybeLabel = null } = slice
  const [type = ''] = key.split('$')
  const choice = choices[type]
  const head = { id: key, slice_type: type, slice_label: slice['label'] ?? maybeLabel }
  const content = isObject(value) ? value : {}
  if (isObject(choice) && choice['type'] !== 'SharedSlice')
    return [{ ...head, ...toOldContent(value ?? null, choice, models) }]
  const model = models.slice(type)
  const list = model?.['variations']
  const variations = (Array.isArray(list) ? list : []).filter((one) => isObject(one))
  const shown = variations.find(({ id }) => id === content['variation']) ?? variations[0]
  if (!shown) return []
  return [
    {
      ...head,
      variation: content['variation'] ?? shown['id'] ?? 'default',
      version: 'initial',
      ...toZones(content['primary'], content['items'], [shown['primary'], shown['items']], models),
    },
  ]
}

function toOldContent(value: Json, choice: JsonObject, models: ExportModels): JsonObject {
  if (choice['type'] !== 'Slice') return { value: toValue(value, choice, models) }
  const content = isObject(value) ? value : {}
  const zones: [Json | undefined, Json | undefined] = [choice['non-repeat'], choice['repeat']]
  return toZones(content['non-repeat'], content['repeat'], zones, models)
}

function toZones(
  primary: Json | undefined,
  items: Json | undefined,
  [fields, rows]: [Json | undefined, Json | undefined],
  models: ExportModels,
): JsonObject {
  const inside = isObject(rows) ? rows : {}
  return {
    primary: toFields(isObject(primary) ? primary : {}, isObject(fields) ? fields : {}, models),
    items: (Array.isArray(items) ? items : []).flatMap((row) =>
      isObject(row) ? [toFields(row, inside, models)] : [],
    ),
  }
}
