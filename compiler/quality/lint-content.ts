/** Editorial rules beyond schemas: what is valid, and still not good. */
import { otherLanguages } from './checks/relations.ts'
import type { ContentCheck } from './inspect/content-check.ts'
import type { QualityReport } from './inspect/finding.ts'
import type { Inspection } from './inspect/inspect-site.ts'
import { addresses } from './rules/addresses.ts'
import { altTexts } from './rules/alt-texts.ts'
import { deadSlices } from './rules/dead-slices.ts'
import { headings } from './rules/headings.ts'
import { lengths } from './rules/lengths.ts'
import { linkTexts } from './rules/link-texts.ts'
import { deadEnds, unresolvedLinks } from './rules/links.ts'
import { orphans } from './rules/orphans.ts'
import { people } from './rules/people.ts'
import { statedFacts } from './rules/stated-facts.ts'
import { translations } from './rules/translations.ts'
import { twins } from './rules/twins.ts'
import { typography } from './rules/typography.ts'

export const lintChecks: readonly ContentCheck[] = [
  addresses,
  unresolvedLinks,
  deadEnds,
  otherLanguages,
  headings,
  altTexts,
  lengths,
  twins,
  linkTexts,
  typography,
  people,
  statedFacts,
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
