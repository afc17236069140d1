/**
 * Names of documents in addresses. The content service takes lower-case letters of every script, digits, hyphens and
 * underscores (prismic.io/docs/fields/uid); other signs that need no escape in a path (RFC 3986, 2.3) do no harm.
 * A segment of dots alone means another folder. Joiners are part of words in some scripts.
 */
const pattern =
  /^(?!\.+$)(?=.{1,255}$)[\p{Ll}\p{Lm}\p{Lo}\p{M}\p{N}._~-]+(?:\p{Join_C}[\p{Ll}\p{Lm}\p{Lo}\p{M}\p{N}._~-]+)*$/u

export function isUid(text: string): boolean {
  return pattern.test(text)
}

/** Written with two letters where they have no marks. */
const letters: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
}

/** The nearest uid to a text: `ueber-uns` for `Über uns!`, `日本-東京` for `日本 東京`; '' where no letter is left. */
export function toUid(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöüßæœø]/g, (letter) => letters[letter]!)
    .normalize('NFKD')
    .replaceAll(/(?<=\p{Script=Latin})\p{M}+|\u{ad}/gu, '')
    .normalize('NFC')
    .replaceAll(/[^\p{Ll}\p{Lm}\p{Lo}\p{M}\p{N}_\p{Join_C}-]+/gu, '-')
    .replaceAll(/^[-\p{Join_C}]+|[-\p{Join_C}]+$/gu, '')
}
