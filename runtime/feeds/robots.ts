/** What robots leave alone: data that is no page. Pages say for themselves that they are not indexed. */
import { absolute } from '../head/absolute.ts'
import type { Site } from '../site.ts'

const closed = ['/_search/', '/_i18n/', '/_geo.json', '/healthz']

export function renderRobots(site: Site): string {
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${absolute('/sitemap.xml', site)}`,
    '',
  ].join('\n')
}
