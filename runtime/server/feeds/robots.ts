/**
 * What robots leave alone: data that is no page, and answers to searches, of which there is no end. Pages
 * say for themselves that they are not indexed.
 */
import { absolute } from '../../page/resolve/fields/absolute.ts'
import { listSearches } from '../../page/route/query-parameters.ts'
import type { Site } from '../../model/site.ts'

const closed = ['/_search/', '/_i18n/', '/_geo.json', '/healthz']

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
