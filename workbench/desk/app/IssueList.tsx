import type { ContentIssue } from '../../../runtime/model/errors/content-issue.ts'

interface IssueListProps {
  issues: readonly ContentIssue[]
  onChoose(path: string): void
}

/** Conformance issues of the draft; each links to its field. */
export function IssueList({ issues, onChoose }: IssueListProps) {
  if (issues.length === 0) return null
  return (
    <details className="summary">
      <summary>{issues.length === 1 ? '1 issue' : `${issues.length} issues`}</summary>
      <ul>
        {issues.map(({ path, message, code }) => (
          <li key={`${code} ${path} ${message}`}>
            <button type="button" onClick={() => onChoose(path)}>
              {message}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
