import { isObject } from '#schemas/is-object.ts'
import type { ApiDocument, ContentState } from './content-state.ts'
import { refuseSlice, type Selection } from './parse-graph-query.ts'
import type { Json, JsonObject } from './parse-json.ts'

/**
 * The data of a document that the parameter `graphQuery` selects; nothing of a type it does not name.
 *
 * @throws ParameterRefused
 */
export function selectGraph(
  document: ApiDocument,
  query: Selection,
  state: ContentState,
): JsonObject {
  const selection = query.fields.get(document.type)
  return selection ? selectSet(document.data, selection, state) : {}
}

function selectSet(values: JsonObject, selection: Selection, state: ContentState): JsonObject {
  const { fields, hasAll } = selection
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): [string, Json][] => {
      if (!fields.has(name)) return hasAll ? [[name, value]] : []
      const nested = fields.get(name)
      return [[name, nested ? selectValue(value, nested, state) : value]]
    }),
  )
}

/** What a selection leaves of a zone, a group, a link; other values have no parts and stay whole. */
function selectValue(value: Json, selection: Selection, state: ContentState): Json {
  if (Array.isArray(value)) {
    return value.flatMap((item): Json[] => {
      if (!isObject(item)) return [item]
      if (typeof item['slice_type'] === 'string') return selectSlice(item, selection, state)
      if (isBlock(item)) return [item]
      return [
        'link_type' in item
          ? selectLink(item, selection, state)
          : selectSet(item, selection, state),
      ]
    })
  }
  return isObject(value) && value['link_type'] === 'Document'
    ? selectLink(value, selection, state)
    : value
}

/** A block of rich text, which a group's item never looks like: its texts have no spans. */
function isBlock({ type, text, spans, oembed, url }: JsonObject): boolean {
  return typeof type === 'string' && (typeof (text ?? url) === 'string' || Boolean(spans ?? oembed))
}

/** Adds what is selected of the document it leads to; without `...on` it is of whatever type it is. */
function selectLink(link: JsonObject, selection: Selection, state: ContentState): JsonObject {
  const target =
    link['link_type'] === 'Document' && !link['isBroken']
      ? state.byId(String(link['id']))
      : undefined
  if (!target) return link
  const { fields, unions, hasAll } = selection
  const isPlain = fields.size > 0 || hasAll
  const chosen = unions.get(target.type) ?? (isPlain ? selection : undefined)
  return chosen ? { ...link, data: selectSet(state.completeData(target), chosen, state) } : link
}

/** The slice, or nothing when its type or its variation is not selected. */
function selectSlice(slice: JsonObject, zone: Selection, state: ContentState): JsonObject[] {
  const selection = zone.unions.get(String(slice['slice_type']))
  if (!selection) return zone.hasAll ? [slice] : []
  const variations = selection.fields.get('variation')
  const parts = variations ? variations.unions.get(String(slice['variation'])) : selection
  if (!parts) return []
  if (parts.hasAll) return [slice]
  for (const name of parts.fields.keys()) {
    if (!partNames.has(name) && name !== 'variation') throw refuseSlice()
  }
  const selectPart = (names: readonly string[], part: Json | undefined, empty: Json): Json => {
    const name = names.find((one) => parts.fields.has(one))
    if (name === undefined || part === undefined) return empty
    const nested = parts.fields.get(name)
    if (!nested) return part
    return Array.isArray(part)
      ? selectValue(part, nested, state)
      : selectSet(part as JsonObject, nested, state)
  }
  // A legacy slice that is one field has a value in place of both.
  if (!('primary' in slice) && !('items' in slice)) return [slice]
  return [
    {
      ...slice,
      primary: selectPart(['primary', 'non-repeat'], slice['primary'], {}),
      items: selectPart(['items', 'repeat'], slice['items'], []),
    },
  ]
}

/** The newer names of the parts of a slice, and those of its legacy model. */
const partNames = new Set(['primary', 'items', 'non-repeat', 'repeat'])
