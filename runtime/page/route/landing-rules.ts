import { localePrefix, type LocaleCode, type SiteConfig } from '../../model/config/site-config.ts'

/**
 * The layout of the first landing rule that locale and path match (ROUTE-50, OP10). Rules name
 * paths without the prefix of a locale; one without a locale is for all of them.
 */
export function findLandingLayout(
  config: SiteConfig,
  locale: LocaleCode,
  path: string,
): string | undefined {
  const local = path.slice(localePrefix(config, locale).length)
  const rule = (config.landingRules ?? []).find(
    (one) =>
      (one.locale === undefined || one.locale === locale) &&
      (one.path.endsWith('/*') ? local.startsWith(one.path.slice(0, -1)) : local === one.path),
  )
  return rule?.layout
}
