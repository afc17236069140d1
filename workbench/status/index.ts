export { answerStatus } from './answer-status.ts'
export { createIssueList, type IssueList } from './issue-list.ts'
export { renderFaultPage } from './fault-page.ts'
