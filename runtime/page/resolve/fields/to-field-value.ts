import type { FieldKinds, Kind } from '../../../model/documents/kinds.ts'

/**
 * Writes a computed text like the content service's field of the kind; in fields of groups, too.
 */
export function toFieldValue(value: unknown, kind: Kind | undefined): unknown {
  if (typeof value === 'string') {
    if (kind === 'title') return [{ type: 'heading1', text: value, spans: [] }]
    if (kind === 'rich-text') return [{ type: 'paragraph', text: value, spans: [] }]
    return value
  }
  if (typeof kind !== 'object' || !Array.isArray(value)) return value
  return value.map((item: unknown) =>
    typeof item === 'object' && item !== null ? toItem(item, kind.group) : item,
  )
}

/**
 * Returns the item itself if nothing in it was computed: documents have their items in the form of
 * fields.
 */
function toItem(item: object, kinds: FieldKinds): object {
  const entries = Object.entries(item) as [string, unknown][]
  const written = entries.map(([name, value]) => [name, toFieldValue(value, kinds[name])] as const)
  const isSame = written.every(([, value], index) => value === entries[index]![1])
  return isSame ? item : Object.fromEntries(written)
}
