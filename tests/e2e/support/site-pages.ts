/** The pages of the shipped site, told by its files: every document whose type has an address. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '#schemas/roots.ts'
import { readSiteFiles } from '../../../runtime/build/site-files.ts'
import { createRouteTable, toHref } from '../../../runtime/route/route-table.ts'

export interface SitePage {
  path: string
  /** `en`. */
  locale: string
  type: string
  status: number
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

/** Every page that a document stands behind, sorted by path; not-found pages have the status 404. */
export const sitePages: readonly SitePage[] = readDocuments()
  .flatMap((document): SitePage[] => {
    const pageType = pageTypes.find(({ type }) => type === document.type)
    const locale = config.locales.find(({ language }) => language === document.lang)
    if (!pageType || !locale) return []
    const path = toHref(routes.toPath(document))
    return [{ path, locale: locale.code, type: document.type, status: pageType.status ?? 200 }]
  })
  .sort((a, b) => (a.path < b.path ? -1 : 1))

/** One page of each type, in the default locale: for what holds or fails by type. */
export const samplePages: readonly SitePage[] = [
  ...Map.groupBy(
    sitePages.filter((page) => page.locale === defaultLocale),
    (page) => page.type,
  ).values(),
].map((pages) => pages[0]!)

function readDocuments(): DocumentFile[] {
  const folder = join(repositoryRoot, 'content/documents')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as DocumentFile)
}
