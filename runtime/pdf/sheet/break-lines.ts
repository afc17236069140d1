/** Breaks text into lines as a browser would, as far as languages with spaces need it. */

const hyphen = '-'
/** Soft hyphen, zero-width space. */
const invisible = /[\u00AD\u200B]/g
/** Breaks after a hyphen or a dash inside a word, and where an author has allowed one. */
const joints = /(?<=[\p{L}\p{N}][-\u2010\u2013\u2014/])(?=\p{L})|(?<=\u00AD|\u200B)/u

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
        const letters = [...whole]
        const most = Math.max(
          1,
          letters.findIndex((_, at) => !fits(letters.slice(0, at + 1).join(''))),
        )
        lines.push(letters.slice(0, most).join(''))
        word = letters.slice(most).join('')
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
    if (fits(toHead(parts.slice(0, at)))) taken = at
  }
  return taken
}

/** The text as shown at the end of a line. */
function toHead(parts: readonly string[]): string {
  const text = parts.join('')
  return text.replaceAll(invisible, '') + (text.endsWith('\u00AD') ? hyphen : '')
}
