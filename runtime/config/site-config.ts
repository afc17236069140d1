/** A locale of the site as it stands in paths and cookies: `en`. */
export type LocaleCode = string

export interface Locale {
  code: LocaleCode
  /** Language of the content service: `en-us`. */
  language: string
  /** BCP 47, for `lang` and `Intl`: `en-US`. */
  iso: string
  /** Name in its own language. */
  name: string
}

export interface SiteConfig {
  standalone?: boolean
  brand: { name: string; slug: string }
  defaultLocale: LocaleCode
  locales: Locale[]
  notFound?: string
  uiTexts?: string
  sharingImage?: string
  ctaTargets?: Record<
    string,
    { type?: string; uid?: Record<LocaleCode, string>; url?: Record<LocaleCode, string> }
  >
  landingRules?: { locale?: LocaleCode; path: string }[]
  routeRules?: RouteRule[]
  breakpoints?: Record<string, number>
  fallbackBreakpoint?: string
  images?: Partial<ImageConfig>
  navigation?: { payload?: boolean; prefetchDelay?: number; prefetchConcurrency?: number }
  localeCookie?: { name: string; days: number }
  cacheSeconds?: number
  fonts?: string[]
  themeColor?: string
}

export interface RouteRule {
  path: string
  redirect?: string | { to: string; status?: number }
  middleware?: string[]
}

export interface ImageConfig {
  widths: number[]
  screens: Record<string, number>
  densities: number[]
  format: 'webp' | 'avif' | 'jpg' | 'png'
  quality: number
  hosts: string[]
  placeholder: { width: number; height: number; quality: number; blur: number }
}

/** Figures of the specification (IMG-04, IMG-06), for sites that do not set their own. */
export const defaultImages: ImageConfig = {
  widths: [640, 828, 1200, 2048, 3840],
  screens: { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536, '2xl': 1536 },
  densities: [1, 2, 3],
  format: 'webp',
  quality: 75,
  hosts: [],
  placeholder: { width: 10, height: 10, quality: 50, blur: 3 },
}

export function findLocale(config: SiteConfig, code: LocaleCode): Locale | undefined {
  return config.locales.find((locale) => locale.code === code)
}

export function findLocaleOfLanguage(config: SiteConfig, language: string): Locale | undefined {
  return config.locales.find((locale) => locale.language === language)
}

/** `''` for the default locale, `/de` for another. */
export function localePrefix(config: SiteConfig, code: LocaleCode): string {
  return code === config.defaultLocale ? '' : `/${code}`
}
