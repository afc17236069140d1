import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readVariable } from '../../schemas/environment-variables.ts'

/** Of the embedded repository, in the order in which they add to each other. */
export function findContentFolders(roots: readonly string[]): string[] {
  const folder = readVariable('CONTENT_DIR')
  const folders = folder ? [resolve(folder)] : roots.map((root) => join(root, 'content'))
  return folders.filter(existsSync)
}
