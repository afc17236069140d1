/** The letters that the files of a site have: its embedded content, its configuration, its messages. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findContentFolders } from './content-folders.ts'
import { findFiles } from './roots.ts'

/** @returns the files of each letter; other content than that of files is not known here */
export function readWrittenLetters(roots: readonly string[]): Map<string, string[]> {
  const written = new Map<string, string[]>()
  for (const file of listFiles(roots)) {
    for (const letter of readLetters(readFileSync(file, 'utf8'))) {
      const files = written.get(letter)
      if (files) files.push(file)
      else written.set(letter, [file])
    }
  }
  return written
}

function listFiles(roots: readonly string[]): string[] {
  const contents = findContentFolders(roots).map((folder) => join(folder, 'documents'))
  return [
    ...contents.filter(existsSync).flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.json'))
        .sort()
        .map((name) => join(folder, name)),
    ),
    ...['site-config', 'site-config/messages'].flatMap((folder) =>
      findFiles(roots, folder, '.json').map(({ path }) => path),
    ),
  ]
}

/** Of every text in it. A file that is no JSON is told elsewhere: here, all that it has counts. */
function readLetters(json: string): ReadonlySet<string> {
  const letters = new Set<string>()
  const add = (text: string) => {
    for (const letter of text) letters.add(letter)
  }
  try {
    JSON.parse(json, (_, value: unknown) => void (typeof value === 'string' && add(value)))
  } catch {
    add(json)
  }
  return letters
}
