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
  return compounding.has(languageOf(locale))
}

/** Letters that Unicode decomposition leaves whole, and forms that one letter takes in a word. */
const variants: Record<string, string> = {
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ŧ: 't',
  ς: 'σ',
  ґ: 'г',
  ё: 'е',
  ى: 'ي',
  ة: 'ه',
  ک: 'ك',
  ی: 'ي',
  ـ: '',
  ך: 'כ',
  ם: 'מ',
  ן: 'נ',
  ף: 'פ',
  ץ: 'צ',
}
const variant = new RegExp(`[${Object.keys(variants).join('')}]`, 'g')

/** Marks on letters of scripts that are also written, and typed, without them. */
const accents =
  /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}]\p{M}*)\p{M}+/gu

/** Text of scripts that put no blanks between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}][\p{L}\p{M}ー々]*/u

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
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .flatMap((run) => (unspaced.test(run) ? segment(run, locale) : run))
    .map((word) => word.replace(article, ''))
    .filter((word) => isTelling(word) && !stops.has(word))
}

/** Written as one with the word it belongs to: "التذاكر", "والأسعار". */
const article = /^(?:[وفبك]?ال|[وف]?لل)(?=\p{Script=Arabic}{2})/u

/** A letter alone says nothing, unless it is a word by itself. */
const isTelling = (word: string) => word.length > 1 || /[\p{N}\p{Script=Han}]/u.test(word)

const languageOf = (locale: string) => locale.split('-', 1)[0]!

const segmenters = new Map<string, Intl.Segmenter>()

function segment(run: string, locale: string): string[] {
  let segmenter = segmenters.get(locale)
  if (!segmenter) {
    segmenter = new Intl.Segmenter(locale, { granularity: 'word' })
    segmenters.set(locale, segmenter)
  }
  return [...segmenter.segment(run)].flatMap(({ segment: word, isWordLike }) =>
    isWordLike ? word : [],
  )
}

function fold(text: string, locale: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(accents, '')
    .replaceAll('\u{ad}', '')
    .normalize('NFC')
    .toLowerCase()
    .replace(variant, (letter) => variants[letter]!)
  return languageOf(locale) === 'de' ? plain.replace(/([aou])e/g, '$1') : plain
}

const stops = new Map<string, ReadonlySet<string>>()

function stopsOf(locale: string): ReadonlySet<string> {
  const language = languageOf(locale)
  let known = stops.get(language)
  if (!known) {
    const words = (stopWords[language] ?? '').split(' ')
    stops.set(language, (known = new Set(words.map((word) => fold(word, language)))))
  }
  return known
}
