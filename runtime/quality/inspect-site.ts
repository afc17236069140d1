/** Reads everything a repository holds and draws every page, so that checks see what visitors would. */
import type { Locale } from '../config/site-config.ts'
import type { DocumentRef } from '../content/load-document.ts'
import type { Document, RawDocument } from '../documents/document.ts'
import type { ContentIssue } from '../errors/content-issue.ts'
import { issueKey } from '../errors/content-issue.ts'
import { isSiteError } from '../errors/site-error.ts'
import { renderDocument } from '../pipeline.ts'
import type { RenderedPage } from '../render/render-page.ts'
import { brokenPath, toHref } from '../route/route-table.ts'
import type { Site } from '../site.ts'
import { validateDocument } from '../validate/validate-document.ts'

export interface Inspection {
  site: Site
  documents: InspectedDocument[]
  pages: InspectedPage[]
  /** Each once, in the order they were met. */
  issues: ContentIssue[]
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

/** @throws SiteError ContentUnavailable: what cannot be read cannot be judged */
export async function inspectSite(given: Site, progress: Progress = () => {}): Promise<Inspection> {
  const issues = new Map<string, ContentIssue>()
  const site: Site = {
    ...given,
    report(issue) {
      const key = issueKey(issue)
      if (!issues.has(key)) issues.set(key, issue)
    },
  }
  const documents = await readDocuments(site, progress)
  const pages = await drawPages(documents, site, progress)
  return { site, documents, pages, issues: [...issues.values()] }
}

async function readDocuments(site: Site, progress: Progress): Promise<InspectedDocument[]> {
  const types = Object.keys(site.kinds.documents)
  const documents: InspectedDocument[] = []
  for (const [index, type] of types.entries()) {
    progress(index, types.length, `reading ${type}`)
    for (const { language } of site.config.locales) {
      for (const raw of await site.content.all(type, { lang: language })) {
        documents.push({ raw, document: validateOrRefuse(raw, site) })
      }
    }
  }
  return documents
}

function validateOrRefuse(raw: RawDocument, site: Site): Document | undefined {
  try {
    return validateDocument(raw, site)
  } catch (error) {
    // Told to the editor by what refused it.
    if (isSiteError(error, 'InvalidDocument')) return undefined
    throw error
  }
}

async function drawPages(
  documents: readonly InspectedDocument[],
  site: Site,
  progress: Progress,
): Promise<InspectedPage[]> {
  const candidates = documents.flatMap(({ document }) => document ?? [])
  const pages: InspectedPage[] = []
  for (const [index, document] of candidates.entries()) {
    progress(index, candidates.length, `drawing ${document.type}`)
    const page = await drawPage(document, site)
    if (page) pages.push(page)
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
