import { findLocale, type LocaleCode } from '../../model/config/site-config.ts'
import type { Site } from '../../model/site.ts'
import { loadSiteTexts } from '../../page/load/load-site-texts.ts'
import type { BindContext } from '../../page/resolve/fields/bind-section.ts'
import { createIndex } from '../../page/resolve/lists/search-collection.ts'
import { createIssueReporter } from '../../page/validate/issue-reporter.ts'
import { listAllPages, loadPages, type ListedPage } from './list-pages.ts'

/**
 * The index of everything that can be found in a locale, for `loadSearchIndex`: every page of the
 * sitemap, except page types with `"search": false`.
 * @throws SiteError ContentUnavailable
 */
export async function buildSearchIndex(locale: LocaleCode, site: Site): Promise<string> {
  const context = await createSearchContext(locale, site)
  const pages = await listAllPages(context.locale, site)
  const load = (some: readonly ListedPage[]) => loadPages(some, context.locale, site)
  const { index } = await createIndex(pages, load, context)
  return JSON.stringify(index)
}

async function createSearchContext(code: LocaleCode, site: Site): Promise<BindContext> {
  const locale = findLocale(site.config, code)!
  const texts = await loadSiteTexts(locale, site)
  const nowhere = { id: '', type: 'search', lang: locale.language }
  const report = createIssueReporter(nowhere, site)
  const t = site.messages.translator(code, texts.messages)
  return { site, locale, report, t }
}
