import { isObject } from '#schemas/is-object.ts'
import type { DocumentSummary } from './desk-types.ts'

/** Characters of a document's texts that are searched in the desk. */
const longest = 1500

/** What a document is found by: the beginning of its texts, and its sections. */
export function summarize(data: unknown): Pick<DocumentSummary, 'text' | 'sections'> {
  const texts: string[] = []
  const sections = new Set<string>()
  let length = 0
  collect(data)
  return { text: texts.join(' ').slice(0, longest), sections: [...sections] }

  function collect(value: unknown): void {
    if (Array.isArray(value)) value.forEach(collect)
    if (!isObject(value)) return
    const { slice_type: type, text } = value
    if (typeof type === 'string') sections.add(type)
    if (typeof text === 'string' && text !== '' && length < longest) {
      texts.push(text)
      length += text.length
    }
    Object.values(value).forEach(collect)
  }
}
