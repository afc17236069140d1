const letters: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
}

/** Turns `Über uns!` into `ueber-uns`. */
export function toUid(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[äöüßæœø]/g, (letter) => letters[letter]!)
    .normalize('NFKD')
    .replaceAll(/[\p{M}\u{ad}]+/gu, '')
    .replaceAll(/[^\da-z]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
