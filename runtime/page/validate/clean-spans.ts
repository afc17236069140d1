/** Corrects formatting of a text that loses characters, or that begins or ends within one. */

interface Span {
  /** UTF-16 code units from the start of the text, as the content service counts. */
  start: number
  end: number
}

/**
 * Moves spans to where their letters are once unprintable characters have left the text, and widens
 * them to whole characters: half of an emoji, or a letter without its accent, cannot be bold.
 * Returns the same list if nothing changes; spans without positions stay as they are, for
 * validation to judge.
 * @param text - as stored
 * @param unprintable - characters that leave it; a lone surrogate does, too
 */
export function cleanSpans(
  text: string,
  spans: readonly unknown[],
  unprintable: RegExp,
): unknown[] {
  const place = toPlaces(text, unprintable)
  let isSame = true
  const moved = spans.map((span) => {
    if (!isSpan(span)) return span
    const start = place(wholeCharacter(text, span.start)?.index ?? span.start)
    const cut = wholeCharacter(text, span.end)
    const end = place(cut ? cut.index + cut.segment.length : span.end)
    if (start === span.start && end === span.end) return span
    isSame = false
    return { ...span, start, end }
  })
  return isSame ? (spans as unknown[]) : moved
}

function isSpan(value: unknown): value is Span {
  const { start, end } = (value ?? {}) as Partial<Span>
  return Number.isInteger(start) && Number.isInteger(end)
}

/** @returns a function from a position to the one after characters have left the text */
function toPlaces(text: string, unprintable: RegExp): (position: number) => number {
  if (text.isWellFormed() && !unprintable.test(text)) return (position) => position
  const gone: number[] = []
  let at = 0
  for (const character of text) {
    if (unprintable.test(character) || !character.isWellFormed()) gone.push(at)
    at += character.length
  }
  return (position) => position - gone.filter((index) => index < position).length
}

/**
 * The beginning of text within a character: low surrogates, joiners, and marks, among them
 * variation selectors.
 */
const continues = /^(?:[\udc00-\udfff]|\u200d|\p{M})/u
const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The character around a position; undefined between two, and outside of the text. */
function wholeCharacter(text: string, position: number): Intl.SegmentData | undefined {
  if (position <= 0 || position >= text.length) return undefined
  const isInside =
    continues.test(text.slice(position)) ||
    text[position - 1] === '\u200d' ||
    /[\ud800-\udbff]/.test(text[position]!)
  if (!isInside) return undefined
  const found = segmenter.segment(text).containing(position)
  return found && found.index < position ? found : undefined
}
