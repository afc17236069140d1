import { siteError, isSiteError } from '../errors/site-error.ts'
import { findLocale } from '../config/site-config.ts'
import type { Document } from '../documents/document.ts'
import type { RawDocument } from '../ports/content-source.ts'
import { PageNotFound } from '../errors/catalog/routing.ts'
import type { RouteMatch } from '../route/route-table.ts'
import type { Site } from '../site.ts'
import { validateDocument } from '../validate/validate-document.ts'

/** Which document a request is for. */
export interface DocumentRef extends RouteMatch {
  /** Path of the request without trailing slash, for messages. */
  path: string
}

const uidPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/**
 * Route validation: well-formed uid, existing document that is not flagged broken (OP09).
 * @throws SiteError PageNotFound, ContentUnavailable
 */
export async function loadDocument(ref: DocumentRef, site: Site): Promise<RawDocument> {
  const lang = findLocale(site.config, ref.locale)!.language
  const query = { lang, links: linksOf(ref, site) }
  const { type } = ref.pageType
  if (ref.uid !== undefined && !uidPattern.test(ref.uid)) throw siteError(PageNotFound, [ref.path])
  try {
    const raw =
      ref.uid === undefined
        ? await site.content.single(type, query)
        : await site.content.byUid(type, ref.uid, query)
    if (raw.isBroken) throw siteError(PageNotFound, [ref.path])
    return raw
  } catch (error) {
    if (isSiteError(error, 'DocumentMissing')) {
      throw siteError(PageNotFound, [ref.path], { cause: error })
    }
    throw error
  }
}

/** Linked fields a page needs: its own, those its slices declare, and those paths are made of (CONTENT-07). */
function linksOf(ref: DocumentRef, site: Site): string[] {
  const known = linkCache.get(ref.pageType)
  if (known) return known
  const links = [
    ...new Set([...(ref.pageType.links ?? []), ...sliceLinks(site), ...site.routes.linkFields]),
  ]
  linkCache.set(ref.pageType, links)
  return links
}

const linkCache = new WeakMap<object, string[]>()

function sliceLinks(site: Site): string[] {
  return Object.values(site.kinds.slices).flatMap((slice) => slice.links ?? [])
}

const validated = new WeakMap<RawDocument, Document>()

/** Validates a document that several pages share once for as long as it is kept in memory. */
export function validateShared(raw: RawDocument, site: Site): Document {
  let document = validated.get(raw)
  if (!document) validated.set(raw, (document = validateDocument(raw, site)))
  return document
}
