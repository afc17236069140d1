/** What is sent of a document, checked by its model and brought into the form of its file. */
import { isObject } from '#schemas/is-object.ts'
import { randomUUID } from 'node:crypto'
import type { Json, JsonObject } from '../parse-json.ts'
import type { FieldModel } from './model-library.ts'
import { findPlainFault, isPlain } from './plain-fields.ts'
import { createLinkStore, type LinkTargets } from './store-links.ts'
import type { FieldFault } from './write-refused.ts'

export interface StoringContext extends LinkTargets {
  slice(id: string): JsonObject | undefined
}

type Fields = Record<string, FieldModel>

/**
 * Keeps the order of what is given.
 *
 * @param customType - the model of its type
 */
export function toStoredData(
  data: JsonObject,
  customType: JsonObject,
  context: StoringContext,
): { data: JsonObject; faults: FieldFault[] } {
  const faults: FieldFault[] = []
  const { readImage, readLink } = createLinkStore(context, fail)
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
    if (isPlain(model)) {
      const fault = findPlainFault(value, model)
      if (fault !== undefined) fail(at, value, fault)
      return value
    }
    const readConfigured = (link: JsonObject, place: string) => readLink(link, place, config)
    switch (model.type) {
      case 'StructuredText':
        return readList(value, at, readBlock)
      case 'Image':
        return readOne(value, at, readImage)
      case 'Link':
        return config['repeat']
          ? readList(value, at, readConfigured)
          : readOne(value, at, readConfigured)
      case 'Group': {
        const fields = (config['fields'] ?? {}) as unknown as Fields
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
    fail(at, value, 'The value must be an object')
    return value
  }

  function readList(value: Json, at: string, read: (one: JsonObject, at: string) => Json): Json {
    if (Array.isArray(value)) {
      return value.map((item, index) => readOne(item, `${at}[${index}]`, read))
    }
    fail(at, value, 'The value must be an array')
    return value
  }

  function readBlock(block: JsonObject, at: string): Json {
    const { type, text, spans, oembed } = block
    if (type === 'image') {
      const image = readImage(block, at)
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

  function readSlice(slice: JsonObject, { choices }: JsonObject, at: string): Json {
    const { slice_type: type } = slice
    const isOffered = typeof type === 'string' && isObject(choices) && Object.hasOwn(choices, type)
    const choice = isOffered ? choices[type] : undefined
    const shared = isOffered ? context.slice(type) : undefined
    if (isObject(choice) && choice['type'] !== 'SharedSlice')
      return readLegacySlice(slice, choice, at)
    if (!shared) {
      fail(`${at}.slice_type`, type, 'The zone has no such slice')
      return slice
    }
    return readSharedSlice(slice, shared['variations'] as JsonObject[], at)
  }

  function readSharedSlice(slice: JsonObject, variations: readonly JsonObject[], at: string): Json {
    const usual = variations.some(({ id }) => id === 'default') ? 'default' : variations[0]?.['id']
    const { variation = usual ?? 'default' } = slice
    const model = variations.find(({ id }) => id === variation)
    if (!model) {
      fail(`${at}.variation`, variation, 'The slice has no such variation')
      return slice
    }
    return {
      ...withIdentity(slice),
      variation,
      version: slice['version'] ?? model['version'] ?? 'initial',
      ...readParts(slice, model['primary'], model['items'], at),
    }
  }

  /** Defined in the zone itself: of two parts, or a field or group that is a slice on its own. */
  function readLegacySlice(slice: JsonObject, choice: JsonObject, at: string): Json {
    if (choice['type'] === 'Slice') {
      const parts = readParts(slice, choice['non-repeat'], choice['repeat'], at)
      return { ...withIdentity(slice), ...parts }
    }
    const { value = null } = slice
    const model = choice as unknown as FieldModel
    return {
      ...withIdentity(slice),
      value: value === null ? null : readField(value, model, `${at}.value`),
    }
  }

  function readParts(
    { primary = {}, items = [] }: JsonObject,
    fields: Json | undefined,
    rows: Json | undefined,
    at: string,
  ) {
    const read = (model: Json | undefined) => (one: JsonObject, place: string) =>
      readFields(one, (model ?? {}) as unknown as Fields, place)
    return {
      items: readList(items, `${at}.items`, read(rows)),
      primary: readOne(primary, `${at}.primary`, read(fields)),
    }
  }
}

function withIdentity(slice: JsonObject): JsonObject {
  return {
    ...(slice['id'] === undefined ? { id: `${String(slice['slice_type'])}$${randomUUID()}` } : {}),
    ...slice,
    slice_label: slice['slice_label'] ?? null,
  }
}
