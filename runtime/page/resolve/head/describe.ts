/** A document's description of itself, read by the pointers of its page type's head. */
import type { HeadSettings } from '../../../model/config/site-config.ts'
import type { HeadConfig } from '../../../model/config/page-type.ts'
import type { Document } from '../../../model/documents/document.ts'
import { toText } from '../../../model/documents/plain-text.ts'
import { firstAt, getAllAt } from '../../../model/documents/pointer.ts'
import { shorten } from '../../../model/documents/shorten.ts'
import { toIsoDate } from '../fields/to-iso-date.ts'

export interface Description {
  title: string | undefined
  description: string | undefined
}

/** @param settings - the site's */
export function describe(
  document: Document,
  head: HeadConfig,
  { descriptionLength = 160 }: HeadSettings = {},
): Description {
  const description = toText(firstAt(document, head.description))
  return {
    title: toText(firstAt(document, head.title)),
    description: description && shorten(description, descriptionLength),
  }
}

/** Further Open Graph properties; one with several values appears several times. */
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
