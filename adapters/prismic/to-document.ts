import { asDate } from '@prismicio/client'
import type { PrismicDocument } from '@prismicio/client'
import type { RawDocument } from '#runtime'

/** What the API gives has a URL and is published, so it is not broken itself. */
export function toDocument(document: PrismicDocument): RawDocument {
  return {
    id: document.id,
    uid: document.uid ?? null,
    type: document.type,
    lang: document.lang,
    isBroken: false,
    alternate_languages: document.alternate_languages.map(({ id, uid, type, lang }) => ({
      id,
      uid: uid ?? null,
      type,
      lang,
    })),
    tags: document.tags,
    first_publication_date: toIsoDate(document.first_publication_date),
    last_publication_date: toIsoDate(document.last_publication_date),
    data: document.data,
  }
}

/** The API writes the offset as `+0000`, which is not what `Date.parse` is specified for. */
function toIsoDate(timestamp: string | null): string | null {
  return asDate(timestamp as `${string}+${number}`)?.toISOString() ?? null
}
