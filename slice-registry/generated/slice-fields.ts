// Generated from schemas/ and site-config/ by `npm run generate`. Do not edit.
import type {
  Cta,
  Image,
  Link,
  MediaLink,
  Related,
  RichText,
  Table,
} from '#runtime/slice'

export interface CardsCardsItem {
  icon?: 'book' | 'calendar' | 'chart' | 'circle' | 'compass' | 'people' | 'rocket' | 'shield' | 'spark' | 'star'
  image?: Image
  title: string
  text?: RichText
  link?: Link
  link_label?: string
}

/** A set of short arguments side by side. */
export interface CardsFields {
  indicator?: string
  title?: RichText
  intro?: RichText
  cards: CardsCardsItem[]
  color?: 'light' | 'dark' | 'green'
}

/** Compares offers row by row. */
export interface ComparativeTableFields {
  indicator?: string
  title?: RichText
  intro?: RichText
  /** The first row names the columns. A cell with only + or - becomes a sign. */
  table: Table
  /** Counted from 1, the column of names not included. */
  highlighted_column?: number
  caption?: string
}

/** Asks for consent. */
export interface CookieBannerFields {
  title: string
  text: RichText
  accept_label: string
  refuse_label: string
  settings_label: string
  /** Visitors are asked again when it changes. */
  policy_version: string
}

export interface CookieModalPurposesItem {
  category: 'necessary' | 'analytics' | 'ad'
  title: string
  description?: RichText
}

/** Lets a visitor choose each purpose. */
export interface CookieModalFields {
  title: string
  introduction?: RichText
  purposes: CookieModalPurposesItem[]
  accept_label: string
  refuse_label: string
  save_label: string
  close_label: string
}

/** Asks for the next step. */
export interface CtaBannerFields {
  title: RichText
  text?: RichText
  ctas: Cta[]
  image?: Image
  color?: 'light' | 'dark' | 'green'
}

export interface FaqQuestionsItem {
  question: string
  answer: RichText
}

/** Questions that open and close. */
export interface FaqFields {
  indicator?: string
  title?: RichText
  intro?: RichText
  questions: FaqQuestionsItem[]
  open_first?: boolean
}

export interface FooterColumnsLinksItem {
  label: string
  link: Link
}

export interface FooterColumnsItem {
  title: string
  links?: FooterColumnsLinksItem[]
}

export interface FooterSocialLinksItem {
  network: 'linkedin' | 'youtube' | 'mastodon' | 'instagram' | 'x'
  link: Link
}

export interface FooterLegalLinksItem {
  label: string
  link: Link
}

/** The bottom of every page. */
export interface FooterFields {
  tagline?: string
  columns?: FooterColumnsItem[]
  social_links?: FooterSocialLinksItem[]
  legal_links?: FooterLegalLinksItem[]
  cookie_settings_label?: string
  copyright?: string
}

export interface FormFormConfigLinked {
  form_type: 'contact' | 'demo' | 'freeTrial' | 'ebook' | 'newsletter' | 'partners'
  title: string
  marketo_form_id?: string
  form_completion_title?: string
  form_completion_subtitle?: RichText
  button_label_after_completion?: string
  button_link_after_completion?: Link
  form_button_label?: string
  is_secondary_cta_visible?: boolean
  secondary_cta_label?: string
  secondary_cta_type?: 'contact' | 'demo' | 'download' | 'ebook' | 'freeTrial' | 'link' | 'menu' | 'pfSignIn'
  secondary_cta_link?: Link
  body?: RichText
  gated_content?: MediaLink
  platform_registration?: boolean
}

/** Introduces a form and opens it. */
export interface FormFields {
  title?: RichText
  text?: RichText
  image?: Image
  form_config: Related<FormFormConfigLinked>
}

export interface HeaderWithSocialProofsProofsItem {
  figure: string
  label: string
}

export interface HeaderWithSocialProofsLogosItem {
  logo: Image
  name?: string
}

/** A page header that carries its evidence: a rating, figures and the logos of customers (SLICE-01). */
export interface HeaderWithSocialProofsFields {
  title: RichText
  subtitle?: RichText
  image?: Image
  ctas?: Cta[]
  color?: 'light' | 'dark' | 'green'
  /** Stars out of five. */
  rating?: number
  rating_label?: string
  proofs?: HeaderWithSocialProofsProofsItem[]
  logos?: HeaderWithSocialProofsLogosItem[]
}

/** The opening of a page: title, a few sentences, one or two buttons, a picture. */
export interface HeroFields {
  /** A short line above the title. */
  indicator?: string
  /** Emphasise one or two words to set them in the accent. */
  title: RichText
  subtitle?: RichText
  image?: Image
  ctas?: Cta[]
  note?: string
  color?: 'light' | 'dark' | 'green'
}

export interface KeyFiguresFiguresItem {
  value: string
  label: string
}

/** Numbers that convince. */
export interface KeyFiguresFields {
  indicator?: string
  title?: RichText
  intro?: RichText
  figures: KeyFiguresFiguresItem[]
  source?: string
  color?: 'light' | 'dark' | 'green'
}

export interface LogoWallLogosItem {
  logo: Image
  name?: string
  link?: Link
}

/** Logos of customers or partners. */
export interface LogoWallFields {
  title?: string
  logos: LogoWallLogosItem[]
}

/** A quiet header for reading pages. */
export interface PageHeaderFields {
  indicator?: string
  title: RichText
  subtitle?: RichText
  date?: string
  color?: 'light' | 'dark' | 'green'
}

export interface PricingTablePlansItem {
  name: string
  /** As it is shown: "EUR 8" or "On request". */
  price: string
  price_note?: string
  description?: string
  features?: RichText
  badge?: string
  is_highlighted?: boolean
  cta?: Cta[]
}

/** Plans side by side. */
export interface PricingTableFields {
  indicator?: string
  title?: RichText
  intro?: RichText
  plans: PricingTablePlansItem[]
  footnote?: RichText
}

/** A line above the navigation bar. */
export interface PromotionBannerFields {
  text: RichText
  link?: Link
  link_label?: string
  is_displayed?: boolean
}

/** What a customer says. */
export interface QuoteFields {
  quote: RichText
  author_name: string
  author_job?: string
  portrait?: Image
  company_logo?: Image
  link?: Link
  link_label?: string
  color?: 'light' | 'dark' | 'green'
}

export interface RedirectionCardsCardsItem {
  label: string
  link: Link
  illustration?: Image
  color?: 'accent' | 'other'
}

/** Ways out of a dead end (ERR-07). */
export interface RedirectionCardsFields {
  cards: RedirectionCardsCardsItem[]
}

/** Running text. */
export interface RichTextFields {
  content: RichText
}

export interface TabsTabsItem {
  label: string
  title?: string
  text: RichText
  image?: Image
  link?: Link
  link_label?: string
}

/** Several views of one subject; the visitor picks one. */
export interface TabsFields {
  indicator?: string
  title?: RichText
  intro?: RichText
  tabs: TabsTabsItem[]
}

/** A video behind its picture; nothing loads before the visitor presses play. */
export interface VideoFields {
  indicator?: string
  title?: RichText
  intro?: RichText
  poster: Image
  /** MP4 or WebM. */
  media?: MediaLink
  wistia_id?: string
  /** As shown: 2:30 */
  duration?: string
  caption?: string
  transcript?: RichText
}

export interface WebsiteNavbarMenusItemsItem {
  label: string
  description?: string
  link: Link
  icon?: 'book' | 'calendar' | 'chart' | 'circle' | 'compass' | 'people' | 'rocket' | 'shield' | 'spark' | 'star'
}

export interface WebsiteNavbarMenusItem {
  label: string
  /** Leave empty when the menu opens a list. */
  link?: Link
  items?: WebsiteNavbarMenusItemsItem[]
}

/** The menu at the top of every page. */
export interface WebsiteNavbarFields {
  menus: WebsiteNavbarMenusItem[]
  sign_in?: Cta[]
  ctas?: Cta[]
  page_cta?: Cta[]
}
