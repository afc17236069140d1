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
  /** What links are reported as; the first that fits. */
  linkTypes?: LinkTypeConfig[]
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
  /** What visitors find: page types with a card. */
  search?: {
    types: string[]
    /** Single page type whose list answers the search form. */
    page?: string
  }
  feeds?: FeedConfig[]
  llms?: { summary: string; sections: { title: string; types: string[]; limit?: number }[] }
  manifest?: ManifestConfig
  security?: { contact: string[]; policy?: string }
  /** Day of the last change to the promise to honour Global Privacy Control; absent: no such promise. */
  privacyControl?: string
}

export interface FeedConfig {
  /** Documents of this page type, which has a card. */
  type: string
  /** Where `rss.xml` and `atom.xml` stand. */
  path: string
  /** Messages. */
  title: string
  description: string
  /** Pages of these layouts name the feed in their heads. */
  layouts: string[]
  limit?: number
  /** Pointer to the rich text that is the whole of an item. */
  content?: string
}

export interface ManifestConfig {
  /** Message. */
  description: string
  icons: { src: string; sizes: string; type: string; purpose?: 'any' | 'maskable' }[]
}

/** Where calls to action of a type lead. */
export interface LinkTypeConfig {
  /** The word of the report (OP30). */
  name: LinkType
  /** Calls to action of this type, and links to where they lead. */
  cta?: string
  /** Links to documents of these types. */
  documents?: string[]
  /** Links an editor writes with exactly this address. */
  address?: string
  /** Whether the path of the page is added as `from` (LINK-03). */
  from?: boolean
}

export type LinkType =
  | 'demo'
  | 'freeTrial'
  | 'contact'
  | 'whitePaper'
  | 'caseStudy'
  | 'partners'
  | 'platformConnect'
  | 'webinar'
  | 'openCookieModal'
  | 'link'

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
  structuredData?: StructuredData[]
  breadcrumbs?: Breadcrumb[]
  calendar?: CalendarConfig
  card?: CardConfig
}

/** How a document of the type looks in lists, in search and in feeds. */
export interface CardConfig {
  title: Binding
  text?: Binding
  /** The first that is filled, as with `logo` and `date`. */
  image?: string | string[]
  logo?: string | string[]
  kicker?: Binding
  meta?: Binding[]
  date?: string | string[]
  badges?: Binding[]
}

export interface RouteConfig extends Partial<
  Pick<PageType, 'template' | 'layout' | 'head' | 'navbar' | 'footer' | 'cacheSeconds'>
> {
  name: string
  path: Localized
  parameters?: Record<string, RouteParameter>
}

export type RouteParameter = WordParameter | ParentParameter

/** The uid of the document that lists this one. */
export interface ParentParameter {
  parent: {
    type: string
    /** Pointer to the relationships in the listing document; `*` stands for every item. */
    field: string
  }
}

export interface WordParameter {
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
  /** More properties of the Open Graph: `article:section` to pointers. */
  properties?: Record<string, string | string[]>
}

/** A template of an object of schema.org; the guide on search engines has its words. */
export type StructuredData = { [name: string]: StructuredValue }
export type StructuredValue = string | number | boolean | StructuredValue[] | StructuredData

/** A page above this one: a single document, or what a relationship of the document leads to. */
export type Breadcrumb = { type: string; label: string } | { at: string } | { parameter: string }

/** A document as an entry of a calendar; pointers and messages of its own. */
export interface CalendarConfig {
  start: string
  end?: string
  /** Minutes, when there is no end. */
  duration?: string
  summary: string
  location?: string
  description?: string
}

export type Section = SliceSection | ZoneSection | SharedSection | QuerySection

export interface SectionConditions {
  when?: string
  unless?: string
}

export interface SliceSection extends SectionConditions {
  slice: string
  variation?: string | { if: string; then: string; else: string }
  bind: Record<string, Binding>
}

export interface ZoneSection {
  zone: string
}

/** A slice of which everything stands in shared content. */
export interface SharedSection extends SectionConditions {
  /** Slice type. */
  shared: string
  color?: string
}

export interface QuerySection extends SectionConditions {
  query: Query
  slice: string
  variation?: SliceSection['variation']
  bind?: Record<string, Binding>
}

/** Which documents a list shows, in which order, and how visitors may refine it. */
export interface Query {
  name: string
  /** Page types with a `card`; with `in`, those its links lead to when absent. */
  types?: string[]
  where?: QueryCondition[]
  /**
   * The documents this group of relationships of the page's document lists, in its order; or those
   * that its parent lists, when the address of the page names the parent by this parameter.
   */
  in?: string | { parameter: string }
  /** Only the documents just before and just after the page's own. */
  neighbours?: boolean
  /** Ranks by the number of links a document shares with the page's. */
  related?: string[]
  orderings?: QueryOrdering[]
  limit?: number
  pageSize?: number
  facets?: QueryFacet[]
  /** Parameter of the text search. */
  search?: string
  /** Message when nothing is found; a list without it is left out when there is nothing. */
  empty?: string
  /** Stem of the messages of `statusText`: `<count>.one`, `<count>.other`; `lists.count` when absent. */
  count?: string
}

export type QueryCondition =
  | ({ field: string } & ({ is: string } | { not: string } | { value: string | number | boolean }))
  | ({
      /** Pointer, or one for each type. */
      field: string | Record<string, string>
    } & ({ from: 'now' } | { until: 'now' }))

export interface QueryOrdering {
  /** Pointer, or one for each type. */
  field: string | Record<string, string>
  direction?: 'asc' | 'desc'
}

export interface QueryFacet {
  parameter: string
  /** Relationship, select, a group of them, boolean, or `/type`. */
  field: string
  /** Message. */
  label: string
  /** Stem of the messages of the options: `<labels>.<value>`. */
  labels?: string
}

/** Where a field of a slice takes its value from. */
export type Binding =
  | string
  | { value: unknown }
  | { first: string[]; unless?: string }
  | { concat: string[]; unless?: string }
  | MessageBinding
  | FormatBinding
  | PageBinding

/**
 * Of the page. Links: its entry of a calendar, while its event is ahead; the document's own address.
 * A text: that address in full, to be handed on; none without a base URL.
 */
export interface PageBinding {
  page: 'calendar' | 'document' | 'url'
}

/** A text of the interface; left out when one of its values is empty. */
export interface MessageBinding extends SectionConditions {
  message: string
  /** Name in the message to pointer. */
  values?: Record<string, string>
}

export type FormatBinding =
  | {
      format: 'date' | 'number'
      from: string
      options?: Intl.DateTimeFormatOptions & Intl.NumberFormatOptions
      /** Message with `{{value}}` to put the result into. */
      message?: string
    }
  /** Of minutes. */
  | { format: 'duration'; from: string; message?: string }
  | {
      format: 'timeRange'
      from: string
      to?: string
      /** Minutes, instead of `to`. */
      duration?: string
      options?: Intl.DateTimeFormatOptions
      message?: string
    }
  /** The message `<labels>.<value>` of a select, or of each in a group. */
  | { format: 'select'; from: string; labels: string }
  /** A number, or the length of a list, in words: `<message>.one`, `<message>.other`. */
  | { format: 'count'; from: string; message: string }

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
  actors: { id: string; machine: string; input?: Record<string, unknown>; consent?: string }[]
}

/** `site-config/privacy.json`: everything the site or a vendor keeps in a browser. */
export interface PrivacyConfig {
  storage: StorageEntry[]
}

export interface StorageEntry {
  /** Of the cookie or the key; with `prefix`, how its name begins. */
  name: string
  match: 'exact' | 'prefix'
  in: 'cookie' | 'local' | 'session'
  /** Whose consent it needs. `exempt` needs none: it does what the visitor asked for. */
  category: 'exempt' | 'analytics' | 'ad'
  /** `site`, or the id of a vendor. */
  owner: string
  purpose: string
  /** How long it is kept; without it, until the browser is closed or it is erased. */
  days?: number
}

/** `site-config/vendors.json`: whose scripts and servers a consenting visitor's browser may reach. */
export interface VendorsConfig {
  vendors: VendorConfig[]
}

export interface VendorConfig {
  id: string
  name: string
  category: 'analytics' | 'ad' | 'any'
  /** Base address of the live service. */
  origin: string
  /** Names of environment variables, by setting. */
  environment: Record<string, string>
  settings?: Record<string, string | number | boolean>
  /** Settings without which the vendor is absent. */
  required: string[]
  /** `{origin}` stands for the base address. */
  csp: Partial<Record<'script' | 'connect' | 'frame' | 'img' | 'media', string[]>>
}

/** `site-config/events.json`: every analytics event, and what it says. */
export interface EventsConfig {
  /** Properties every event may carry. */
  common?: Record<string, PropertyRule>
  /** Properties of the visitor. */
  user?: Record<string, PropertyRule>
  events: EventRule[]
}

export interface EventRule {
  name: string
  description?: string
  /** Whose consent it needs; analytics unless given. */
  category?: 'analytics' | 'ad' | 'any'
  /** Ids of the vendors that get it; all of them without. */
  to?: string[]
  properties?: Record<string, PropertyRule>
}

export interface PropertyRule {
  type: 'string' | 'number' | 'integer' | 'boolean'
  enum?: (string | number)[]
  required?: boolean
  description?: string
}

/** `site-config/traffic.json`: how the site tells where a visit comes from. */
export interface TrafficConfig {
  storage: { initial: string; mostRecent: string; legacyCookie: string }
  parameters: { campaign: string[]; click: ('gclid' | 'msclkid')[] }
  /** Kinds of referring sites; the first that fits. */
  classes: TrafficClass[]
  /** Mediums of our own, whose source names the site that led there. */
  translation: { mediums: string[]; referrers: Record<string, string> }
  /** With everything below them. `excluded` send visitors back in the middle of what they do. */
  domains: { own: string[]; excluded: string[] }
  conversions: { routes: string[] }
}

export interface TrafficClass {
  /** The medium. */
  name: string
  /** Names under which a site is registered anywhere, and the sources they give. */
  labels?: string[]
  /** These hosts only. */
  hosts?: string[]
  /** These hosts and all below. */
  domains?: string[]
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
