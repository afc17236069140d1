import { toPathKey } from '#schemas/spell-address.ts'
import { conformanceRules } from '../inspect/conformance-rules.ts'
import type { Rule } from '../inspect/finding.ts'
import type { Survey } from '../inspect/inspect-site.ts'
import type { SurveyCheck } from '../inspect/content-check.ts'
import { findingOf } from '../inspect/to-finding.ts'

const brokenLink: Rule = conformanceRules.BrokenLink

const deadEnd: Rule = {
  id: 'dead-end',
  level: 'error',
  title: 'Links on a page work',
  reason: 'A visitor who follows a broken link gets a 404.',
}

const missingPlace: Rule = {
  id: 'missing-place',
  level: 'warning',
  title: 'Links to a place on a page find it',
  reason: 'The page opens at its top, and visitors look for what was promised.',
}

/** Links that could not be resolved while pages were drawn. */
export const unresolvedLinks: SurveyCheck = {
  rules: [brokenLink],
  *run({ site, issues, usage }) {
    for (const { code, documentId, documentType, lang, path, message, hint } of issues) {
      if (code !== 'BrokenLink') continue
      const uid = usage.documents.get(documentId)?.uid ?? null
      const document = { id: documentId, type: documentType, lang, uid }
      yield findingOf(brokenLink, document, site, { path, message, hint })
    }
  },
}

export const deadEnds: SurveyCheck = {
  rules: [deadEnd, missingPlace],
  *run(survey) {
    const { site, links: pages, usage } = survey
    const known = new Map(pages.map((page) => [page.href, page]))
    for (const { document, href: own, links, places } of pages) {
      for (const href of links) {
        if (known.has(href) || !isPage(href, survey)) continue
        yield findingOf(deadEnd, document, site, {
          message: `${own} links to ${href}, which is not a page of the site.`,
          hint: 'Link to the document instead of writing its address.',
        })
      }
      for (const place of places) {
        const [path, id] = place.split('#', 2) as [string, string]
        const page = known.get(path)
        // A missing page is reported above; links that a slice makes by itself are not the
        // editor's.
        if (!page || page.ids.has(id) || id === 'top' || !usage.places.has(id)) continue
        yield findingOf(missingPlace, document, site, {
          message: `${own} links to ${place}, but nothing on that page is called "${id}".`,
          hint: 'Link to the page without the part after "#", or to a place it has.',
        })
      }
    }
  },
}

/** Files, feeds and calendars are not documents; addresses with route rules lead elsewhere. */
function isPage(href: string, { site }: Pick<Survey, 'site'>): boolean {
  return (
    !/\.[a-z0-9]+$/i.test(href) &&
    !site.config.routeRules?.some(({ path }) => toPathKey(path) === toPathKey(href))
  )
}
