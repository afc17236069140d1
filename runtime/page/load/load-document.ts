import { linkTagsOfPage } from './followed-links.ts'
import { noteReads, withoutReads } from './reads.ts'
import { siteError, isSiteError } from '../../model/errors/site-error.ts'
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
    noteReads(`document:${raw.id}`, ...linkTagsOfPage(raw, ref.pageType, query.links, site))
    if (raw.isBroken) throw siteError(PageNotFound, [ref.path])
    return raw
  } catch (error) {
    if (isSiteError(error, 'DocumentMissing')) {
      throw siteError(PageNotFound, [ref.path], { cause: error })
    }
    throw error
  }
}

const validated = new WeakMap<RawDocument, Document>()

/** Validates a document that several pages share once for as long as it is kept in memory. */
export function validateShared(raw: RawDocument, site: Site): Document {
  let document = validated.get(raw)
  if (!document) validated.set(raw, (document = validateDocument(raw, site)))
  return document
}
