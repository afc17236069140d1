import { localePrefix, type LocaleCode, type SiteConfig } from '../../model/config/site-config.ts'

/**
 * Whether locale and path match a landing rule: landing layout, no menu (ROUTE-50, OP10). Rules name
 * paths without the prefix of a locale; one without a locale is for all of them.
 */
export function isLandingPage(config: SiteConfig, locale: LocaleCode, path: string): boolean {
  const local = path.slice(localePrefix(config, locale).length)
  return (config.landingRules ?? []).some(
    (rule) =>
      (rule.locale === undefined || rule.locale === locale) &&
      (rule.path.endsWith('/*') ? local.startsWith(rule.path.slice(0, -1)) : local === rule.path),
  )
}
