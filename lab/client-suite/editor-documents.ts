/** Documents as starters carry them in `documents/<lang>`, in the editor's form, brought into that of a content folder. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isObject } from '../../schemas/is-object.ts'
import type { Json, JsonObject } from '../../adapters/prismic/service/index.ts'

export function readEditorDocuments(folder: string): JsonObject[] {
  const names = readdirSync(folder, { recursive: true }).map(String)
  return names.flatMap((name): JsonObject[] => {
    // `<id>=#=<version>=#=<type>=#=<group>=#=<lang>=#=<y or n, of the master language>.json`
    const [id, , type, group, lang] = basename(name, '.json').split('=#=')
    if (!id || !type || !group || !lang) return []
    const values = JSON.parse(readFileSync(join(folder, name), 'utf8')) as JsonObject
    const { uid = null, ...rest } = values
    return [{ id, uid, type, group, lang, data: toFields(rest) }]
  })
}

/** Beside each field, the editor notes its kind and its place. */
function toFields(values: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => !/_(?:TYPE|POSITION|INTERNAL)$/.test(name))
      .map(([name, value]) => [name, toField(value)]),
  )
}

function toField(value: Json): Json {
  if (Array.isArray(value)) return value.map(toItem)
  if (!isObject(value)) return value
  return isObject(value['origin']) ? toImage(value) : toLink(value)
}

function toItem(item: Json): Json {
  if (!isObject(item)) return item
  const { key, value, type, content, data, direction = 'ltr' } = item
  if (typeof key === 'string' && isObject(value)) return toSlice(key, value)
  if (typeof type !== 'string') return toFields(item)
  if (isObject(content)) return { type, ...toText(content), direction }
  return { type, ...(isObject(data) ? toImage(data) : {}) }
}

function toText({ text = '', spans = [] }: JsonObject): JsonObject {
  const linked = (Array.isArray(spans) ? spans : []).map((span) =>
    isObject(span) && isObject(span['data']) ? { ...span, data: toLink(span['data']) } : span,
  )
  return { text, spans: linked }
}

function toSlice(id: string, { variation = 'default', primary, items }: JsonObject): JsonObject {
  return {
    id,
    slice_type: id.split('$')[0] ?? id,
    slice_label: null,
    variation,
    version: 'initial',
    primary: isObject(primary) ? toFields(primary) : {},
    items: Array.isArray(items)
      ? items.map((item) => (isObject(item) ? toFields(item) : item))
      : [],
  }
}

function toImage({ origin, url, width, height, alt = null }: JsonObject): JsonObject {
  const { id = null, url: source = null } = isObject(origin) ? origin : {}
  const dimensions = { width: width ?? 0, height: height ?? 0 }
  return { id, url: url ?? source, alt, copyright: null, dimensions }
}

/** An id alone is a document's, an address one of the web; other objects are their own value. */
function toLink(value: JsonObject): Json {
  const { id, url, preview, ...words } = value
  if (typeof id === 'string') return { link_type: 'Document', id }
  const shown = isObject(preview) ? preview['title'] : undefined
  const address = url ?? shown
  return typeof address === 'string' ? { ...words, link_type: 'Web', url: address } : value
}
