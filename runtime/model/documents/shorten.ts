/** At most `length` characters, cut at a word boundary if possible. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text
  const cut = text.slice(0, length - 1)
  const end = cut.lastIndexOf(' ')
  // A word that fills it all is cut itself, but never within a surrogate pair.
  const kept = end > length / 2 ? cut.slice(0, end) : cut.replace(/[\ud800-\udbff]$/, '')
  return `${kept.replace(/[\s,;:.–-]+$/u, '')}…`
}
