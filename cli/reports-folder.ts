import { join } from 'node:path'
import { findRoots } from '#compiler/read/roots.ts'

/** Where a command writes what it found about a site: in the last of its folders. */
export function reportsFolder(name: string): string {
  return join(findRoots().at(-1)!, 'reports', name)
}
