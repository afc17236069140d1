import { toPathKey } from '#schemas/spell-address.ts'
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
  const local = toPathKey(path).slice(localePrefix(config, locale).length)
  const rule = (config.landingRules ?? []).find((one) => {
    if (one.locale !== undefined && one.locale !== locale) return false
    const pattern = toPathKey(one.path)
    return pattern.endsWith('/*') ? local.startsWith(pattern.slice(0, -1)) : local === pattern
  })
  return rule?.layout
}
