import type { LogEvent } from '#runtime'

/** What the log tells of a fault of the content. */
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
  list(): readonly ListedIssue[]
}

const mostIssues = 500

/** The faults that pages had so far, each once, the newest first. */
export function createIssueList(): IssueList {
  const issues = new Map<string, ListedIssue>()
  return {
    follow({ code, data }) {
      if (code !== 'CONTENT_ISSUE' || issues.size >= mostIssues) return
      const text = (name: string) => String(data[name] ?? '')
      const issue = {
        code: text('issue'),
        documentType: text('documentType'),
        documentId: text('documentId'),
        lang: text('lang'),
        path: text('path'),
        message: text('message'),
        hint: text('hint'),
        editorUrl: text('editorUrl'),
      }
      issues.set(JSON.stringify(issue), issue)
    },
    list: () => [...issues.values()].toReversed(),
  }
}
