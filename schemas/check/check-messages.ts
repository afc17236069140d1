/** Messages: every locale has all of them, and they fill in the same places. */
import { didYouMean, type Fault } from '../fault.ts'
import { escapePointer } from '../json-pointer.ts'
import type { SiteFiles } from '../load-site.ts'
import { reportTo } from './report.ts'

/** Keys that any locale has: what is missing in one is reported once, where it is missing. */
export function knownMessages({ messages }: SiteFiles): Set<string> {
  return new Set([...messages.values()].flatMap(({ value }) => Object.keys(value)))
}

/** What the runtime itself says, on sites of all kinds. */
const runtimeMessages = [
  'document.skipToContent',
  'page.notFound',
  'page.error',
  'page.errorText',
  'page.retry',
  'page.home',
]

export function checkMessages(site: SiteFiles): Fault[] {
  const faults: Fault[] = []
  const codes = site.site?.value.locales?.map((locale) => locale.code) ?? []
  for (const [index, code] of codes.entries()) {
    if (!site.site || site.messages.has(code)) continue
    reportTo(faults, site.site.path)(
      `/locales/${index}`,
      `The locale "${code}" has no messages.`,
      `Add site-config/messages/${code}.json.`,
    )
  }
  const model = site.messages.get(site.site?.value.defaultLocale ?? '')?.value ?? {}
  for (const [code, { path, value }] of site.messages) {
    const report = reportTo(faults, path)
    if (site.site && !codes.includes(code))
      report('', `There is no locale "${code}".`, didYouMean(code, codes))
    for (const key of new Set([...runtimeMessages, ...knownMessages(site)])) {
      if (!(key in value))
        report(
          '',
          `The message "${key}" is missing.`,
          key in model
            ? `The default locale has it: "${model[key]}".`
            : 'Add it; see docs/guides/a-site-of-your-own.md.',
        )
    }
    for (const [key, text] of Object.entries(value)) {
      const at = `/${escapePointer(key)}`
      if (typeof text !== 'string') report(at, 'A message must be a string.')
      else if (typeof model[key] === 'string' && toPlaces(text) !== toPlaces(model[key])) {
        report(
          at,
          `The message uses ${toPlaces(text) || 'no values'}, but in the default locale it uses ${toPlaces(model[key]) || 'none'}.`,
          'Use the same {{names}} in every language.',
        )
      }
    }
  }
  return faults
}

/** The `{{names}}` a message fills in. */
function toPlaces(text: string): string {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)]
    .map((match) => match[0])
    .sort()
    .join(', ')
}
