import { join } from 'node:path'
import { findRoots } from '#compiler/read/roots.ts'

/** The folder for a command's report about a site, in the last of the site's folders. */
export function reportsFolder(name: string): string {
  return join(findRoots().at(-1)!, 'reports', name)
}
