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
  /** The machine's folder in machines/. */
  machine: string
  /** The machine's input, as declared by its schemas.input. */
  input?: Record<string, unknown>
  /** Whether it keeps running when the visitor goes to another page. Otherwise it is started again there. */
  survives?: boolean
  /** `sign`: starts with the script that all pages share, which comes with the first sign of a visitor, a gesture, scrolling or a step in the history, or when something else needs it; for machines that have nothing to do before. `gesture`: starts with the visitor’s first gesture, in a script of its own, and survives; for machines that are not needed earlier. `form`: one for each form that names it, as `<slice>-<id>`. `control`: one for each control of a form that names it in `data-control`, once it is touched. `experiment`: one for each variant on a page that is counted; for the machine that tells that it was seen. `idle`: starts when the page is idle, and the script comes with it. Where it is not said: `idle`, if the machine does something unasked (an action, an actor, a delay or a step of its own in the states it begins in) or asks for consent, else `sign`. */
  start?: 'idle' | 'sign' | 'gesture' | 'form' | 'control' | 'experiment'
  /** For the actor that asks for consent: how its question is shown before the machines run. What was decided is read from the cookie of the machine (`persist`). */
  asks?: {
    /** The tag of the machine under which the question is shown: `data-follow="consent banner"` has the tag `banner`. */
    tag: string
    /** How the events begin that answer it: the question hides with them. */
    answers: string
    /** Values of the cookie that have no effect on a page: the machine then waits for the visitor. Values may be expressions over the actor’s input. Without it the machine waits only while its question is shown, or where no answer does anything: no actor has `consent` and no vendor is declared. */
    settled?: Record<string, unknown>
  }
  /** Starts with the visitor’s consent to this category (`any`: to at least one), survives changes of page and stops when the consent is withdrawn. Its script is loaded with the first consent given. */
  consent?: 'analytics' | 'ad' | 'any'
}

/** Domains whose e-mail addresses the site treats differently. Only the server knows these lists. A domain includes its subdomains. */
export interface EmailDomainsConfig {
  /** Companies that get neither a trial nor a demo. */
  competitors?: string[]
  /** Providers of private mailboxes that the lists of the packages lack. */
  freeMail?: string[]
  /** Companies that those lists take for providers. */
  companies?: string[]
}

/** Every analytics event the site reports. An undeclared event is an error in development and is dropped in production. */
export interface EventsConfig {
  /** Properties that are added to every event. */
  common?: Record<string, PropertyRule>
  /** Properties of the visitor. */
  user?: Record<string, PropertyRule>
  /** An event in a later root replaces one of the same name. */
  events: EventRule[]
}

export interface PropertyRule {
  /** Type of its value. */
  type: 'string' | 'number' | 'integer' | 'boolean'
  /** The allowed values. */
  enum?: (string | number)[]
  /** Whether the event must have it. */
  required?: boolean
  /** Whether visitors type it. If the text may be an e-mail address or a telephone number, the event is not sent to any vendor. */
  typed?: boolean
  /** The content, in one sentence. No personal data. */
  description: string
}

export interface EventRule {
  /** As shown in reports: `Object past-verb`. Unique, and never changed. */
  name: string
  /** When it happens, for people who read reports. */
  description: string
  /** The consent it needs; `any`: one of the two. */
  category?: 'analytics' | 'ad' | 'any'
  /** Ids of the vendors that receive it; all vendors if absent. */
  to?: string[]
  /** What it says, by name. */
  properties?: Record<string, PropertyRule>
}

/** Sections of a page in several variants, of which each visitor is shown one. The file's name is the experiment's. */
export interface Experiment {
  /** As it is called in reports. */
  title: string
  /** The question it answers, for readers of its report. */
  question: string
  /** Document types whose pages may hold it. */
  pageTypes: string[]
  /** The first is the control: what everybody sees who is not counted. */
  variants: Variant[]
  /** Events of the catalogue that count as a conversion, the most important first. */
  goals: string[]
  /** When visitors are first counted; from the beginning if absent. */
  starts?: string
  /** When the last ones are; everybody sees the control afterwards. */
  ends?: string
  /** The experiment is over: everybody sees this variant. */
  winner?: string
}

export interface Variant {
  /** As editors write it into the section. Unique. */
  name: string
  /** The difference of this variant. */
  description: string
  /** Its share of the visitors, compared to the weights of the others. */
  weight?: number
}

/** Prices, capacities, durations and other facts that the texts of the site repeat. `npx slicewright content lint` reports each text that says something else. */
export interface FactsConfig {
  /** A later root adds facts, or replaces those of the same name. */
  facts?: Fact[]
}

export interface Fact {
  /** What the fact is, as reports name it. */
  name: string
  /** What texts have to say. Of a value with digits, only these count: 1,900 and 1.900 € are the same. */
  value?: string
  from?: FactSource
  /** By locale, regular expressions that find the fact in a text; their first group is what the text says. Case does not count, and a no-break space is a space. They see the texts of a section together, one a line. */
  said: Record<string, string[]>
  /** Other ways to write the value: sixty for 60. */
  spellings?: string[]
}

/** The field that defines the fact, in each language its own. */
export interface FactSource {
  /** The type of the document. */
  type: string
  /** Its uid, where there are several documents of that type; those of translations are found by it. */
  uid?: string
  /** JSON Pointer to the field in the document. */
  path: string
}

/** The fields of a form and what follows. The file is named after the form type; the texts are in documents. */
export interface FormDefinition {
  /** The purpose of the form, in one sentence. */
  description: string
  provider?: FormProvider
  /** Event of the catalogue that is reported when the form was sent. */
  conversion?: string
  /** Code that the browser logs when it could not be sent, in place of FORM_NOT_SENT. */
  failure?: string
  registers?: FormRegistration
  /** Keys of the topics of mail that whoever sends it asks for; they begin once the address is confirmed. */
  subscribes?: string[]
  mails?: FormMail
  issues?: FormCodeIssue
  /** Whether an appointment can be made once it was sent. */
  schedules?: boolean
  /** Filled in one after the other. Without script all of them show. */
  steps: FormStep[]
}

/** The recipient of submissions besides the site itself, which renders the form and stores them: none, or a vendor, with consent. */
export type FormProvider = 'embedded' | 'marketo'

/** Access that it also opens on the learning platform. */
export type FormRegistration = 'freeTrial' | 'course'

/** The mail that the sender gets: a link to the unlocked file, or an invitation to the event of the form’s page. */
export type FormMail = 'download' | 'invitation'

/** The code that whoever sends it is given. */
export interface FormCodeIssue {
  /** The pool of codes, which npx slicewright codes import fills. */
  pool: string
  /** Whether the site makes codes of its own once the pool is empty. */
  generated?: boolean
}

export interface FormStep {
  /** The name of its title among the texts; required with several steps. */
  name?: string
  /** The fields of the step, in order. */
  fields: FormField[]
}

/** One thing that is asked. */
export interface FormField {
  /** Unique in the form; its label is found by it among the texts. */
  name: string
  kind: FormFieldKind
  /** Whether it must be filled in; a consent must then be given. */
  required?: boolean
  /** In characters; 255 unless said. */
  maxLength?: number
  /** The autofill value, in HTML’s terms: given-name. */
  autocomplete?: string
  /** Values to choose from. A checkbox with options allows several, one without is ticked or not. */
  options?: string[]
  when?: FormCondition
  /** A rule that only the server can check: whether an e-mail address is one at work, or a competitor's. */
  rules?: FormRule[]
  /** For a checkbox: keys of the mail topics that ticking it subscribes to, once the address is confirmed. */
  subscribes?: string[]
  /** Parameter of the address that fills it in at first. */
  prefill?: string
}

/** How it is asked for, and what is accepted. `hidden` is not shown: the address fills it in (`prefill`). */
export type FormFieldKind = 'text' | 'multiline' | 'email' | 'password' | 'phone' | 'country' | 'select' | 'radio' | 'checkbox' | 'consent' | 'hidden'

/** The field is asked for only while another one has a value. */
export interface FormCondition {
  /** Name of the other field. */
  field: string
  /** One of these; without it, any value or a tick. */
  is?: string[]
}

export type FormRule = 'professionalEmail' | 'competitorEmail'

/** The request of a server function, and its successful response. */
export interface FunctionContract {
  /** The function's purpose, in a sentence or two. */
  description: string
  /** GET takes parameters of the address, POST a JSON body. */
  method: 'GET' | 'POST'
  /** Status of the response. */
  status: number
  /** JSON Schema of the parameters of a GET, or of the body of a POST. */
  request: Record<string, unknown>
  /** JSON Schema of the answer’s body. */
  response: Record<string, unknown>
}

/** The frame of a page: slices before and after its content, filled from single documents. */
export interface Layout {
  /** What page types and `landingRules` call the layout; the file has the same name. */
  name: string
  /** false hides the menu on every page of this layout. */
  isMenuDisplayed?: boolean
  /** Slices above the content, in order: a navigation bar, a banner. */
  before: LayoutPart[]
  /** Slices below the content, in order: a footer, dialogs. */
  after: LayoutPart[]
}

/** One slice of the frame. */
export interface LayoutPart {
  /** Type of a slice whose wiring says `frame`. */
  slice: string
  /** The single document that fills it; fields with the same name are bound. */
  single: string
  /** The part is left out while this field of the single document is empty or false: /data/text. */
  when?: string
}

/** How documents of one type become pages: addresses, sections, head, frame. Data only. */
export interface PageType {
  /** The document type, declared in schemas/documents/<type>.schema.json. */
  type: string
  /** Addresses; the first that matches wins. */
  routes: RouteConfig[]
  /** HTTP status of the page at its own address. */
  status?: 200 | 404
  /** Fields of linked documents to load: form_config.title. */
  links?: string[]
  /** The sections of the page, in order. */
  template: Section[]
  head: HeadConfig
  layout: string
  navbar?: NavbarConfig
  footer?: FooterConfig
  cacheSeconds?: number
  personal?: PersonalKind
  /** Structured data of the page for search engines, in the vocabulary of schema.org. */
  structuredData?: ObjectTemplate[]
  /** The pages above this one, topmost first, without the home page and the page itself. */
  breadcrumbs?: Breadcrumb[]
  tree?: TreeConfig
  calendar?: CalendarConfig
  /** Hydration of slices on this page type, overriding their wiring. */
  hydrate?: Record<string, Hydration>
  card?: CardConfig
  search?: Searchable
}

/** An address of the documents, and what is different at it. */
export interface RouteConfig {
  /** Reported with page views. */
  name: string
  /** Pattern without locale prefix or trailing slash: /customers/{uid}. Without {uid} or {tree} the type is a single. {tree} comes last: the segments of the documents above and of the document itself. */
  path: Localized
  /** Only of the document with this uid, whose path needs no {uid}: home for /. */
  uid?: string
  /** The value of a parameter other than uid. */
  parameters?: Record<string, RouteParameter>
  /** Overrides the page type’s template: this address shows a different page, with its own canonical link. */
  template?: Section[]
  layout?: string
  head?: HeadConfig
  navbar?: NavbarConfig
  footer?: FooterConfig
  cacheSeconds?: number
  personal?: PersonalKind
}

/** One text for all locales, or one per locale. A locale without one has that of its `fallback`. */
export type Localized = string | Record<string, string>

export type RouteParameter = ParentParameter | RelatedParameter | WordParameter

/** The uid of the document in the same language that lists this one. */
export interface ParentParameter {
  /** The documents that list others. */
  parent: {
    /** Page type of the documents that list others. */
    type: string
    /** Relationships to the listed documents: /data/articles/*\/article. */
    field: string
  }
}

/** The uid of the document that a relationship leads to. A document without one has the path of the next route. */
export interface RelatedParameter {
  /** The relationship: /data/category. */
  related: string
}

/** A word for each value of a field. */
export interface WordParameter {
  /** A select of the document. */
  field: string
  /** The value when the field is empty. */
  default: string
  /** The path segment for each value of the field. */
  segments: Record<string, Localized>
}

/** One part of a page: a slice filled from the document, one with a list, one with shared content, or the sections of a slice zone. */
export type Section = QuerySection | SharedSection | SliceSection | ZoneSection

/** A slice that shows a list of documents. */
export interface QuerySection {
  query: Query
  /** Type of a slice that shows a list. */
  slice: string
  variation?: Variation
  /** The section is left out while this is empty or false. */
  when?: Value
  /** The source of each field of the slice. */
  bind?: Record<string, Value>
}

/** The listed documents, their order, and how visitors can refine the list. */
export interface Query {
  /** Id of the section. Unique on the page. */
  name: string
  /** Page types that have a card; with `in`, the types its links allow if absent. */
  types?: string[]
  /** Conditions, all of which must hold. Pointers refer to a listed document, those of `document` to the page’s document. */
  where?: Value[]
  /** Relationships of the page’s document: their targets are the list, in this order. Or a route parameter: the list of the parent it names. Or a part of the tree that the page stands in. */
  in?: string | {
    /** Name of a route parameter with `parent`. */
    parameter: string
  } | TreeSource
  /** Only the documents directly before and after the page’s own. */
  neighbours?: true
  /** Relationships; documents that share more of them with the page’s document come first. */
  related?: string[]
  /** What the list is ordered by; the second decides where the first has equals. */
  orderings?: QueryOrdering[]
  /** At most so many documents. */
  limit?: number
  /** Documents per page of the list; the URL parameter is `page`. */
  pageSize?: number
  /** What visitors can refine the list by. */
  facets?: QueryFacet[]
  /** URL parameter of the text search. */
  search?: string
  /** The main content of the page. While all main lists of a page are empty, it is not in the sitemap or the search, and not indexed. */
  main?: true
  /** Message when nothing is found. Without it, an empty list is left out. */
  empty?: string
  /** Prefix of the messages with the number of results: <count>.one and <count>.other. */
  count?: string
}

/** A part of the tree in which the page stands. */
export interface TreeSource {
  /** whole: the root of the page's tree and everything below it, in reading order; above: the documents above the page, the root first; below: those directly below it; places: of each tree the document at the page's place, or else the nearest above that place. */
  tree: 'whole' | 'above' | 'below' | 'places'
}

/** One thing that the list is ordered by. */
export interface QueryOrdering {
  /** The value to order by: a number, a date or time, or text. With `by` and `cases`, a different one for each type. */
  field: Value
  /** `desc`: the largest or newest first. */
  direction?: 'asc' | 'desc'
}

/** A set of choices by which visitors refine the list. */
export interface QueryFacet {
  /** URL parameter: ?category=onboarding. */
  parameter: string
  /** A relationship or a select (also inside a group), a boolean, or /type. */
  field: string
  /** Message. */
  label: string
  /** Prefix of the messages of the options: <labels>.<value>. */
  labels?: string
}

/** The slice’s variation; its default when absent. */
export type Variation = string | {
  /** The condition. */
  if: Value
  /** The variation where it holds. */
  then: string
  /** The variation elsewhere. */
  else: string
}

/** A slice whose content is entirely shared. */
export interface SharedSection {
  /** Type of a slice whose wiring has `shared`. */
  shared: string
  /** Value of the slice’s field `color`. */
  color?: string
  /** The section is left out while this is empty or false. */
  when?: Value
}

/** A slice that is filled from the document. */
export interface SliceSection {
  /** Type of the slice. */
  slice: string
  variation?: Variation
  /** The section is left out while this is empty or false. */
  when?: Value
  /** The source of each field of the slice. */
  bind: Record<string, Value>
}

/** The sections that editors put into a slice zone. */
export interface ZoneSection {
  /** The slice zone: /data/body. */
  zone: string
}

/** What search engines, social networks and the browser’s tab show. */
export interface HeadConfig {
  /** The first of these that is not empty. Where none is, or in an empty list, the name of the site is the title. */
  title: string | string[]
  /** Text below the title in search results; the first of these that is not empty. */
  description?: Pointers
  /** Picture used for sharing; the first of these that is not empty. */
  image?: Pointers
  /** `article` for pages that have a date and an author. */
  openGraphType?: 'website' | 'article'
  /** true: never indexed; a pointer: not indexed when that field is true. */
  noindex?: boolean | string
  /** Additional Open Graph properties, each from the first pointer that is not empty: article:tag from /data/tags/*\/tag/data/name. */
  properties?: Record<string, Pointers>
}

/** The first of these that is not empty. */
export type Pointers = string | string[]

/** How the navigation bar looks on these pages. */
export interface NavbarConfig {
  /** black, white, or a field that decides: its value dark gives white. */
  contentColor?: string
  /** A call to action of the document, shown in the bar. */
  cta?: string
  /** content: shown only when the page has a non-default category or alternate languages (ROUTE-51). */
  menu?: 'shown' | 'hidden' | 'content'
}

/** How the footer looks on these pages. */
export interface FooterConfig {
  /** Its colours. */
  theme?: 'light' | 'dark'
}

/** Personal data of the visitor that the page shows, in slices whose wiring says personal. Such a page is never cached, here or in a browser. */
export type PersonalKind = 'mailPreferences' | 'redemptionCode'

/** A single document with a message as its label, the target of a relationship of the document, the parent in a route parameter, or all documents above it in its tree. */
export type Breadcrumb = RelatedBreadcrumb | ParentBreadcrumb | TreeBreadcrumb | SingleBreadcrumb

/** The page of a document that this one leads to. */
export interface RelatedBreadcrumb {
  /** The relationship: /data/category. */
  at: string
}

/** The document whose list this one stands in. */
export interface ParentBreadcrumb {
  /** Route parameter that holds the parent. */
  parameter: string
}

/** All documents above it in its tree. */
export interface TreeBreadcrumb {
  /** Always `true`. */
  tree: true
}

/** The page of a single document. */
export interface SingleBreadcrumb {
  /** Page type of a single document. */
  type: string
  /** Message. */
  label: string
}

/** Its documents stand below each other: with those of all other page types that have this, they are one or several trees in each language. Documents that name none above them are roots. */
export interface TreeConfig {
  /** Relationship to the document above; without it, all documents of the type are roots. */
  parent?: string
  /** Number that orders documents below the same one, and roots: the smallest first, those without one last, then by uid. */
  order?: string
  /** Text that stands for the document in {tree} of a path: a-z, 0-9 and hyphens. Its uid if empty, or if another document below the same one has it. */
  segment?: string
  /** If documents have the same place in several trees, the one in the first tree is canonical; the others are not in the sitemap. */
  canonical?: 'firstTree'
}

/** The page is an event: before it takes place, it is available as a calendar entry at its address with .ics appended. Its times are pointers, its texts values. */
export interface CalendarConfig {
  /** A date with time; a date for an event of whole days. */
  start: string
  /** A date with time; of whole days, the last one. */
  end?: string
  /** IANA name of the time zone of its place, by whose clock the calendar has it. That of the card when absent, then that of the locale. */
  zone?: Value
  /** In minutes, used when there is no end; one hour if both are absent. */
  duration?: string
  /** Its name in a calendar. */
  summary: Value
  /** Where it takes place. */
  location?: Value
  /** More about it. */
  description?: Value
}

/** `load`: at once. `idle`: when the page is idle, which brings the machines. `visible`: near the visible part of the page. `reached`: the same, but not before the first sign of a visitor. `sign`: once the machines run, which come with the first sign of a visitor; for what changes nothing that is seen before. `interaction`: with the pointer, the focus or a click on it, which wakes the others as well. */
export type Hydration = 'load' | 'idle' | 'visible' | 'reached' | 'sign' | 'interaction'

/** How a document of the type appears in lists, search and feeds. It can read only linked fields (x-linked) and the document envelope. */
export interface CardConfig {
  /** Its heading, which links to the document. */
  title: Value
  /** A sentence or two. */
  text?: Value
  /** Its picture. */
  image?: Pointers
  /** A logo, shown whole. */
  logo?: Pointers
  /** A word above the title. */
  kicker?: Value
  /** Short facts below the text; empty ones are left out. */
  meta?: Value[]
  /** A date or timestamp. */
  date?: Pointers
  /** IANA name of the time zone in which the date is told: that of the place. */
  zone?: Value
  /** Labels; empty ones are left out. */
  badges?: Value[]
}

/** How visitors find its documents. False: not at all. All text of a page is searched, and titles count more than body text; hidden pages and those that are never indexed are not found. */
export type Searchable = false | SearchableConfig

export interface SearchableConfig {
  /** Further texts visitors may search for: a company, an industry. */
  keywords?: Value[]
  /** Weight of its hits compared with other types; 1 if absent. */
  weight?: number
}

/** Everything the site and its vendors store in a visitor’s browser, and the consent each entry needs. */
export interface PrivacyConfig {
  /** Entries of this list that the current decision allows are kept; everything else is erased, whoever wrote it. The table of the cookie policy is generated from it. A site declares anything else that it or its host stores as `exempt`. */
  storage: StorageEntry[]
}

export interface StorageEntry {
  /** Name of the cookie or key; with `prefix`, the start of the name. */
  name: string
  /** Whether `name` is the whole name or its beginning. */
  match: 'exact' | 'prefix'
  /** A cookie, or the storage of the browser for good or for the tab. */
  in: 'cookie' | 'local' | 'session'
  /** The consent it needs. `exempt` needs none: it serves what the visitor asked for. */
  category: 'exempt' | 'analytics' | 'ad'
  /** `site`, or the id of a vendor. */
  owner: string
  /** In one sentence, for visitors and auditors, in English. */
  purpose: string
  /** The purpose in the other languages of the site, by their code. Where one is missing, visitors read `purpose`. */
  purposes?: Record<string, string>
  /** How long it is kept; if absent, until the browser is closed or it is erased. */
  days?: number
}

/** The site's brand, locales, addresses, and the figures the specification leaves open. */
export interface SiteConfig {
  /** In a SITE_DIR folder: replaces the shipped site entirely. */
  standalone?: boolean
  without?: LeftOutParts
  use?: UsedParts
  /** The owner of the site. */
  brand: {
    /** As written in text. */
    name: string
    /** As used in names of files and stores. */
    slug: string
    /** Markup of the sign beside the name. A folder has it as site-config/mark.svg. */
    mark?: string
  }
  /** Code of the locale whose addresses have no prefix. */
  defaultLocale: string
  /** In the order of the language switch. The default locale has no prefix. */
  locales: Locale[]
  leads?: LeadsConfig
  assessments?: AssessmentsConfig
  /** Document type of the not-found page. */
  notFound?: string
  preview?: PreviewConfig
  /** Single document whose texts replace built-in messages. */
  uiTexts?: string
  forms?: FormSettings
  consentTexts?: ConsentTexts
  /** Single document with the picture used for sharing when a page has none. */
  sharingImage?: string
  /** The types under which clicked links and calls to action are reported; the first match, else "link". */
  linkTypes?: LinkTypeConfig[]
  /** The target of each type of call to action: a form page’s uid, or an address. */
  ctaTargets?: Record<string, CtaTarget>
  /** Pages with a layout of their own, such as one without a menu, whatever their type (ROUTE-50). */
  landingRules?: {
    /** Code of the one locale it is for; all of them when absent. */
    locale?: string
    /** Exact path, or one that ends in /*. */
    path: string
    /** File in `site-config/layouts/`. */
    layout: string
  }[]
  redirects?: RedirectDocuments
  /** Redirects that the site’s own files give, answered before any page or redirect of editors is looked for (ROUTE-42, ROUTE-53). */
  routeRules?: RouteRule[]
  /** Minimum width in px of each screen class (NAV-07). */
  breakpoints?: Record<string, number>
  /** The one of `breakpoints` that counts where the width of the screen is unknown. */
  fallbackBreakpoint?: string
  images?: ImageSettings
  /** Navigation from page to page without a document load. */
  navigation?: {
    /** false: every link is an ordinary document load. */
    payload?: boolean
    /** ms after load. */
    prefetchDelay?: number
    /** How many pages are prefetched at once. */
    prefetchConcurrency?: number
  }
  localeCookie?: LocaleCookie
  /** How long a rendered page counts as fresh, unless its page type sets it. */
  cacheSeconds?: number
  /** Font files of `public/` that browsers load before they have read a style sheet: those that the first screen is set in. */
  fonts?: string[]
  /** Colours for the browser's own frame. */
  themeColor?: string
  /** The same for visitors whose system is dark, if the theme has values for them. */
  themeColorDark?: string
  head?: HeadSettings
  /** RSS 2.0 and Atom, one of each for every locale. */
  feeds?: FeedConfig[]
  /** The content of /llms.txt, which informs language models about the site (llmstxt.org). */
  llms?: {
    /** Message. */
    summary: string
    /** Headings with lists of pages, in order. */
    sections: {
      /** Message. */
      title: string
      /** Page types, in order. */
      types: string[]
      /** Maximum number of documents per type, newest first. */
      limit?: number
    }[]
  }
  manifest?: ManifestConfig
  /** The contact for reporting vulnerabilities: /.well-known/security.txt (RFC 9116). */
  security?: {
    /** Addresses, the preferred one first. */
    contact: string[]
    /** Page that says how reports are handled. */
    policy?: string
  }
  /** The library that hydrates components in browsers; react by default. preact: a seventh of the bytes, for components that its compat layer can run. */
  islands?: 'react' | 'preact'
  /** Date of the last change to the site's support of Global Privacy Control, for /.well-known/gpc.json. */
  privacyControl?: string
  /** Countries whose visitors are asked for consent, beside those of the European Union, the EEA, the United Kingdom, Switzerland, their territories and Europe's small states. ISO 3166-1 alpha-2. */
  consentCountries?: string[]
  /** Enables search. What is found is set in the page types. */
  search?: {
    /** Page type of a single document with a list that can be searched. */
    page?: string
    /** Groups of synonyms, by locale. A search for one also finds the others. */
    synonyms?: Record<string, string[][]>
  }
}

/** In a SITE_DIR folder: what earlier folders bring and this site does not have, by name. What they say of it elsewhere, such as an entry of a list, is left out as well. */
export interface LeftOutParts {
  /** Document types. */
  documents?: string[]
  /** Page types, by their document type. */
  pageTypes?: string[]
  /** Layouts. */
  layouts?: string[]
  /** Form types. */
  forms?: string[]
  /** Experiments, by file. */
  experiments?: string[]
  /** Slice types: logo_wall. */
  slices?: string[]
  /** Machines, by folder. */
  machines?: string[]
  /** Actors of behaviours.json, by id. */
  actors?: string[]
  /** Vendors by id. */
  vendors?: string[]
  /** Route rules by path. */
  routeRules?: string[]
}

/** In a standalone folder, or one upon such a folder: what it takes over from the engine’s folder, by name. */
export interface UsedParts {
  /** Document types, such as those that hold the words of forms: form_config. */
  documents?: string[]
  /** Slice types: logo_wall. Their machines come along. */
  slices?: string[]
  /** Machines, by folder. */
  machines?: string[]
  /** Actors of behaviours.json, by id. Includes their machines. */
  actors?: string[]
}

export interface Locale {
  /** As in paths and cookies: `de`, `pt-br`. */
  code: string
  /** Language code of the content service: de-de. */
  language: string
  /** BCP 47, for lang attributes and Intl: de-DE. */
  iso: string
  /** In its own language. */
  name: string
  /** The clock by which its pages tell times that have no place of their own: Europe/Paris, a name of the IANA database; UTC when absent. An event or an opening can have its own zone. */
  timeZone?: string
  /** Code of the locale that stands in where this one lacks a message, a path or another text by locale, or a single document that is no page: `pt` for `pt-br`. */
  fallback?: string
  /** Currency of its market, ISO 4217, for amounts whose content names none: `BRL`. */
  currency?: string
}

/** The handling of people who filled in a form. */
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

/** The handling of finished assessments. */
export interface AssessmentsConfig {
  /** How long an assessment and its report are kept, in days; a link to the report ends after 30. */
  retention?: number
  /** How much of the disk assessments and their reports may take together, where the host can say how much they do; no report is taken beyond. */
  megabytes?: number
}

/** How editors see what is not published. */
export interface PreviewConfig {
  /** The path to which the editor's links lead, with their token. */
  path?: string
  /** The path at which the page builder shows single slices. */
  simulator?: string
  /** The address at which an editor opens a document, with {repository} and {id}, and with {slice} if the editor can open one. */
  editorUrl?: string
}

/** The source of the forms' texts. */
export interface FormSettings {
  /** Type of the documents that sections show a form by. */
  document: string
  /** Its field with the id of the form at its provider. */
  providerForm?: string
  /** Its field that names the form: a file of site-config/forms. */
  type: string
  /** Single document with the words of the fields: labels, hints, options. */
  texts: string
  /** Single document with what is said of wrong values. */
  messages: string
}

/** Single documents a visitor reads before deciding. Receipts of decisions refer to their texts. */
export interface ConsentTexts {
  /** The document of the question. */
  banner: string
  /** The document of the detailed choice. */
  modal: string
}

export interface LinkTypeConfig {
  name: LinkType
  /** Calls to action of this type, and links to their target in `ctaTargets`. */
  cta?: string
  /** Links to documents of these types. */
  documents?: string[]
  /** Links with exactly this address. */
  address?: string
  /** Whether the path of the page is added as the parameter `from` (LINK-03). */
  from?: boolean
}

/** The reported type (OP30). */
export type LinkType = 'demo' | 'freeTrial' | 'contact' | 'whitePaper' | 'caseStudy' | 'partners' | 'platformConnect' | 'webinar' | 'openCookieModal' | 'link'

export interface CtaTarget {
  /** Document type of the page. */
  type?: string
  /** The page’s uid, by locale. */
  uid?: Record<string, string>
  /** An address instead of a page, by locale. */
  url?: Record<string, string>
}

/** The documents in which editors write redirects; none when absent. A `*` in pointers stands for each item of a group. */
export interface RedirectDocuments {
  /** Document type. */
  type: string
  /** Pointer of the text with the path that is redirected: `/data/from`; or `/uid`. */
  from: string
  /** Pointer of the link, or the text with an address, that it leads to. */
  to: string
  /** Pointer of a boolean, or of a text that begins with `temporary` or 302, for what will be back; permanent when absent. */
  temporary?: string
  /** Pointer of a boolean that says the opposite, where a type has that. */
  permanent?: string
  /** Pointer of a boolean: a redirect where it is false is none. */
  active?: string
}

export interface RouteRule {
  /** The exact path, with the prefix of its language unless that is the default. */
  path: string
  /** A path or an address, or { "to": …, "status": … } with one of 301, 302, 303, 307 and 308. */
  redirect?: string | {
    /** A path of this site, or an address elsewhere. */
    to: string
    /** 302 when absent. Browsers keep 301 and 308; the others they ask for each time. */
    status?: 301 | 302 | 303 | 307 | 308
  }
  /** Refused: the engine has no route middleware (ROUTE-53). */
  middleware?: string[]
}

/** How pictures are resized. Values that are not set have the defaults of the specification (IMG-04, IMG-06). */
export interface ImageSettings {
  /** Widths in pixels in which pictures are made. */
  widths?: number[]
  /** Widths in CSS pixels for which pictures are offered, by name. */
  screens?: Record<string, number>
  /** Device pixel ratios for which pictures are offered. */
  densities?: number[]
  /** Format that pictures are converted to. */
  format?: 'webp' | 'avif' | 'jpg' | 'png'
  /** From 1 to 100. */
  quality?: number
  /** The service that resizes pictures. `service`: the content service, of its own pictures; the image endpoint of the site, of all others. `endpoint`: the image endpoint, of all; visitors then load no picture from elsewhere but vector ones. `original`: the content service, of its own; all others are loaded as they are, and no endpoint is needed. */
  through?: 'service' | 'endpoint' | 'original'
  /** Hosts whose pictures may be optimised, exact names. */
  hosts?: string[]
  placeholder?: PlaceholderSettings
}

/** The small picture shown until the picture has loaded. */
export interface PlaceholderSettings {
  /** In pixels. */
  width?: number
  /** In pixels. */
  height?: number
  /** From 1 to 100. */
  quality?: number
  /** Strength of the blur. */
  blur?: number
}

/** The storage of the language that a visitor chose. */
export interface LocaleCookie {
  /** Name of the cookie. */
  name?: string
  /** How long it is kept. */
  days?: number
}

/** Facts of each page for search engines and social networks. */
export interface HeadSettings {
  /** Whether the brand’s name follows a title that does not have it. */
  brand?: boolean
  /** Characters; a longer description is cut between words. */
  descriptionLength?: number
  /** The code of a locale that names the language of an alternate. */
  hreflang?: 'language' | 'iso'
}

export interface FeedConfig {
  /** Documents of this page type, which has a card with a date. */
  type: string
  /** Path of rss.xml and atom.xml, without locale prefix: /blog; or one for each language. */
  path: Localized
  /** Message. */
  title: string
  /** Message. */
  description: string
  /** Pages with these layouts link to the feed in their head. */
  layouts: string[]
  /** The newest so many documents. */
  limit?: number
  /** The rich text with the full content of an item: /data/content. */
  content?: string
}

/** The web app manifest, /site.webmanifest, one for every locale. */
export interface ManifestConfig {
  /** Message. */
  description: string
  /** Files of `public/`. */
  icons: {
    /** Path of the file. */
    src: string
    /** Width and height in pixels; `any` for a vector file. */
    sizes: string
    /** Media type: image/png. */
    type: string
    /** `maskable` if a phone may cut it into its own shape. */
    purpose?: 'any' | 'maskable'
  }[]
}

/** How a slice behaves: its machine, its data, when it is hydrated. A slice that needs none of this has no such file: it ships no script, and editors can place it. */
export interface SliceWiring {
  /** Id of the machine; a slice without one ships no script. */
  machine?: string
  /** The machine’s input; pointers refer to the slice's fields. */
  input?: Record<string, Value>
  /** The machine is bound to the slice’s markup by attributes, and React is not loaded. Without it, the slice is an island rendered by React. */
  binding?: 'elements'
  /** When the slice is hydrated. Where it is not said: `reached`, if the machine is bound to markup and does nothing unasked (no action, actor, delay or step of its own in the states it begins in), else `visible`. */
  hydrate?: Hydration
  /** Messages its island needs. */
  messages?: string[]
  /** The picture to load first when this slice is the first on the page. */
  eagerImage?: string
  /** Structured data of the slice for search engines, in the vocabulary of schema.org; pointers refer to its fields. */
  structuredData?: ObjectTemplate[]
  /** Part of the page frame; not offered to editors. */
  frame?: boolean
  /** Site-wide actors its markup is bound to. */
  actors?: string[]
  /** Single document whose fields the slice shows in addition to its own, loaded once per page. If that document is missing, the slice is left out. */
  shared?: string
  /** Relationship to the document of the form that the slice shows. */
  form?: string
  /** Whether its fields are a calculator: the groups inputs, constants, outputs and refusals, and currency. */
  calculation?: boolean
  /** Whether it shows something of the one visitor, on pages whose type says personal. */
  personal?: boolean
  budget?: SliceBudget
  expand?: ExpandWiring
  list?: ListWiring
}

/** How many bytes the slice may cost, after gzip, where it needs more or shall have less than every slice. A build refuses a slice that has more. */
export interface SliceBudget {
  /** Bytes of the chunks that only pages with this slice need: component, machine and their imports. React, XState and the engine do not count. */
  script?: number
  /** Bytes of the style sheets in its folder, as a page gets them. Those of shared parts do not count. */
  style?: number
  /** Bytes of its markup in its largest mock. */
  html?: number
}

/** The slice is replaced by sections of another document and needs no component. */
export interface ExpandWiring {
  /** The field that links to that document. */
  document: string
  /** Sections, as in a page type, bound to that document. */
  template: Section[]
}

/** The slice lists documents: selected ones, else the newest of a type. */
export interface ListWiring {
  /** Relationships: /documents/*\/document. */
  documents?: string
  /** Field that names the type. */
  type?: string
  /** Field that says how many. */
  limit?: string
}

/** How the site determines where a visit comes from, and where it stores that. */
export interface TrafficFile {
  /** Names in the visitor’s browser. They must also be listed in privacy.json. */
  storage?: {
    /** Key of the record of the first visit. */
    initial: string
    /** Key of the record of the last new visit. */
    mostRecent: string
    /** Cookie of an earlier site, read when there is no record of the first visit. */
    legacyCookie: string
  }
  /** URL parameters that tell where a visit comes from. */
  parameters?: {
    /** Campaign parameters. A record keeps the five standard ones; all of them are reported. */
    campaign: ('utm_campaign' | 'utm_medium' | 'utm_term' | 'utm_content' | 'utm_source' | 'utm_campaign_id' | 'utm_ad_id')[]
    /** Ad click ids. They are kept and sent only with additional consent to advertising; the first one present counts. */
    click: ClickParameter[]
  }
  /** Classes of referring sites. The most specific match of all classes wins: a host, then the longest domain, then the longest name; of two equal matches, the later one. A site without a class is a referring site. An Android app counts as the domain obtained by reversing its name: com.linkedin.android as android.linkedin.com. */
  classes?: TrafficClass[]
  /** Visits from our own media: their source is the site that led to the medium. */
  translation?: {
    /** Values of utm_medium, in lower case. */
    mediums: string[]
    /** The address for each source name, in lower case. A name with a dot that is not listed is a host. */
    referrers: Record<string, string>
  }
  /** Domains including all subdomains. */
  domains?: {
    /** Our own domains: a visit from there is direct, and not a new campaign. The host of the page always counts. */
    own: string[]
    /** Sites that send visitors back in the middle of a task, such as a form provider or a scheduler: returning from there is not a new campaign and changes no record. */
    excluded: string[]
  }
  /** The places at which visitors convert. */
  conversions?: {
    /** Route names: showing such a page sets the conversion page of the records. */
    routes: string[]
  }
}

export interface ClickParameter {
  /** As in URLs: gclid. Must differ from the other fields of a record. */
  name: string
  /** The issuer of the click's id: the source of the visit if there is a medium, and the URL names no campaign. */
  source: string
  /** The medium of the visit then: paid. Without one the id says nothing of the visit: Facebook adds its own to links that nobody paid for. */
  medium?: string
}

export interface TrafficClass {
  /** The medium of visits from there: organic_search. */
  name: string
  /** Names of sites under any public suffix: google matches google.com and www.google.co.uk, not google.example.com. The name is the source of such visits. */
  labels?: string[]
  /** Exact hosts, without subdomains: t.co. The source is the host. */
  hosts?: string[]
  /** Domains of this class. The source is the host. */
  domains?: string[]
  /** For each source, in lower case, other places that count as it: linkedin has lnkd.in. */
  aliases?: Record<string, string[]>
  /** Places excluded from all classes although a broader rule matches: accounts.google.* are referring sites. */
  except?: string[]
}

/** The vendors a visitor’s browser may contact once the visitor consents, and what each vendor needs. */
export interface VendorsConfig {
  /** A later root adds vendors, and replaces those with the same id. */
  vendors: VendorConfig[]
}

export interface VendorConfig {
  /** The name of the module in adapters/vendors. Unique. */
  id: string
  /** The vendor's name for people. */
  name: string
  /** The consent it needs; `any`: analytics or ad. */
  category: 'analytics' | 'ad' | 'any'
  /** Base address of the live service, without a trailing slash; `{name}` is replaced by a required setting. The emulator replaces it. */
  origin: string
  /** Environment variables that provide settings, by the name of the setting. `origin` routes the vendor through an address of your own. */
  environment: Record<string, string>
  /** Settings that are the same in every environment. They are public. */
  settings?: Record<string, string | number | boolean>
  /** Settings without which the vendor is absent. */
  required: string[]
  /** Sources that the content security policy of every page allows for the vendor. `{origin}` stands for its base address. */
  csp: {
    /** Addresses of scripts, with their path: allowing a whole host would allow every script on it. */
    script?: string[]
    connect?: string[]
    /** Addresses of style sheets, with their path. */
    style?: string[]
    frame?: string[]
    img?: string[]
    media?: string[]
  }
}
