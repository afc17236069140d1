/** The page's translations that can be found: for the head, the menu and social networks. */
import { noteReads, withoutReads } from '../../load/reads.ts'
import { linksOfCard } from '../../load/linked-fields.ts'
import { loadDocument, type DocumentRef } from '../../load/load-document.ts'
import { findLocaleOfLanguage, type LocaleCode } from '../../../model/config/site-config.ts'
import type { Document, RawDocument } from '../../../model/documents/document.ts'
import { PageNotFound } from '../../../model/errors/routing-errors.ts'
import { isContentError, isSiteError } from '../../../model/errors/site-error.ts'
import type { DocumentDigest } from '../../../model/ports/content-source.ts'
import type { Site } from '../../../model/site.ts'
import { validateListed } from '../lists/validate-listed.ts'
import { brokenPath, toHref } from '../../route/route-table.ts'
import type { Translations } from '../fields/resolve-facts.ts'
import { isFindable } from './is-findable.ts'

type Alternate = Document['alternate_languages'][number]

/**
 * A translation that is hidden or refused, or whose address shows another document, is left out.
 * @param tellGap - called when a translation could not be read just now
 */
export async function findTranslations(
  document: Document,
  ref: DocumentRef,
  site: Site,
  tellGap: () => void,
): Promise<Translations> {
  const found = new Map<LocaleCode, string>()
  // An address that leads nowhere has no translation.
  if (ref.pageType.status === 404) return found
  for (const { code } of site.config.locales) {
    const alternate = document.alternate_languages.find(
      ({ lang }) => findLocaleOfLanguage(site.config, lang)?.code === code,
    )
    if (!alternate || code === ref.locale) continue
    try {
      const href = await findHref(alternate, ref, site)
      if (href !== undefined) found.set(code, href)
    } catch (error) {
      if (!isContentError(error)) {
        site.log.warn('TRANSLATION_NOT_LOADED', { lang: alternate.lang, message: String(error) })
      }
      tellGap()
    }
  }
  return found
}

async function findHref(
  alternate: Alternate,
  { routeName }: DocumentRef,
  site: Site,
): Promise<string | undefined> {
  noteReads(`page:${alternate.id}`)
  const subject = await withoutReads(() => loadSubject(alternate, site))
  const pageType = site.pageTypes.get(alternate.type)
  const locale = findLocaleOfLanguage(site.config, alternate.lang)
  if (!subject || !pageType || !locale) return undefined
  const path = site.routes.toPath(subject.written, routeName)
  if (path === brokenPath) return undefined
  // Pages of a type that is hidden as a whole lead to one another all the same.
  const isFound =
    pageType.head.noindex === true ||
    (await isFindable(subject.document, pageType, { site, locale }))
  const href = toHref(path)
  return isFound && (await isShownAt(href, alternate.type, site)) ? href : undefined
}

interface Subject {
  /** A digest, where the content source has them. */
  document: Document
  /** The document as the editor wrote it, at least the fields of its address. */
  written: RawDocument
}

async function loadSubject(
  { id, type, lang }: Alternate,
  site: Site,
): Promise<Subject | undefined> {
  const { content } = site
  if (content.digests) {
    const digest = indexOf(await content.digests(type, lang)).get(id)
    if (!digest) return undefined
    const { document, address } = digest
    return {
      document: document as Document,
      written: address ? { ...document, data: address } : document,
    }
  }
  const [written] = await content.byIds([id], { lang, links: linksOfCard(type, site) })
  const document = written && validateListed(written, site)
  return document && { document, written }
}

const indexes = new WeakMap<readonly DocumentDigest[], ReadonlyMap<string, DocumentDigest>>()

function indexOf(digests: readonly DocumentDigest[]): ReadonlyMap<string, DocumentDigest> {
  let index = indexes.get(digests)
  if (!index) {
    index = new Map(digests.map((digest) => [digest.document.id, digest]))
    indexes.set(digests, index)
  }
  return index
}

/** Of documents with one address, the one of the type tried first is shown (OP06). */
async function isShownAt(href: string, type: string, site: Site): Promise<boolean> {
  for (const match of site.routes.matchAll(href)) {
    if (match.pageType.type === type) return true
    try {
      await loadDocument({ ...match, path: href }, site)
      return false
    } catch (error) {
      if (!isSiteError(error, PageNotFound.code)) throw error
    }
  }
  return true
}
