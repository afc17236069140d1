/** Shapes of the configuration files; the schemas of the same names are their contracts, checked at build. */
import type { Hydration } from './schema-types.ts'

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
  ctaTargets?: Record<string, CtaTarget>
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

/** Where calls to action of a type lead. */
export interface CtaTarget {
  type?: string
  uid?: Record<LocaleCode, string>
  url?: Record<LocaleCode, string>
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

/** One text for every locale, or one for each. */
export type Localized = string | Partial<Record<LocaleCode, string>>

export interface PageType {
  type: string
  routes: RouteConfig[]
  status?: 200 | 404
  links?: string[]
  template: Section[]
  head: HeadConfig
  layout: string
  navbar?: {
    /** `black`, `white`, or a pointer to the field that decides. */
    contentColor?: string
    cta?: string
    menu?: 'shown' | 'hidden' | 'content'
  }
  footer?: { theme?: 'light' | 'dark' }
  cacheSeconds?: number
  hydrate?: Record<string, Hydration>
}

export interface RouteConfig {
  name: string
  path: Localized
  parameters?: Record<string, RouteParameter>
}

export interface RouteParameter {
  /** Pointer to the field whose value the parameter stands for. */
  field: string
  default: string
  /** Field value to segment of the path. */
  segments: Record<string, Localized>
}

export interface HeadConfig {
  title: string | string[]
  description?: string | string[]
  image?: string | string[]
  openGraphType?: 'website' | 'article'
  noindex?: boolean | string
}

export type Section = SliceSection | ZoneSection

export interface SliceSection {
  slice: string
  variation?: string | { if: string; then: string; else: string }
  when?: string
  unless?: string
  bind: Record<string, Binding>
}

export interface ZoneSection {
  zone: string
}

/** Where a field of a slice takes its value from. */
export type Binding =
  | string
  | { value: unknown }
  | { first: string[]; unless?: string }
  | { concat: string[]; unless?: string }
  | {
      format: 'date' | 'number'
      from: string
      options?: Intl.DateTimeFormatOptions & Intl.NumberFormatOptions
      message?: string
    }

export interface Layout {
  name: string
  isMenuDisplayed?: boolean
  before: LayoutPart[]
  after: LayoutPart[]
}

export interface LayoutPart {
  slice: string
  single: string
  when?: string
}

export interface Behaviours {
  actors: { id: string; machine: string; input?: Record<string, unknown> }[]
}

export interface MachineFile {
  id: string
  description?: string
  schemas?: { input?: { required?: string[]; properties?: Record<string, unknown> } }
}

export type Messages = Record<string, string>

export function localize(text: Localized, locale: LocaleCode): string | undefined {
  return typeof text === 'string' ? text : text[locale]
}
