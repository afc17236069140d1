/** How a language counts: the forms it has beside `other` (CLDR), as far as whole numbers of everyday size ask for them. */

interface LackingForm {
  stem: string
  form: string
  /** A number that asks for it. */
  example: number
}

/** Nothing on a page is counted beyond: from a million on, Romance languages have a form of their own. */
const highest = 200

const known = new Map<string, ReadonlyMap<string, number>>()

/** Forms, each with the first number that asks for it. A language that nobody knows counts as English. */
export function formsOf(iso: string): ReadonlyMap<string, number> {
  const found = known.get(iso)
  if (found) return found
  const rules = new Intl.PluralRules(isKnown(iso) ? iso : 'en')
  const forms = new Map<string, number>()
  for (let count = 0; count <= highest; count++) {
    const form = rules.select(count)
    if (!forms.has(form)) forms.set(form, count)
  }
  known.set(iso, forms)
  return forms
}

function isKnown(iso: string): boolean {
  try {
    return Intl.PluralRules.supportedLocalesOf(iso).length > 0
  } catch {
    return false
  }
}

/** @param stems - of messages that count; those without `.other` or a needed `.one` are told as missing */
export function findLackingForms(
  texts: Readonly<Record<string, unknown>>,
  stems: readonly string[],
  iso: string,
): LackingForm[] {
  return stems.flatMap((stem) =>
    [...formsOf(iso)].flatMap(([form, example]) =>
      form === 'one' || !(`${stem}.other` in texts) || `${stem}.${form}` in texts
        ? []
        : [{ stem, form, example }],
    ),
  )
}
