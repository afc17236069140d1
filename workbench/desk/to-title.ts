/** Fields that tell what a document or section is about, the best first. */
const telling = 'title name heading label question quote content text meta_title'.split(' ')

/** What a document is called in lists: its title or name, as far as it has one. */
export function toTitle(document: { uid: string | null; type: string; data: unknown }): string {
  const data = (document.data ?? {}) as Record<string, unknown>
  for (const name of telling) {
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
