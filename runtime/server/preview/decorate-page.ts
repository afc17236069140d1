/** RenderedPage -> the same with the additions for editors: marked sections, notices, the panel. */
import type { ContentIssue } from '../../model/errors/content-issue.ts'
import type { RawDocument } from '../../model/ports/content-source.ts'
import type { Previews } from '../../model/ports/previews.ts'
import type { PreviewCookie } from '../../model/preview-facts.ts'
import type { Site, StyleSheet } from '../../model/site.ts'
import type { RenderedPage } from '../../page/render/render-page.ts'
import { securityHeaders } from '../serve/security-headers.ts'
import { describePlace } from './describe-place.ts'
import { markSections } from './mark-sections.ts'
import { renderPanel, type PanelIssue } from './preview-panel.ts'
import { previewStyle } from './preview-style.ts'

export const previewHeaders = {
  ...securityHeaders,
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  // Another site must not learn a token in an address.
  'referrer-policy': 'same-origin',
}

const previewSheet: StyleSheet = { name: 'preview', text: previewStyle }

/** The site opened for one page, with everything noticed on the way. */
export interface OpenedSite {
  site: Site
  issues: readonly ContentIssue[]
  /** Documents read, by id, as the content service has them. */
  documents: ReadonlyMap<string, RawDocument>
}

export interface Decoration {
  cookie?: PreviewCookie
  /** Editor's address of the document shown. */
  editorUrl?: string | undefined
  exitHref?: string
  mark: Previews['mark']
  /** Wraps a section, inside its comments. */
  wrap?: (html: string) => string
}

export function decoratePage(
  rendered: RenderedPage,
  { site, issues, documents }: OpenedSite,
  { cookie, editorUrl, exitHref, mark, wrap = (html) => html }: Decoration,
): RenderedPage {
  const { page } = rendered
  const { repository } = site.content
  const placed = toPlaced(issues, documents, page.document.id, site)
  const sections = rendered.sections.map(({ slice, html }) => ({ slice, html: wrap(html) }))
  const marked = markSections({ page, sections }, placed, documents, site, mark)
  const frame = [...page.before, ...page.after].map(({ type, documentId }) => [
    type,
    repository.editorUrl(documentId),
  ])
  const panel = renderPanel({
    facts: {
      cookie,
      editorUrl,
      sections: marked.sections,
      frame: Object.fromEntries(frame) as Record<string, string>,
    },
    editorUrl,
    ...(exitHref === undefined ? {} : { exitHref }),
    issues: placed,
  })
  return {
    ...rendered,
    main: marked.main,
    after: rendered.after + panel,
    sheets: [...rendered.sheets, previewSheet],
  }
}

/** Sorts issues of the document shown first; each occurs once. */
function toPlaced(
  issues: readonly ContentIssue[],
  documents: ReadonlyMap<string, RawDocument>,
  shownId: string,
  { kinds }: Site,
): PanelIssue[] {
  const placed = new Map<string, PanelIssue>()
  for (const issue of issues) {
    const { documentId, documentType: type, path, message } = issue
    const document = documents.get(documentId) ?? { type, data: undefined }
    const place = describePlace(path, document, kinds)
    placed.set(`${documentId} ${path} ${message}`, { ...issue, place })
  }
  return [...placed.values()].sort(
    (a, b) => Number(b.documentId === shownId) - Number(a.documentId === shownId),
  )
}
