// Generated from schemas/ and site-config/ by `npm run generate`. Do not edit.
import type { ObjectTemplate, Value } from '../value-types.ts'

/** The machines that run on every page of the site. */
export interface Behaviours {
  /** Started in this order when the page has loaded. */
  actors: BehaviourActor[]
}

export interface BehaviourActor {
  /** How markup and other machines reach the actor. Unique. */
  id: string
  /** The folder in machines/ that holds its document. */
  machine: string
  /** What it is started with; the machine's schemas.input says what it may be. */
  input?: Record<string, unknown>
  /** Whether it lives on when the visitor goes to another page. Otherwise it starts afresh there. */
  survives?: boolean
  /** `gesture`: comes with the visitor’s first gesture and survives; for what nobody needs before. Otherwise it starts when the page is idle. */
  start?: 'idle' | 'gesture'
  /** Comes with the visitor’s consent to this kind (`any`: to one of them), survives changes of page and is stopped when the consent is withdrawn. Its script is loaded with the first consent given. */
  consent?: 'analytics' | 'ad' | 'any'
}

/** Whose e-mail addresses the site treats differently. Only the server knows these lists. A domain stands for what is below it as well. */
export interface EmailDomainsConfig {
  /** Companies that get neither a trial nor a demo. */
  competitors?: string[]
  /** Providers of private mailboxes that the lists of the packages lack. */
  freeMail?: string[]
  /** Companies that those lists take for providers. */
  companies?: string[]
}

/** Every analytics event the site reports. One that is not here is a fault in development and is dropped in production. */
export interface EventsConfig {
  /** Properties every event may carry; measurement adds them. */
  common?: Record<string, PropertyRule>
  /** Properties of the visitor. */
  user?: Record<string, PropertyRule>
  /** A later root's event replaces one of the same name. */
  events: EventRule[]
}

export interface PropertyRule {
  type: 'string' | 'number' | 'integer' | 'boolean'
  /** The only values there are. */
  enum?: (string | number)[]
  /** Whether the event says nothing without it. */
  required?: boolean
  /** Whether a visitor typed it. An event whose words may be an e-mail address or a telephone number is told to nobody. */
  typed?: boolean
  /** What it holds, in one sentence. Nothing personal. */
  description: string
}

export interface EventRule {
  /** As reports show it: `Object past-verb`. Permanent. Unique. */
  name: string
  /** When it happens, for people who read reports. */
  description: string
  /** Whose consent it needs; `any`: one of the two. */
  category?: 'analytics' | 'ad' | 'any'
  /** Ids of the vendors that get it; all of them without. */
  to?: string[]
  properties?: Record<string, PropertyRule>
}

/** What a form asks for and what follows. The file is called like the form type; the words are in documents. */
export interface FormDefinition {
  /** What the form is for, in one sentence. */
  description: string
  provider?: FormProvider
  /** Event of the catalogue that is reported when the form was sent. */
  conversion?: string
  registers?: FormRegistration
  /** Keys of the topics of mail that whoever sends it asks for; they begin once the address is confirmed. */
  subscribes?: string[]
  issues?: FormCodeIssue
  /** Whether an appointment can be made once it was sent. */
  schedules?: boolean
  /** Filled in one after the other. Without script all of them show. */
  steps: FormStep[]
}

/** Who draws the form and takes what is sent: the site itself, or a vendor. */
export type FormProvider = 'embedded' | 'marketo'

/** What is opened on the learning platform besides. */
export type FormRegistration = 'freeTrial' | 'course'

/** The code that whoever sends it is given. */
export interface FormCodeIssue {
  /** Where it is taken from; npm run codes:import fills it. */
  pool: string
  /** Whether the site makes codes of its own once the pool is empty. */
  generated?: boolean
}

export interface FormStep {
  /** By which its title is found among the texts; needed where there are several steps. */
  name?: string
  fields: FormField[]
}

export interface FormField {
  /** Unique in the form; its label is found by it among the texts. */
  name: string
  kind: FormFieldKind
  required?: boolean
  /** In characters; 255 unless said. */
  maxLength?: number
  /** What browsers may fill it in with, in the words of HTML: given-name. */
  autocomplete?: string
  /** Values to choose from. A checkbox with options allows several, one without is ticked or not. */
  options?: string[]
  when?: FormCondition
  /** What only the server can tell of an e-mail address: whether it is one at work, whether it is a competitor's. */
  rules?: FormRule[]
  /** Parameter of the address that fills it in at first. */
  prefill?: string
}

export type FormFieldKind = 'text' | 'multiline' | 'email' | 'password' | 'phone' | 'country' | 'select' | 'radio' | 'checkbox' | 'consent' | 'hidden'

/** The field is asked for only while another one has a value. */
export interface FormCondition {
  field: string
  /** One of these; without it, any value or a tick. */
  is?: string[]
}

export type FormRule = 'professionalEmail' | 'competitorEmail'

/** The frame around a page: slices fed from single documents, before and after its content. */
export interface Layout {
  name: string
  /** false hides the menu on every page of this layout. */
  isMenuDisplayed?: boolean
  before: LayoutPart[]
  after: LayoutPart[]
}

export interface LayoutPart {
  slice: string
  /** The single document that feeds it; fields of the same name are bound. */
  single: string
  /** JSON Pointer into the document: /data/title. */
  when?: string
}

/** How documents of one type become pages: addresses, sections, head, frame. Data only. */
export interface PageType {
  /** The document type; schemas/documents/<type>.schema.json says what it may hold. */
  type: string
  /** Addresses, the first that fits wins. */
  routes: RouteConfig[]
  /** HTTP status of the page when it is asked for by its own address. */
  status?: 200 | 404
  /** Fields of linked documents to bring along: form_config.title. */
  links?: string[]
  /** The sections of the page, in order. */
  template: Section[]
  head: HeadConfig
  layout: string
  navbar?: NavbarConfig
  footer?: FooterConfig
  cacheSeconds?: number
  personal?: PersonalKind
  /** What search engines are told of the page in the words of schema.org. */
  structuredData?: ObjectTemplate[]
  /** The pages above this one, the topmost first; the home page before them and the page itself go without saying. */
  breadcrumbs?: Breadcrumb[]
  calendar?: CalendarConfig
  /** Hydration of a slice on this page type, instead of what its wiring says. */
  hydrate?: Record<string, Hydration>
  card?: CardConfig
  search?: Searchable
}

export interface RouteConfig {
  /** Reported with page views. */
  name: string
  /** Pattern without locale prefix and trailing slash: /customers/{uid}. Without {uid} the type is a single. */
  path: Localized
  /** What a parameter other than uid stands for. */
  parameters?: Record<string, RouteParameter>
  /** Instead of the page type’s: the address shows another page, with a canonical link of its own. */
  template?: Section[]
  layout?: string
  head?: HeadConfig
  navbar?: NavbarConfig
  footer?: FooterConfig
  cacheSeconds?: number
  personal?: PersonalKind
}

/** One text for all locales, or one for each. */
export type Localized = string | Record<string, string>

export type RouteParameter = ParentParameter | WordParameter

/** The uid of the document of the same language that lists this one. */
export interface ParentParameter {
  parent: {
    /** Page type of the documents that list others. */
    type: string
    /** Its relationships: /data/articles/*\/article. */
    field: string
  }
}

/** A word for each value of a field. */
export interface WordParameter {
  field: string
  /** The value when the field is empty. */
  default: string
  /** Value of the field to its part of the path. */
  segments: Record<string, Localized>
}

export type Section = QuerySection | SharedSection | SliceSection | ZoneSection

/** A slice that shows a list of documents. */
export interface QuerySection {
  query: Query
  slice: string
  variation?: Variation
  /** The section is left out while this is nothing, or false. */
  when?: Value
  /** Field of the slice to where its value comes from. */
  bind?: Record<string, Value>
}

/** Which documents, in which order, and how visitors may refine the list. */
export interface Query {
  /** Unique on the page: the id of the section. */
  name: string
  /** Page types that have a card; with `in`, those its links lead to when absent. */
  types?: string[]
  /** Conditions; all must hold. Pointers lead into a listed document, those of document into the page’s. */
  where?: Value[]
  /** Relationships of the page’s document: the list, in this order. Or what its parent lists, where the address of the page names the parent by this parameter. */
  in?: string | {
    parameter: string
  }
  /** Only the documents just before and just after the page’s own. */
  neighbours?: true
  /** Relationships; documents that share more of them with the page’s come first. */
  related?: string[]
  orderings?: QueryOrdering[]
  limit?: number
  /** The list has pages of this many; the parameter is page. */
  pageSize?: number
  facets?: QueryFacet[]
  /** Parameter of the text search. */
  search?: string
  /** What the page is there for. While all such lists of a page hold nothing, it is in no sitemap, in no search, and not indexed. */
  main?: true
  /** Message when nothing is found. Without it, a list of nothing is left out. */
  empty?: string
  /** Stem of the messages that tell how many: <count>.one and <count>.other. */
  count?: string
}

export interface QueryOrdering {
  /** What is ordered by: a number, a moment, a text. With by and cases, another one for each type. */
  field: Value
  direction?: 'asc' | 'desc'
}

export interface QueryFacet {
  /** Of the address: ?category=onboarding. */
  parameter: string
  /** A relationship, a select, one of them in a group, a boolean, or /type. */
  field: string
  /** Message. */
  label: string
  /** Stem of the messages of the options: <labels>.<value>. */
  labels?: string
}

export type Variation = string | {
  if: Value
  then: string
  else: string
}

/** A slice of which everything stands in shared content. */
export interface SharedSection {
  /** Type of a slice whose wiring has shared. */
  shared: string
  /** Of the slice’s field of that name. */
  color?: string
  /** The section is left out while this is nothing, or false. */
  when?: Value
}

export interface SliceSection {
  slice: string
  variation?: Variation
  /** The section is left out while this is nothing, or false. */
  when?: Value
  /** Field of the slice to where its value comes from. */
  bind: Record<string, Value>
}

export interface ZoneSection {
  zone: string
}

export interface HeadConfig {
  title: Pointers
  description?: Pointers
  image?: Pointers
  openGraphType?: 'website' | 'article'
  /** true: never indexed; a pointer: when that field is true. */
  noindex?: boolean | string
  /** More properties of the Open Graph, each from the first pointer that leads to something: article:tag from /data/tags/*\/tag/data/name. */
  properties?: Record<string, Pointers>
}

/** The first of these that is filled. */
export type Pointers = string | string[]

export interface NavbarConfig {
  /** black, white, or the field that decides: dark gives white. */
  contentColor?: string
  cta?: string
  /** content: shown only when the page has a category other than the default or has alternate languages (ROUTE-51). */
  menu?: 'shown' | 'hidden' | 'content'
}

export interface FooterConfig {
  theme?: 'light' | 'dark'
}

/** What the page shows of the one visitor who asks for it, in slices whose wiring says personal. Such a page is never kept, here or in a browser. */
export type PersonalKind = 'mailPreferences' | 'redemptionCode'

/** A single document with the message that names it, what a relationship of the document leads to, or the parent a route parameter stands for. */
export type Breadcrumb = RelatedBreadcrumb | ParentBreadcrumb | SingleBreadcrumb

export interface RelatedBreadcrumb {
  at: string
}

export interface ParentBreadcrumb {
  /** Parameter of the route that stands for the parent. */
  parameter: string
}

export interface SingleBreadcrumb {
  /** Page type of a single document. */
  type: string
  /** Message. */
  label: string
}

/** The page is an event: while it is ahead, it can be had as an entry of a calendar at its address with .ics after it. Pointers, and messages of its own. */
export interface CalendarConfig {
  start: string
  end?: string
  /** Minutes, when there is no end; an hour without either. */
  duration?: string
  summary: string
  location?: string
  description?: string
}

export type Hydration = 'load' | 'idle' | 'visible' | 'interaction'

/** How a document of the type looks in lists, in search and in feeds. Reads linked fields (x-linked) and facts of the envelope only. */
export interface CardConfig {
  title: Value
  text?: Value
  image?: Pointers
  logo?: Pointers
  kicker?: Value
  meta?: Value[]
  /** A date or timestamp. */
  date?: Pointers
  badges?: Value[]
}

/** How visitors find its documents. False: not at all. Whatever a page says is searched, its title before its text; hidden pages and those that are never indexed are not found. */
export type Searchable = false | SearchableConfig

export interface SearchableConfig {
  /** Texts by which visitors ask for it: a company, an industry. */
  keywords?: Value[]
  /** What a hit is worth beside those of other types; 1 when absent. */
  weight?: number
}

/** Everything the site and its vendors keep in a visitor’s browser, and whose consent each piece needs. */
export interface PrivacyConfig {
  /** What is withdrawn is erased by this list; what is not on it must not be written. */
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
  /** In one sentence, for visitors and auditors. */
  purpose: string
  /** How long it is kept; without it, until the browser is closed or it is erased. */
  days?: number
}

/** Which site it is: brand, locales, addresses, figures of the specification. */
export interface SiteConfig {
  /** In a SITE_DIR folder: replaces the shipped site whole. */
  standalone?: boolean
  /** Whose site it is. */
  brand: {
    /** As people write it. */
    name: string
    /** As names of files and stores write it. */
    slug: string
  }
  defaultLocale: string
  /** In the order of the language switch. The default locale has no prefix. */
  locales: Locale[]
  leads?: LeadsConfig
  /** Document type of the not-found page. */
  notFound?: string
  /** Single document whose texts replace built-in messages. */
  uiTexts?: string
  forms?: FormSettings
  /** Single document with the picture shared when a page has none. */
  sharingImage?: string
  /** What links and calls to action are reported as when they are followed; the first that fits, else "link". */
  linkTypes?: LinkTypeConfig[]
  /** Where calls to action of a type lead: a form page’s uid, or an address. */
  ctaTargets?: Record<string, CtaTarget>
  /** Pages with the landing layout and no menu (ROUTE-50). */
  landingRules?: {
    locale?: string
    /** Exact path, or one that ends in /*. */
    path: string
  }[]
  /** What happens before routing (ROUTE-42, ROUTE-53). */
  routeRules?: RouteRule[]
  /** Lower edge in px of each screen class (NAV-07). */
  breakpoints?: Record<string, number>
  fallbackBreakpoint?: string
  images?: ImageSettings
  /** How the site goes from page to page without a document load. */
  navigation?: {
    /** false: every link is an ordinary document load. */
    payload?: boolean
    /** ms after load. */
    prefetchDelay?: number
    /** How many pages are fetched ahead at once. */
    prefetchConcurrency?: number
  }
  localeCookie?: LocaleCookie
  /** How long a rendered page counts as fresh when its page type does not say. */
  cacheSeconds?: number
  /** Font files to preload. */
  fonts?: string[]
  themeColor?: string
  /** RSS 2.0 and Atom, one of each for every locale. */
  feeds?: FeedConfig[]
  /** What /llms.txt tells language models of the site (llmstxt.org). */
  llms?: {
    /** Message. */
    summary: string
    sections: {
      /** Message. */
      title: string
      /** Page types, in order. */
      types: string[]
      /** Documents of each type, the newest first. */
      limit?: number
    }[]
  }
  manifest?: ManifestConfig
  /** Whom to tell of a weakness: /.well-known/security.txt (RFC 9116). */
  security?: {
    contact: string[]
    policy?: string
  }
  /** Day of the last change to the promise to honour Global Privacy Control, for /.well-known/gpc.json. */
  privacyControl?: string
  /** Visitors can search. What they find, page types say. */
  search?: {
    /** Page type of a single document with a list that can be searched. */
    page?: string
    /** By locale: groups of texts that mean the same. Who asks for one finds pages that say another. */
    synonyms?: Record<string, string[][]>
  }
}

export interface Locale {
  /** In paths and cookies: de. */
  code: string
  /** Of the content service: de-de. */
  language: string
  /** BCP 47, for lang attributes and Intl: de-DE. */
  iso: string
  /** In its own language. */
  name: string
}

/** What becomes of people who filled in a form. */
export interface LeadsConfig {
  retention?: LeadRetention
}

/** How long a lead is kept, in days since it was accepted; it is erased then. */
export interface LeadRetention {
  /** One that every destination has got. */
  delivered?: number
  /** Any other: dead, still waiting, or kept where no destination is set up. */
  undelivered?: number
}

/** Where forms have their words from. */
export interface FormSettings {
  /** Type of the documents that sections show a form by. */
  document: string
  /** Its field that names the form: a file of site-config/forms. */
  type: string
  /** Single document with the words of the fields: labels, hints, options. */
  texts: string
  /** Single document with what is said of wrong values. */
  messages: string
}

export interface LinkTypeConfig {
  name: LinkType
  /** Calls to action of this type, and links to where `ctaTargets` lets them lead. */
  cta?: string
  /** Links to documents of these types. */
  documents?: string[]
  /** Links an editor writes with exactly this address. */
  address?: string
  /** Whether the path of the page is added as the parameter `from` (LINK-03). */
  from?: boolean
}

/** The word of the report (OP30). */
export type LinkType = 'demo' | 'freeTrial' | 'contact' | 'whitePaper' | 'caseStudy' | 'partners' | 'platformConnect' | 'webinar' | 'openCookieModal' | 'link'

export interface CtaTarget {
  /** Document type of the page. */
  type?: string
  /** The page’s uid, by locale. */
  uid?: Record<string, string>
  /** An address in place of a page, by locale. */
  url?: Record<string, string>
}

export interface RouteRule {
  path: string
  redirect?: string | {
    to: string
    status?: 301 | 302 | 303 | 307 | 308
  }
  /** Names of route middleware. */
  middleware?: string[]
}

/** How pictures are made smaller. What is not set has the figures of the specification (IMG-04, IMG-06). */
export interface ImageSettings {
  widths?: number[]
  /** Widths in CSS pixels for which pictures are offered, by name. */
  screens?: Record<string, number>
  /** Pixels of a screen for each CSS pixel, for which pictures are offered. */
  densities?: number[]
  format?: 'webp' | 'avif' | 'jpg' | 'png'
  quality?: number
  /** Hosts whose pictures may be optimised, exact names. */
  hosts?: string[]
  placeholder?: PlaceholderSettings
}

/** The small picture that stands in until the picture has come. */
export interface PlaceholderSettings {
  width?: number
  height?: number
  quality?: number
  blur?: number
}

/** Where the language a visitor chose is kept. */
export interface LocaleCookie {
  name?: string
  days?: number
}

export interface FeedConfig {
  /** Documents of this page type, which has a card with a date. */
  type: string
  /** Where rss.xml and atom.xml stand, without the prefix of a locale: /blog. */
  path: string
  /** Message. */
  title: string
  /** Message. */
  description: string
  /** Pages of these layouts name the feed in their heads. */
  layouts: string[]
  limit?: number
  /** The rich text that is the whole of an item: /data/content. */
  content?: string
}

/** The web app manifest, /site.webmanifest, one for every locale. */
export interface ManifestConfig {
  /** Message. */
  description: string
  icons: {
    src: string
    sizes: string
    type: string
    purpose?: 'any' | 'maskable'
  }[]
}

/** How a slice behaves: its machine, what feeds it, when it is hydrated. A slice that needs none of it has no such file: it ships no script, and editors may place it. */
export interface SliceWiring {
  /** Id of the machine; a slice without one ships no script. */
  machine?: string
  /** The machine’s input; pointers lead into the fields. */
  input?: Record<string, Value>
  /** The machine is bound to the slice’s own markup by attributes, and no React is loaded. Without it the slice is an island that React draws. */
  binding?: 'elements'
  /** When the slice comes alive. */
  hydrate?: Hydration
  /** Messages its island needs. */
  messages?: string[]
  /** The picture that may load first when this slice opens the page. */
  eagerImage?: string
  /** What search engines are told of a slice of a page, in the words of schema.org; pointers lead into its fields. */
  structuredData?: ObjectTemplate[]
  /** Part of the page frame; not offered to editors. */
  frame?: boolean
  /** Site-wide actors its markup is bound to. */
  actors?: string[]
  /** Single document whose fields the slice shows beside its own, loaded once for a page. Without it the slice is left out. */
  shared?: string
  /** Relationship to the document of the form that the slice shows. */
  form?: string
  /** Whether it shows something of the one visitor, on pages whose type says personal. */
  personal?: boolean
  expand?: ExpandWiring
  list?: ListWiring
}

/** The slice stands for sections of another document and needs no component. */
export interface ExpandWiring {
  /** Its relationship to that document. */
  document: string
  /** Sections, as in a page type, fed from that document. */
  template: Section[]
}

/** The slice shows documents: chosen ones, else the newest of a type. */
export interface ListWiring {
  /** Relationships: /documents/*\/document. */
  documents?: string
  /** Field that names the type. */
  type?: string
  /** Field that says how many. */
  limit?: string
}

/** How the site tells where a visit comes from, and where it keeps that. */
export interface TrafficFile {
  /** Names in the visitor’s browser. List them in privacy.json as well. */
  storage?: {
    /** Key of the record of the first visit. */
    initial: string
    /** Key of the record of the last new visit. */
    mostRecent: string
    /** Cookie of an earlier site, read when there is no record of the first visit. */
    legacyCookie: string
  }
  /** Parameters of an address that say where a visit comes from. */
  parameters?: {
    /** Those of campaigns. A record keeps the five of the standard; all of them are reported. */
    campaign: ('utm_campaign' | 'utm_medium' | 'utm_term' | 'utm_content' | 'utm_source' | 'utm_campaign_id' | 'utm_ad_id')[]
    /** Those that name the click on an advertisement. They are kept and sent only with consent to advertising as well; the first that is there counts. */
    click: ClickParameter[]
  }
  /** Kinds of referring sites. Of all places of all classes the most specific decides: a host, then the longest domain, then the longest name; of two alike the later one. A site of no class is a referring site. An Android app counts as the domain its name turns round to: com.linkedin.android as android.linkedin.com. */
  classes?: TrafficClass[]
  /** Visits from our own media: their source is the name of the site that led to the medium. */
  translation?: {
    /** Values of utm_medium, in lower case. */
    mediums: string[]
    /** Name of a source, in lower case, to the address it stands for. A name with a dot that is not listed is a host. */
    referrers: Record<string, string>
  }
  /** Domains with everything below them. */
  domains?: {
    /** Ours: a visit from there is a direct one, and no new campaign. The host of the page always counts as ours. */
    own: string[]
    /** Sites that send visitors back in the middle of what they do, as a form provider or a scheduler: coming from there is no new campaign and changes no record. */
    excluded: string[]
  }
  /** Where visitors convert. */
  conversions?: {
    /** Names of routes: showing such a page sets the conversion page of the records. */
    routes: string[]
  }
}

export interface ClickParameter {
  /** As it stands in addresses: gclid. No name of another field of a record. */
  name: string
  /** Who sold the click: the source of the session’s campaign where the address names no campaign. */
  source: string
  /** Its medium: paid. */
  medium: string
}

export interface TrafficClass {
  /** The medium of visits from there: organic_search. */
  name: string
  /** Names under which a site is registered anywhere: google is google.com and www.google.co.uk, not google.example.com. The source of visits from there. */
  labels?: string[]
  /** These hosts, and nothing below them: t.co. The source is the host. */
  hosts?: string[]
  /** Places of this class. The source is the host. */
  domains?: string[]
  /** Source, in lower case, to the places that count as it: linkedin to lnkd.in. */
  aliases?: Record<string, string[]>
  /** Places of no class, though a wider one would take them: accounts.google.* are referring sites. */
  except?: string[]
}

/** Whose scripts and servers a visitor’s browser may reach once the visitor consents, and what each needs for it. */
export interface VendorsConfig {
  /** A later root adds vendors, and replaces those of the same id. */
  vendors: VendorConfig[]
}

export interface VendorConfig {
  /** The name of the module in adapters/vendors. Unique. */
  id: string
  /** As people know it. */
  name: string
  /** The consent it waits for; `any`: analytics or ad. */
  category: 'analytics' | 'ad' | 'any'
  /** Base address of the live service, without a slash at its end. The emulator stands in for it. */
  origin: string
  /** Settings that come from environment variables, by the name of the setting. `origin` sends the vendor through an address of your own. */
  environment: Record<string, string>
  /** Settings that are the same wherever the site runs. They are public. */
  settings?: Record<string, string | number | boolean>
  /** Settings without which the vendor is absent. */
  required: string[]
  /** What the content security policy of every page lets the vendor reach. `{origin}` stands for its base address. */
  csp: {
    /** Addresses of scripts, with their path: a whole host would let others run what it holds. */
    script?: string[]
    connect?: string[]
    frame?: string[]
    img?: string[]
    media?: string[]
  }
}
