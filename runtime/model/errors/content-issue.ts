/** A fault in the content: the page is shown without it, and the editor is told. */
export interface ContentIssue {
  code:
    | 'InvalidDocument'
    | 'InvalidField'
    | 'InvalidSlice'
    | 'UnknownSlice'
    | 'BrokenLink'
    | 'SliceFailed'
    | 'MissingContent'
    | 'InvalidExperiment'
    | 'InvalidRedirect'
  /** The fault, in a full sentence an editor understands. */
  message: string
  hint: string
  documentId: string
  documentType: string
  lang: string
  /** Pointer from the document's root: `/data/body/3/primary/title`. */
  path: string
  /** The schema rule that was broken, where there is one: `maxLength`. */
  rule?: string
  editorUrl: string
  /** Type of the slice that is left out. */
  slice?: string
}

/** Names by which editors know what an issue is about. */
export interface IssueWords {
  /** Of a section's type: `Call to action`. */
  section(type: string): string
  /** Of the field at a pointer from the document's root, without its section: `Buttons 2 › Label`; '' when there is none. */
  field(path: string): string
}

/** The receiver of issues: the log, a counter, an editor's notice. */
export type ReportIssue = (issue: ContentIssue) => void

/** Key by which the same issue in the same content is logged once. */
export function issueKey(issue: ContentIssue): string {
  return [issue.code, issue.documentId, issue.path, issue.rule ?? '', issue.message].join(' ')
}
