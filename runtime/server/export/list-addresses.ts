/**
 * Every address that a static host can answer. Further states of lists are found by rendering the
 * first.
 */
import { localePrefix } from '../../model/config/site-config.ts'
import type { Site } from '../../model/site.ts'
import { calendarSuffix } from '../../page/resolve/fields/appointment.ts'
import { listResourcePaths } from '../feeds/find-resource.ts'
import { listAddresses } from '../feeds/list-pages.ts'
import { listSitemapPaths } from '../feeds/sitemap.ts'
import { toHref } from '../../page/route/route-table.ts'

/**
 * - `page`: a page and its payload, even of a page hidden from search
 * - `missing`: the not-found page of a locale
 * - `resource`: sitemaps, feeds and the like; some do not exist, such as the calendar of a past
 *   event
 * - `service`: data requested by the site's scripts
 */
export type AddressKind = 'page' | 'missing' | 'resource' | 'service'

/** Kind and path: `page /blog`; for another state of a list with the query, `page /blog?page=2`. */
export type Address = `${AddressKind} ${string}`

/** @throws ContentUnavailable */
export async function listExportAddresses(site: Site): Promise<Address[]> {
  const { locales } = site.config
  const addresses = new Set<Address>()
  const pages = await listPagePaths(site)
  for (const path of pages) {
    addresses.add(`page ${path}`)
    const { pageType } = site.routes.match(path) ?? {}
    if (pageType?.calendar) addresses.add(`resource ${path}${calendarSuffix}`)
  }
  for (const { code } of locales) {
    addresses.add(`missing ${localePrefix(site.config, code)}/404`)
    addresses.add(`service /_i18n/${code}/messages.json`)
  }
  for (const path of [...listResourcePaths(site), ...(await listSitemapPaths(site))])
    addresses.add(`resource ${path}`)
  for (const path of ['/_geo.json', '/_vendors.json', '/builds/latest.json'])
    addresses.add(`service ${path}`)
  return [...addresses]
}

/** All addresses of every document: an article of a guide is shown under the blog as well. */
async function listPagePaths(site: Site): Promise<string[]> {
  const found = await Promise.all(
    [...site.pageTypes.values()].flatMap((pageType) =>
      site.config.locales.map((locale) => listAddresses(pageType, locale, site)),
    ),
  )
  const paths = found
    .flat()
    .flatMap(({ written, pageType }) =>
      pageType.routes.flatMap(({ name }) => site.routes.toPaths(written, name).map(toHref)),
    )
  return [...new Set(paths)].sort()
}
