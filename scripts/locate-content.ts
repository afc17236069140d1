/** Where a finding stands in the files of the embedded content: file and line. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import type { Finding, Locate } from '#runtime/quality'
import { findRoots, repositoryRoot } from '#schemas/roots.ts'

/** Undefined for every finding while a real repository is configured: its documents are no files. */
export function createLocator(): Locate {
  if (process.env.PRISMIC_REPOSITORY) return () => undefined
  const files = indexFiles()
  return (finding) => {
    const file = files.get(finding.documentId)
    if (file === undefined) return undefined
    return { file: relative(repositoryRoot, file), line: findLine(file, finding) }
  }
}

function indexFiles(): Map<string, string> {
  const folders = process.env.CONTENT_DIR
    ? [process.env.CONTENT_DIR]
    : findRoots().map((root) => join(root, 'content'))
  const files = folders
    .map((folder) => join(folder, 'documents'))
    .filter(existsSync)
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.json'))
        .map((name) => join(folder, name)),
    )
  return new Map(files.map((file) => [idOf(file), file]))
}

function idOf(file: string): string {
  return (JSON.parse(readFileSync(file, 'utf8')) as { id: string }).id
}

/** The line of the field, or of the nearest thing around it that the file has. */
function findLine(file: string, { path }: Finding): number {
  const text = readFileSync(file, 'utf8')
  const root = parseTree(text)
  const segments = path
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part))
  if (!root) return 1
  for (let length = segments.length; length > 0; length--) {
    const node = findNodeAtLocation(root, segments.slice(0, length))
    if (node) return text.slice(0, node.offset).split('\n').length
  }
  return 1
}
