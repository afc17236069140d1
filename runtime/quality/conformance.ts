/** Whether what editors wrote fits the schemas: every document, every slice, every link (PAGEBUILDER-10). */
import type { ContentIssue } from '../errors/content-issue.ts'
import type { Finding, QualityReport, Rule } from './finding.ts'
import type { Inspection } from './inspect-site.ts'

/** One for each kind of content issue. */
export const conformanceRules: Readonly<Record<ContentIssue['code'], Rule>> = {
  InvalidDocument: {
    id: 'invalid-document',
    level: 'error',
    title: 'Document cannot be shown',
    reason: 'Without what its schema requires the page is a 404.',
  },
  InvalidField: {
    id: 'invalid-field',
    level: 'error',
    title: 'Field does not fit its schema',
    reason: 'The field is left out of the page.',
  },
  InvalidSlice: {
    id: 'invalid-slice',
    level: 'error',
    title: 'Section does not fit its schema',
    reason: 'The section is left out of the page.',
  },
  UnknownSlice: {
    id: 'unknown-slice',
    level: 'error',
    title: 'Section the site does not have',
    reason: 'The section is left out of the page.',
  },
  BrokenLink: {
    id: 'broken-link',
    level: 'error',
    title: 'Link that leads nowhere',
    reason: 'The link is left out; a section that needs it too.',
  },
  SliceFailed: {
    id: 'failed-slice',
    level: 'error',
    title: 'Section that could not be drawn',
    reason: 'A fault of the site, not of the editor.',
  },
  MissingContent: {
    id: 'missing-content',
    level: 'error',
    title: 'Content the page waits for',
    reason: 'A part of the page is empty.',
  },
}

export function checkConformance({ site, documents, pages, issues }: Inspection): QualityReport {
  const uids = new Map(documents.map(({ raw }) => [raw.id, raw.uid]))
  return {
    title: 'Schema conformance',
    repository: site.content.repository.name,
    rules: Object.values(conformanceRules),
    findings: issues.map((issue) => toFinding(issue, uids.get(issue.documentId) ?? null)),
    counts: [
      { label: 'documents', value: documents.length },
      { label: 'pages', value: pages.length },
    ],
  }
}

function toFinding(issue: ContentIssue, uid: string | null): Finding {
  const { code, message, hint, documentId, documentType, lang, path, editorUrl } = issue
  const rule = conformanceRules[code]
  return { rule, message, hint, documentId, documentType, lang, uid, path, editorUrl }
}
