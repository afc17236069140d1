/** Whether what editors wrote fits the schemas: every document, every slice, every link (PAGEBUILDER-10). */
import type { ContentIssue } from '../../runtime/model/errors/content-issue.ts'
import { files, isFileFound } from './checks/files.ts'
import { languages } from './checks/languages.ts'
import { offered } from './checks/offered.ts'
import { letters } from './checks/letters.ts'
import { redirects } from './checks/redirects.ts'
import { isBrokenLinkFound, relations } from './checks/relations.ts'
import { uids } from './checks/uids.ts'
import { unknownFields } from './checks/unknown-fields.ts'
import { conformanceRules, failedPage } from './inspect/conformance-rules.ts'
import type { ContentCheck } from './inspect/content-check.ts'
import type { Finding, QualityReport } from './inspect/finding.ts'
import type { Inspection } from './inspect/inspect-site.ts'
import { findingOf } from './inspect/to-finding.ts'

const checks: readonly ContentCheck[] = [
  uids,
  languages,
  unknownFields,
  offered,
  relations,
  redirects,
  files,
  letters,
]

/** @param more - findings outside the documents, in their files */
export function checkConformance(
  inspection: Inspection,
  more: Pick<QualityReport, 'rules' | 'findings'> = { rules: [], findings: [] },
): QualityReport {
  const { site, documents, pages, issues, failures } = inspection
  const uidOf = new Map(documents.map(({ raw }) => [raw.id, raw.uid]))
  const found = checks.flatMap((check) => [...check.run(inspection)])
  return {
    title: 'Schema conformance',
    repository: site.content.repository.name,
    rules: [
      ...Object.values(conformanceRules),
      failedPage,
      ...checks.flatMap(({ rules }) => rules),
      ...more.rules,
    ],
    findings: [
      ...more.findings,
      ...issues
        .filter((issue) => !isBrokenLinkFound(issue, found) && !isFileFound(issue, found))
        .filter((issue) => !isCovered(issue, issues))
        .map((issue) => toFinding(issue, uidOf.get(issue.documentId) ?? null)),
      ...failures.map(({ raw, message }) =>
        findingOf(failedPage, raw, site, {
          message: `The page could not be rendered: ${message}`,
          hint: 'Report this line to the developers.',
        }),
      ),
      ...found,
    ],
    counts: [
      { label: 'documents', value: documents.length },
      { label: 'pages', value: pages.length },
    ],
  }
}

/**
 * Whether another issue covers this one: a fault that invalidates its document is reported once,
 * with that consequence.
 */
function isCovered(issue: ContentIssue, issues: readonly ContentIssue[]): boolean {
  return (
    issue.code === 'InvalidField' &&
    issues.some(
      ({ code, documentId, path }) =>
        code === 'InvalidDocument' && documentId === issue.documentId && path === issue.path,
    )
  )
}

function toFinding(issue: ContentIssue, uid: string | null): Finding {
  const { code, message, hint, documentId, documentType, lang, path, editorUrl } = issue
  const rule = conformanceRules[code]
  return { rule, message, hint, documentId, documentType, lang, uid, path, editorUrl }
}
