/** What a workspace is called whose owner gave it no name (FORM-10). */
const names: Readonly<Record<string, string>> = {
  de: 'Mein Unternehmen',
  fr: 'Mon entreprise',
}

/** @param locale - of the page: `de` */
export function defaultCompanyName(locale: string): string {
  return names[locale] ?? 'My company'
}
