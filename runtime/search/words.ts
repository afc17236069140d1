/**
 * Turns texts into words, the same way for building an index and for searching it. Runs in
 * browsers.
 */

/** Words found in every text; folded. */
const stopWords: Record<string, string> = {
  en:
    'a an and any are as at be but by can do does each for from has have how i if in is it its many much not of on or our per ' +
    'so than that the their them there they this to us was we were what when where which who why will ' +
    'with you your',
  de:
    'aber als am an auch auf aus bei bin bis das dass dem den der des die doch ein eine einem einen ' +
    'einer eines er es fur hat ich ihr ihre im in ist man mit nach nicht noch nur oder sich sie sind so ' +
    'um und uns unser unsere unter vom von vor war was wenn wer wie wir wird wo zu zum zur',
  fr:
    'a au aux avec ca ce ces cette combien comment dans de des du elle elles en est et il ils je la le les leur ' +
    'leurs lui mais ne nos notre nous on ou par pas pour qu que qui quoi sa se ses si son sont sur un ' +
    'une vos votre vous y',
}

/** Languages that write several words as one: "Lernplattform". */
const compounding = new Set(['da', 'de', 'fi', 'hu', 'is', 'nb', 'nl', 'nn', 'no', 'sv'])

export function isCompounding(locale: string): boolean {
  return compounding.has(locale)
}

/** Letters that Unicode decomposition leaves whole. */
const ligatures: Record<string, string> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', đ: 'd', ł: 'l' }

/**
 * The words of a text, in its order, with repetitions, without stop words. Folded: typing "ecole"
 * or "loesung" finds "École" and "Lösung". The start of a word folds to the start of the folded
 * word, so that hits appear while typing.
 */
export function toWords(text: string, locale: string): string[] {
  const stops = stopsOf(locale)
  return fold(text, locale)
    .replace(/(?<=\p{L})&(?=\p{L})/gu, '')
    .replace(/(?<!\p{L})(\p{L})-(?=\p{L}{3})/gu, '$1')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => (word.length > 1 || /\p{N}/u.test(word)) && !stops.has(word))
}

function fold(text: string, locale: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}\u{ad}]+/gu, '')
    .toLowerCase()
    .replace(/[ßœæøđł]/g, (letter) => ligatures[letter]!)
  return locale === 'de' ? plain.replace(/([aou])e/g, '$1') : plain
}

const stops = new Map<string, ReadonlySet<string>>()

function stopsOf(locale: string): ReadonlySet<string> {
  let known = stops.get(locale)
  if (!known) {
    const words = (stopWords[locale] ?? '').split(' ')
    stops.set(locale, (known = new Set(words.map((word) => fold(word, locale)))))
  }
  return known
}
