/** Renders an unsaved document as its page, with the site's own slices and frame. */
import { completeLinks } from '../../adapters/prismic/complete-links.ts'
import { toDocument } from '../../adapters/prismic/to-document.ts'
import { issueKey, type ContentIssue } from '../../runtime/model/errors/content-issue.ts'
import type { ContentQuery, ContentSource } from '../../runtime/model/ports/content-source.ts'
import type { Site } from '../../runtime/model/site.ts'
import { isSiteError } from '../../runtime/model/errors/site-error.ts'
import { own } from '../../runtime/model/documents/own.ts'
import { linksOfDocument } from '../../runtime/page/load/linked-fields.ts'
import { renderRawDocument } from '../../runtime/page/pipeline.ts'
import { escapeHtml } from '../../runtime/page/render/escape-html.ts'
import type { RenderedPage } from '../../runtime/page/render/render-page.ts'
import { toHtml } from '../../runtime/page/render/render-document.ts'
import { toHref } from '../../runtime/page/route/route-table.ts'
import { describeField } from '../../runtime/server/preview/describe-place.ts'
import { validateDocument } from '../../runtime/page/validate/validate-document.ts'
import type { ContentRepository } from './content-repository.ts'
import { sectionMark, type DeskDocument, type DrawnPage } from './desk-types.ts'

export type DraftDocument = Pick<
  DeskDocument,
  'id' | 'uid' | 'type' | 'lang' | 'tags' | 'data' | 'alternates'
>

/** Reports the issues that conformance reports for published documents. */
export async function drawDraft(
  draft: DraftDocument,
  given: Site,
  repository: ContentRepository,
): Promise<DrawnPage> {
  const issues = new Map<string, ContentIssue>()
  const unnamed: Site = {
    ...given,
    content: readAt(given.content, await repository.ref()),
    // Drafts must not be cached.
    fragments: undefined,
    report: (issue) => {
      if (issue.documentId === draft.id) issues.set(issueKey(issue), issue)
    },
  }
  const list = () => [...issues.values()]
  const document = structuredClone({
    ...repository.migrate(draft),
    alternate_languages: draft.alternates.map((one) => ({ ...one, uid: null, type: draft.type })),
    first_publication_date: null,
    last_publication_date: null,
  })
  await completeLinks([document], linksOfDocument(draft.type, unnamed), (ids) =>
    repository.readAll(ids),
  )
  const raw = toDocument(document)
  const written = { type: raw.type, data: structuredClone(raw.data) }
  const site: Site = {
    ...unnamed,
    issueWords: {
      section: (type) => own(unnamed.kinds.slices, type)?.title ?? type,
      field: (path) => describeField(path, written, unnamed.kinds),
    },
  }
  const pageType = site.pageTypes.get(draft.type)
  const locale = site.config.locales.find(({ language }) => language === draft.lang)
  try {
    if (!pageType || !locale) {
      validateDocument(raw, site)
      return { issues: list() }
    }
    await site.routes.prepare(site.content)
    const path = site.routes.toPaths(raw)[0]
    const match = path === undefined ? [] : site.routes.matchAll(toHref(path))
    // Without an address yet it is rendered as by its first route.
    const ref = match.find((one) => one.pageType.type === draft.type) ?? {
      pageType,
      routeName: pageType.routes[0]!.name,
      locale: locale.code,
      uid: raw.uid ?? undefined,
    }
    const rendered = await renderRawDocument(raw, { ...ref, path: path ?? '/' }, site)
    return {
      html: toHtml({ ...rendered, main: markSections(rendered.sections) }, site),
      path,
      issues: list(),
    }
  } catch (error) {
    // The whole document is refused: the report says why.
    if (isSiteError(error, 'PageNotFound') || isSiteError(error, 'InvalidDocument')) {
      return { issues: list() }
    }
    throw error
  }
}

/** Puts a comment with its place in the document before each section. */
function markSections(sections: RenderedPage['sections']): string {
  return sections
    .map(({ slice, html }) => `<!--${sectionMark}${escapeHtml(slice.at)}-->${html}`)
    .join('')
}

/** Reads at a ref, so that unpublished changes of others are included. */
function readAt(source: ContentSource, ref: string): ContentSource {
  const at = <Query extends Partial<ContentQuery>>(query: Query) => ({ ...query, ref })
  return {
    repository: source.repository,
    ref: async () => ref,
    single: (type, query) => source.single(type, at(query)),
    byUid: (type, uid, query) => source.byUid(type, uid, at(query)),
    byIds: (ids, query = {}) => source.byIds(ids, at(query)),
    all: (type, query) => source.all(type, at(query)),
  }
}
