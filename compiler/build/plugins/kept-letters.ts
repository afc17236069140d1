/** Which letters a build keeps of a font: those of the site's languages, and those that its texts have today. */
import { readSite } from '../../read/load-site.ts'
import { JsonReader } from '../../read/read-json.ts'
import { readWrittenLetters } from '../../read/written-letters.ts'

/**
 * What any text may have: Latin letters, since names and addresses are in every language; punctuation, currencies,
 * arrows, signs.
 */
const common =
  /[\u0020-\u007e\u00a0-\u024f\u1e00-\u1eff\u2010-\u203a\u20a0-\u20bf\u2122\u2190-\u2193\u2212-\u2265]/

/**
 * Scripts by their codes in ISO 15924, where Unicode has another name, or where they have thousands of letters: of
 * those, a text is asked.
 */
const scripts: Readonly<Record<string, readonly string[]>> = {
  Latn: [],
  Aran: ['Arab'],
  Hans: [],
  Hant: ['Bopo'],
  Jpan: ['Hira', 'Kana'],
  Kore: [],
}

export function createKept(roots: readonly string[]): (letter: string) => boolean {
  const { site } = readSite(roots, new JsonReader())
  const patterns = (site?.value.locales ?? []).flatMap(({ iso }) => toPatterns(iso))
  let written: ReadonlyMap<string, unknown> | undefined
  return (letter) =>
    common.test(letter) ||
    patterns.some((pattern) => pattern.test(letter)) ||
    (written ??= readWrittenLetters(roots)).has(letter)
}

function toPatterns(iso: string): RegExp[] {
  const script = new Intl.Locale(iso).maximize().script ?? 'Latn'
  return (scripts[script] ?? [script]).flatMap((one) => {
    try {
      return new RegExp(`\\p{Script_Extensions=${one}}`, 'u')
    } catch {
      // Unicode has no such script: what is written is kept.
      return []
    }
  })
}
