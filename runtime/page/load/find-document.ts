/** Path -> document, as the content service has it. */
import type { LocaleCode } from '../../model/config/site-config.ts'
import { loadDocument } from './load-document.ts'
import { withoutReads } from './reads.ts'
import { PageNotFound, PathUnknown } from '../../model/errors/routing-errors.ts'
import { isSiteError, siteError, type SiteError } from '../../model/errors/site-error.ts'
import type { RawDocument } from '../../model/ports/content-source.ts'
import type { RouteMatch } from '../../model/routes.ts'
import type { Site } from '../../model/site.ts'

export interface NotFound {
  error: SiteError
  isFatal: boolean
  locale: LocaleCode
  /** A document that had the uid before, where the content source gives those. */
  former?: { match: RouteMatch; raw: RawDocument }
}

/**
 * The document of a path: the first found among the page types whose pattern fits (OP06).
 * @throws SiteError ContentUnavailable
 */
export async function findDocument(
  path: string,
  site: Site,
): Promise<{ match: RouteMatch; raw: RawDocument } | NotFound> {
  let missing: NotFound = {
    error: siteError(PathUnknown, [path]),
    isFatal: false,
    locale: localeOf(path, site),
  }
  let former: NotFound['former']
  await prepareRoutes(site)
  for (const match of site.routes.matchAll(path)) {
    try {
      const raw = await loadDocument({ ...match, path }, site)
      if (match.uid === undefined || raw.uid === match.uid) return { match, raw }
      former ??= { match, raw }
      missing = { error: siteError(PageNotFound, [path]), isFatal: true, locale: match.locale }
    } catch (error) {
      if (!isSiteError(error, PageNotFound.code)) throw error
      missing = { error, isFatal: true, locale: match.locale }
    }
  }
  return former ? { ...missing, former } : missing
}

/**
 * Reads documents on which addresses of others depend. No answer notes these reads: a purge names
 * every document whose address differs.
 * @throws SiteError ContentUnavailable
 */
export function prepareRoutes({ routes, content }: Site): Promise<void> {
  return withoutReads(() => routes.prepare(content))
}

export function localeOf(path: string, site: Site): LocaleCode {
  const prefix = path.split('/')[1]
  const locale = site.config.locales.find(({ code }) => code === prefix)
  return locale?.code ?? site.config.defaultLocale
}
