/** Breaks text into lines as a browser would, in languages with spaces and in those of Han, Kana and Hangul. */

const hyphen = '-'
/** Soft hyphen, zero-width space. */
const invisible = /[\u00AD\u200B]/g
/** Stand for words or syllables, so that a line may break beside each. */
const sign = String.raw`[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]`
/** No line ends with the one, or begins with the other: JIS X 4051. */
const opening = String.raw`[\p{Ps}\p{Pi}]`
const closing = String.raw`[\p{M}\p{Pe}\p{Pf}\p{Po}ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ々〻]`
/** Breaks also after a hyphen or a dash inside a word, and where an author has allowed one. */
const joints = new RegExp(
  [
    String.raw`(?<=[\p{L}\p{N}][-\u2010\u2013\u2014/])(?=\p{L})`,
    String.raw`(?<=\u00AD|\u200B)`,
    `(?<!${opening})(?:(?<=${sign})|(?=${sign}))(?!${closing})`,
  ].join('|'),
  'u',
)

/** A letter with its marks, or what is one picture: those of a word that is broken anywhere. */
const letters = /\p{RI}\p{RI}|.(?:\p{M}|\p{EMod}|\u200D.)*/gsu

/**
 * Lines that are no wider than `width`, without the signs that only allow a break. Spaces that may not
 * break stay whole; a word that has no joint is broken at a letter when it is wider than a line.
 * @param measure - width of a text
 */
export function breakLines(
  text: string,
  width: number,
  measure: (text: string) => number,
): string[] {
  return text.split('\n').flatMap((paragraph) => breakParagraph(paragraph, width, measure))
}

function breakParagraph(
  paragraph: string,
  width: number,
  measure: (text: string) => number,
): string[] {
  const lines: string[] = []
  let line = ''
  const fits = (candidate: string) => measure(candidate) <= width
  // No-break spaces are `\s`, too.
  for (let word of paragraph.split(/[ \t\r]+/).filter((one) => one !== '')) {
    for (;;) {
      const before = line === '' ? '' : `${line} `
      const whole = word.replaceAll(invisible, '')
      if (fits(before + whole)) {
        line = before + whole
        break
      }
      const parts = word.split(joints)
      const taken = countFitting(parts, (head) => fits(before + head))
      if (taken > 0) {
        lines.push(before + toHead(parts.slice(0, taken)))
        word = parts.slice(taken).join('')
      } else if (line === '') {
        const all = whole.match(letters) ?? []
        const most = Math.max(
          1,
          all.findIndex((_, at) => !fits(all.slice(0, at + 1).join(''))),
        )
        lines.push(all.slice(0, most).join(''))
        word = all.slice(most).join('')
      } else lines.push(line)
      line = ''
      if (word === '') break
    }
  }
  return line === '' ? lines : [...lines, line]
}

/** The number of parts that fit before a break; never all. */
function countFitting(parts: readonly string[], fits: (head: string) => boolean): number {
  let taken = 0
  for (let at = 1; at < parts.length; at++) {
    const head = parts.slice(0, at)
    if (fits(toHead(head))) taken = at
    // Without the hyphen at its end: a longer one is wider.
    else if (!fits(head.join('').replaceAll(invisible, ''))) break
  }
  return taken
}

/** The text as shown at the end of a line. */
function toHead(parts: readonly string[]): string {
  const text = parts.join('')
  return text.replaceAll(invisible, '') + (text.endsWith('\u00AD') ? hyphen : '')
}
