import type { ContentCheck } from '../inspect/content-check.ts'
import type { Rule } from '../inspect/finding.ts'
import { findingOf } from '../inspect/to-finding.ts'

const unknownLanguage: Rule = {
  id: 'unknown-language',
  level: 'warning',
  title: 'Document in a language the site does not have',
  reason: 'Nobody can open it.',
}

export const languages: ContentCheck = {
  rules: [unknownLanguage],
  *run({ documents, site }) {
    const known = site.config.locales.map(({ language }) => language)
    for (const { raw } of documents) {
      if (raw.lang === '' || known.includes(raw.lang)) continue
      yield findingOf(unknownLanguage, raw, site, {
        path: '/lang',
        message: `The document is in the language "${raw.lang}", which the site does not have.`,
        hint: `The site has ${known.join(', ')}.`,
      })
    }
  },
}
