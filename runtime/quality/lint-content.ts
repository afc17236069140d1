/** Editorial rules beyond schemas: what is valid, and still not good. */
import type { Finding, QualityReport, Rule } from './finding.ts'
import type { Inspection } from './inspect-site.ts'
import { altTexts } from './rules/alt-texts.ts'
import { deadSlices } from './rules/dead-slices.ts'
import { headings } from './rules/headings.ts'
import { lengths } from './rules/lengths.ts'
import { linkTexts } from './rules/link-texts.ts'
import { links } from './rules/links.ts'
import { orphans } from './rules/orphans.ts'
import { translations } from './rules/translations.ts'
import { twins } from './rules/twins.ts'
import { typography } from './rules/typography.ts'

/** One or more rules and what they find in a whole site. */
export interface LintCheck {
  rules: readonly Rule[]
  run(inspection: Inspection): Iterable<Finding>
}

export const lintChecks: readonly LintCheck[] = [
  links,
  headings,
  altTexts,
  lengths,
  twins,
  linkTexts,
  typography,
  translations,
  orphans,
  deadSlices,
]

export function lintContent(inspection: Inspection): QualityReport {
  const { site, documents, pages } = inspection
  return {
    title: 'Editorial check',
    repository: site.content.repository.name,
    rules: lintChecks.flatMap(({ rules }) => rules),
    findings: lintChecks.flatMap((check) => [...check.run(inspection)]),
    counts: [
      { label: 'documents', value: documents.length },
      { label: 'pages', value: pages.length },
    ],
  }
}
