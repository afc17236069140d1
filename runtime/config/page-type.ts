/** Shapes of the configuration files; `schemas/*.schema.json` are their contracts, checked at build. */
import type { LocaleCode } from './site-config.ts'

/** One text for every locale, or one for each. */
export type Localized = string | Partial<Record<LocaleCode, string>>

export function localize(text: Localized, locale: LocaleCode): string | undefined {
  return typeof text === 'string' ? text : text[locale]
}

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
  hydrate?: Record<string, Hydrate>
}

export type Hydrate = 'load' | 'idle' | 'visible' | 'interaction'

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
