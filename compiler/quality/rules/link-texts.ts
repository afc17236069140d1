import type { Rule } from '../inspect/finding.ts'
import type { ContentCheck } from '../inspect/content-check.ts'
import { findingOf } from '../inspect/to-finding.ts'
import { walkFields } from '../../../runtime/model/documents/walk-fields.ts'

const linkText: Rule = {
  id: 'link-text',
  level: 'warning',
  title: 'Link text says where the link leads',
  reason: 'Screen readers list links without the sentence around them (WCAG 2.4.4).',
}

const empty = new Set([
  'click here',
  'here',
  'more',
  'read more',
  'this',
  'link',
  'this link',
  'hier',
  'hier klicken',
  'mehr',
  'weiterlesen',
  'link',
  'dieser link',
  'ici',
  'cliquez ici',
  'plus',
  'lire la suite',
  'en savoir plus',
  'ce lien',
])

interface TextNode {
  text?: string
  spans?: { type: string; start: number; end: number }[]
}

export const linkTexts: ContentCheck = {
  rules: [linkText],
  *run({ documents, site }) {
    for (const { document } of documents) {
      if (!document) continue
      for (const { kind, value, path } of walkFields(document, site.kinds)) {
        if (kind !== 'rich-text') continue
        for (const [index, { text = '', spans = [] }] of (value as TextNode[]).entries()) {
          for (const { type, start, end } of spans) {
            const words = text.slice(start, end).trim()
            if (type !== 'hyperlink' || !isPoor(words)) continue
            yield findingOf(linkText, document, site, {
              path: `${path}/${index}`,
              message: `A link reads "${words}".`,
              hint: 'Put the link on words that describe its target.',
            })
          }
        }
      }
    }
  },
}

function isPoor(words: string): boolean {
  return empty.has(words.toLowerCase().replace(/[.…:!\s]+$/u, '')) || /^https?:\/\//.test(words)
}
