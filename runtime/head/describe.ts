/** What a document says of itself, read by the pointers of its page type's head. */
import type { HeadConfig } from '../config/page-type.ts'
import type { Document } from '../documents/document.ts'
import { toText } from '../documents/plain-text.ts'
import { firstAt, getAllAt } from '../documents/pointer.ts'
import { toIsoDate } from './to-iso-date.ts'

export interface Description {
  title: string | undefined
  description: string | undefined
}

export function describe(document: Document, head: HeadConfig): Description {
  const description = toText(firstAt(document, head.description))
  return {
    title: toText(firstAt(document, head.title)),
    description: description && shorten(description),
  }
}

/** More properties of the Open Graph; one that holds several values comes several times. */
export function listProperties(
  document: Document,
  { properties = {} }: HeadConfig,
): [name: string, content: string][] {
  return Object.entries(properties).flatMap(([name, pointers]) => {
    const values = [pointers]
      .flat()
      .map((pointer) => getAllAt(document, pointer).flatMap((value) => toText(value) ?? []))
      .find((found) => found.length > 0)
    return (values ?? []).map((value): [string, string] => [name, toIsoDate(value)])
  })
}

const descriptionLength = 160

/** Cut at a word, so that nobody reads half of one. */
function shorten(text: string): string {
  if (text.length <= descriptionLength) return text
  const cut = text.slice(0, descriptionLength - 1)
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;:.–-]+$/u, '')}…`
}
