import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Files of the documents that a root brings, sorted; hidden ones are drafts and locks of an editor. */
export function listDocuments(root: string): string[] {
  const folder = join(root, 'content/documents')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?:^|[\\/])[^./\\][^/\\]*\.json$/.test(name))
    .map((name) => join(folder, name))
    .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
    .sort()
}
