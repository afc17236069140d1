import { isClean, type Finding, type QualityReport } from '../inspect/finding.ts'
import type { Locate } from './location.ts'

const signs = { error: '✗', warning: '!', note: '·' } as const

/** For a terminal: findings by document, then a line of counts. Notes are counted only. */
export function toTable(report: QualityReport, locate: Locate): string {
  const shown = report.findings.filter(({ rule }) => rule.level !== 'note')
  const byDocument = Map.groupBy(shown, titleOf)
  const lines = [...byDocument].flatMap(([title, findings]) => [
    title,
    ...findings.flatMap((finding) => toLines(finding, locate)),
    '',
  ])
  return [...lines, toSummary(report)].join('\n')
}

/** `Schema conformance: 541 documents, 498 pages: clean; 4 notes.` */
export function toSummary(report: QualityReport): string {
  const counts = report.counts.map(({ value, label }) => `${value} ${label}`).join(', ')
  const levels = (['error', 'warning', 'note'] as const).flatMap((level) => {
    const count = report.findings.filter(({ rule }) => rule.level === level).length
    return count > 0 ? `${count} ${level}${count === 1 ? '' : 's'}` : []
  })
  const verdict = [...(isClean(report) ? ['clean'] : []), ...levels].join('; ')
  return `${report.title} of ${report.repository}: ${counts}: ${verdict}.`
}

export function titleOf({ documentType, lang, uid, documentId }: Finding): string {
  return [documentType, uid ?? documentId, lang].filter(Boolean).join(' ')
}

function toLines(finding: Finding, locate: Locate): string[] {
  const place = locate(finding)
  const at = place ? `${place.file}:${place.line}` : finding.editorUrl
  return [
    `  ${signs[finding.rule.level]} ${finding.message} (${finding.rule.id})`,
    `    ${finding.hint}`,
    ...(at ? [`    ${at}${finding.path ? ` ${finding.path}` : ''}`] : []),
  ]
}
