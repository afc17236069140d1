/** Reads the whole repository and renders every page, so that checks see what visitors would. */
import type { Locale } from '../../../runtime/model/config/site-config.ts'
import type { DocumentRef } from '../../../runtime/page/load/load-document.ts'
import type { Document, RawDocument } from '../../../runtime/model/documents/document.ts'
import type { ContentIssue } from '../../../runtime/model/errors/content-issue.ts'
import { issueKey } from '../../../runtime/model/errors/content-issue.ts'
import { isSiteError } from '../../../runtime/model/errors/site-error.ts'
import { toReason } from '../../../runtime/model/errors/to-reason.ts'
import { renderDocument } from '../../../runtime/page/pipeline.ts'
import type { RenderedPage } from '../../../runtime/page/render/render-page.ts'
import { brokenPath, toHref } from '../../../runtime/page/route/route-table.ts'
import type { Site } from '../../../runtime/model/site.ts'
import { validateDocument } from '../../../runtime/page/validate/validate-document.ts'

export interface Inspection {
  site: Site
  documents: InspectedDocument[]
  pages: InspectedPage[]
  /** Each once, in the order they were met. */
  issues: ContentIssue[]
  /** Documents on which the site itself failed. */
  failures: InspectionFailure[]
  /** Addresses of all files the site serves for its content; undefined if unknown. */
  files: ReadonlySet<string> | undefined
}

export interface InspectionFailure {
  raw: RawDocument
  message: string
}

export interface InspectedDocument {
  raw: RawDocument
  /** Undefined when its schema refuses it. */
  document: Document | undefined
}

export interface InspectedPage {
  document: Document
  href: string
  locale: Locale
  rendered: RenderedPage
}

/** Called as the work goes on, for a progress bar. */
export type Progress = (done: number, total: number, what: string) => void

/**
 * No document ends it, whatever is in it.
 * @throws SiteError ContentUnavailable: what cannot be read cannot be judged
 */
export async function inspectSite(
  given: Site,
  progress: Progress = () => {},
  files?: ReadonlySet<string>,
): Promise<Inspection> {
  const issues = new Map<string, ContentIssue>()
  const site: Site = {
    ...given,
    report(issue) {
      const key = issueKey(issue)
      if (!issues.has(key)) issues.set(key, issue)
    },
  }
  const failures: InspectionFailure[] = []
  const documents = await readDocuments(site, failures, progress)
  const pages = await drawPages(documents, site, failures, progress)
  return { site, documents, pages, issues: [...issues.values()], failures, files }
}

/** Including languages the site does not have: they are reported. */
async function readDocuments(
  site: Site,
  failures: InspectionFailure[],
  progress: Progress,
): Promise<InspectedDocument[]> {
  const types = Object.keys(site.kinds.documents)
  const order = site.config.locales.map(({ language }) => language)
  const rank = ({ lang }: RawDocument) =>
    order.includes(lang) ? order.indexOf(lang) : order.length
  const documents: InspectedDocument[] = []
  for (const [index, type] of types.entries()) {
    progress(index, types.length, `reading ${type}`)
    const raws = await site.content.all(type, { lang: '*' })
    for (const raw of raws.toSorted((a, b) => rank(a) - rank(b))) {
      documents.push({ raw, document: validateOrRefuse(raw, site, failures) })
    }
  }
  return documents
}

function validateOrRefuse(
  raw: RawDocument,
  site: Site,
  failures: InspectionFailure[],
): Document | undefined {
  try {
    return validateDocument(raw, site)
  } catch (error) {
    // Told to the editor by what refused it.
    if (!isSiteError(error, 'InvalidDocument')) failures.push({ raw, message: toReason(error) })
    return undefined
  }
}

async function drawPages(
  documents: readonly InspectedDocument[],
  site: Site,
  failures: InspectionFailure[],
  progress: Progress,
): Promise<InspectedPage[]> {
  const pages: InspectedPage[] = []
  for (const [index, { raw, document }] of documents.entries()) {
    progress(index, documents.length, `drawing ${raw.type}`)
    if (!document) continue
    try {
      const page = await drawPage(document, site)
      if (page) pages.push(page)
    } catch (error) {
      if (isSiteError(error) && error.kind === 'outage') throw error
      // The missing fields were reported when the document was rejected.
      const isTold = isSiteError(error) && isSiteError(error.cause, 'InvalidDocument')
      if (!isTold) failures.push({ raw, message: toReason(error) })
    }
  }
  return pages
}

/** Undefined for a document without an address. */
async function drawPage(document: Document, site: Site): Promise<InspectedPage | undefined> {
  const path = site.routes.toPath(document)
  if (path === brokenPath && site.pageTypes.get(document.type)?.status !== 404) return undefined
  const href = toHref(path)
  const ref = findRef(href, document, site)
  if (!ref) return undefined
  const locale = site.config.locales.find(({ code }) => code === ref.locale)!
  return { document, href, locale, rendered: await renderDocument(ref, site) }
}

function findRef(href: string, document: Document, site: Site): DocumentRef | undefined {
  const match = site.routes.match(href)
  const pageType = site.pageTypes.get(document.type)
  return match && pageType && { ...match, pageType, path: href }
}
