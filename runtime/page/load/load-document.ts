import { linkTagsOfPage } from './followed-links.ts'
import { noteReads, withoutReads } from './reads.ts'
import type { ContentIssue } from '../../model/errors/content-issue.ts'
import { siteError, isSiteError } from '../../model/errors/site-error.ts'
import type { PageType } from '../../model/config/page-type.ts'
import { findLocale } from '../../model/config/site-config.ts'
import type { Document } from '../../model/documents/document.ts'
import { isUid } from '../../model/documents/uid.ts'
import type { RawDocument } from '../../model/ports/content-source.ts'
import { PageNotFound } from '../../model/errors/routing-errors.ts'
import type { QueryParameters } from '../route/query-parameters.ts'
import type { RouteMatch } from '../../model/routes.ts'
import type { Site } from '../../model/site.ts'
import { validateDocument } from '../validate/validate-document.ts'
import { linksOfDocument } from './linked-fields.ts'

/** Identifies the document of a request. */
export interface DocumentRef extends RouteMatch {
  /** Path of the request without trailing slash, for messages. */
  path: string
  /**
   * Parameters of the query that its page type declares, in their one spelling; none when absent.
   */
  parameters?: QueryParameters
}

/**
 * Route validation: well-formed uid, existing document that is not flagged broken (OP09).
 * @throws SiteError PageNotFound, ContentUnavailable
 */
export async function loadDocument(ref: DocumentRef, site: Site): Promise<RawDocument> {
  const lang = findLocale(site.config, ref.locale)!.language
  const query = { lang, links: linksOfDocument(ref.pageType.type, site) }
  const { type } = ref.pageType
  if (ref.uid !== undefined && !isUid(ref.uid)) throw siteError(PageNotFound, [ref.path])
  noteReads(ref.uid === undefined ? `single:${type}:${lang}` : `uid:${type}:${lang}:${ref.uid}`)
  try {
    const raw = await withoutReads(() =>
      ref.uid === undefined
        ? site.content.single(type, query)
        : site.content.byUid(type, ref.uid, query),
    )
    noteReads(...listPageReads(raw, ref, site))
    if (raw.isBroken) throw siteError(PageNotFound, [ref.path])
    return raw
  } catch (error) {
    if (isSiteError(error, 'DocumentMissing')) {
      throw siteError(PageNotFound, [ref.path], { cause: error })
    }
    throw error
  }
}

interface PageReads {
  pageType: PageType
  tags: readonly string[]
}

const pageReads = new WeakMap<RawDocument, PageReads>()

/** Tags of what a page shows of its own document: the document, and where its links lead. */
export function listPageReads(
  raw: RawDocument,
  { pageType }: DocumentRef,
  site: Site,
): readonly string[] {
  const known = pageReads.get(raw)
  if (known?.pageType === pageType) return known.tags
  const links = linksOfDocument(pageType.type, site)
  const tags = [`document:${raw.id}`, ...linkTagsOfPage(raw, pageType, links, site)]
  pageReads.set(raw, { pageType, tags })
  return tags
}

interface Validated {
  validators: Site['validators']
  document: Document
  issues: readonly ContentIssue[]
}

/** By the object as it was read: a content source hands out the same one until it changes. */
const validated = new WeakMap<RawDocument, Validated>()

/** Validates a document once for as long as it is kept in memory, and reports its issues then. */
export function validateShared(raw: RawDocument, site: Site): Document {
  return findValidated(raw, site)?.document ?? validateAndKeep(raw, site)
}

/** Like `validateShared`, but reports its issues each time: whoever renders a page is told of them. */
export function validatePage(raw: RawDocument, site: Site): Document {
  const known = findValidated(raw, site)
  if (!known) return validateAndKeep(raw, site)
  for (const issue of known.issues) site.report(issue)
  return known.document
}

function findValidated(raw: RawDocument, { validators }: Site): Validated | undefined {
  const known = validated.get(raw)
  return known?.validators === validators ? known : undefined
}

function validateAndKeep(raw: RawDocument, site: Site): Document {
  const { kinds, validators, routes, content, issueWords } = site
  const issues: ContentIssue[] = []
  const report = (issue: ContentIssue) => {
    issues.push(issue)
    site.report(issue)
  }
  let isWhole = true
  const media: Site['media'] = site.media && {
    find(url) {
      const file = site.media!.find(url)
      if (file === 'missing') isWhole = false
      return file
    },
  }
  const document = validateDocument(raw, {
    kinds,
    validators,
    routes,
    content,
    media,
    issueWords,
    report,
  })
  // A file that is not there yet is measured next time.
  if (isWhole) validated.set(raw, { validators, document, issues })
  return document
}
