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

export interface AuthorLinksItem {
  label: string
  link: RawLink
}

/** Somebody who writes articles, with a page of their own. */
export interface AuthorData {
  /** About 30 to 60 characters. The page title is used when this is empty. */
  meta_title?: string
  /** One or two sentences, 70 to 160 characters. */
  meta_description?: string
  /** 1200 by 630 pixels; shown when the page is shared. */
  social_sharing_thumbnail?: RawImage
  is_hidden?: boolean
  name: string
  job?: string
  portrait?: RawImage
  bio?: RawRichText
  links?: AuthorLinksItem[]
}

export interface BadgesAndRatingsBadgesItem {
  image?: RawImage
  name: string
}

export interface BadgesAndRatingsRatingsItem {
  source: string
  score: number
  count?: string
  link?: RawLink
}

/** Awards and grades, the same on every page. */
export interface BadgesAndRatingsData {
  title?: RawRichText
  badges?: BadgesAndRatingsBadgesItem[]
  ratings?: BadgesAndRatingsRatingsItem[]
}

export interface BlogArticleTagsItem {
  tag: RawDocumentLink
}

export interface BlogArticleRelatedArticlesItem {
  article: RawDocumentLink
}

/** An article of the blog; part of a guide when a guide lists it. */
export interface BlogArticleData {
  /** About 30 to 60 characters. The page title is used when this is empty. */
  meta_title?: string
  /** One or two sentences, 70 to 160 characters. */
  meta_description?: string
  /** 1200 by 630 pixels; shown when the page is shared. */
  social_sharing_thumbnail?: RawImage
  is_hidden?: boolean
  title: RawRichText
  /** For lists and the table of contents of a guide. */
  short_title?: string
  /** One or two sentences for lists and search engines. */
  description?: string
  thumbnail?: RawImage
  author?: RawDocumentLink
  category?: RawDocumentLink
  article_type?: 'article' | 'how-to' | 'interview' | 'opinion' | 'research'
  publication_datetime?: string
  updated_on?: string
  duration?: number
  tags?: BlogArticleTagsItem[]
  content?: RawRichText
  body?: RawSlice[]
  related_articles?: BlogArticleRelatedArticlesItem[]
}

export interface BlogHomeLogoWallLogosItem {
  logo: RawImage
  name?: string
}

export interface BlogHomeLogoWallItem {
  logo_wall_title?: string
  logos?: BlogHomeLogoWallLogosItem[]
  is_logo_wall_hidden?: boolean
}

/** The front page of the blog. */
export interface BlogHomeData {
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
  /** At the video host. The picture becomes the picture of the video, below the header. */
  wistia_id?: string
  form?: RawDocumentLink
  navbar_cta?: RawCta[]
  /** Changes nothing: no section of this site lists features of features. */
  subfeatures_collapsed?: boolean
  logo_wall?: BlogHomeLogoWallItem[]
  body?: RawSlice[]
  /** About 30 to 60 characters. The page title is used when this is empty. */
  meta_title?: string
  /** One or two sentences, 70 to 160 characters. */
  meta_description?: string
  /** 1200 by 630 pixels; shown when the page is shared. */
  social_sharing_thumbnail?: RawImage
  is_hidden?: boolean
  featured_article?: RawDocumentLink
  list_title?: RawRichText
}

export interface CaseStudiesHubLogoWallLogosItem {
  logo: RawImage
  name?: string
}

export interface CaseStudiesHubLogoWallItem {
  logo_wall_title?: string
  logos?: CaseStudiesHubLogoWallLogosItem[]
  is_logo_wall_hidden?: boolean
}

/** All case studies. */
export interface CaseStudiesHubData {
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
  /** At the video host. The picture becomes the picture of the video, below the header. */
  wistia_id?: string
  form?: RawDocumentLink
  navbar_cta?: RawCta[]
  /** Changes nothing: no section of this site lists features of features. */
  subfeatures_collapsed?: boolean
  logo_wall?: CaseStudiesHubLogoWallItem[]
  body?: RawSlice[]
  /** About 30 to 60 characters. The page title is used when this is empty. */
  meta_title?: string
  /** One or two sentences, 70 to 160 characters. */
  meta_description?: string
  /** 1200 by 630 pixels; shown when the page is shared. */
  social_sharing_thumbnail?: RawImage
  is_hidden?: boolean
  featured_case_study?: RawDocumentLink
  list_title?: RawRichText
}

export interface CaseStudyKeyFiguresItem {
  value: string
  label: string
}

export interface CaseStudyTagsItem {
  tag: RawDocumentLink
}

/** How a customer learns. */
export interface CaseStudyData {
  /** About 30 to 60 characters. The page title is used when this is empty. */
  meta_title?: string
  /** One or two sentences, 70 to 160 characters. */
  meta_description?: string
  /** 1200 by 630 pixels; shown when the page is shared. */
  social_sharing_thumbnail?: RawImage
  is_hidden?: boolean
  title: RawRichText
  company_name?: string
  company_logo?: RawImage
  industry?: 'energy' | 'finance' | 'healthcare' | 'logistics' | 'manufacturing' | 'public-sector' | 'retail' | 'software'
  company_size?: string
  country?: string
  summary?: RawRichText
  illustration?: RawImage
  reading_time?: number
  published_on?: string
  key_figures?: CaseStudyKeyFiguresItem[]
  tags?: CaseStudyTagsItem[]
  body?: RawSlice[]
}

/** What articles are about; each category has a page. */
export interface CategoryData {
  /** About 30 to 60 characters. The page title is used when this is empty. */
  meta_title?: string
  /** One or two sentences, 70 to 160 characters. */
  meta_description?: string
  /** 1200 by 630 pixels; shown when the page is shared. */
  social_sharing_thumbnail?: RawImage
  is_hidden?: boolean
  name: string
  description?: string
  illustration?: RawImage
}

export interface CertificationLogoWallLogosItem {
  logo: RawImage
  name?: string
}

export interface CertificationLogoWallItem {
  logo_wall_title?: string
  logos?: CertificationLogoWallLogosItem[]
  is_logo_wall_hidden?: boolean
}

/** A certificate and how to earn it. */
export interface CertificationData {
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
  /** At the video host. The picture becomes the picture of the video, below the header. */
  wistia_id?: string
  form?: RawDocumentLink
  navbar_cta?: RawCta[]
  /** Changes nothing: no section of this site lists features of features. */
  subfeatures_collapsed?: boolean
  logo_wall?: CertificationLogoWallItem[]
  body?: RawSlice[]
  /** About 30 to 60 characters. The page title is used when this is empty. */
  meta_title?: string
  /** One or two sentences, 70 to 160 characters. */
  meta_description?: string
  /** 1200 by 630 pixels; shown when the page is shared. */
  social_sharing_thumbnail?: RawImage
  is_hidden?: boolean
  duration?: string
  effort?: string
  level?: string
  price?: string
}

export interface CollaborativeLearningBookLogoWallLogosItem {
  logo: RawImage
  name?: string
}

export interface CollaborativeLearningBookLogoWallItem {
  logo_wall_title?: string
  logos?: CollaborativeLearningBookLogoWallLogosItem[]
  is_logo_wall_hidden?: boolean
}

export interface CollaborativeLearningBookAuthorsItem {
  author: RawDocumentLink
}

/** The book on collaborative learning. */
export interface CollaborativeLearningBookData {
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
  /** At the video host. The picture becomes the picture of the video, below the header. */
  wistia_id?: string
  form?: RawDocumentLink
  navbar_cta?: RawCta[]
  /** Changes nothing: no section of this site lists features of features. */
  subfeatures_collapsed?: boolean
  logo_wall?: CollaborativeLearningBookLogoWallItem[]
  body?: RawSlice[]
  /** About 30 to 60 characters. The page title is used when this is empty. */
  meta_title?: string
  /** One or two sentences, 70 to 160 characters. */
  meta_description?: string
  /** 1200 by 630 pixels; shown when the page is shared. */
  social_sharing_thumbnail?: RawImage
  is_hidden?: boolean
  book_cover?: RawImage
  isbn?: string
  pages?: number
  authors?: CollaborativeLearningBookAuthorsItem[]
}

export interface CollaborativeLearningMovementLogoWallLogosItem {
  logo: RawImage
  name?: string
}

export interface CollaborativeLearningMovementLogoWallItem {
  logo_wall_title?: string
  logos?: CollaborativeLearningMovementLogoWallLogosItem[]
  is_logo_wall_hidden?: boolean
}

export interface CollaborativeLearningMovementPrinciplesItem {
  title: string
  text?: RawRichText
}

/** A manifesto and its signatories. */
export interface CollaborativeLearningMovementData {
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
  /** At the video host. The picture becomes the picture of the video, below the header. */
  wistia_id?: string
  form?: RawDocumentLink
  navbar_cta?: RawCta[]
  /** Changes nothing: no section of this site lists features of features. */
  subfeatures_collapsed?: boolean
  logo_wall?: CollaborativeLearningMovementLogoWallItem[]
  body?: RawSlice[]
  /** About 30 to 60 characters. The page title is used when this is empty. */
  meta_title?: string
  /** One or two sentences, 70 to 160 characters. */
  meta_description?: string
  /** 1200 by 630 pixels; shown when the page is shared. */
  social_sharing_thumbnail?: RawImage
  is_hidden?: boolean
  principles?: CollaborativeLearningMovementPrinciplesItem[]
}

export interface CollaborativeLearningPageLogoWallLogosItem {
  logo: RawImage
  name?: string
}

export interface CollaborativeLearningPageLogoWallItem {
  logo_wall_title?: string
  logos?: CollaborativeLearningPageLogoWallLogosItem[]
  is_logo_wall_hidden?: boolean
}

/** What collaborative learning is. */
export interface CollaborativeLearningPageData {
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
  /** At the video host. The picture becomes the picture of the video, below the header. */
  wistia_id?: string
  form?: RawDocumentLink
  navbar_cta?: RawCta[]
  /** Changes nothing: no section of this site lists features of features. */
  subfeatures_collapsed?: boolean
  logo_wall?: CollaborativeLearningPageLogoWallItem[]
  body?: RawSlice[]
  /** About 30 to 60 characters. The page title is used when this is empty. */
  meta_title?: string
  /** One or two sentences, 70 to 160 characters. */
  meta_description?: string
  /** 1200 by 630 pixels; shown when the page is shared. */
  social_sharing_thumbnail?: RawImage
  is_hidden?: boolean
}

/** Invites to the collective. */
export interface CollectiveBannerData {
  indicator?: string
  title?: RawRichText
  text?: RawRichText
  image?: RawImage
  members?: string
  cta?: RawCta[]
}

export interface ComparativeTableColumnHeadersItem {
  label: string
  is_highlighted?: boolean
}

export interface ComparativeTableDescriptionsItem {
  text: string
}

export interface ComparativeTableTableRowsItem {
  label: string
  hint?: string
  is_heading?: boolean
  /** yes, no, or a text. */
  value_1?: string
  value_2?: string
  value_3?: string
  value_4?: string
  value_5?: string
}

/** A comparison for use on many pages. */
export interface ComparativeTableData {
  title?: string
  column_headers: ComparativeTableColumnHeadersItem[]
  descriptions?: ComparativeTableDescriptionsItem[]
  table_rows: ComparativeTableTableRowsItem[]
  cta?: RawCta[]
}

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

export interface EmailPreferenceCenterLogoWallLogosItem {
  logo: RawImage
  name?: string
}

export interface EmailPreferenceCenterLogoWallItem {
  logo_wall_title?: string
  logos?: EmailPreferenceCenterLogoWallLogosItem[]
  is_logo_wall_hidden?: boolean
}

export interface EmailPreferenceCenterTopicsItem {
  key: string
  label: string
  description?: string
}

/** Where readers choose what they get. */
export interface EmailPreferenceCenterData {
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
  /** At the video host. The picture becomes the picture of the video, below the header. */
  wistia_id?: string
  form?: RawDocumentLink
  navbar_cta?: RawCta[]
  /** Changes nothing: no section of this site lists features of features. */
  subfeatures_collapsed?: boolean
  logo_wall?: EmailPreferenceCenterLogoWallItem[]
  body?: RawSlice[]
  /** About 30 to 60 characters. The page title is used when this is empty. */
  meta_title?: string
  /** One or two sentences, 70 to 160 characters. */
  meta_description?: string
  /** 1200 by 630 pixels; shown when the page is shared. */
  social_sharing_thumbnail?: RawImage
  is_hidden?: boolean
  topics?: EmailPreferenceCenterTopicsItem[]
  unsubscribe_label?: string
  save_label?: string
  saved_text?: string
}

/** For large companies; used on many pages. */
export interface EnterpriseSectionData {
  title?: RawRichText
  subtitle?: RawRichText
  body?: RawSlice[]
}

export interface EventsHubLogoWallLogosItem {
  logo: RawImage
  name?: string
}

export interface EventsHubLogoWallItem {
  logo_wall_title?: string
  logos?: EventsHubLogoWallLogosItem[]
  is_logo_wall_hidden?: boolean
}

/** All events and webinars, those ahead first. */
export interface EventsHubData {
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
  /** At the video host. The picture becomes the picture of the video, below the header. */
  wistia_id?: string
  form?: RawDocumentLink
  navbar_cta?: RawCta[]
  /** Changes nothing: no section of this site lists features of features. */
  subfeatures_collapsed?: boolean
  logo_wall?: EventsHubLogoWallItem[]
  body?: RawSlice[]
  /** About 30 to 60 characters. The page title is used when this is empty. */
  meta_title?: string
  /** One or two sentences, 70 to 160 characters. */
  meta_description?: string
  /** 1200 by 630 pixels; shown when the page is shared. */
  social_sharing_thumbnail?: RawImage
  is_hidden?: boolean
  upcoming_title?: RawRichText
  past_title?: RawRichText
  no_upcoming_text?: RawRichText
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
  form_type: 'contact' | 'demo' | 'ebook' | 'event' | 'freeTrial' | 'gatedContent' | 'ldNext' | 'newsletter' | 'partners' | 'redemption'
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
  /** At the video host. The picture becomes the picture of the video, below the header. */
  wistia_id?: string
  form?: RawDocumentLink
  navbar_cta?: RawCta[]
  /** Changes nothing: no section of this site lists features of features. */
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

/** What forms say when something is missing or wrong. */
export interface FormValidationTextsData {
  required?: string
  email?: string
  professional_email?: string
  competitor_email?: string
  phone?: string
  too_long?: string
  password?: string
  consent?: string
  submit_failed?: string
}

export interface GatedEbookLpChaptersItem {
  title: string
  text?: RawRichText
}

export interface GatedEbookLpTagsItem {
  tag: RawDocumentLink
}

/** A page that hands out an e-book in return for a form. */
export interface GatedEbookLpData {
  /** About 30 to 60 characters. The page title is used when this is empty. */
  meta_title?: string
  /** One or two sentences, 70 to 160 characters. */
  meta_description?: string
  /** 1200 by 630 pixels; shown when the page is shared. */
  social_sharing_thumbnail?: RawImage
  is_hidden?: boolean
  name?: string
  title: RawRichText
  subtitle?: RawRichText
  indicator?: string
  cover?: RawImage
  pdf_asset?: RawMediaLink
  header_form_config?: RawDocumentLink
  page_count?: number
  published_on?: string
  introduction?: RawRichText
  chapters?: GatedEbookLpChaptersItem[]
  tags?: GatedEbookLpTagsItem[]
  body?: RawSlice[]
}

export interface GuidePageArticlesItem {
  article: RawDocumentLink
}

export interface GuidePageTagsItem {
  tag: RawDocumentLink
}

/** Articles in an order, read as one. */
export interface GuidePageData {
  /** About 30 to 60 characters. The page title is used when this is empty. */
  meta_title?: string
  /** One or two sentences, 70 to 160 characters. */
  meta_description?: string
  /** 1200 by 630 pixels; shown when the page is shared. */
  social_sharing_thumbnail?: RawImage
  is_hidden?: boolean
  guide_name?: string
  title: RawRichText
  subtitle?: RawRichText
  indicator?: string
  thumbnail?: RawImage
  header_color?: 'light' | 'dark' | 'green'
  introduction?: RawRichText
  articles?: GuidePageArticlesItem[]
  tags?: GuidePageTagsItem[]
  body?: RawSlice[]
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
  /** At the video host. The picture becomes the picture of the video, below the header. */
  wistia_id?: string
  form?: RawDocumentLink
  navbar_cta?: RawCta[]
  /** Changes nothing: no section of this site lists features of features. */
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

export interface InfluencersPeopleItem {
  portrait?: RawImage
  name: string
  job?: string
  quote?: string
  link?: RawLink
}

/** People of the field who speak for the idea. */
export interface InfluencersData {
  title?: RawRichText
  intro?: RawRichText
  people?: InfluencersPeopleItem[]
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
  /** At the video host. The picture becomes the picture of the video, below the header. */
  wistia_id?: string
  form?: RawDocumentLink
  navbar_cta?: RawCta[]
  /** Changes nothing: no section of this site lists features of features. */
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

export interface LdCollectiveLogoWallLogosItem {
  logo: RawImage
  name?: string
}

export interface LdCollectiveLogoWallItem {
  logo_wall_title?: string
  logos?: LdCollectiveLogoWallLogosItem[]
  is_logo_wall_hidden?: boolean
}

/** The community of learning professionals. */
export interface LdCollectiveData {
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
  /** At the video host. The picture becomes the picture of the video, below the header. */
  wistia_id?: string
  form?: RawDocumentLink
  navbar_cta?: RawCta[]
  /** Changes nothing: no section of this site lists features of features. */
  subfeatures_collapsed?: boolean
  logo_wall?: LdCollectiveLogoWallItem[]
  body?: RawSlice[]
  /** About 30 to 60 characters. The page title is used when this is empty. */
  meta_title?: string
  /** One or two sentences, 70 to 160 characters. */
  meta_description?: string
  /** 1200 by 630 pixels; shown when the page is shared. */
  social_sharing_thumbnail?: RawImage
  is_hidden?: boolean
}

export interface LdNextLogoWallLogosItem {
  logo: RawImage
  name?: string
}

export interface LdNextLogoWallItem {
  logo_wall_title?: string
  logos?: LdNextLogoWallLogosItem[]
  is_logo_wall_hidden?: boolean
}

export interface LdNextHeaderItem {
  indicator?: string
  title: RawRichText
  subtitle?: RawRichText
  image?: RawImage
  date?: string
}

/** An event series and its registration. */
export interface LdNextData {
  category?: string
  /** A short line above the title. */
  indicator?: string
  title?: RawRichText
  subtitle?: RawRichText
  thumbnail?: RawImage
  header_color?: 'light' | 'dark' | 'green'
  is_header_vertical_layout?: boolean
  hide_header_ctas?: boolean
  header_cta_1?: RawCta[]
  header_cta_2?: RawCta[]
  is_social_proof_mastheads_displayed?: boolean
  /** At the video host. The picture becomes the picture of the video, below the header. */
  wistia_id?: string
  form?: RawDocumentLink
  navbar_cta?: RawCta[]
  /** Changes nothing: no section of this site lists features of features. */
  subfeatures_collapsed?: boolean
  logo_wall?: LdNextLogoWallItem[]
  body?: RawSlice[]
  /** About 30 to 60 characters. The page title is used when this is empty. */
  meta_title?: string
  /** One or two sentences, 70 to 160 characters. */
  meta_description?: string
  /** 1200 by 630 pixels; shown when the page is shared. */
  social_sharing_thumbnail?: RawImage
  is_hidden?: boolean
  header: LdNextHeaderItem[]
}

export interface LdPerformanceAcademyLogoWallLogosItem {
  logo: RawImage
  name?: string
}

export interface LdPerformanceAcademyLogoWallItem {
  logo_wall_title?: string
  logos?: LdPerformanceAcademyLogoWallLogosItem[]
  is_logo_wall_hidden?: boolean
}

/** The academy for learning professionals. */
export interface LdPerformanceAcademyData {
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
  /** At the video host. The picture becomes the picture of the video, below the header. */
  wistia_id?: string
  form?: RawDocumentLink
  navbar_cta?: RawCta[]
  /** Changes nothing: no section of this site lists features of features. */
  subfeatures_collapsed?: boolean
  logo_wall?: LdPerformanceAcademyLogoWallItem[]
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

export interface LiveEventLogosItem {
  logo: RawImage
  name?: string
  link?: RawLink
}

export interface LiveEventSpeakersItem {
  name: string
  job?: string
  portrait?: RawImage
}

export interface LiveEventAgendaItem {
  time?: string
  title: string
  text?: RawRichText
}

export interface LiveEventTagsItem {
  tag: RawDocumentLink
}

/** Something that happens in a place, at a time. */
export interface LiveEventData {
  /** About 30 to 60 characters. The page title is used when this is empty. */
  meta_title?: string
  /** One or two sentences, 70 to 160 characters. */
  meta_description?: string
  /** 1200 by 630 pixels; shown when the page is shared. */
  social_sharing_thumbnail?: RawImage
  is_hidden?: boolean
  title: RawRichText
  description?: RawRichText
  indicator?: string
  thumbnail?: RawImage
  date: string
  end_date?: string
  location?: string
  link?: RawLink
  link_label?: string
  logos?: LiveEventLogosItem[]
  speakers?: LiveEventSpeakersItem[]
  agenda?: LiveEventAgendaItem[]
  introduction?: RawRichText
  tags?: LiveEventTagsItem[]
  body?: RawSlice[]
}

export interface LogoListAssetsItem {
  logo: RawImage
  name?: string
  link?: RawLink
}

/** Logos for use on many pages. */
export interface LogoListData {
  assets: LogoListAssetsItem[]
}

export interface MaturityModelLogoWallLogosItem {
  logo: RawImage
  name?: string
}

export interface MaturityModelLogoWallItem {
  logo_wall_title?: string
  logos?: MaturityModelLogoWallLogosItem[]
  is_logo_wall_hidden?: boolean
}

export interface MaturityModelThemesLevelsItem {
  title?: string
  text: string
  kpi?: string
}

export interface MaturityModelThemesItem {
  title: string
  question?: string
  levels: MaturityModelThemesLevelsItem[]
}

export interface MaturityModelPdfResourcesItem {
  kind: 'article' | 'ebook' | 'report' | 'podcast' | 'webinar' | 'client_use_case'
  title: string
  link?: RawLink
}

/** An assessment of how an organisation learns. */
export interface MaturityModelData {
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
  /** At the video host. The picture becomes the picture of the video, below the header. */
  wistia_id?: string
  form?: RawDocumentLink
  navbar_cta?: RawCta[]
  /** Changes nothing: no section of this site lists features of features. */
  subfeatures_collapsed?: boolean
  logo_wall?: MaturityModelLogoWallItem[]
  body?: RawSlice[]
  /** About 30 to 60 characters. The page title is used when this is empty. */
  meta_title?: string
  /** One or two sentences, 70 to 160 characters. */
  meta_description?: string
  /** 1200 by 630 pixels; shown when the page is shared. */
  social_sharing_thumbnail?: RawImage
  is_hidden?: boolean
  level_label_1?: string
  level_label_2?: string
  level_label_3?: string
  level_label_4?: string
  level_label_5?: string
  maturity_model_title?: string
  assessment_introduction?: RawRichText
  select?: string
  select_your_level?: string
  your_overall_level?: string
  kpi?: string
  themes?: MaturityModelThemesItem[]
  form_title?: string
  form_subtitle?: RawRichText
  form_config?: RawDocumentLink
  form_info_panel?: RawRichText
  pdf_file_name?: string
  pdf_header_title?: string
  pdf_header_intro_page?: string
  pdf_header_page_number?: string
  pdf_header_resources_page?: string
  pdf_title?: string
  pdf_subtitle?: string
  pdf_resources_introduction?: string
  pdf_label_article?: string
  pdf_label_ebook?: string
  pdf_label_report?: string
  pdf_label_podcast?: string
  pdf_label_webinar?: string
  pdf_label_client_use_case?: string
  pdf_resources?: MaturityModelPdfResourcesItem[]
}

export interface MultiLevelSubmenuBodyLinksItem {
  label: string
  description?: string
  link: RawLink
  icon?: 'book' | 'calendar' | 'chart' | 'circle' | 'compass' | 'people' | 'rocket' | 'shield' | 'spark' | 'star'
}

export interface MultiLevelSubmenuBodyItem {
  title?: string
  links?: MultiLevelSubmenuBodyLinksItem[]
}

export interface MultiLevelSubmenuBannerItem {
  title: string
  text?: string
  image?: RawImage
  link?: RawLink
  link_label?: string
}

/** A menu of several columns, used by the navigation bar. */
export interface MultiLevelSubmenuData {
  menu_label?: string
  is_extended?: boolean
  body?: MultiLevelSubmenuBodyItem[]
  banner?: MultiLevelSubmenuBannerItem[]
}

export interface NavbarMenusItem {
  label: string
  link?: RawLink
  submenu?: RawDocumentLink
}

/** The menu of the blog, guides and events. */
export interface NavbarData {
  menus?: NavbarMenusItem[]
  sign_in?: RawCta[]
  ctas?: RawCta[]
}

export interface NewsletterLogoWallLogosItem {
  logo: RawImage
  name?: string
}

export interface NewsletterLogoWallItem {
  logo_wall_title?: string
  logos?: NewsletterLogoWallLogosItem[]
  is_logo_wall_hidden?: boolean
}

/** Where readers subscribe. */
export interface NewsletterData {
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
  /** At the video host. The picture becomes the picture of the video, below the header. */
  wistia_id?: string
  form?: RawDocumentLink
  navbar_cta?: RawCta[]
  /** Changes nothing: no section of this site lists features of features. */
  subfeatures_collapsed?: boolean
  logo_wall?: NewsletterLogoWallItem[]
  body?: RawSlice[]
  /** About 30 to 60 characters. The page title is used when this is empty. */
  meta_title?: string
  /** One or two sentences, 70 to 160 characters. */
  meta_description?: string
  /** 1200 by 630 pixels; shown when the page is shared. */
  social_sharing_thumbnail?: RawImage
  is_hidden?: boolean
}

export interface NewsroomLogoWallLogosItem {
  logo: RawImage
  name?: string
}

export interface NewsroomLogoWallItem {
  logo_wall_title?: string
  logos?: NewsroomLogoWallLogosItem[]
  is_logo_wall_hidden?: boolean
}

export interface NewsroomArticlesItem {
  date?: string
  source?: string
  title: string
  link?: RawLink
}

/** News for journalists. */
export interface NewsroomData {
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
  /** At the video host. The picture becomes the picture of the video, below the header. */
  wistia_id?: string
  form?: RawDocumentLink
  navbar_cta?: RawCta[]
  /** Changes nothing: no section of this site lists features of features. */
  subfeatures_collapsed?: boolean
  logo_wall?: NewsroomLogoWallItem[]
  body?: RawSlice[]
  /** About 30 to 60 characters. The page title is used when this is empty. */
  meta_title?: string
  /** One or two sentences, 70 to 160 characters. */
  meta_description?: string
  /** 1200 by 630 pixels; shown when the page is shared. */
  social_sharing_thumbnail?: RawImage
  is_hidden?: boolean
  press_contact?: RawRichText
  press_kit?: RawMediaLink
  articles?: NewsroomArticlesItem[]
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

export interface PartnerRegionsItem {
  region: 'dach' | 'france' | 'benelux' | 'nordics' | 'uk-ireland' | 'southern-europe' | 'north-america' | 'worldwide'
}

export interface PartnerTypesItem {
  type: 'hris' | 'lms' | 'content-library' | 'communication' | 'single-sign-on' | 'analytics' | 'consulting' | 'implementation'
}

/** A company in the marketplace. */
export interface PartnerData {
  /** About 30 to 60 characters. The page title is used when this is empty. */
  meta_title?: string
  /** One or two sentences, 70 to 160 characters. */
  meta_description?: string
  /** 1200 by 630 pixels; shown when the page is shared. */
  social_sharing_thumbnail?: RawImage
  is_hidden?: boolean
  name: string
  category?: 'technology' | 'content' | 'consulting' | 'reseller'
  /** Two or three sentences, for the list. */
  description?: RawRichText
  logo?: RawImage
  is_certified?: boolean
  is_integration_built_by_us?: boolean
  regions?: PartnerRegionsItem[]
  types?: PartnerTypesItem[]
  integration_availability?: 'available' | 'beta' | 'planned'
  content?: RawRichText
  website?: RawLink
  body?: RawSlice[]
}

export interface PartnersHubLogoWallLogosItem {
  logo: RawImage
  name?: string
}

export interface PartnersHubLogoWallItem {
  logo_wall_title?: string
  logos?: PartnersHubLogoWallLogosItem[]
  is_logo_wall_hidden?: boolean
}

/** All partners, with filters. */
export interface PartnersHubData {
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
  /** At the video host. The picture becomes the picture of the video, below the header. */
  wistia_id?: string
  form?: RawDocumentLink
  navbar_cta?: RawCta[]
  /** Changes nothing: no section of this site lists features of features. */
  subfeatures_collapsed?: boolean
  logo_wall?: PartnersHubLogoWallItem[]
  body?: RawSlice[]
  /** About 30 to 60 characters. The page title is used when this is empty. */
  meta_title?: string
  /** One or two sentences, 70 to 160 characters. */
  meta_description?: string
  /** 1200 by 630 pixels; shown when the page is shared. */
  social_sharing_thumbnail?: RawImage
  is_hidden?: boolean
  list_title?: RawRichText
}

/** What /preview shows without a token. */
export interface PreviewPageData {
  /** About 30 to 60 characters. The page title is used when this is empty. */
  meta_title?: string
  /** One or two sentences, 70 to 160 characters. */
  meta_description?: string
  /** 1200 by 630 pixels; shown when the page is shared. */
  social_sharing_thumbnail?: RawImage
  is_hidden?: boolean
  title: RawRichText
  text?: RawRichText
  ctas?: RawCta[]
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
  /** At the video host. The picture becomes the picture of the video, below the header. */
  wistia_id?: string
  form?: RawDocumentLink
  navbar_cta?: RawCta[]
  /** Changes nothing: no section of this site lists features of features. */
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

export interface PrivacyAndSecurityPageLogoWallLogosItem {
  logo: RawImage
  name?: string
}

export interface PrivacyAndSecurityPageLogoWallItem {
  logo_wall_title?: string
  logos?: PrivacyAndSecurityPageLogoWallLogosItem[]
  is_logo_wall_hidden?: boolean
}

/** How data is protected. */
export interface PrivacyAndSecurityPageData {
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
  /** At the video host. The picture becomes the picture of the video, below the header. */
  wistia_id?: string
  form?: RawDocumentLink
  navbar_cta?: RawCta[]
  /** Changes nothing: no section of this site lists features of features. */
  subfeatures_collapsed?: boolean
  logo_wall?: PrivacyAndSecurityPageLogoWallItem[]
  body?: RawSlice[]
  /** About 30 to 60 characters. The page title is used when this is empty. */
  meta_title?: string
  /** One or two sentences, 70 to 160 characters. */
  meta_description?: string
  /** 1200 by 630 pixels; shown when the page is shared. */
  social_sharing_thumbnail?: RawImage
  is_hidden?: boolean
}

/** In short; used on many pages. */
export interface PrivacyAndSecuritySectionData {
  title?: RawRichText
  subtitle?: RawRichText
  body?: RawSlice[]
}

/** A line above the navigation bar; visitors can close it. */
export interface PromotionBannerData {
  text: RawRichText
  link?: RawLink
  link_label?: string
  is_displayed?: boolean
}

/** What somebody said, for use on many pages. */
export interface QuoteData {
  author?: string
  job?: string
  quote: RawRichText
  company_logo?: RawImage
  external_rating?: number
}

export interface RedemptionCodePageLogoWallLogosItem {
  logo: RawImage
  name?: string
}

export interface RedemptionCodePageLogoWallItem {
  logo_wall_title?: string
  logos?: RedemptionCodePageLogoWallLogosItem[]
  is_logo_wall_hidden?: boolean
}

/** A form that hands out a code. */
export interface RedemptionCodePageData {
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
  /** At the video host. The picture becomes the picture of the video, below the header. */
  wistia_id?: string
  form?: RawDocumentLink
  navbar_cta?: RawCta[]
  /** Changes nothing: no section of this site lists features of features. */
  subfeatures_collapsed?: boolean
  logo_wall?: RedemptionCodePageLogoWallItem[]
  body?: RawSlice[]
  /** About 30 to 60 characters. The page title is used when this is empty. */
  meta_title?: string
  /** One or two sentences, 70 to 160 characters. */
  meta_description?: string
  /** 1200 by 630 pixels; shown when the page is shared. */
  social_sharing_thumbnail?: RawImage
  is_hidden?: boolean
  code_provider?: string
}

export interface RedemptionCodeTextsStepsItem {
  text: string
}

/** Words around the code. */
export interface RedemptionCodeTextsData {
  title?: string
  subtitle?: string
  code_label?: string
  copy_label?: string
  copied_text?: string
  no_code_text?: string
  form_link_label?: string
  how_title?: string
  steps?: RedemptionCodeTextsStepsItem[]
}

export interface ResourcesHubLogoWallLogosItem {
  logo: RawImage
  name?: string
}

export interface ResourcesHubLogoWallItem {
  logo_wall_title?: string
  logos?: ResourcesHubLogoWallLogosItem[]
  is_logo_wall_hidden?: boolean
}

/** Everything to read and watch, with filters. */
export interface ResourcesHubData {
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
  /** At the video host. The picture becomes the picture of the video, below the header. */
  wistia_id?: string
  form?: RawDocumentLink
  navbar_cta?: RawCta[]
  /** Changes nothing: no section of this site lists features of features. */
  subfeatures_collapsed?: boolean
  logo_wall?: ResourcesHubLogoWallItem[]
  body?: RawSlice[]
  /** About 30 to 60 characters. The page title is used when this is empty. */
  meta_title?: string
  /** One or two sentences, 70 to 160 characters. */
  meta_description?: string
  /** 1200 by 630 pixels; shown when the page is shared. */
  social_sharing_thumbnail?: RawImage
  is_hidden?: boolean
  list_title?: RawRichText
}

export interface RoiCalculatorLogoWallLogosItem {
  logo: RawImage
  name?: string
}

export interface RoiCalculatorLogoWallItem {
  logo_wall_title?: string
  logos?: RoiCalculatorLogoWallLogosItem[]
  is_logo_wall_hidden?: boolean
}

/** What learning together returns. */
export interface RoiCalculatorData {
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
  /** At the video host. The picture becomes the picture of the video, below the header. */
  wistia_id?: string
  form?: RawDocumentLink
  navbar_cta?: RawCta[]
  /** Changes nothing: no section of this site lists features of features. */
  subfeatures_collapsed?: boolean
  logo_wall?: RoiCalculatorLogoWallItem[]
  body?: RawSlice[]
  /** About 30 to 60 characters. The page title is used when this is empty. */
  meta_title?: string
  /** One or two sentences, 70 to 160 characters. */
  meta_description?: string
  /** 1200 by 630 pixels; shown when the page is shared. */
  social_sharing_thumbnail?: RawImage
  is_hidden?: boolean
  calculator_title?: string
  calculator_intro?: RawRichText
  learners_label?: string
  hours_label?: string
  hourly_cost_label?: string
  external_spend_label?: string
  roi_label?: string
  benefit_label?: string
  cost_label?: string
  payback_label?: string
  invalid_text?: string
  /** 0.3 is 30 percent. */
  time_saved_rate?: number
  external_saved_rate?: number
  price_per_learner?: number
  default_learners?: number
  default_hours?: number
  default_hourly_cost?: number
  default_external_spend?: number
  currency?: 'EUR' | 'USD'
  methodology?: RawRichText
}

/** How a course looks in a chat; used on many pages. */
export interface SlackPreviewData {
  title?: RawRichText
  subtitle?: RawRichText
  body?: RawSlice[]
}

export interface SocialProofMastheadsMastheadsItem {
  logo?: RawImage
  name: string
  quote?: string
  link?: RawLink
}

/** Newspapers that wrote about us. */
export interface SocialProofMastheadsData {
  title?: string
  mastheads?: SocialProofMastheadsMastheadsItem[]
}

export interface StudioPageLogoWallLogosItem {
  logo: RawImage
  name?: string
}

export interface StudioPageLogoWallItem {
  logo_wall_title?: string
  logos?: StudioPageLogoWallLogosItem[]
  is_logo_wall_hidden?: boolean
}

/** A service of the learning studio. */
export interface StudioPageData {
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
  /** At the video host. The picture becomes the picture of the video, below the header. */
  wistia_id?: string
  form?: RawDocumentLink
  navbar_cta?: RawCta[]
  /** Changes nothing: no section of this site lists features of features. */
  subfeatures_collapsed?: boolean
  logo_wall?: StudioPageLogoWallItem[]
  body?: RawSlice[]
  /** About 30 to 60 characters. The page title is used when this is empty. */
  meta_title?: string
  /** One or two sentences, 70 to 160 characters. */
  meta_description?: string
  /** 1200 by 630 pixels; shown when the page is shared. */
  social_sharing_thumbnail?: RawImage
  is_hidden?: boolean
}

/** Invites readers of the blog to the newsletter. */
export interface SubscriptionBannerData {
  title?: string
  text?: RawRichText
  image?: RawImage
  cta?: RawCta[]
  is_displayed?: boolean
}

/** A word articles and other pages are found by. */
export interface TagData {
  /** About 30 to 60 characters. The page title is used when this is empty. */
  meta_title?: string
  /** One or two sentences, 70 to 160 characters. */
  meta_description?: string
  /** 1200 by 630 pixels; shown when the page is shared. */
  social_sharing_thumbnail?: RawImage
  is_hidden?: boolean
  label: string
  description?: string
}

export interface TeamPageLogoWallLogosItem {
  logo: RawImage
  name?: string
}

export interface TeamPageLogoWallItem {
  logo_wall_title?: string
  logos?: TeamPageLogoWallLogosItem[]
  is_logo_wall_hidden?: boolean
}

/** The plan for small teams. */
export interface TeamPageData {
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
  /** At the video host. The picture becomes the picture of the video, below the header. */
  wistia_id?: string
  form?: RawDocumentLink
  navbar_cta?: RawCta[]
  /** Changes nothing: no section of this site lists features of features. */
  subfeatures_collapsed?: boolean
  logo_wall?: TeamPageLogoWallItem[]
  body?: RawSlice[]
  /** About 30 to 60 characters. The page title is used when this is empty. */
  meta_title?: string
  /** One or two sentences, 70 to 160 characters. */
  meta_description?: string
  /** 1200 by 630 pixels; shown when the page is shared. */
  social_sharing_thumbnail?: RawImage
  is_hidden?: boolean
}

export interface TestPageLogoWallLogosItem {
  logo: RawImage
  name?: string
}

export interface TestPageLogoWallItem {
  logo_wall_title?: string
  logos?: TestPageLogoWallLogosItem[]
  is_logo_wall_hidden?: boolean
}

/** For trying things out; never indexed. */
export interface TestPageData {
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
  /** At the video host. The picture becomes the picture of the video, below the header. */
  wistia_id?: string
  form?: RawDocumentLink
  navbar_cta?: RawCta[]
  /** Changes nothing: no section of this site lists features of features. */
  subfeatures_collapsed?: boolean
  logo_wall?: TestPageLogoWallItem[]
  body?: RawSlice[]
  /** About 30 to 60 characters. The page title is used when this is empty. */
  meta_title?: string
  /** One or two sentences, 70 to 160 characters. */
  meta_description?: string
  /** 1200 by 630 pixels; shown when the page is shared. */
  social_sharing_thumbnail?: RawImage
  is_hidden?: boolean
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

export interface UseCasesCasesItem {
  icon?: 'book' | 'calendar' | 'chart' | 'circle' | 'compass' | 'people' | 'rocket' | 'shield' | 'spark' | 'star'
  title: string
  text?: string
  link?: RawLink
}

/** What people use the product for. */
export interface UseCasesData {
  title?: RawRichText
  intro?: RawRichText
  cases?: UseCasesCasesItem[]
}

export interface VideoListVideosItem {
  title: string
  description?: string
  poster?: RawImage
  media?: RawMediaLink
  wistia_id?: string
  duration?: string
}

/** Videos for use on many pages. */
export interface VideoListData {
  videos: VideoListVideosItem[]
}

export interface WebinarSpeakersItem {
  name: string
  job?: string
  portrait?: RawImage
}

export interface WebinarAgendaItem {
  time?: string
  title: string
  text?: RawRichText
}

export interface WebinarTagsItem {
  tag: RawDocumentLink
}

/** A talk online, live at first, to watch later. */
export interface WebinarData {
  /** About 30 to 60 characters. The page title is used when this is empty. */
  meta_title?: string
  /** One or two sentences, 70 to 160 characters. */
  meta_description?: string
  /** 1200 by 630 pixels; shown when the page is shared. */
  social_sharing_thumbnail?: RawImage
  is_hidden?: boolean
  title: RawRichText
  type?: 'webinar' | 'masterclass' | 'panel' | 'workshop'
  indicator?: string
  header_color?: 'light' | 'dark' | 'green'
  datetime: string
  duration?: number
  default_thumbnail?: RawImage
  description?: RawRichText
  speakers?: WebinarSpeakersItem[]
  link?: RawLink
  wistia_id?: string
  recording?: RawMediaLink
  introduction?: RawRichText
  agenda?: WebinarAgendaItem[]
  tags?: WebinarTagsItem[]
  body?: RawSlice[]
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
  /** Instead of entries of its own. */
  submenu?: RawDocumentLink
}

/** The menu at the top of every page. */
export interface WebsiteNavbarData {
  menus: WebsiteNavbarMenusItem[]
  sign_in?: RawCta[]
  ctas?: RawCta[]
}

export interface WhyPageLogoWallLogosItem {
  logo: RawImage
  name?: string
}

export interface WhyPageLogoWallItem {
  logo_wall_title?: string
  logos?: WhyPageLogoWallLogosItem[]
  is_logo_wall_hidden?: boolean
}

/** Why this product. */
export interface WhyPageData {
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
  /** At the video host. The picture becomes the picture of the video, below the header. */
  wistia_id?: string
  form?: RawDocumentLink
  navbar_cta?: RawCta[]
  /** Changes nothing: no section of this site lists features of features. */
  subfeatures_collapsed?: boolean
  logo_wall?: WhyPageLogoWallItem[]
  body?: RawSlice[]
  /** About 30 to 60 characters. The page title is used when this is empty. */
  meta_title?: string
  /** One or two sentences, 70 to 160 characters. */
  meta_description?: string
  /** 1200 by 630 pixels; shown when the page is shared. */
  social_sharing_thumbnail?: RawImage
  is_hidden?: boolean
}

/** By document type. */
export interface DocumentData {
  author: AuthorData
  badges_and_ratings: BadgesAndRatingsData
  blog_article: BlogArticleData
  blog_home: BlogHomeData
  case_studies_hub: CaseStudiesHubData
  case_study: CaseStudyData
  category: CategoryData
  certification: CertificationData
  collaborative_learning_book: CollaborativeLearningBookData
  collaborative_learning_movement: CollaborativeLearningMovementData
  collaborative_learning_page: CollaborativeLearningPageData
  collective_banner: CollectiveBannerData
  comparative_table: ComparativeTableData
  cookie_banner: CookieBannerData
  cookie_modal: CookieModalData
  default_sharing_image: DefaultSharingImageData
  email_preference_center: EmailPreferenceCenterData
  enterprise_section: EnterpriseSectionData
  events_hub: EventsHubData
  footer: FooterData
  form_config: FormConfigData
  form_page: FormPageData
  form_validation_texts: FormValidationTextsData
  gated_ebook_lp: GatedEbookLpData
  guide_page: GuidePageData
  home_page: HomePageData
  influencers: InfluencersData
  landing_page: LandingPageData
  ld_collective: LdCollectiveData
  ld_next: LdNextData
  ld_performance_academy: LdPerformanceAcademyData
  legal_document: LegalDocumentData
  live_event: LiveEventData
  logo_list: LogoListData
  maturity_model: MaturityModelData
  multi_level_submenu: MultiLevelSubmenuData
  navbar: NavbarData
  newsletter: NewsletterData
  newsroom: NewsroomData
  not_found_page: NotFoundPageData
  partner: PartnerData
  partners_hub: PartnersHubData
  preview_page: PreviewPageData
  pricing_page: PricingPageData
  privacy_and_security_page: PrivacyAndSecurityPageData
  privacy_and_security_section: PrivacyAndSecuritySectionData
  promotion_banner: PromotionBannerData
  quote: QuoteData
  redemption_code_page: RedemptionCodePageData
  redemption_code_texts: RedemptionCodeTextsData
  resources_hub: ResourcesHubData
  roi_calculator: RoiCalculatorData
  slack_preview: SlackPreviewData
  social_proof_mastheads: SocialProofMastheadsData
  studio_page: StudioPageData
  subscription_banner: SubscriptionBannerData
  tag: TagData
  team_page: TeamPageData
  test_page: TestPageData
  ui_texts: UiTextsData
  use_cases: UseCasesData
  video_list: VideoListData
  webinar: WebinarData
  website_navbar: WebsiteNavbarData
  why_page: WhyPageData
}
