import type { Rule } from '../inspect/finding.ts'
import type { InspectedPage } from '../inspect/inspect-site.ts'
import type { ContentCheck } from '../inspect/content-check.ts'
import { findingOf } from '../inspect/to-finding.ts'
import { readLinks } from './links.ts'

const orphan: Rule = {
  id: 'orphan',
  level: 'warning',
  title: 'Every page is linked from another',
  reason: 'People can reach it only by its address, and search engines consider it unimportant.',
}

export const orphans: ContentCheck = {
  rules: [orphan],
  *run({ pages, site }) {
    // A page that search engines skip does not count as a way there.
    const shown = pages.filter(({ rendered }) => rendered.page.head.isIndexed)
    const linked = new Set(shown.flatMap((page) => [...linksOf(page)]))
    for (const { document, href, locale, rendered } of pages) {
      const isHome = href === '/' || href === `/${locale.code}`
      if (isHome || linked.has(href) || !rendered.page.head.isIndexed) continue
      yield findingOf(orphan, document, site, {
        message: `No page links to ${href}.`,
        hint: 'Link to it from a page, a menu or the footer, or hide it from search engines.',
      })
    }
  },
}

/** Also those of the frame: menus and the footer. What a page links to itself does not count. */
function linksOf(page: InspectedPage): Set<string> {
  const { before, main, after } = page.rendered
  const links = readLinks({ rendered: { ...page.rendered, main: before + main + after } })
  links.delete(page.href)
  return links
}
