import type { Rule } from '../inspect/finding.ts'
import type { ContentCheck } from '../inspect/content-check.ts'
import { findingOf } from '../inspect/to-finding.ts'
import { walkTexts } from '../inspect/walk-texts.ts'

const typographyRule: Rule = {
  id: 'typography',
  level: 'warning',
  title: 'Punctuation follows the language',
  reason: 'Straight quotes and missing spaces look careless.',
}

interface Fault {
  pattern: RegExp
  name: string
  hint: string
}

const everywhere: Fault[] = [
  { pattern: /\S {2,}\S/, name: 'two spaces', hint: 'Keep one.' },
  { pattern: /\.{3}/, name: 'three dots', hint: 'Write the character …' },
]

const byLanguage: Record<string, Fault[]> = {
  de: [{ pattern: /"/, name: 'straight quotes', hint: 'Write „ and “.' }],
  fr: [
    { pattern: /"/, name: 'straight quotes', hint: 'Write « and » with no-break spaces inside.' },
    {
      pattern:
        /[\p{L}\d»][ ]?[?!;](?=\s|$)|[\p{L}»] :|[\p{L}»]:(?=\s)|«(?![\u00a0\u202f])|(?<![\u00a0\u202f])»/u,
      name: 'a punctuation mark without its no-break space',
      hint: 'Put a no-break space before : ; ! ? and », and after «.',
    },
  ],
  en: [],
}

export const typography: ContentCheck = {
  rules: [typographyRule],
  *run({ documents, site }) {
    for (const { document } of documents) {
      if (!document) continue
      const faults = [...everywhere, ...(byLanguage[document.lang.split('-')[0]!] ?? [])]
      for (const { text, path } of walkTexts(document, site.kinds)) {
        for (const { pattern, name, hint } of faults) {
          const found = pattern.exec(text)
          if (!found) continue
          const around = text.slice(Math.max(0, found.index - 20), found.index + 25)
          yield findingOf(typographyRule, document, site, {
            path,
            message: `There is ${name.startsWith('a ') ? name : `a place with ${name}`}: "…${around}…".`,
            hint,
          })
        }
      }
    }
  },
}
