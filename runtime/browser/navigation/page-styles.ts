/** Names of the sheets that came with payloads. Constructed sheets need no exception of the CSP. */
const adopted = new Set<string>()

/**
 * Adds the style sheets the document does not have yet. None is ever removed: every rule is in a
 * cascade layer and uses its own class names.
 *
 * @param renew - adds all of them again, for a development server: an edit may be reverted.
 */
export function addSheets(
  sheets: readonly (readonly [name: string, text: string])[],
  { renew = false } = {},
): void {
  if (renew) {
    adopted.clear()
    document.adoptedStyleSheets = []
  }
  const inlined = document.head.querySelector<HTMLElement>('style[data-sheets]')
  const present = new Set(renew ? [] : inlined?.dataset['sheets']?.split(' '))
  for (const [name, text] of sheets) {
    if (present.has(name) || adopted.has(name)) continue
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
    adopted.add(name)
  }
}
