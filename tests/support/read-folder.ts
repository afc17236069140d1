import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Every file of a folder: its bytes, in Latin-1, by its path. */
export function readFolder(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  return new Map(
    paths.sort().map((path) => [path.slice(folder.length + 1), readFileSync(path, 'latin1')]),
  )
}
