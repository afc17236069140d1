/**
 * The pages of the shipped site, derived from its files: every document whose type has an address.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '#compiler/read/roots.ts'
import type { ContentSource } from '#runtime'
import { readSiteFiles } from '../../../compiler/build/modules/site-files.ts'
import { createRouteTable, toHref } from '../../../runtime/page/route/route-table.ts'

export interface SitePage {
  path: string
  /** `en`. */
  locale: string
  type: string
  status: number
  /** Whether it is hidden from search engines, by its type or by an editor. */
  isHidden: boolean
}

interface DocumentFile {
  uid?: string
  type: string
  lang: string
  data: Record<string, unknown>
}

const { config, pageTypes } = readSiteFiles([repositoryRoot])
const routes = createRouteTable(pageTypes, config)

export const locales = config.locales
export const defaultLocale = config.defaultLocale

const documents = readDocuments()

// Addresses of articles depend on the guides that list them.
await routes.prepare({
  ref: async () => 'files',
  all: async (type: string, { lang }: { lang: string }) =>
    documents.filter((document) => document.type === type && document.lang === lang),
} as unknown as ContentSource)

/** Every page with a document behind it, sorted by path; not-found pages have the status 404. */
export const sitePages: readonly SitePage[] = documents
  .flatMap((document): SitePage[] => {
    const pageType = pageTypes.find(({ type }) => type === document.type)
    const locale = config.locales.find(({ language }) => language === document.lang)
    if (!pageType || !locale) return []
    const path = toHref(routes.toPath(document))
    const isHidden = pageType.head.noindex === true || document.data['is_hidden'] === true
    const status = pageType.status ?? 200
    return [{ path, locale: locale.code, type: document.type, status, isHidden }]
  })
  .sort((a, b) => (a.path < b.path ? -1 : 1))

const otherLocales = locales.map(({ code }) => code).filter((code) => code !== defaultLocale)

const byType = Map.groupBy(sitePages, (page) => page.type)

function sampleOf(pages: readonly SitePage[], locale: string): SitePage | undefined {
  return pages.find((page) => page.locale === locale)
}

/** One page of each type, in the default locale: for checks that depend only on the type. */
export const samplePages: readonly SitePage[] = [...byType.values()].flatMap(
  (pages) => sampleOf(pages, defaultLocale) ?? [],
)

/** One page in each available language by type, the default language first. */
export const pagesByType: ReadonlyMap<string, readonly SitePage[]> = new Map(
  [...byType].map(([type, pages]) => [
    type,
    [defaultLocale, ...otherLocales].flatMap((locale) => sampleOf(pages, locale) ?? []),
  ]),
)

function readDocuments(): DocumentFile[] {
  const folder = join(repositoryRoot, 'content/documents')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as DocumentFile)
}
