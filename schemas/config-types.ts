/** The shapes of the site's configuration files, as far as checks and reference pages read them. */
import type { Hydration } from './schema-types.ts'

/** One text for every locale, or one for each by its code. */
export type Localized = string | Record<string, string>

export interface SiteConfig {
  defaultLocale: string
  locales: { code: string; language: string; iso: string; name: string }[]
  notFound?: string
  uiTexts?: string
  sharingImage?: string
  ctaTargets?: Record<string, CtaTarget>
  landingRules?: { locale?: string; path: string }[]
  routeRules?: { path: string; middleware?: string[] }[]
  breakpoints?: Record<string, number>
  fallbackBreakpoint?: string
}

export interface CtaTarget {
  type?: string
  uid?: Record<string, string>
  url?: Record<string, string>
}

export interface PageType {
  type: string
  routes: Route[]
  status?: number
  links?: string[]
  template: Section[]
  head: {
    title: string | string[]
    description?: string | string[]
    image?: string | string[]
    openGraphType?: string
    noindex?: boolean | string
  }
  layout: string
  navbar?: { contentColor?: string; cta?: string; menu?: string }
  footer?: { theme?: string }
  cacheSeconds?: number
  hydrate?: Record<string, Hydration>
}

export interface Route {
  name: string
  path: Localized
  parameters?: Record<string, RouteParameter>
}

export interface RouteParameter {
  field: string
  default: string
  segments: Record<string, Localized>
}

export type Section = SliceSection | { zone: string }

export interface SliceSection {
  slice: string
  variation?: string | { if: string; then: string; else: string }
  when?: string
  unless?: string
  bind: Record<string, Binding>
}

export type Binding =
  | string
  | { value: unknown }
  | { first: string[]; unless?: string }
  | { concat: string[]; unless?: string }
  | { format: 'date' | 'number'; from: string; message?: string }

export interface Layout {
  name: string
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

export function localize(text: Localized, locale: string): string | undefined {
  return typeof text === 'string' ? text : text[locale]
}
