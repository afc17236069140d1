/** How often each part of a site is used, which parts are unused, and which links lead nowhere. */
import { isBrokenLinkFound, otherLanguages, relations } from './checks/relations.ts'
import type { Finding } from './inspect/finding.ts'
import type { Survey } from './inspect/inspect-site.ts'
import { deadForms, deadMachines, deadSlices } from './rules/dead-slices.ts'
import { deadEnds, unresolvedLinks } from './rules/links.ts'
import { orphans } from './rules/orphans.ts'
import { unusedAssets } from './rules/unused-assets.ts'
import { listThings, type UsageReport } from './report/used-things.ts'

const checks = [
  deadSlices,
  deadMachines,
  deadForms,
  unusedAssets,
  relations,
  deadEnds,
  otherLanguages,
  orphans,
]

export function reportUsage(survey: Survey): UsageReport {
  const { site, usage, links } = survey
  const found = checks.flatMap((check) => [...check.run(survey)])
  const others = [...unresolvedLinks.run(survey)].filter((finding) => !isTold(finding, found))
  return {
    title: 'Usage',
    repository: site.content.repository.name,
    rules: [...unresolvedLinks.rules, ...checks.flatMap(({ rules }) => rules)],
    findings: [...found, ...others],
    counts: [
      { label: 'documents', value: usage.documents.size },
      { label: 'pages', value: links.length },
    ],
    things: listThings(survey),
  }
}

function isTold({ documentId, path, message }: Finding, found: readonly Finding[]): boolean {
  return isBrokenLinkFound({ code: 'BrokenLink', documentId, path, message }, found)
}
