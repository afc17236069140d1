/** Marks a page for editors: every section between comments, and a notice where one is missing. */
import { hash } from 'node:crypto'
import type { PreviewSection } from '../../model/preview-facts.ts'
import type { Previews } from '../../model/ports/previews.ts'
import type { RawDocument } from '../../model/ports/content-source.ts'
import { getAt } from '../../model/documents/pointer.ts'
import type { RenderedPage, RenderedSection } from '../../page/render/render-page.ts'
import type { Site } from '../../model/site.ts'
import { renderNotice, type PanelIssue } from './preview-panel.ts'

export interface MarkedPage {
  main: string
  sections: PreviewSection[]
}

const missing: ReadonlySet<string> = new Set(['InvalidSlice', 'UnknownSlice', 'SliceFailed'])

/** @param documents - the documents read, by id, as the content service has them */
export function markSections(
  { page, sections }: Pick<RenderedPage, 'page' | 'sections'>,
  issues: readonly PanelIssue[],
  documents: ReadonlyMap<string, RawDocument>,
  site: Site,
  mark: Previews['mark'],
): MarkedPage {
  const parts = sections.map((section) => toPart(section, documents, site))
  for (const issue of issues) {
    if (!missing.has(issue.code) || issue.documentId !== page.document.id) continue
    const at = /^\/data\/[^/]+\/\d+/.exec(issue.path)?.[0]
    if (at === undefined) continue
    parts.splice(findGap(at, parts), 0, {
      at,
      id: `notice${at.replaceAll('/', '-')}`,
      key: `notice ${at}`,
      title: issue.place,
      editorUrl: issue.editorUrl,
      html: renderNotice(issue),
    })
  }
  return {
    main: parts
      .map(({ id, html }) => {
        const [start, end] = mark(id)
        return `<!--${start}-->${html}<!--${end}-->`
      })
      .join(''),
    sections: parts.map(({ key, title, editorUrl, html }) => ({
      key,
      title,
      editorUrl,
      hash: hash('sha1', html, 'base64url').slice(0, 10),
    })),
  }
}

interface Part extends Omit<PreviewSection, 'hash'> {
  /** Pointer of the slice in its document. */
  at: string
  /** The content service's id. */
  id: string
  html: string
}

function toPart(
  { slice, html }: RenderedSection,
  documents: ReadonlyMap<string, RawDocument>,
  { kinds, content }: Site,
): Part {
  const given = getAt(documents.get(slice.documentId), `${slice.at}/id`)
  // Must not end the comment. Sections of the template have no id, since an editor cannot open
  // them.
  const ownId = typeof given === 'string' && /^[^<>]+$/.test(given) ? given : undefined
  return {
    at: slice.at,
    id: ownId ?? slice.id,
    key: slice.id,
    title: kinds.slices[slice.type]?.title ?? slice.type,
    editorUrl: content.repository.editorUrl(slice.documentId, ownId),
    html,
  }
}

/** Before the first section that comes after it in its zone, or else after the last one before it. */
function findGap(at: string, parts: readonly Part[]): number {
  const zone = at.slice(0, at.lastIndexOf('/') + 1)
  const indexOf = (place: string) => Number(place.slice(zone.length))
  const isNear = (part: Part) => part.at.startsWith(zone)
  const next = parts.findIndex((part) => isNear(part) && indexOf(part.at) > indexOf(at))
  if (next >= 0) return next
  const last = parts.findLastIndex(isNear)
  return last < 0 ? parts.length : last + 1
}
