import type { Rule } from '../inspect/finding.ts'
import type { SurveyCheck } from '../inspect/content-check.ts'
import { findingOf } from '../inspect/to-finding.ts'

const orphan: Rule = {
  id: 'orphan',
  level: 'warning',
  title: 'Every page is linked from another',
  reason: 'People can reach it only by its address, and search engines consider it unimportant.',
}

export const orphans: SurveyCheck = {
  rules: [orphan],
  *run({ links: pages, site }) {
    // A page that search engines skip does not count as a way there.
    const linked = new Set(
      pages.flatMap(({ isIndexed, allLinks }) => (isIndexed ? [...allLinks] : [])),
    )
    for (const { document, href, isHome, isIndexed } of pages) {
      if (isHome || linked.has(href) || !isIndexed) continue
      yield findingOf(orphan, document, site, {
        message: `No page links to ${href}.`,
        hint: 'Link to it from a page, a menu or the footer, or hide it from search engines.',
      })
    }
  },
}
