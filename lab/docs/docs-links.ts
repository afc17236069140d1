/**
 * Resolves links of Markdown on the site: files become addresses, and a file that is not a page is
 * named instead.
 */
import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { documentId, documentType } from './to-documents.ts'
import type { DocsPlan } from './plan-pages.ts'
import type { DocsPlace } from './docs-types.ts'
import type { MarkdownFile } from './read-markdown.ts'

/** Data of a link of the content service; the path of a file that is not a page; or a fault. */
export type LinkTarget = { link: object } | { file: string } | { fault: string; hint: string }

/**
 * @param root - the repository's
 * @param files - every page that is read, by its path
 */
export function createLinks(
  root: string,
  { pages, chapters }: DocsPlan,
  files: ReadonlyMap<string, MarkdownFile>,
): (url: string, from: string) => LinkTarget {
  const byFile = new Map<string, DocsPlace>(pages.map((page) => [page.file, page]))
  const byFolder = new Map<string, DocsPlace>(
    chapters.flatMap((place) => (place.chapter.folder ? [[place.chapter.folder, place]] : [])),
  )
  return (url, from) => {
    if (/^(?:https?|mailto):/.test(url)) return { link: { link_type: 'Web', url } }
    const [path = '', anchor] = url.split('#')
    const target = path ? posix.join(posix.dirname(from), path).replace(/\/$/, '') : from
    if (!files.has(target) && !existsSync(join(root, target)))
      return {
        fault: `The link leads to ${target}, which is not there.`,
        hint: 'Name a file by its path from this one.',
      }
    const place = byFile.get(target) ?? byFolder.get(target)
    if (!place) return { file: target }
    if (anchor === undefined) return { link: toDocument(place) }
    const anchors = [...(files.get(target)?.anchors.values() ?? [])]
    if (!anchors.includes(anchor))
      return {
        fault: `${target} has no heading for #${anchor}.`,
        hint: `It has ${anchors.map((one) => `#${one}`).join(', ') || 'none'}.`,
      }
    return { link: { link_type: 'Web', url: path ? `${place.path}#${anchor}` : `#${anchor}` } }
  }
}

function toDocument(place: DocsPlace): object {
  return {
    link_type: 'Document',
    id: documentId(place.uid),
    type: documentType(place),
    uid: place.uid,
  }
}
