/** Formatting of a text that loses letters, or whose formatting begins or ends within one. */

interface Span {
  /** UTF-16 code units from the start of the text, as the content service counts. */
  start: number
  end: number
}

/**
 * The spans at the places that their letters have once what is not printable has left the text, each widened to whole
 * characters: half of an emoji, or a letter without its accent, cannot be bold. The same list if nothing changes; spans
 * without positions stay as they are, for validation to judge.
 * @param text - as it is stored
 * @param unprintable - what leaves it; a lone surrogate does, too
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

/** @returns where a position is, after the characters that leave the text */
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

/** What stands inside a character: second halves, joiners, and marks, which variation selectors are, too. */
const continues = /^(?:[\udc00-\udfff]|\u200d|\p{M})/u
const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The character that a position is within; undefined between two, and outside of the text. */
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
