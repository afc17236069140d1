import { siteError, type ErrorEntry } from './site-error.ts'

export const FilePathInvalid = {
  code: 'FilePathInvalid',
  kind: 'wiring',
  title: 'File path invalid',
  message: (path: string) => `"${path}" is not a valid path for a stored file.`,
  hint: 'Use letters, digits, dots, hyphens and underscores, with slashes between names.',
} satisfies ErrorEntry<[path: string]>

const pathPattern = /^(?!.*\.\.)[\w.-]+(\/[\w.-]+)*$/

/** Returns the path. @throws SiteError FilePathInvalid */
export function checkFilePath(path: string): string {
  if (!pathPattern.test(path)) throw siteError(FilePathInvalid, [path])
  return path
}
