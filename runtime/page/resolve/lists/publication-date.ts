/**
 * Documents to be released on a future day: until then they are in no list and no feed, unless an
 * editor chose them.
 */
import type { PageType } from '../../../model/config/page-type.ts'
import type { Document } from '../../../model/documents/document.ts'
import { firstAt } from '../../../model/documents/pointer.ts'
import { readStart } from '#schemas/moments.ts'

/** The field with the publication date that pages of a type give to networks and search engines. */
export function findPublicationField(
  pageType: PageType | undefined,
): string | readonly string[] | undefined {
  const { head, structuredData = [] } = pageType ?? {}
  const toNetworks = head?.properties?.['article:published_time']
  if (toNetworks !== undefined) return toNetworks
  return structuredData
    .map(({ datePublished }) => datePublished)
    .find((value) => typeof value === 'string')
}

/**
 * ms since 1970 at which a future document is released; undefined for all others.
 * @param timeZone - by whose clock the day begins
 */
export function findRelease(
  document: Pick<Document, 'data'>,
  pageType: PageType | undefined,
  now: number,
  timeZone: string | undefined,
): number | undefined {
  const field = findPublicationField(pageType)
  const time = field === undefined ? undefined : readStart(firstAt(document, field), timeZone)
  return time !== undefined && time > now ? time : undefined
}
