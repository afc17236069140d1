/** The first letter with its marks, as readers see it: `नि` of `निशा`. Empty without one. */
export function toInitial(word = ''): string {
  return /^.\p{M}*/su.exec(word.normalize('NFC'))?.[0] ?? ''
}
