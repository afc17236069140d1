import type { Rule } from '../inspect/finding.ts'
import type { ContentCheck } from '../inspect/content-check.ts'
import { findingOf } from '../inspect/to-finding.ts'

const untranslated: Rule = {
  id: 'untranslated',
  level: 'note',
  title: 'Pages exist in every language',
  reason: 'The language switch leads to the home page instead. That may be on purpose.',
}

const loneText: Rule = {
  id: 'lone-text',
  level: 'warning',
  title: 'Site-wide content exists in every language',
  reason:
    'Otherwise a menu, notice or shared section is missing from the whole site in that language.',
}

export const translations: ContentCheck = {
  rules: [untranslated, loneText],
  *run({ documents, site }) {
    for (const { raw } of documents) {
      const has = new Set([raw.lang, ...raw.alternate_languages.map(({ lang }) => lang)])
      const missing = site.config.locales.filter(({ language }) => !has.has(language))
      // Reported once per document, in its first language.
      const first = site.config.locales.find(({ language }) => has.has(language))
      if (missing.length === 0 || first?.language !== raw.lang) continue
      const isPage = site.pageTypes.has(raw.type)
      const isShared = !isPage && site.kinds.documents[raw.type]?.repeatable === false
      if (!isPage && !isShared) continue
      const names = missing.map(({ name }) => name).join(' and ')
      yield findingOf(isPage ? untranslated : loneText, raw, site, {
        message: `"${raw.uid ?? raw.type}" does not exist in ${names}.`,
        hint: 'Translate it, or leave it if that is intended.',
      })
    }
  },
}
