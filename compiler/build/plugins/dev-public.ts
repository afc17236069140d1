import { join } from 'node:path'
import sirv from 'sirv'
import { repositoryRoot } from '../../read/roots.ts'

/**
 * Handlers for files of the roots' `public/`, in order of precedence: as in a build, the last root
 * that has a file wins. Vite itself serves those of this repository.
 */
export function createPublicHandlers(roots: readonly string[]): ReturnType<typeof sirv>[] {
  return roots
    .filter((root) => root !== repositoryRoot)
    .map((root) => sirv(join(root, 'public'), { dev: true, extensions: [] }))
    .reverse()
}
