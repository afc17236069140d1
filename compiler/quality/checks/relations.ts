import { findNearest } from '#schemas/find-nearest.ts'
import type { ContentIssue } from '../../../runtime/model/errors/content-issue.ts'
import { conformanceRules } from '../inspect/conformance-rules.ts'
import type { SurveyCheck } from '../inspect/content-check.ts'
import type { Finding, Rule } from '../inspect/finding.ts'
import { findingOf } from '../inspect/to-finding.ts'
import type { FoundLink } from '../usage/find-uses.ts'

const otherLanguage: Rule = {
  id: 'other-language-link',
  level: 'warning',
  title: 'Links stay in their language',
  reason: 'A visitor who follows it reads on in another language, though there is a translation.',
}

/** Links to missing documents, whether a page shows them or not. */
export const relations: SurveyCheck = {
  rules: [],
  *run({ usage, site }) {
    const byType = Map.groupBy(usage.documents.values(), ({ type }) => type)
    for (const { id } of usage.documents.values()) {
      for (const { kind, name, path, link, by, times } of usage.usesOf(id)) {
        if (kind !== 'document' || !link || (!link.isBroken && usage.documents.has(name))) continue
        // Told with its redirect.
        if (by.type === site.config.redirects?.type) continue
        const others = byType.get(link.type) ?? []
        const isElsewhere = others.some(({ uid }) => uid === link.uid && uid !== null)
        const own = others.flatMap(({ lang, uid }) => (lang === by.lang && uid ? uid : []))
        const near = link.uid !== null && !isElsewhere ? findNearest(link.uid, own) : undefined
        const more = times > 1 ? ` It stands at ${times} places.` : ''
        yield findingOf(conformanceRules.BrokenLink, by, site, {
          path,
          message: `The link at ${path} leads to ${nameOf(link, name)}, which is not ${isElsewhere ? 'published in this language' : 'there'}. It is removed; its text stays where it makes sense without a link.${more}`,
          hint:
            near === undefined
              ? 'Choose another target, or publish it.'
              : `Did you mean "${near}"? Otherwise choose another target.`,
        })
      }
    }
  },
}

/** Links to a document in another language although a translation exists. */
export const otherLanguages: SurveyCheck = {
  rules: [otherLanguage],
  *run({ usage, site }) {
    for (const { id } of usage.documents.values()) {
      for (const { kind, name, path, by } of usage.usesOf(id)) {
        const target = kind === 'document' ? usage.documents.get(name) : undefined
        if (!target || target.lang === by.lang) continue
        const twin = usage.translationOf(target, by.lang)
        if (!twin) continue
        yield findingOf(otherLanguage, by, site, {
          path,
          message: `The link at ${path} leads to ${target.type} ${target.uid ?? target.id} in ${target.lang}; the document is in ${by.lang}.`,
          hint: `Link to its translation, ${twin.uid ?? twin.id}.`,
        })
      }
    }
  },
}

/**
 * Whether a page's broken link was also found by a check: it is reported once, at its place in the
 * document.
 */
export function isBrokenLinkFound(
  {
    code,
    documentId,
    path,
    message,
  }: Pick<ContentIssue, 'code' | 'documentId' | 'path' | 'message'>,
  found: readonly Finding[],
): boolean {
  if (code !== 'BrokenLink') return false
  return found.some((finding) => {
    if (finding.rule !== conformanceRules.BrokenLink || finding.documentId !== documentId)
      return false
    const [name] = / leads to (.+), which is not /.exec(finding.message)?.slice(1) ?? []
    return finding.path === path || (name !== undefined && message.includes(`${name} is not`))
  })
}

/** Names a link's target; the issue about the same link contains these words too. */
function nameOf({ type, uid }: FoundLink, id: string): string {
  return `${type || 'document'} ${uid ?? id}`.trim()
}
