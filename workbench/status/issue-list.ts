import type { LogEvent } from '#runtime'
import { toReason } from '#runtime/errors'
import type { FailedSection } from '../../runtime/model/site.ts'

/** A fault of the content, as logged. */
export interface ListedIssue {
  code: string
  documentType: string
  documentId: string
  lang: string
  path: string
  message: string
  hint: string
  editorUrl: string
}

export interface IssueList {
  follow(event: LogEvent): void
  /** Adds a section that threw; where it is replaced in the page, nothing is logged. */
  addFailure(failed: FailedSection, editorUrl: string): void
  list(): readonly ListedIssue[]
}

const mostIssues = 500

/** Collects the latest faults of pages, each once, newest first. */
export function createIssueList(): IssueList {
  const issues = new Map<string, ListedIssue>()
  const add = (issue: ListedIssue) => {
    const key = JSON.stringify(issue)
    issues.delete(key)
    issues.set(key, issue)
    for (const oldest of [...issues.keys()].slice(0, -mostIssues)) issues.delete(oldest)
  }
  return {
    follow({ code, data }) {
      if (code !== 'CONTENT_ISSUE') return
      const text = (name: string) => String(data[name] ?? '')
      add({
        code: text('issue'),
        documentType: text('documentType'),
        documentId: text('documentId'),
        lang: text('lang'),
        path: text('path'),
        message: text('message'),
        hint: text('hint'),
        editorUrl: text('editorUrl'),
      })
    },
    addFailure({ slice, at, error, ...document }, editorUrl) {
      add({
        code: 'SliceFailed',
        ...document,
        path: at,
        message: `The section "${slice}" could not be drawn: ${toReason(error)}`,
        hint: 'The placeholder on the page, and the terminal, show where it threw.',
        editorUrl,
      })
    },
    list: () => [...issues.values()].toReversed(),
  }
}
