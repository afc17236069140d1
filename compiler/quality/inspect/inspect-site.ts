/** Reads the whole repository and renders every page, so that checks see what visitors would. */
import type { Fact } from '#schemas/config-types.ts'
import type { Document, RawDocument } from '../../../runtime/model/documents/document.ts'
import type { ContentIssue } from '../../../runtime/model/errors/content-issue.ts'
import { issueKey } from '../../../runtime/model/errors/content-issue.ts'
import { isSiteError } from '../../../runtime/model/errors/site-error.ts'
import { toReason } from '../../../runtime/model/errors/to-reason.ts'
import type { Site } from '../../../runtime/model/site.ts'
import { validateDocument } from '../../../runtime/page/validate/validate-document.ts'
import type { ContentModels } from '../../generate/generate-models.ts'
import type { SiteLetters } from '../../read/fonts/site-letters.ts'
import { createUsageIndexer, type UsageIndex } from '../usage/usage-index.ts'
import { drawPage, type InspectedPage } from './draw-page.ts'
import { createPageLinksReader, type PageLinks } from './page-links.ts'
import { readDocuments, type Progress } from './read-documents.ts'

/** What remains of a repository when neither documents nor pages are kept: links, uses, issues. */
export interface Survey extends SiteFacts {
  site: Site
  usage: UsageIndex
  /** Links of each page; empty when no page was drawn. */
  links: PageLinks[]
  /** Each issue once, in the order found. */
  issues: ContentIssue[]
  /** Documents on which the site itself failed. */
  failures: InspectionFailure[]
}

export interface Inspection extends Survey {
  documents: InspectedDocument[]
  pages: InspectedPage[]
}

/** Facts that a site's own files do not contain. */
export interface SiteFacts {
  /** Addresses of all files the site serves for its content; unknown when absent. */
  files?: ReadonlySet<string> | undefined
  /** Machines that the site's behaviours start; unknown when absent. */
  started?: ReadonlySet<string> | undefined
  /** What fields offer to editors; unknown when absent. */
  models?: ContentModels | undefined
  /** What texts have to agree about, from `site-config/facts.json`; nothing when absent. */
  stated?: readonly Fact[] | undefined
  /** Letters that the site's typefaces have; unknown when absent. */
  letters?: SiteLetters | undefined
}

export interface InspectionFailure {
  raw: RawDocument
  message: string
}

export interface InspectedDocument {
  raw: RawDocument
  /** Undefined when its schema rejects it. */
  document: Document | undefined
}

/** Receives each document and page as it is read; neither is kept otherwise. */
export interface SurveyVisitor {
  document?(document: InspectedDocument): void
  page?(page: InspectedPage): void
}

export interface SurveyOptions extends SiteFacts {
  progress?: Progress
  /** Leaves pages undrawn, which takes most of the time. */
  withoutPages?: boolean
}

/**
 * No document aborts it, whatever its content.
 * @throws SiteError ContentUnavailable: what cannot be read cannot be judged
 */
export async function inspectSite(given: Site, options: SurveyOptions = {}): Promise<Inspection> {
  const documents: InspectedDocument[] = []
  const pages: InspectedPage[] = []
  const survey = await surveySite(given, options, {
    document: (document) => documents.push(document),
    page: (page) => pages.push(page),
  })
  return { ...survey, documents, pages }
}

/**
 * Like `inspectSite`, but holds only one document type in memory.
 * @throws SiteError ContentUnavailable
 */
export async function surveySite(
  given: Site,
  { files, started, models, stated, letters, progress, withoutPages = false }: SurveyOptions = {},
  visitor: SurveyVisitor = {},
): Promise<Survey> {
  const issues = new Map<string, ContentIssue>()
  const site: Site = {
    ...given,
    report(issue) {
      const key = issueKey(issue)
      if (!issues.has(key)) issues.set(key, issue)
    },
  }
  const failures: InspectionFailure[] = []
  const links: PageLinks[] = []
  const readLinks = createPageLinksReader()
  const { add, index } = createUsageIndexer({ slices: site.kinds.slices, forms: site.config.forms })
  for await (const raw of readDocuments(site, progress)) {
    add(raw)
    const document = validateOrRefuse(raw, site, failures)
    visitor.document?.({ raw, document })
    if (!document || withoutPages) continue
    const page = await drawOrFail(raw, document, site, failures)
    if (!page) continue
    visitor.page?.(page)
    links.push(readLinks(page))
  }
  return {
    site,
    usage: index,
    links,
    issues: [...issues.values()],
    failures,
    files,
    started,
    models,
    stated,
    letters,
  }
}

function validateOrRefuse(
  raw: RawDocument,
  site: Site,
  failures: InspectionFailure[],
): Document | undefined {
  try {
    return validateDocument(raw, site)
  } catch (error) {
    // The validator has already reported these to the editor.
    if (!isSiteError(error, 'InvalidDocument')) failures.push({ raw, message: toReason(error) })
    return undefined
  }
}

async function drawOrFail(
  raw: RawDocument,
  document: Document,
  site: Site,
  failures: InspectionFailure[],
): Promise<InspectedPage | undefined> {
  try {
    return await drawPage(document, site)
  } catch (error) {
    if (isSiteError(error) && error.kind === 'outage') throw error
    // The missing fields were reported when the document was rejected.
    const isReported = isSiteError(error) && isSiteError(error.cause, 'InvalidDocument')
    if (!isReported) failures.push({ raw, message: toReason(error) })
    return undefined
  }
}
