import type { ErrorEntry } from './site-error.ts'

/**
 * Fatal: a pattern matches, but there is no such page. The not-found page is shown instead (ERR-03,
 * OP09).
 */
export const PageNotFound = {
  code: 'PageNotFound',
  kind: 'content',
  title: 'Page not found',
  message: (path: string) => `Page Not Found: ${path}`,
  hint: 'Publish a document with this address, or correct the link that led here.',
} satisfies ErrorEntry<[path: string]>

/** No pattern fits the path. The layout stays (ERR-03, OP09). */
export const PathUnknown = {
  code: 'PathUnknown',
  kind: 'content',
  title: 'Path unknown',
  message: (path: string) => `Page not found: ${path}`,
  hint: 'Correct the link that led here, or add a route to a page type.',
} satisfies ErrorEntry<[path: string]>
