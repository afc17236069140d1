/** Fields that describe a document or section, best first. */
const titleFields = 'title name heading label question quote content text meta_title'.split(' ')

/** The name of a document in lists: its title or name, if it has one. */
export function toTitle(document: { uid: string | null; type: string; data: unknown }): string {
  const data = (document.data ?? {}) as Record<string, unknown>
  for (const name of titleFields) {
    const text = toText(data[name]).trim()
    if (text !== '') return text
  }
  return document.uid ?? document.type
}

function toText(value: unknown): string {
  if (typeof value === 'string') return value
  if (!Array.isArray(value)) return ''
  return value.map((block: { text?: unknown }) => String(block?.text ?? '')).join(' ')
}
