import { conformanceRules } from '../inspect/conformance-rules.ts'
import type { Rule } from '../inspect/finding.ts'
import type { InspectedPage, Inspection } from '../inspect/inspect-site.ts'
import type { ContentCheck } from '../inspect/content-check.ts'
import { findingOf } from '../inspect/to-finding.ts'

const brokenLink: Rule = conformanceRules.BrokenLink

const deadEnd: Rule = {
  id: 'dead-end',
  level: 'error',
  title: 'Links on a page work',
  reason: 'A visitor who follows a broken link gets a 404.',
}

export const links: ContentCheck = {
  rules: [brokenLink, deadEnd],
  *run(inspection) {
    const { site, issues, documents, pages } = inspection
    const uids = new Map(documents.map(({ raw }) => [raw.id, raw.uid]))
    for (const { code, documentId, documentType, lang, path, message, hint } of issues) {
      if (code !== 'BrokenLink') continue
      const document = {
        id: documentId,
        type: documentType,
        lang,
        uid: uids.get(documentId) ?? null,
      }
      yield findingOf(brokenLink, document, site, { path, message, hint })
    }
    const known = new Set(pages.map(({ href }) => href))
    for (const page of pages) {
      for (const href of readLinks(page)) {
        if (known.has(href) || !isPage(href, inspection)) continue
        yield findingOf(deadEnd, page.document, site, {
          message: `${page.href} links to ${href}, which is not a page of the site.`,
          hint: 'Link to the document instead of writing its address.',
        })
      }
    }
  },
}

/** Paths of the site that its sections link to, each once, without query and fragment. */
export function readLinks({ rendered }: Pick<InspectedPage, 'rendered'>): Set<string> {
  const found = rendered.main.matchAll(/<a\s[^>]*?href="(\/(?!\/)[^"#?]*)/g)
  return new Set([...found].map(([, href]) => href!))
}

/** Files, feeds and calendars are not documents; addresses with route rules lead elsewhere. */
function isPage(href: string, { site }: Inspection): boolean {
  return !/\.[a-z0-9]+$/i.test(href) && !site.config.routeRules?.some(({ path }) => path === href)
}
