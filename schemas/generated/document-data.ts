// Generated from schemas/ and site-config/ by `npm run generate`. Do not edit.
import type {
  RawCta,
  RawDocumentLink,
  RawImage,
  RawLink,
  RawMediaLink,
  RawRichText,
  RawSlice,
} from '../fields/raw-fields.ts'

/** The question shown until a visitor has chosen. */
export interface CookieBannerData {
  title: string
  text: RawRichText
  accept_label: string
  refuse_label: string
  settings_label: string
  /** Visitors are asked again when it changes. */
  policy_version: string
}

export interface CookieModalPurposesItem {
  category: 'necessary' | 'analytics' | 'ad'
  title: string
  description?: RawRichText
}

/** The dialog in which a visitor chooses each purpose. */
export interface CookieModalData {
  title: string
  introduction?: RawRichText
  purposes: CookieModalPurposesItem[]
  accept_label: string
  refuse_label: string
  save_label: string
  close_label: string
}

/** Shown when a page is shared that has no picture of its own (HEAD-07). */
export interface DefaultSharingImageData {
  /** 1200 by 630 pixels. */
  image: RawImage
}

export interface FooterColumnsLinksItem {
  label: string
  link: RawLink
}

export interface FooterColumnsItem {
  title: string
  links?: FooterColumnsLinksItem[]
}

export interface FooterSocialLinksItem {
  network: 'linkedin' | 'youtube' | 'mastodon' | 'instagram' | 'x'
  link: RawLink
}

export interface FooterLegalLinksItem {
  label: string
  link: RawLink
}

/** The bottom of every page. */
export interface FooterData {
  tagline?: string
  columns?: FooterColumnsItem[]
  social_links?: FooterSocialLinksItem[]
  legal_links?: FooterLegalLinksItem[]
  cookie_settings_label?: string
  copyright?: string
}

/** The texts of a form and what follows it; used by pages and slices (DOC-12). */
export interface FormConfigData {
  form_type: 'contact' | 'demo' | 'freeTrial' | 'ebook' | 'newsletter' | 'partners'
  marketo_form_id?: string
  title: string
  body?: RawRichText
  form_button_label?: string
  form_completion_title?: string
  form_completion_subtitle?: RawRichText
  button_label_after_completion?: string
  button_link_after_completion?: RawLink
  is_secondary_cta_visible?: boolean
  secondary_cta_label?: string
  secondary_cta_type?: 'contact' | 'demo' | 'download' | 'ebook' | 'freeTrial' | 'link' | 'menu' | 'pfSignIn'
  secondary_cta_link?: RawLink
  gated_content?: RawMediaLink
  platform_registration?: boolean
}

export interface FormPageLogoWallLogosItem {
  logo: RawImage
  name?: string
}

export interface FormPageLogoWallItem {
  logo_wall_title?: string
  logos?: FormPageLogoWallLogosItem[]
  is_logo_wall_hidden?: boolean
}

/** A page around one form: contact, demo, free trial, partners. */
export interface FormPageData {
  category?: string
  /** A short line above the title. */
  indicator?: string
  title: RawRichText
  subtitle?: RawRichText
  thumbnail?: RawImage
  header_color?: 'light' | 'dark' | 'green'
  is_header_vertical_layout?: boolean
  hide_header_ctas?: boolean
  header_cta_1?: RawCta[]
  header_cta_2?: RawCta[]
  is_social_proof_mastheads_displayed?: boolean
  wistia_id?: string
  form?: RawDocumentLink
  navbar_cta?: RawCta[]
  subfeatures_collapsed?: boolean
  logo_wall?: FormPageLogoWallItem[]
  body?: RawSlice[]
  /** About 30 to 60 characters. The page title is used when this is empty. */
  meta_title?: string
  /** One or two sentences, 70 to 160 characters. */
  meta_description?: string
  /** 1200 by 630 pixels; shown when the page is shared. */
  social_sharing_thumbnail?: RawImage
  is_hidden?: boolean
}

export interface HomePageLogoWallLogosItem {
  logo: RawImage
  name?: string
}

export interface HomePageLogoWallItem {
  logo_wall_title?: string
  logos?: HomePageLogoWallLogosItem[]
  is_logo_wall_hidden?: boolean
}

/** The front page of a language. */
export interface HomePageData {
  category?: string
  /** A short line above the title. */
  indicator?: string
  title: RawRichText
  subtitle?: RawRichText
  thumbnail?: RawImage
  header_color?: 'light' | 'dark' | 'green'
  is_header_vertical_layout?: boolean
  hide_header_ctas?: boolean
  header_cta_1?: RawCta[]
  header_cta_2?: RawCta[]
  is_social_proof_mastheads_displayed?: boolean
  wistia_id?: string
  form?: RawDocumentLink
  navbar_cta?: RawCta[]
  subfeatures_collapsed?: boolean
  logo_wall?: HomePageLogoWallItem[]
  body?: RawSlice[]
  /** About 30 to 60 characters. The page title is used when this is empty. */
  meta_title?: string
  /** One or two sentences, 70 to 160 characters. */
  meta_description?: string
  /** 1200 by 630 pixels; shown when the page is shared. */
  social_sharing_thumbnail?: RawImage
  is_hidden?: boolean
}

export interface LandingPageLogoWallLogosItem {
  logo: RawImage
  name?: string
}

export interface LandingPageLogoWallItem {
  logo_wall_title?: string
  logos?: LandingPageLogoWallLogosItem[]
  is_logo_wall_hidden?: boolean
}

/** A page about the product, a solution or a use case, or a campaign page. */
export interface LandingPageData {
  /** Decides the address: /lp, /product, /solution or /use-cases. */
  category?: 'landing-page' | 'product' | 'solution' | 'use-case'
  /** A short line above the title. */
  indicator?: string
  title: RawRichText
  subtitle?: RawRichText
  thumbnail?: RawImage
  header_color?: 'light' | 'dark' | 'green'
  is_header_vertical_layout?: boolean
  hide_header_ctas?: boolean
  header_cta_1?: RawCta[]
  header_cta_2?: RawCta[]
  is_social_proof_mastheads_displayed?: boolean
  wistia_id?: string
  form?: RawDocumentLink
  navbar_cta?: RawCta[]
  subfeatures_collapsed?: boolean
  logo_wall?: LandingPageLogoWallItem[]
  body?: RawSlice[]
  /** About 30 to 60 characters. The page title is used when this is empty. */
  meta_title?: string
  /** One or two sentences, 70 to 160 characters. */
  meta_description?: string
  /** 1200 by 630 pixels; shown when the page is shared. */
  social_sharing_thumbnail?: RawImage
  is_hidden?: boolean
}

/** Terms, privacy policy, imprint and the like. */
export interface LegalDocumentData {
  /** About 30 to 60 characters. The page title is used when this is empty. */
  meta_title?: string
  /** One or two sentences, 70 to 160 characters. */
  meta_description?: string
  /** 1200 by 630 pixels; shown when the page is shared. */
  social_sharing_thumbnail?: RawImage
  is_hidden?: boolean
  title: RawRichText
  updated_on?: string
  summary?: RawRichText
  content: RawRichText
  body?: RawSlice[]
}

export interface NotFoundPageRedirectionsItem {
  label: string
  link: RawLink
  /** 88 pixels high on the page. */
  illustration?: RawImage
  color?: 'accent' | 'other'
}

/** What visitors see when an address leads nowhere (DOC-25). */
export interface NotFoundPageData {
  title: RawRichText
  subtitle?: RawRichText
  meta_title?: string
  redirections?: NotFoundPageRedirectionsItem[]
}

export interface PricingPageLogoWallLogosItem {
  logo: RawImage
  name?: string
}

export interface PricingPageLogoWallItem {
  logo_wall_title?: string
  logos?: PricingPageLogoWallLogosItem[]
  is_logo_wall_hidden?: boolean
}

/** Plans and prices. */
export interface PricingPageData {
  category?: string
  /** A short line above the title. */
  indicator?: string
  title: RawRichText
  subtitle?: RawRichText
  thumbnail?: RawImage
  header_color?: 'light' | 'dark' | 'green'
  is_header_vertical_layout?: boolean
  hide_header_ctas?: boolean
  header_cta_1?: RawCta[]
  header_cta_2?: RawCta[]
  is_social_proof_mastheads_displayed?: boolean
  wistia_id?: string
  form?: RawDocumentLink
  navbar_cta?: RawCta[]
  subfeatures_collapsed?: boolean
  logo_wall?: PricingPageLogoWallItem[]
  body?: RawSlice[]
  /** About 30 to 60 characters. The page title is used when this is empty. */
  meta_title?: string
  /** One or two sentences, 70 to 160 characters. */
  meta_description?: string
  /** 1200 by 630 pixels; shown when the page is shared. */
  social_sharing_thumbnail?: RawImage
  is_hidden?: boolean
}

/** A line above the navigation bar; visitors can close it. */
export interface PromotionBannerData {
  text: RawRichText
  link?: RawLink
  link_label?: string
  is_displayed?: boolean
}

export interface UiTextsTextsItem {
  /** As in site-config/messages: menu.open, for example. */
  key: string
  text: string
}

/** Short texts of the interface; each replaces a built-in one. */
export interface UiTextsData {
  texts?: UiTextsTextsItem[]
}

export interface WebsiteNavbarMenusItemsItem {
  label: string
  description?: string
  link: RawLink
  icon?: 'book' | 'calendar' | 'chart' | 'circle' | 'compass' | 'people' | 'rocket' | 'shield' | 'spark' | 'star'
}

export interface WebsiteNavbarMenusItem {
  label: string
  /** Leave empty when the menu opens a list. */
  link?: RawLink
  items?: WebsiteNavbarMenusItemsItem[]
}

/** The menu at the top of every page. */
export interface WebsiteNavbarData {
  menus: WebsiteNavbarMenusItem[]
  sign_in?: RawCta[]
  ctas?: RawCta[]
}

/** By document type. */
export interface DocumentData {
  cookie_banner: CookieBannerData
  cookie_modal: CookieModalData
  default_sharing_image: DefaultSharingImageData
  footer: FooterData
  form_config: FormConfigData
  form_page: FormPageData
  home_page: HomePageData
  landing_page: LandingPageData
  legal_document: LegalDocumentData
  not_found_page: NotFoundPageData
  pricing_page: PricingPageData
  promotion_banner: PromotionBannerData
  ui_texts: UiTextsData
  website_navbar: WebsiteNavbarData
}
