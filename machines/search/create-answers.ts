/** Answers searches. Loaded together with the search engine, only for visitors who search. */
import type { ComboboxAnswer, ComboboxTexts } from '#runtime/machines'
import { loadSearchIndex, type SearchHit } from '#runtime/search'

const shownAtMost = 12
/** Number of best entries in a group of their own, so that grouping does not move them down. */
const best = 3

export type CreateAnswers = typeof createAnswers

/** The list for a query: the best hits first, then the others by type. */
interface Answer extends ComboboxAnswer {
  count: number
}

/**
 * @param text - the index of the locale
 * @throws SyntaxError when it is not an index
 */
export function createAnswers(
  text: string,
  locale: string,
): (query: string, texts: ComboboxTexts) => Answer {
  const index = loadSearchIndex(text, locale)
  return (query, texts) => {
    const hits = index.search(query, shownAtMost)
    return {
      groups: toGroups(hits, texts),
      status: query === '' ? '' : toStatus(hits.length, texts),
      count: hits.length,
    }
  }
}

function toGroups(hits: readonly SearchHit[], texts: ComboboxTexts): ComboboxAnswer['groups'] {
  const first = hits.slice(0, best).map((hit) => toOption(hit, [hit.typeLabel, hit.note]))
  const others = Map.groupBy(hits.slice(best), ({ typeLabel }) => typeLabel)
  return [
    ...(first.length > 0 ? [{ label: texts['best'] ?? '', options: first }] : []),
    ...Array.from(others, ([label, of]) => ({
      label,
      options: of.map((hit) => toOption(hit, [hit.note])),
    })),
  ]
}

function toOption({ href, title }: SearchHit, notes: readonly (string | undefined)[]) {
  return { href, title, note: notes.filter((text) => text !== undefined).join(' · ') }
}

function toStatus(count: number, { none, one, many }: ComboboxTexts): string {
  if (count === 0) return none ?? ''
  return (count === 1 ? one : many?.replace('#', String(count))) ?? ''
}
