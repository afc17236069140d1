/** Entry point for code that raises or reads errors and needs nothing else from the runtime. */
export {
  ContentFolderInvalid,
  ContentIncomplete,
  ContentQueryRefused,
  ContentUnavailable,
  DocumentMissing,
  PreviewExpired,
  RepositoryNameInvalid,
} from './content-errors.ts'
export { checkFilePath } from './file-path.ts'
export { issueKey, type ContentIssue, type ReportIssue } from './content-issue.ts'
export { toReason } from './to-reason.ts'
export { isSiteError, SiteError, siteError, type ErrorEntry } from './site-error.ts'
