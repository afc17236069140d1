/** Finds the options that match a text. */

export interface Searched {
  /** The text shown: `Germany +49`. */
  text: string
  /** Like `DE`. */
  value: string
  /** A text that is searched but not shown: `+49`. */
  also?: string | undefined
}

/**
 * The matching options, best first, else in their order: by value, by the start of the text, by the
 * start of its words, by initials, by any part. All of them without a query.
 */
export function matchOptions<Option extends Searched>(
  options: readonly Option[],
  query: string,
): Option[] {
  const wanted = fold(query)
  const words = toWords(wanted)
  if (words.length === 0) return wanted === '' ? [...options] : []
  return options
    .map((option) => ({ option, rank: rankOf(option, wanted, words) }))
    .filter(({ rank }) => rank < Infinity)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ option }) => option)
}

function rankOf({ text, value, also = '' }: Searched, wanted: string, words: string[]): number {
  const folded = fold(text)
  const known = toWords(`${folded} ${also}`)
  const rules = [
    () =>
      fold(value) === wanted ||
      (words.length === 1 && isNumber(words[0]!) && known.includes(words[0]!)),
    () => folded.startsWith(wanted),
    () => words.every((word) => known.some((one) => one.startsWith(word))),
    () =>
      wanted.length > 1 &&
      known
        .map(([first]) => first)
        .join('')
        .startsWith(wanted),
    () => !isNumber(wanted) && folded.includes(wanted),
  ]
  const rank = rules.findIndex((holds) => holds())
  return rank < 0 ? Infinity : rank
}

/** Strips accents and case. */
function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
}

function toWords(folded: string): string[] {
  return folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
}

function isNumber(text: string): boolean {
  return /^\d+$/.test(text)
}
