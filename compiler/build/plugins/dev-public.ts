import { join } from 'node:path'
import sirv from 'sirv'
import { repositoryRoot } from '../../read/roots.ts'

/**
 * What answers requests for files of the roots' `public/`, in this order: as in a build, the last root
 * that has a file counts. Vite itself serves those of this repository.
 */
export function createPublicHandlers(roots: readonly string[]): ReturnType<typeof sirv>[] {
  return roots
    .filter((root) => root !== repositoryRoot)
    .map((root) => sirv(join(root, 'public'), { dev: true, extensions: [] }))
    .reverse()
}
