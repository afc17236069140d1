/** Pages as documents in the content service's own format, each with the path of its file. */
import type { DocsPage, DocsPart, DocsPlace } from './docs-types.ts'

const language = 'en-gb'

export const documentId = (uid: string) => `docs-${uid}`
/**
 * The document type of a page: chapters without their own text have one that lists the pages below.
 */
export const documentType = ({ file, type = 'docs_page' }: Pick<DocsPlace, 'file' | 'type'>) =>
  file === undefined ? 'docs_chapter' : type

/** Documents by path in the content folder. */
export function toDocuments(pages: readonly DocsPage[]): Map<string, object> {
  const byUid = new Map(pages.map((page) => [page.uid, page]))
  return new Map(
    pages.map((page) => {
      const type = documentType(page)
      const parent = page.parent === undefined ? undefined : byUid.get(page.parent)
      const data = {
        title: [{ type: 'heading1', text: page.title, spans: [] }],
        segment: page.segment,
        order: page.order,
        ...(page.summary ? { summary: page.summary } : {}),
        ...(parent ? { parent: toRelationship(parent) } : {}),
        ...(page.parts.length > 0 ? { parts: page.parts.map(toItem) } : {}),
      }
      return [
        `documents/${language}/${type}/${page.uid}.json`,
        { id: documentId(page.uid), uid: page.uid, type, lang: language, tags: [], data },
      ]
    }),
  )
}

function toRelationship(page: DocsPage): object {
  return {
    link_type: 'Document',
    id: documentId(page.uid),
    type: documentType(page),
    uid: page.uid,
  }
}

/** Turns a heading's level into the value of the select field. */
function toItem({ level, ...part }: DocsPart): object {
  return level === undefined ? part : { ...part, level: String(level) }
}
