import { join } from 'node:path'
import { generateSiteFiles } from '../../generate/generate.ts'
import { repositoryRoot } from '../../read/roots.ts'

/**
 * What `slicewright generate` would write into each root, by path: components are checked against the schemas as they
 * are. Of a root whose schemas cannot be read, what it wrote last is kept.
 */
export function generateTypes(roots: readonly string[]): Map<string, string> {
  return new Map(
    roots.flatMap((root, index) => {
      if (root === repositoryRoot) return []
      try {
        const files = generateSiteFiles(roots.slice(0, index + 1))
        return [...files].map(([path, text]) => [join(root, path), text] as const)
      } catch {
        // Told of the schemas themselves.
        return []
      }
    }),
  )
}
