/** Front door for whoever raises or reads errors and needs nothing else of the runtime. */
export {
  ContentFolderInvalid,
  ContentQueryRefused,
  ContentUnavailable,
  DocumentMissing,
  PreviewExpired,
  RepositoryNameInvalid,
} from './errors/catalog/content.ts'
export { issueKey, type ContentIssue, type ReportIssue } from './errors/content-issue.ts'
export { toReason } from './errors/to-reason.ts'
export { isSiteError, SiteError, siteError, type ErrorEntry } from './errors/site-error.ts'
