/** Findings of checks of the content, worded for editors. */
export type Level = 'error' | 'warning' | 'note'

export interface Rule {
  id: string
  /** `error` and `warning` fail a run; a `note` is information. */
  level: Level
  title: string
  /** Why it matters, for the report. */
  reason: string
}

export interface Finding {
  rule: Rule
  message: string
  hint: string
  documentId: string
  documentType: string
  lang: string
  uid: string | null
  /** Pointer from the document's root: `/data/body/3/primary/title`; `` for the whole. */
  path: string
  editorUrl: string
  /** Its place in a file, when the check has read the files itself. */
  place?: Place
}

/** A line of a file; lines count from 1. */
export interface Place {
  file: string
  line: number
}

/** The findings of a run of checks, and how much it looked at. */
export interface QualityReport {
  title: string
  repository: string
  rules: readonly Rule[]
  findings: readonly Finding[]
  /** In the words of the report: `541 documents`, `498 pages`. */
  counts: readonly { label: string; value: number }[]
}

export function isClean({ findings }: QualityReport): boolean {
  return findings.every(({ rule }) => rule.level === 'note')
}
