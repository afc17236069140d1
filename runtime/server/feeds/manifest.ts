/** The web app manifest of a locale (W3C): name and icons for home screens. */
import { localePrefix } from '../../model/config/site-config.ts'
import type { ResourceContext } from './resource.ts'

export function renderManifest({ site, locale, t }: ResourceContext): string {
  const { brand, themeColor, manifest } = site.config
  const start = localePrefix(site.config, locale.code) || '/'
  return JSON.stringify({
    id: start,
    name: brand.name,
    short_name: brand.name,
    description: t(manifest!.description),
    lang: locale.iso,
    dir: 'ltr',
    start_url: start,
    scope: '/',
    display: 'browser',
    ...(themeColor ? { theme_color: themeColor, background_color: themeColor } : {}),
    icons: manifest!.icons,
  })
}
