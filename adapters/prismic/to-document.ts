import { isObject } from '#schemas/is-object.ts'
import { asDate } from '@prismicio/client'
import type { EnvelopeFault, RawDocument } from '#runtime'

type Alternate = RawDocument['alternate_languages'][number]

/**
 * What the API gives has a URL and is published, so it is not broken itself. Its envelope is content
 * too: what is malformed in it is left out and noted, so that one wrong value harms one document at
 * most. Without id, type or language a document is refused later, by name.
 */
export function toDocument(document: unknown): RawDocument {
  const faults: EnvelopeFault[] = []
  const note = (path: string, wanted: string, value: unknown) =>
    void faults.push({ path, message: `must be ${wanted}, not ${toShort(value)}` })
  const source = isObject(document) ? document : {}

  function textOf(name: string): string {
    const value = source[name]
    if (typeof value === 'string' && value !== '') return value
    note(`/${name}`, 'a text', value)
    return ''
  }

  function uidOf(value: unknown, path: string): string | null {
    if (typeof value === 'string') return value.normalize('NFC')
    if (value !== undefined && value !== null) note(path, 'a text', value)
    return null
  }

  function listOf(name: string): unknown[] {
    const value = source[name]
    if (Array.isArray(value)) return value
    if (value !== undefined && value !== null) note(`/${name}`, 'a list', value)
    return []
  }

  /** The API writes the offset as `+0000`, which is not what `Date.parse` is specified for. */
  function dateOf(name: string): string | null {
    const value = source[name]
    if (value === undefined || value === null) return null
    const date =
      typeof value === 'string' && isInCalendar(value)
        ? asDate(value as `${string}+${number}`)
        : null
    if (date && !Number.isNaN(date.getTime())) return date.toISOString()
    note(`/${name}`, 'a date and time like 2026-05-04T09:00:00+0000', value)
    return null
  }

  function toAlternate(value: unknown, index: number): Alternate[] {
    const path = `/alternate_languages/${index}`
    const { id, type, lang, uid } = isObject(value) ? value : {}
    if (typeof id === 'string' && typeof type === 'string' && typeof lang === 'string') {
      return [{ id, uid: uidOf(uid, `${path}/uid`), type, lang }]
    }
    note(path, 'a document with id, type and lang', value)
    return []
  }

  function toTag(value: unknown, index: number): string[] {
    if (typeof value === 'string') return [value]
    note(`/tags/${index}`, 'a text', value)
    return []
  }

  const raw: RawDocument = {
    id: textOf('id'),
    uid: uidOf(source['uid'], '/uid'),
    type: textOf('type'),
    lang: textOf('lang'),
    isBroken: false,
    alternate_languages: listOf('alternate_languages').flatMap(toAlternate),
    tags: listOf('tags').flatMap(toTag),
    first_publication_date: dateOf('first_publication_date'),
    last_publication_date: dateOf('last_publication_date'),
    data: source['data'],
  }
  return faults.length === 0 ? raw : { ...raw, faults }
}

/** A day that does not exist, such as February 30, would be read as one of the next month. */
function isInCalendar(text: string): boolean {
  const [day = ''] = /^\d{4}-\d\d-\d\d/.exec(text) ?? []
  const date = new Date(day)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

/** Short enough to recognise it. */
function toShort(value: unknown): string {
  const text = JSON.stringify(value) ?? 'missing'
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
