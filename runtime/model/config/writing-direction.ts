/** A method since Node 24, an attribute before; TypeScript has neither. */
interface LocaleWithText extends Intl.Locale {
  getTextInfo?(): TextInfo
  textInfo?: TextInfo
}

interface TextInfo {
  direction?: 'ltr' | 'rtl'
}

/** @param iso - a language tag (BCP 47) */
export function isFromRightToLeft(iso: string): boolean {
  const locale: LocaleWithText = new Intl.Locale(iso)
  return (locale.getTextInfo?.() ?? locale.textInfo)?.direction === 'rtl'
}
