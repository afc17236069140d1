/** The default name of a workspace (FORM-10), in the language of the page. */
export function defaultCompanyName(locale: string): string {
  const [language] = locale.split('-')
  if (language === 'de') return 'Mein Unternehmen'
  return language === 'fr' ? 'Mon entreprise' : 'My company'
}
