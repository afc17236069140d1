/** What is sent of a document, checked by its model and brought into the form of its file. */
import { isObject } from '#schemas/is-object.ts'
import { randomUUID } from 'node:crypto'
import type { Json, JsonObject } from '../parse-json.ts'
import type { StoredAsset } from './asset-library.ts'
import type { FieldModel } from './model-library.ts'
import type { FieldFault } from './write-refused.ts'

export interface StoringContext {
  slice(id: string): JsonObject | undefined
  asset(id: string): StoredAsset | undefined
  /** By an address the service gave out. */
  assetAt(url: string): StoredAsset | undefined
}

type Fields = Record<string, FieldModel>

/**
 * Keeps the order of what is given. Of links to documents only what says where they lead is kept, of
 * pictures and files the path of the asset.
 *
 * @param customType - the model of its type
 */
export function toStoredData(
  data: JsonObject,
  customType: JsonObject,
  context: StoringContext,
): { data: JsonObject; faults: FieldFault[] } {
  const faults: FieldFault[] = []
  const tabs = Object.values(customType['json'] as unknown as Record<string, Fields>)
  return { data: readFields(data, Object.assign({}, ...tabs) as Fields, 'data'), faults }

  function fail(property: string, value: unknown, error: string): void {
    faults.push({ property, value, error })
  }

  function readFields(values: JsonObject, fields: Fields, at: string): JsonObject {
    return Object.fromEntries(
      Object.entries(values).flatMap(([name, value]): [string, Json][] => {
        const place = `${at}.${name}`
        const model = Object.hasOwn(fields, name) ? fields[name] : undefined
        if (!model) fail(place, value, 'The model has no such field')
        return [[name, model && value !== null ? readField(value, model, place) : value]]
      }),
    )
  }

  function readField(value: Json, model: FieldModel, at: string): Json {
    const config = model.config ?? {}
    const plain = plainFields[model.type]
    if (plain) {
      if (!plain.isValid(value)) fail(at, value, `It must be ${plain.expected}`)
      return value
    }
    switch (model.type) {
      case 'StructuredText':
        return readList(value, at, readBlock)
      case 'Image':
        return readOne(value, at, readImage)
      case 'Link':
        return config['repeat'] ? readList(value, at, readLink) : readOne(value, at, readLink)
      case 'Group': {
        const fields = config['fields'] as unknown as Fields
        return readList(value, at, (item, place) => readFields(item, fields, place))
      }
      case 'Slices':
      case 'Choice':
      case 'LegacySlices':
        return readList(value, at, (item, place) => readSlice(item, config, place))
      default:
        return value
    }
  }

  function readOne(value: Json, at: string, read: (one: JsonObject, at: string) => Json): Json {
    if (isObject(value)) return read(value, at)
    fail(at, value, 'It must be an object')
    return value
  }

  function readList(value: Json, at: string, read: (one: JsonObject, at: string) => Json): Json {
    if (Array.isArray(value)) {
      return value.map((item, index) => readOne(item, `${at}[${index}]`, read))
    }
    fail(at, value, 'It must be a list')
    return value
  }

  function readBlock(block: JsonObject, at: string): Json {
    const { type, text, spans, oembed } = block
    if (type === 'image') {
      const image = readImage(block, at) as JsonObject
      return isObject(block['linkTo'])
        ? { ...image, linkTo: readLink(block['linkTo'], `${at}.linkTo`) }
        : image
    }
    if (type === 'embed') {
      if (!isObject(oembed)) fail(at, block, 'An embed needs "oembed"')
      return block
    }
    if (typeof type !== 'string' || typeof text !== 'string') {
      fail(at, block, 'A block needs the texts "type" and "text"')
      return block
    }
    if (!Array.isArray(spans)) return block
    return {
      ...block,
      spans: spans.map((span, index) =>
        isObject(span) && span['type'] === 'hyperlink' && isObject(span['data'])
          ? { ...span, data: readLink(span['data'], `${at}.spans[${index}].data`) }
          : span,
      ),
    }
  }

  function readImage(image: JsonObject, at: string): Json {
    const stored = Object.fromEntries(
      Object.entries(image).map(([name, value]) => [
        name,
        isObject(value) && !imageParts.has(name) ? readImage(value, `${at}.${name}`) : value,
      ]),
    )
    if (image['id'] === undefined) {
      if (typeof image['url'] === 'string') return { ...stored, url: toFileUrl(image['url']) }
      if (Object.keys(image).length > 0) fail(at, image, 'A picture needs the "id" of an asset')
      return stored
    }
    const asset = context.asset(String(image['id']))
    if (!asset) {
      fail(at, image['id'], `There is no asset ${String(image['id'])}`)
      return stored
    }
    const { width = 0, height = 0, alt = null } = asset
    return {
      ...stored,
      url: `asset:${asset.path}`,
      alt: stored['alt'] === undefined ? alt : stored['alt'],
      dimensions: stored['dimensions'] ?? { width, height },
    }
  }

  /** Files have `asset:` and a path in place of the address under which the service gives it out. */
  function toFileUrl(url: string): string {
    const asset = context.assetAt(url)
    return asset ? `asset:${asset.path}` : url
  }

  function readLink(link: JsonObject, at: string): Json {
    const { link_type } = link
    if (link_type === 'Document') {
      if (typeof link['id'] === 'string') return pick(link, documentLinkParts)
      if (typeof link['uid'] === 'string') return pick(link, [...documentLinkParts, 'uid'])
      fail(at, link, 'A link to a document needs its "id"')
      return link
    }
    if (link_type === 'Web') {
      if (typeof link['url'] !== 'string') fail(at, link, 'A link to the web needs its "url"')
      return link
    }
    if (link_type === 'Media') {
      const asset = typeof link['id'] === 'string' ? context.asset(link['id']) : undefined
      if (!asset) {
        if (typeof link['url'] === 'string') return { ...link, url: toFileUrl(link['url']) }
        fail(at, link, `There is no asset ${String(link['id'])}`)
        return link
      }
      const { filename: name, kind, path, size } = asset
      return { ...link, name, kind, url: `asset:${path}`, size: String(size) }
    }
    if (link_type !== 'Any') fail(at, link, '"link_type" must be Document, Web, Media or Any')
    return link
  }

  /** One from before there were shared slices: its model stands in the zone. */
  function readOldSlice(slice: JsonObject, choice: JsonObject, at: string): Json {
    const { primary = {}, items = [], value = null, ...rest } = slice
    const head = { ...rest, slice_label: slice['slice_label'] ?? null }
    if (choice['type'] !== 'Slice') {
      const model = choice as unknown as FieldModel
      return { ...head, value: value === null ? value : readField(value, model, `${at}.value`) }
    }
    const fields = toFields(choice['non-repeat'])
    const rows = toFields(choice['repeat'])
    return {
      ...head,
      items: readList(items, `${at}.items`, (row, place) => readFields(row, rows, place)),
      primary: readOne(primary, `${at}.primary`, (one, place) => readFields(one, fields, place)),
    }
  }

  function readSlice(slice: JsonObject, { choices }: JsonObject, at: string): Json {
    const { slice_type: type, primary = {}, items = [] } = slice
    const isOffered = typeof type === 'string' && isObject(choices) && Object.hasOwn(choices, type)
    const choice = isOffered ? choices[type] : undefined
    if (isObject(choice) && choice['type'] !== 'SharedSlice') return readOldSlice(slice, choice, at)
    const variations = isOffered ? (context.slice(type)?.['variations'] as JsonObject[]) : undefined
    if (!variations) {
      fail(`${at}.slice_type`, type, 'The zone has no such slice')
      return slice
    }
    const usual = variations.some(({ id }) => id === 'default') ? 'default' : variations[0]?.['id']
    const { variation = usual ?? 'default' } = slice
    const model = variations.find(({ id }) => id === variation)
    if (!model) {
      fail(`${at}.variation`, variation, 'The slice has no such variation')
      return slice
    }
    const rows = (model['items'] ?? {}) as unknown as Fields
    const fields = (model['primary'] ?? {}) as unknown as Fields
    return {
      ...(slice['id'] === undefined ? { id: `${String(type)}$${randomUUID()}` } : {}),
      ...slice,
      slice_label: slice['slice_label'] ?? null,
      variation,
      version: slice['version'] ?? model['version'] ?? 'initial',
      items: readList(items, `${at}.items`, (row, place) => readFields(row, rows, place)),
      primary: readOne(primary, `${at}.primary`, (one, place) => readFields(one, fields, place)),
    }
  }
}

const toFields = (fields: Json | undefined) => (isObject(fields) ? fields : {}) as unknown as Fields

const imageParts = new Set(['dimensions', 'edit', 'linkTo'])
const documentLinkParts = ['link_type', 'type', 'id', 'text', 'variant', 'target', 'key']

function pick(from: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)))
}

const isText = (value: Json) => typeof value === 'string'
const matches = (pattern: RegExp) => (value: Json) => isText(value) && pattern.test(String(value))
const text = { isValid: isText, expected: 'a text' }
/** `@today+3d` is a date of the embedded service alone. */
const relative = '@today[+-]\\d{1,4}d'

const plainFields: Record<string, { isValid(value: Json): boolean; expected: string }> = {
  Text: text,
  Select: text,
  UID: text,
  Color: { isValid: matches(/^#[\da-f]{6}$/i), expected: 'a colour: #1a2b3c' },
  Date: {
    isValid: matches(new RegExp(`^(\\d{4}-\\d\\d-\\d\\d|${relative})$`)),
    expected: 'a date: 2026-11-21',
  },
  Timestamp: {
    isValid: matches(
      new RegExp(`^(\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d.*|${relative} \\d\\d:\\d\\d)$`),
    ),
    expected: 'a time: 2026-11-21T09:00:00+0000',
  },
  Number: { isValid: (value) => typeof value === 'number', expected: 'a number' },
  Boolean: { isValid: (value) => typeof value === 'boolean', expected: 'true or false' },
  GeoPoint: { isValid: isObject, expected: 'an object' },
  Embed: { isValid: isObject, expected: 'an object' },
}
