/**
 * Wraps text at blanks into lines of at most `width` characters; text beyond `lines` of them
 * becomes `…`.
 */
export function wrapLabel(text: string, width: number, lines: number): string[] {
  const wrapped: string[] = []
  let line = ''
  for (const word of text.split(/ +/).flatMap((word) => split(word, width))) {
    const longer = line ? `${line} ${word}` : word
    if (longer.length <= width) line = longer
    else {
      wrapped.push(line)
      line = word
    }
  }
  wrapped.push(line)
  if (wrapped.length <= lines) return wrapped
  const last = wrapped[lines - 1]!
  return [...wrapped.slice(0, lines - 1), `${last.slice(0, width - 2)} …`]
}

/** Splits words longer than a line, such as paths and patterns. */
function split(word: string, width: number): string[] {
  return word.length <= width ? [word] : (word.match(new RegExp(`.{1,${width}}`, 'g')) ?? [word])
}
