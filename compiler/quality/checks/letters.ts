import { findMissing } from '../../read/fonts/site-letters.ts'
import type { ContentCheck } from '../inspect/content-check.ts'
import type { Rule } from '../inspect/finding.ts'
import { findingOf } from '../inspect/to-finding.ts'
import { walkTexts } from '../inspect/walk-texts.ts'

const missingLetter: Rule = {
  id: 'missing-letter',
  level: 'note',
  title: 'Letter that no typeface of the site has',
  reason:
    'A browser takes it from another typeface, and the report of an assessment paints its line.',
}

/** A document in another script has hundreds. */
const most = 12

/** Nothing is said where the site has typefaces of the system alone. */
export const letters: ContentCheck = {
  rules: [missingLetter],
  *run({ documents, site, letters: known }) {
    if (!known) return
    for (const { document } of documents) {
      if (!document) continue
      const texts = [...walkTexts(document, site.kinds)]
      const missing = findMissing(texts.map(({ text }) => text).join(''), known)
      if (missing.length === 0) continue
      const { path } = texts.find(({ text }) => text.includes(missing[0]!))!
      const shown = missing.slice(0, most).map((letter) => `"${letter}"`)
      const more = missing.length > most ? ` and ${missing.length - most} more` : ''
      yield findingOf(missingLetter, document, site, {
        path,
        message: `No typeface of the site (${known.typefaces.join(', ')}) has ${shown.join(', ')}${more}.`,
        hint: 'A developer can add a file with it to the theme, in an @font-face of its own with a "unicode-range".',
      })
    }
  },
}
