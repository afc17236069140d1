/**
 * Rules against crawling data that is not a page, and search results, which are unlimited in
 * number. Pages that are not to be indexed say so themselves.
 */
import { absolute } from '../../page/resolve/fields/absolute.ts'
import { listSearches } from '../../page/route/query-parameters.ts'
import type { Site } from '../../model/site.ts'

const closed = ['/_search/', '/_i18n/', '/_geo.json', '/healthz', '/readyz']

export function renderRobots(site: Site): string {
  const searches = listSearches(site.pageTypes.values())
  return [
    'User-agent: *',
    ...[...closed, ...searches.flatMap((name) => [`/*?${name}=`, `/*&${name}=`])].map(
      (path) => `Disallow: ${path}`,
    ),
    '',
    `Sitemap: ${absolute('/sitemap.xml', site)}`,
    '',
  ].join('\n')
}
