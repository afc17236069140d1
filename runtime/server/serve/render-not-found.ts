/** Replaces a page that does not exist. */
import { localePrefix, type LocaleCode } from '../../model/config/site-config.ts'
import type { Site } from '../../model/site.ts'
import { loadDocument, type DocumentRef } from '../../page/load/load-document.ts'
import { renderRawDocument } from '../../page/pipeline.ts'
import type { RenderedPage } from '../../page/render/render-page.ts'
import { chooseLayout } from '../../page/resolve/fields/resolve-facts.ts'

/** The layout of the part of the site the path is in; undefined outside of any. */
export function findSectionLayout(path: string, site: Site): string | undefined {
  const section = site.routes.findSection(path)
  return section && chooseLayout({ ...section, path }, site)
}

/**
 * What replaces the content of a page that is not there (OP09).
 *
 * @param layout - that of the not-found page unless another one is given
 * @returns undefined when the site has no such document: the caller then has its own words
 */
export async function renderNotFound(
  locale: LocaleCode,
  layout: string | undefined,
  site: Site,
): Promise<RenderedPage | undefined> {
  const pageType = site.pageTypes.get(site.config.notFound ?? '')
  if (!pageType) return undefined
  const path = `${localePrefix(site.config, locale)}/404`
  const ref: DocumentRef = {
    pageType,
    locale,
    path,
    uid: undefined,
    routeName: pageType.routes[0]!.name,
  }
  try {
    const raw = await loadDocument(ref, site)
    return await renderRawDocument(raw, ref, site, layout === undefined ? {} : { layout })
  } catch (error) {
    site.log.error('NOT_FOUND_PAGE_FAILED', { locale, message: String(error) })
    return undefined
  }
}
