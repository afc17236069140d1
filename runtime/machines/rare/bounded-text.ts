/** Characters of a path or an address. */
export const longestAddress = 500

/** A text from outside, without control characters and bounded. */
export function toBoundedText(text: string, length: number): string {
  const start = text.slice(0, 2 * length).replace(/[\p{Cc}\p{Cs}\u2028\u2029]/gu, '')
  // Half of a surrogate pair may be left at the end.
  return start
    .trim()
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
}
