import { isObject } from '#schemas/is-object.ts'
import type { ApiDocument } from './content-state.ts'
import type { ContentState } from './content-state.ts'
import type { Json, JsonObject } from './parse-json.ts'

/** Field names by type, of `author.name,author.portrait`. */
type Selection = Map<string, Set<string>>

/** Applies the parameters `fetch` and `fetchLinks`; gives the same document when there are none. */
export function selectFields(
  document: ApiDocument,
  fetch: string | null,
  fetchLinks: string | null,
  state: ContentState,
): ApiDocument {
  let { data } = document
  if (fetch) {
    const kept = parseSelection(fetch).get(document.type)
    data = Object.fromEntries(Object.entries(data).filter(([name]) => kept?.has(name)))
  }
  if (fetchLinks) data = fillLinks(data, parseSelection(fetchLinks), state) as JsonObject
  return { ...document, data }
}

function parseSelection(text: string): Selection {
  const selection: Selection = new Map()
  for (const path of text.split(',')) {
    const [type = '', name = ''] = path.trim().split('.')
    selection.set(type, (selection.get(type) ?? new Set()).add(name))
  }
  return selection
}

/** Adds `data` to links in fields, groups and slices; links inside rich text stay as they are. */
function fillLinks(value: Json, selection: Selection, state: ContentState): Json {
  if (Array.isArray(value)) return value.map((item) => fillLinks(item, selection, state))
  if (!isObject(value)) return value
  if (value['link_type'] === 'Document') return fillLink(value, selection, state)
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      key === 'spans' ? item : fillLinks(item, selection, state),
    ]),
  )
}

function fillLink(link: JsonObject, selection: Selection, state: ContentState): JsonObject {
  const names = selection.get(String(link['type']))
  const target = names && !link['isBroken'] ? state.byId(String(link['id'])) : undefined
  if (!names || !target) return link
  const linked = state.complete(target).data
  const fields = [...names].flatMap((name) => {
    const value = toLinkedValue(linked[name])
    return value === undefined ? [] : [[name, value] as const]
  })
  return fields.length > 0 ? { ...link, data: Object.fromEntries(fields) } : link
}

/**
 * What the API lets through from a linked document: texts, numbers, dates, colours, images,
 * relationships and the first block of rich text. The service has no models, so it goes by the
 * shape of the value. Undefined for everything else: booleans, embeds, points, web and media
 * links, groups, slices, tables, integration fields.
 */
function toLinkedValue(value: Json | undefined): Json | undefined {
  if (typeof value === 'string' || typeof value === 'number') return value
  if (Array.isArray(value)) return isRichTextBlock(value[0]) ? value.slice(0, 1) : undefined
  if (!isObject(value)) return undefined
  const isImage = typeof value['url'] === 'string' && isObject(value['dimensions'])
  return isImage || value['link_type'] === 'Document' ? value : undefined
}

function isRichTextBlock(block: Json | undefined): boolean {
  if (!isObject(block) || typeof block['type'] !== 'string' || 'link_type' in block) return false
  if (block['type'] === 'image') return 'url' in block
  if (block['type'] === 'embed') return 'oembed' in block
  return 'text' in block && 'spans' in block
}
