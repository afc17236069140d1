/** How texts are searched, the same where an index is built and where it is asked. Runs in browsers. */
import type { Options } from 'minisearch'

/** A card as the index keeps it. */
export interface SearchEntry {
  id: string
  type: string
  typeLabel: string
  title: string
  href: string
  text?: string
  kicker?: string
  /** Joined by `metaSeparator`. */
  meta?: string
}

export const metaSeparator = ' · '

/** Words of which every text is full. */
const stopWords: Record<string, readonly string[]> = {
  en: ['a', 'an', 'and', 'for', 'how', 'in', 'is', 'of', 'on', 'or', 'the', 'to', 'with'],
  de: ['das', 'der', 'die', 'ein', 'eine', 'fur', 'im', 'in', 'ist', 'mit', 'oder', 'und', 'zu'],
  fr: ['a', 'au', 'avec', 'dans', 'de', 'des', 'du', 'en', 'et', 'la', 'le', 'les', 'pour', 'un'],
}

export function searchOptions(locale: string): Options<SearchEntry> {
  const stops = new Set(stopWords[locale])
  return {
    fields: ['title', 'kicker', 'text', 'meta', 'typeLabel'],
    storeFields: ['type', 'typeLabel', 'title', 'href', 'text', 'kicker', 'meta'],
    processTerm(term) {
      const word = fold(term)
      return word === '' || stops.has(word) ? null : word
    },
    searchOptions: {
      prefix: true,
      // Of short words, half of the alphabet is one letter away.
      fuzzy: (term) => (term.length > 3 ? 0.2 : false),
      boost: { title: 3, kicker: 1.5 },
      combineWith: 'AND',
    },
  }
}

/** Lower case, without diacritics: somebody who types "resume" finds "résumé". */
function fold(term: string): string {
  return term
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
}
