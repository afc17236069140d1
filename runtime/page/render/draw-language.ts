/** TypeScript knows it from `esnext.intl` on. */
interface LocaleWithText extends Intl.Locale {
  getTextInfo(): { direction?: 'ltr' | 'rtl' }
}

/** The attributes of a document in that language; `dir` only where lines go from right to left. */
export function drawLanguage(iso: string): string {
  const { direction } = (new Intl.Locale(iso) as LocaleWithText).getTextInfo()
  return `lang="${iso}"${direction === 'rtl' ? ' dir="rtl"' : ''}`
}
