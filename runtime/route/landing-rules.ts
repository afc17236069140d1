import type { LocaleCode, SiteConfig } from '../config/site-config.ts'

/** Whether locale and path match a landing rule: landing layout, no menu (ROUTE-50, OP10). */
export function isLandingPage(config: SiteConfig, locale: LocaleCode, path: string): boolean {
  return (config.landingRules ?? []).some(
    (rule) =>
      (rule.locale === undefined || rule.locale === locale) &&
      (rule.path.endsWith('/*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path),
  )
}
