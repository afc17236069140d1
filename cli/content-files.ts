/** The files of the embedded content, read so that every value has its line. */
import { findLine, lineAt } from '#compiler/read/find-line.ts'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { getNodeValue, parseTree, type ParseError } from 'jsonc-parser'
import { encodeFilePath, mediaPath } from '#runtime/media-files'
import { repositoryRoot } from '#compiler/read/roots.ts'

export interface ContentFile {
  /** The content folder it belongs to; a later one replaces documents of an earlier one. */
  folder: string
  /** From the repository's root, for reports. */
  path: string
  /** Inside its folder: `documents/en-us/landing_page/tour.json`. */
  name: string
  /** Undefined where the file is no JSON at all. */
  value: unknown
  /** Line of the first thing that is no JSON. */
  errorLine: number | undefined
  /** The line of what a pointer leads to, or of the nearest thing around it that the file has. */
  lineOf(pointer: string): number
}

export function readContentFiles(folders: readonly string[]): ContentFile[] {
  return folders.flatMap((folder) => {
    const documents = join(folder, 'documents')
    if (!existsSync(documents)) return []
    return readdirSync(documents, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => readContentFile(folder, join('documents', name)))
  })
}

function readContentFile(folder: string, name: string): ContentFile {
  const path = join(folder, name)
  const text = readFileSync(path, 'utf8')
  const errors: ParseError[] = []
  const root = parseTree(text, errors)
  return {
    folder,
    path: relative(repositoryRoot, path),
    name: name.replaceAll('\\', '/'),
    value: root && errors.length === 0 ? (getNodeValue(root) as unknown) : undefined,
    errorLine: errors[0] || !root ? lineAt(text, errors[0]?.offset ?? 0) : undefined,
    lineOf: (pointer) => findLine(text, pointer, root),
  }
}

/** Addresses of the assets of content folders, as the site serves them. */
export function listAssets(folders: readonly string[]): ReadonlySet<string> {
  return new Set(
    folders.flatMap((folder) => {
      const assets = join(folder, 'assets')
      if (!existsSync(assets)) return []
      return readdirSync(assets, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
        .map(({ parentPath, name }) => join(parentPath, name).slice(assets.length))
        .map((path) => mediaPath + encodeFilePath(path.replaceAll('\\', '/')))
    }),
  )
}
