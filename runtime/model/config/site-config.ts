import type { ImageSettings, Locale, LocaleCode, SiteConfig } from '#schemas/config-types.ts'

export type {
  LocaleCode,
  Locale,
  SiteConfig,
  RouteRule,
  FeedConfig,
  HeadSettings,
  CtaTarget,
  LinkTypeConfig,
} from '#schemas/config-types.ts'

/** The settings for scaling pictures, all of them set. */
export type ImageConfig = Required<Omit<ImageSettings, 'placeholder'>> & {
  placeholder: Required<NonNullable<ImageSettings['placeholder']>>
}

/** Values of the specification (IMG-04, IMG-06), for sites that do not set their own. */
export const defaultImages: ImageConfig = {
  widths: [640, 828, 1200, 2048, 3840],
  screens: { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536, '2xl': 1536 },
  densities: [1, 2, 3],
  format: 'webp',
  quality: 75,
  through: 'service',
  hosts: [],
  placeholder: { width: 10, height: 10, quality: 50, blur: 3 },
}

/** The site's settings, completed from the specification. */
export function completeImages(settings: ImageSettings = {}): ImageConfig {
  const placeholder = { ...defaultImages.placeholder, ...settings.placeholder }
  return { ...defaultImages, ...settings, placeholder }
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
