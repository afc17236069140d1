/** A method since Node 24, an attribute before; TypeScript knows neither. */
interface LocaleWithText extends Intl.Locale {
  getTextInfo?(): TextInfo
  textInfo?: TextInfo
}

interface TextInfo {
  direction?: 'ltr' | 'rtl'
}

/** By language: asking `Intl` takes longer than the rest of a document's head. */
const known = new Map<string, string>()

/** The attributes of a document in that language; `dir` only where lines go from right to left. */
export function drawLanguage(iso: string): string {
  const drawn = known.get(iso) ?? draw(iso)
  known.set(iso, drawn)
  return drawn
}

function draw(iso: string): string {
  const locale: LocaleWithText = new Intl.Locale(iso)
  const direction = (locale.getTextInfo?.() ?? locale.textInfo)?.direction
  return `lang="${iso}"${direction === 'rtl' ? ' dir="rtl"' : ''}`
}
