import { isObject } from '#schemas/is-object.ts'
/**
 * Every object of a document as the content service has it, with its pointer; without those of
 * linked documents.
 */
export interface FoundObject {
  value: Readonly<Record<string, unknown>>
  path: string
}

export function* walkRaw(value: unknown, at: string): Generator<FoundObject> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* walkRaw(item, `${at}/${index}`)
  } else if (isObject(value)) {
    yield { value, path: at }
    for (const [key, item] of Object.entries(value)) {
      if (value['link_type'] === 'Document' && key === 'data') continue
      yield* walkRaw(item, `${at}/${key}`)
    }
  }
}
