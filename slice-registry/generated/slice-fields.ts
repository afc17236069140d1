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

export interface ArticleBodyTagsTagLinked {
  label: string
}

export interface ArticleBodyTagsItem {
  tag: Related<ArticleBodyTagsTagLinked>
}

/** Running text beside its table of contents. */
export interface ArticleBodyFields {
  content: RichText
  tags?: ArticleBodyTagsItem[]
}

export interface ArticleHeaderCategoryLinked {
  name: string
  description?: string
}

export interface ArticleHeaderAuthorLinked {
  job?: string
  name: string
  portrait?: Image
}

/** The top of an article: title, summary, author and date. */
export interface ArticleHeaderFields {
  category?: Related<ArticleHeaderCategoryLinked>
  kind?: string
  title: RichText
  lead?: string
  author?: Related<ArticleHeaderAuthorLinked>
  date?: string
  updated?: string
  duration?: string
  address?: string
  image?: Image
}

export interface AssessmentThemesLevelsItem {
  title?: string
  text: string
  kpi?: string
  /** Advice for those who chose this level. */
  next_step?: string
}

export interface AssessmentThemesItem {
  title: string
  question?: string
  /** From 1 to 5, with one decimal. */
  sample_level?: number
  /** In the report, where the company is furthest already. */
  leave_alone?: string
  levels: AssessmentThemesLevelsItem[]
}

export interface AssessmentPdfResourcesItem {
  kind: 'article' | 'ebook' | 'report' | 'podcast' | 'webinar' | 'client_use_case'
  title: string
  link?: Link
}

/** A maturity model: to read, and to assess oneself with. Themes, and five levels of each. */
export interface AssessmentFields {
  title?: string
  intro?: RichText
  level_label_1?: string
  level_label_2?: string
  level_label_3?: string
  level_label_4?: string
  level_label_5?: string
  kpi_label?: string
  select_label?: string
  select_your_level?: string
  your_overall_level?: string
  next_step?: string
  leave_alone?: string
  current_level?: string
  next_level?: string
  sample_label?: string
  sample_note?: string
  /** Identifies the assessment in measurement, and in the data of a visitor's tab. */
  name?: string
  lang?: string
  /** Its type. Without one the report is open to all. */
  form_type?: string
  themes: AssessmentThemesItem[]
  pdf_file_name?: string
  pdf_header_title?: string
  pdf_header_intro_page?: string
  pdf_header_page_number?: string
  pdf_header_resources_page?: string
  pdf_title?: string
  pdf_subtitle?: string
  pdf_introduction?: RichText
  pdf_resources_introduction?: string
  pdf_label_article?: string
  pdf_label_ebook?: string
  pdf_label_report?: string
  pdf_label_podcast?: string
  pdf_label_webinar?: string
  pdf_label_client_use_case?: string
  pdf_resources?: AssessmentPdfResourcesItem[]
}

export interface AuthorHeaderLinksItem {
  label: string
  link: Link
}

/** Introduces an author. */
export interface AuthorHeaderFields {
  indicator?: string
  name: string
  job?: string
  portrait?: Image
  bio?: RichText
  links?: AuthorHeaderLinksItem[]
}

/** Awards and ratings; the same everywhere. */
export interface BadgesAndRatingsFields {
  /** Replaces the shared title. */
  title?: RichText
  color?: 'light' | 'dark' | 'green'
}

export interface BookHeaderAuthorsAuthorLinked {
  job?: string
  name: string
  portrait?: Image
}

export interface BookHeaderAuthorsItem {
  author: Related<BookHeaderAuthorsAuthorLinked>
}

export interface BookHeaderFormConfigLinked {
  form_type: 'contact' | 'courseRegistration' | 'demo' | 'ebook' | 'event' | 'freeTrial' | 'gatedContent' | 'ldNext' | 'newsletter' | 'partners' | 'redemption'
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
  title: string
}

/** The top of a book or e-book page: the cover, and how to get the book. */
export interface BookHeaderFields {
  indicator?: string
  title: RichText
  subtitle?: RichText
  cover?: Image
  pages?: string
  date?: string
  isbn?: string
  authors?: BookHeaderAuthorsItem[]
  form_config?: Related<BookHeaderFormConfigLinked>
  /** In place of that of the form. */
  content?: MediaLink
  ctas?: Cta[]
  color?: 'light' | 'dark' | 'green'
}

export interface CalculatorInputsItem {
  /** Its name in formulas, and in the address of shared numbers: letters, digits and _. */
  name: string
  label: string
  explanation?: string
  initial: number
  min: number
  max: number
  /** If the largest value would make the slider too coarse. */
  slider_max?: number
  step?: number
  /** How it is written. 0.3 in percent is 30%. */
  format?: 'number' | 'currency' | 'percent' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year' | 'gram' | 'kilogram' | 'liter' | 'kilometer' | 'celsius'
  /** Digits after the decimal sign; without any, only whole numbers are taken. */
  decimals?: number
}

export interface CalculatorConstantsItem {
  /** Its name in formulas, and in the address of shared numbers: letters, digits and _. */
  name: string
  value: number
  /** How it is written. 0.3 in percent is 30%. */
  format?: 'number' | 'currency' | 'percent' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year' | 'gram' | 'kilogram' | 'liter' | 'kilometer' | 'celsius'
  /** Most digits after the decimal sign. */
  decimals?: number
}

export interface CalculatorOutputsItem {
  /** Its name in formulas, and in the address of shared numbers: letters, digits and _. */
  name: string
  label: string
  /** Names of inputs, constants and other results, with + - * / and brackets: learners * price */
  formula: string
  /** How it is written. 0.3 in percent is 30%. */
  format?: 'number' | 'currency' | 'percent' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year' | 'gram' | 'kilogram' | 'liter' | 'kilometer' | 'celsius'
  /** Most digits after the decimal sign. */
  decimals?: number
  explanation?: string
  is_emphasised?: boolean
  /** Bars compare results of the same kind. */
  has_bar?: boolean
}

export interface CalculatorRefusalsItem {
  /** Such as: cost <= 0 */
  condition: string
  message: string
}

/** Calculates results from numbers that the visitor changes. */
export interface CalculatorFields {
  /** Its name in reports, and in the browser's storage of the numbers: roi-calculator */
  name: string
  title?: string
  intro?: RichText
  result_title?: string
  /** Numbers that the visitor can change. */
  inputs: CalculatorInputsItem[]
  /** Rates and prices that formulas use. */
  constants?: CalculatorConstantsItem[]
  /** In the order in which they are shown. */
  outputs: CalculatorOutputsItem[]
  /** When there is no result, although each number is allowed. */
  refusals?: CalculatorRefusalsItem[]
  /** Where it is empty, that of the language's market, or else EUR. */
  currency?: 'AED' | 'ARS' | 'AUD' | 'BRL' | 'CAD' | 'CHF' | 'CLP' | 'CNY' | 'COP' | 'CZK' | 'DKK' | 'EGP' | 'EUR' | 'GBP' | 'HKD' | 'HUF' | 'IDR' | 'ILS' | 'INR' | 'ISK' | 'JPY' | 'KES' | 'KRW' | 'KWD' | 'MAD' | 'MXN' | 'MYR' | 'NGN' | 'NOK' | 'NZD' | 'PEN' | 'PHP' | 'PLN' | 'QAR' | 'RON' | 'RSD' | 'SAR' | 'SEK' | 'SGD' | 'THB' | 'TRY' | 'TWD' | 'UAH' | 'USD' | 'VND' | 'ZAR'
}

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
  /** Only for a section that is one of several variants: the name of the experiment. */
  experiment?: string
  /** The experiment’s name for the variant that this section is. */
  variant?: string
}

export interface CaseHeaderFiguresItem {
  value: string
  label: string
}

/** The top of a case study: the company, the story and the key figures. */
export interface CaseHeaderFields {
  indicator?: string
  title: RichText
  summary?: RichText
  logo?: Image
  image?: Image
  company?: string
  industry?: string
  size?: string
  country?: string
  duration?: string
  figures?: CaseHeaderFiguresItem[]
}

export interface ComparativeTableComparisonLinkedColumnHeadersItem {
  label: string
  is_highlighted?: boolean
}

export interface ComparativeTableComparisonLinkedDescriptionsItem {
  text: string
}

export interface ComparativeTableComparisonLinkedTableRowsItem {
  label: string
  hint?: string
  is_heading?: boolean
  /** `yes`, `no`, or text. */
  value_1?: string
  value_2?: string
  value_3?: string
  value_4?: string
  value_5?: string
}

export interface ComparativeTableComparisonLinked {
  title?: string
  column_headers: ComparativeTableComparisonLinkedColumnHeadersItem[]
  descriptions?: ComparativeTableComparisonLinkedDescriptionsItem[]
  table_rows: ComparativeTableComparisonLinkedTableRowsItem[]
  cta?: Cta[]
}

/** Compares offers row by row. */
export interface ComparativeTableFields {
  indicator?: string
  title?: RichText
  intro?: RichText
  /** The first row holds the column headings. A cell with only + or - becomes an icon. */
  table?: Table
  /** Counted from 1, without the column of row names. */
  highlighted_column?: number
  caption?: string
  /** Used instead of its own table. */
  comparison?: Related<ComparativeTableComparisonLinked>
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

/** Lets visitors choose each category of cookies. */
export interface CookieModalFields {
  title: string
  introduction?: RichText
  purposes: CookieModalPurposesItem[]
  accept_label: string
  refuse_label: string
  save_label: string
  close_label: string
}

/** Invites the visitor to take the next step. */
export interface CtaBannerFields {
  title: RichText
  text?: RichText
  ctas: Cta[]
  image?: Image
  color?: 'light' | 'dark' | 'green'
  /** Only for a section that is one of several variants: the name of the experiment. */
  experiment?: string
  /** The experiment’s name for the variant that this section is. */
  variant?: string
}

export interface DocumentListDocumentsDocumentLinkedTagsItem {
  tag: Related
}

export interface DocumentListDocumentsDocumentLinkedTags1Item {
  tag: Related
}

export interface DocumentListDocumentsDocumentLinkedTags2Item {
  tag: Related
}

export interface DocumentListDocumentsDocumentLinkedTags3Item {
  tag: Related
}

export interface DocumentListDocumentsDocumentLinkedTags4Item {
  tag: Related
}

export interface DocumentListDocumentsDocumentLinkedKeyFiguresItem {
  value: string
  label: string
}

export interface DocumentListDocumentsDocumentLinkedArticlesItem {
  article: Related
}

export interface DocumentListDocumentsDocumentLinkedLogosItem {
  logo: Image
  name?: string
  link?: Link
}

export interface DocumentListDocumentsDocumentLinkedSpeakersItem {
  name: string
  job?: string
  portrait?: Image
}

export interface DocumentListDocumentsDocumentLinkedRegionsItem {
  region: 'dach' | 'france' | 'benelux' | 'nordics' | 'uk-ireland' | 'southern-europe' | 'north-america' | 'worldwide'
}

export interface DocumentListDocumentsDocumentLinkedTypesItem {
  type: 'hris' | 'lms' | 'content-library' | 'communication' | 'single-sign-on' | 'analytics' | 'consulting' | 'implementation'
}

export interface DocumentListDocumentsDocumentLinked {
  thumbnail?: Image
  title: RichText
  /** For lists and the table of contents of a guide. */
  short_title?: string
  /** One or two sentences for lists and search engines. */
  description?: string | RichText
  author?: Related
  category?: Related | 'technology' | 'content' | 'consulting' | 'reseller'
  article_type?: 'article' | 'how-to' | 'interview' | 'opinion' | 'research'
  publication_datetime?: string
  duration?: number
  tags?: DocumentListDocumentsDocumentLinkedTagsItem[] | DocumentListDocumentsDocumentLinkedTags1Item[] | DocumentListDocumentsDocumentLinkedTags2Item[] | DocumentListDocumentsDocumentLinkedTags3Item[] | DocumentListDocumentsDocumentLinkedTags4Item[]
  company_logo?: Image
  key_figures?: DocumentListDocumentsDocumentLinkedKeyFiguresItem[]
  illustration?: Image
  reading_time?: number
  /** About 30 to 60 characters. The page title is used when this is empty. */
  meta_title?: string
  name?: string
  cover?: Image
  pdf_asset?: MediaLink
  header_form_config?: Related
  guide_name?: string
  articles?: DocumentListDocumentsDocumentLinkedArticlesItem[]
  date: string
  /** The time zone of the place, in which times are shown. That of the page’s language by default. */
  time_zone?: 'Europe/Amsterdam' | 'Europe/Athens' | 'Europe/Belgrade' | 'Europe/Berlin' | 'Europe/Bratislava' | 'Europe/Brussels' | 'Europe/Bucharest' | 'Europe/Budapest' | 'Europe/Copenhagen' | 'Europe/Dublin' | 'Europe/Helsinki' | 'Europe/Istanbul' | 'Europe/Kyiv' | 'Europe/Lisbon' | 'Europe/Ljubljana' | 'Europe/London' | 'Europe/Luxembourg' | 'Europe/Madrid' | 'Europe/Malta' | 'Europe/Oslo' | 'Europe/Paris' | 'Europe/Prague' | 'Europe/Riga' | 'Europe/Rome' | 'Europe/Sofia' | 'Europe/Stockholm' | 'Europe/Tallinn' | 'Europe/Vienna' | 'Europe/Vilnius' | 'Europe/Warsaw' | 'Europe/Zagreb' | 'Europe/Zurich' | 'Atlantic/Azores' | 'Atlantic/Canary' | 'Atlantic/Reykjavik' | 'America/Argentina/Buenos_Aires' | 'America/Bogota' | 'America/Chicago' | 'America/Denver' | 'America/Halifax' | 'America/Lima' | 'America/Los_Angeles' | 'America/Mexico_City' | 'America/New_York' | 'America/Phoenix' | 'America/Santiago' | 'America/Sao_Paulo' | 'America/St_Johns' | 'America/Toronto' | 'America/Vancouver' | 'Africa/Cairo' | 'Africa/Casablanca' | 'Africa/Johannesburg' | 'Africa/Lagos' | 'Africa/Nairobi' | 'Africa/Tunis' | 'Asia/Bangkok' | 'Asia/Dhaka' | 'Asia/Dubai' | 'Asia/Ho_Chi_Minh' | 'Asia/Hong_Kong' | 'Asia/Jakarta' | 'Asia/Jerusalem' | 'Asia/Karachi' | 'Asia/Kathmandu' | 'Asia/Kolkata' | 'Asia/Kuala_Lumpur' | 'Asia/Manila' | 'Asia/Riyadh' | 'Asia/Seoul' | 'Asia/Shanghai' | 'Asia/Singapore' | 'Asia/Taipei' | 'Asia/Tashkent' | 'Asia/Tokyo' | 'Australia/Adelaide' | 'Australia/Brisbane' | 'Australia/Lord_Howe' | 'Australia/Melbourne' | 'Australia/Perth' | 'Australia/Sydney' | 'Pacific/Apia' | 'Pacific/Auckland' | 'Pacific/Honolulu' | 'UTC'
  link?: Link
  location?: string
  logos?: DocumentListDocumentsDocumentLinkedLogosItem[]
  /** 1200 by 630 pixels; shown when the page is shared. */
  social_sharing_thumbnail?: Image
  type?: 'webinar' | 'masterclass' | 'panel' | 'workshop'
  header_color?: 'light' | 'dark' | 'green'
  datetime: string
  default_thumbnail?: Image
  speakers?: DocumentListDocumentsDocumentLinkedSpeakersItem[]
  wistia_id?: string
  is_certified?: boolean
  is_integration_built_by_us?: boolean
  logo?: Image
  regions?: DocumentListDocumentsDocumentLinkedRegionsItem[]
  types?: DocumentListDocumentsDocumentLinkedTypesItem[]
  integration_availability?: 'available' | 'beta' | 'planned'
}

export interface DocumentListDocumentsItem {
  document: Related<DocumentListDocumentsDocumentLinked>
}

/** The newest documents of a kind, or selected ones. */
export interface DocumentListFields {
  indicator?: string
  title?: RichText
  /** Used when there is no title. */
  heading?: string
  intro?: RichText
  /** The newest of this kind are shown when no documents are selected. */
  kind?: 'blog_article' | 'case_study' | 'gated_ebook_lp' | 'guide_page' | 'live_event' | 'webinar' | 'partner'
  count?: number
  /** Shown instead of the newest. */
  documents?: DocumentListDocumentsItem[]
  link?: Link
  link_label?: string
  empty_text?: RichText
}

export interface EventHeaderSpeakersItem {
  name: string
  job?: string
  portrait?: Image
}

export interface EventHeaderLogosItem {
  logo: Image
  name?: string
  link?: Link
}

/** The top of an event or webinar page: what, when, where, with whom, and how to take part. */
export interface EventHeaderFields {
  indicator?: string
  title: RichText
  text?: RichText
  color?: 'light' | 'dark' | 'green'
  image?: Image
  starts_at?: string
  ends_at?: string
  day?: string
  month?: string
  date?: string
  duration?: string
  location?: string
  speakers?: EventHeaderSpeakersItem[]
  logos?: EventHeaderLogosItem[]
  link?: Link
  link_label?: string
  /** Only shown before the event. */
  calendar?: Link
  media?: MediaLink
  wistia_id?: string
}

export interface EventScheduleEntriesItem {
  time?: string
  title: string
  text?: RichText
}

/** The programme of an event, by time. */
export interface EventScheduleFields {
  entries: EventScheduleEntriesItem[]
}

export interface FactsFactsItem {
  label: string
  value: string
  icon?: 'book' | 'calendar' | 'chart' | 'clock' | 'globe' | 'people' | 'pin' | 'spark' | 'star'
}

/** Labelled facts at a glance: how long, how much, where. */
export interface FactsFields {
  facts: FactsFactsItem[]
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

/** One argument: text beside a picture. */
export interface FeatureFields {
  indicator?: string
  title: RichText
  text?: RichText
  image?: Image
  ctas?: Cta[]
  color?: 'light' | 'dark' | 'green'
  /** Only for a section that is one of several variants: the name of the experiment. */
  experiment?: string
  /** The experiment’s name for the variant that this section is. */
  variant?: string
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
  form_type: 'contact' | 'courseRegistration' | 'demo' | 'ebook' | 'event' | 'freeTrial' | 'gatedContent' | 'ldNext' | 'newsletter' | 'partners' | 'redemption'
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
  title: string
}

/** Introduces a form; shows it, or opens it over the page. */
export interface FormFields {
  title?: RichText
  /** Used when there is no title. */
  heading?: string
  text?: RichText
  /** The benefit of the form, and what happens next. */
  panel?: RichText
  image?: Image
  form_config: Related<FormFormConfigLinked>
  /** In place of that of the form. */
  content?: MediaLink
}

export interface HeaderWithSocialProofsProofsItem {
  figure: string
  label: string
}

export interface HeaderWithSocialProofsLogosItem {
  logo: Image
  name?: string
}

/** A page header with evidence: a rating, figures and customer logos (SLICE-01). */
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
  /** Only for a section that is one of several variants: the name of the experiment. */
  experiment?: string
  /** The experiment’s name for the variant that this section is. */
  variant?: string
}

/** The top of a page: title, a few sentences, one or two buttons, a picture. */
export interface HeroFields {
  /** A short line above the title. */
  indicator?: string
  /** Emphasised words appear in the accent colour; emphasise one or two. */
  title: RichText
  subtitle?: RichText
  image?: Image
  ctas?: Cta[]
  note?: string
  color?: 'light' | 'dark' | 'green'
  /** Only for a section that is one of several variants: the name of the experiment. */
  experiment?: string
  /** The experiment’s name for the variant that this section is. */
  variant?: string
}

/** People in the field who support the idea; the same everywhere. */
export interface InfluencersSectionFields {
  /** Replaces the shared title. */
  title?: RichText
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

/** Invites visitors to join the collective; the same everywhere. */
export interface LdCollectiveFields {
  /** Replaces the shared title. */
  title?: RichText
  color?: 'light' | 'dark' | 'green'
}

export interface LinkedSectionSectionLinked {
  title?: RichText
  subtitle?: RichText
}

/** A section from another document, shown on many pages. */
export interface LinkedSectionFields {
  section: Related<LinkedSectionSectionLinked>
}

export interface LogoWallLogosItem {
  logo: Image
  name?: string
  link?: Link
}

export interface LogoWallListLinkedAssetsItem {
  logo: Image
  name?: string
  link?: Link
}

export interface LogoWallListLinked {
  assets: LogoWallListLinkedAssetsItem[]
}

/** Logos of customers or partners. */
export interface LogoWallFields {
  title?: string
  logos?: LogoWallLogosItem[]
  /** Used instead of its own logos. */
  list?: Related<LogoWallListLinked>
  is_moving?: boolean
}

export interface MasonryQuotesItem {
  quote: RichText
  author: string
  job?: string
  portrait?: Image
  company_logo?: Image
}

/** Short quotes of different lengths, side by side. */
export interface MasonryFields {
  indicator?: string
  title?: RichText
  intro?: RichText
  quotes: MasonryQuotesItem[]
}

export interface OpeningHoursHoursItem {
  day: 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday'
  /** Hours and minutes: 09:00. */
  opens: string
  /** Earlier than it opens when it is open past midnight. */
  closes: string
}

export interface OpeningHoursExceptionsItem {
  date: string
  /** If there are several days in a row. */
  until?: string
  /** Hours and minutes: 09:00. */
  opens?: string
  /** Earlier than it opens when it is open past midnight. */
  closes?: string
  /** Why: a holiday, a move. */
  note?: string
}

/** When a place is open: days, times and special days; whether it is open now. */
export interface OpeningHoursFields {
  indicator?: string
  title?: RichText
  /** Used when there is no title. */
  heading?: string
  intro?: RichText
  /** A row for each day and span of time. A day without a row is closed. */
  hours: OpeningHoursHoursItem[]
  /** Days with other hours; without hours it is closed. */
  exceptions?: OpeningHoursExceptionsItem[]
  /** The time zone of the place, by whose clock it is open now or not. That of the page’s language by default. */
  time_zone?: 'Europe/Amsterdam' | 'Europe/Athens' | 'Europe/Belgrade' | 'Europe/Berlin' | 'Europe/Bratislava' | 'Europe/Brussels' | 'Europe/Bucharest' | 'Europe/Budapest' | 'Europe/Copenhagen' | 'Europe/Dublin' | 'Europe/Helsinki' | 'Europe/Istanbul' | 'Europe/Kyiv' | 'Europe/Lisbon' | 'Europe/Ljubljana' | 'Europe/London' | 'Europe/Luxembourg' | 'Europe/Madrid' | 'Europe/Malta' | 'Europe/Oslo' | 'Europe/Paris' | 'Europe/Prague' | 'Europe/Riga' | 'Europe/Rome' | 'Europe/Sofia' | 'Europe/Stockholm' | 'Europe/Tallinn' | 'Europe/Vienna' | 'Europe/Vilnius' | 'Europe/Warsaw' | 'Europe/Zagreb' | 'Europe/Zurich' | 'Atlantic/Azores' | 'Atlantic/Canary' | 'Atlantic/Reykjavik' | 'America/Argentina/Buenos_Aires' | 'America/Bogota' | 'America/Chicago' | 'America/Denver' | 'America/Halifax' | 'America/Lima' | 'America/Los_Angeles' | 'America/Mexico_City' | 'America/New_York' | 'America/Phoenix' | 'America/Santiago' | 'America/Sao_Paulo' | 'America/St_Johns' | 'America/Toronto' | 'America/Vancouver' | 'Africa/Cairo' | 'Africa/Casablanca' | 'Africa/Johannesburg' | 'Africa/Lagos' | 'Africa/Nairobi' | 'Africa/Tunis' | 'Asia/Bangkok' | 'Asia/Dhaka' | 'Asia/Dubai' | 'Asia/Ho_Chi_Minh' | 'Asia/Hong_Kong' | 'Asia/Jakarta' | 'Asia/Jerusalem' | 'Asia/Karachi' | 'Asia/Kathmandu' | 'Asia/Kolkata' | 'Asia/Kuala_Lumpur' | 'Asia/Manila' | 'Asia/Riyadh' | 'Asia/Seoul' | 'Asia/Shanghai' | 'Asia/Singapore' | 'Asia/Taipei' | 'Asia/Tashkent' | 'Asia/Tokyo' | 'Australia/Adelaide' | 'Australia/Brisbane' | 'Australia/Lord_Howe' | 'Australia/Melbourne' | 'Australia/Perth' | 'Australia/Sydney' | 'Pacific/Apia' | 'Pacific/Auckland' | 'Pacific/Honolulu' | 'UTC'
  /** For search engines; the name of the site when there is none. */
  place?: string
  /** Shown below the hours, and for search engines. */
  address?: string
}

/** A quiet header for reading pages. */
export interface PageHeaderFields {
  indicator?: string
  title: RichText
  subtitle?: RichText
  date?: string
  color?: 'light' | 'dark' | 'green'
}

export interface PartnerHeaderRegionsItem {
  region: 'dach' | 'france' | 'benelux' | 'nordics' | 'uk-ireland' | 'southern-europe' | 'north-america' | 'worldwide'
}

export interface PartnerHeaderTypesItem {
  type: 'hris' | 'lms' | 'content-library' | 'communication' | 'single-sign-on' | 'analytics' | 'consulting' | 'implementation'
}

/** The top of a partner page: logo, name, what the partner does and where. */
export interface PartnerHeaderFields {
  logo?: Image
  name: string
  text?: RichText
  category?: 'technology' | 'content' | 'consulting' | 'reseller'
  is_certified?: boolean
  is_integration_built_by_us?: boolean
  integration_availability?: 'available' | 'beta' | 'planned'
  regions?: PartnerHeaderRegionsItem[]
  types?: PartnerHeaderTypesItem[]
  website?: Link
}

export interface PeoplePeopleItem {
  portrait?: Image
  name: string
  job?: string
  text?: RichText
  link?: Link
}

/** People with portrait and name: a team, speakers, teachers. */
export interface PeopleFields {
  indicator?: string
  title?: RichText
  intro?: RichText
  people: PeoplePeopleItem[]
}

export interface PreferenceCenterTopicsItem {
  key: string
  label: string
  description?: string
}

/** Lets visitors choose which e-mails they get. */
export interface PreferenceCenterFields {
  title?: RichText
  intro?: RichText
  topics: PreferenceCenterTopicsItem[]
  unsubscribe_label?: string
  save_label?: string
  saved_text?: string
  confirm_text?: RichText
  confirm_label?: string
  confirmed_text?: string
  link_text?: RichText
}

/** The contact for journalists, and the press kit. */
export interface PressContactFields {
  text?: RichText
  kit?: MediaLink
}

export interface PressListArticlesItem {
  date?: string
  source?: string
  title: string
  link?: Link
}

/** Articles in the press, newest first. */
export interface PressListFields {
  indicator?: string
  title?: RichText
  /** Used when there is no title. */
  heading?: string
  intro?: RichText
  articles: PressListArticlesItem[]
}

export interface PricingTablePlansItem {
  name: string
  /** As shown on the page: "EUR 8" or "On request". */
  price: string
  /** For search engines: 8 for "EUR 8". Only plans with a number and a currency are passed on to them. */
  amount?: number
  /** Where it is empty, that of the language's market, if site.json names one. */
  currency?: 'AED' | 'ARS' | 'AUD' | 'BRL' | 'CAD' | 'CHF' | 'CLP' | 'CNY' | 'COP' | 'CZK' | 'DKK' | 'EGP' | 'EUR' | 'GBP' | 'HKD' | 'HUF' | 'IDR' | 'ILS' | 'INR' | 'ISK' | 'JPY' | 'KES' | 'KRW' | 'KWD' | 'MAD' | 'MXN' | 'MYR' | 'NGN' | 'NOK' | 'NZD' | 'PEN' | 'PHP' | 'PLN' | 'QAR' | 'RON' | 'RSD' | 'SAR' | 'SEK' | 'SGD' | 'THB' | 'TRY' | 'TWD' | 'UAH' | 'USD' | 'VND' | 'ZAR'
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

export interface QuoteSourceLinked {
  author?: string
  quote: RichText
  company_logo?: Image
  external_rating?: number
}

/** A statement of a customer. */
export interface QuoteFields {
  quote?: RichText
  author_name?: string
  author_job?: string
  portrait?: Image
  company_logo?: Image
  link?: Link
  link_label?: string
  color?: 'light' | 'dark' | 'green'
  /** Used instead of its own quote. */
  source?: Related<QuoteSourceLinked>
}

/** Shows a code, how to use it, and a link back to its form; the texts are shared. */
export interface RedemptionCodeFields {
  form?: Link
  code_provider?: string
}

export interface RedirectionCardsCardsItem {
  label: string
  link: Link
  illustration?: Image
  color?: 'accent' | 'other'
}

/** Links to other pages, for a page that was not found (ERR-07). */
export interface RedirectionCardsFields {
  cards: RedirectionCardsCardsItem[]
}

/** Running text. */
export interface RichTextFields {
  content: RichText
}

/** A title between sections. */
export interface SectionHeaderFields {
  indicator?: string
  title: RichText
  intro?: RichText
  color?: 'light' | 'dark' | 'green'
}

/** Newspapers that have written about us; the same everywhere. */
export interface SocialProofMastheadsFields {
  /** Replaces the shared title. */
  title?: RichText
  color?: 'light' | 'dark' | 'green'
}

export interface StepsStepsItem {
  title: string
  text?: RichText
}

/** A sequence of steps, or a vertical list. */
export interface StepsFields {
  indicator?: string
  title?: RichText
  /** Used when there is no title. */
  heading?: string
  intro?: RichText
  steps: StepsStepsItem[]
  color?: 'light' | 'dark' | 'green'
}

export interface StorageTableEntriesItem {
  category: 'exempt' | 'analytics' | 'ad'
  name: string
  place: string
  owner: string
  duration: string
  purpose: string
}

/** Data that the site and its vendors store in a browser: by whom, how long and what for, grouped by consent. */
export interface StorageTableFields {
  entries: StorageTableEntriesItem[]
}

/** Invites readers to the newsletter, below an article. */
export interface SubscriptionBannerFields {
  title: string
  text?: RichText
  image?: Image
  cta?: Cta[]
  is_displayed?: boolean
}

export interface TabsTabsItem {
  label: string
  title?: string
  text: RichText
  image?: Image
  link?: Link
  link_label?: string
}

/** Several views of one subject; visitors switch between them. */
export interface TabsFields {
  indicator?: string
  title?: RichText
  intro?: RichText
  tabs: TabsTabsItem[]
}

/** The top of a category or tag page. */
export interface TermHeaderFields {
  indicator?: string
  name: string
  description?: string
  image?: Image
}

export interface TimelineEntriesItem {
  label?: string
  title: string
  text?: RichText
}

/** Dates, lessons or milestones, in order. */
export interface TimelineFields {
  indicator?: string
  title?: RichText
  intro?: RichText
  entries: TimelineEntriesItem[]
}

/** Purposes for which people use the product; the same everywhere. */
export interface UseCasesFields {
  /** Replaces the shared title. */
  title?: RichText
  color?: 'light' | 'dark' | 'green'
}

/** A video behind a picture; nothing is loaded from the host until the visitor presses play. */
export interface VideoFields {
  indicator?: string
  title?: RichText
  intro?: RichText
  poster: Image
  /** MP4 or WebM. */
  media?: MediaLink
  wistia_id?: string
  /** As shown on the page: 2:30 */
  duration?: string
  caption?: string
  transcript?: RichText
}

export interface VideoListListLinkedVideosItem {
  title: string
  description?: string
  poster?: Image
  media?: MediaLink
  wistia_id?: string
  duration?: string
}

export interface VideoListListLinked {
  videos: VideoListListLinkedVideosItem[]
}

/** Videos from a shared list. */
export interface VideoListFields {
  indicator?: string
  title?: RichText
  intro?: RichText
  list: Related<VideoListListLinked>
}

export interface WebsiteNavbarMenusItemsItem {
  label: string
  description?: string
  link: Link
  icon?: 'book' | 'calendar' | 'chart' | 'circle' | 'compass' | 'people' | 'rocket' | 'shield' | 'spark' | 'star'
}

export interface WebsiteNavbarMenusSubmenuLinkedBannerItem {
  title: string
  text?: string
  image?: Image
  link?: Link
  link_label?: string
}

export interface WebsiteNavbarMenusSubmenuLinkedBodyLinksItem {
  label: string
  description?: string
  link: Link
  icon?: 'book' | 'calendar' | 'chart' | 'circle' | 'compass' | 'people' | 'rocket' | 'shield' | 'spark' | 'star'
}

export interface WebsiteNavbarMenusSubmenuLinkedBodyItem {
  title?: string
  links?: WebsiteNavbarMenusSubmenuLinkedBodyLinksItem[]
}

export interface WebsiteNavbarMenusSubmenuLinked {
  banner?: WebsiteNavbarMenusSubmenuLinkedBannerItem[]
  is_extended?: boolean
  menu_label?: string
  body?: WebsiteNavbarMenusSubmenuLinkedBodyItem[]
}

export interface WebsiteNavbarMenusItem {
  label: string
  /** Leave empty when the menu opens a list. */
  link?: Link
  items?: WebsiteNavbarMenusItemsItem[]
  /** Used instead of its own entries. */
  submenu?: Related<WebsiteNavbarMenusSubmenuLinked>
}

/** The menu at the top of every page. */
export interface WebsiteNavbarFields {
  menus: WebsiteNavbarMenusItem[]
  sign_in?: Cta[]
  ctas?: Cta[]
  page_cta?: Cta[]
}

export interface SharedBadgesAndRatingsBadgesItem {
  image?: Image
  name: string
}

export interface SharedBadgesAndRatingsRatingsItem {
  source: string
  score: number
  count?: string
  link?: Link
}

/** Awards and ratings, the same on every page. */
export interface SharedBadgesAndRatings {
  title?: RichText
  badges?: SharedBadgesAndRatingsBadgesItem[]
  ratings?: SharedBadgesAndRatingsRatingsItem[]
}

/** Invites visitors to join the collective. */
export interface SharedCollectiveBanner {
  indicator?: string
  title?: RichText
  text?: RichText
  image?: Image
  members?: string
  cta?: Cta[]
}

export interface SharedInfluencersPeopleItem {
  portrait?: Image
  name: string
  job?: string
  quote?: string
  link?: Link
}

/** People in the field who support the idea. */
export interface SharedInfluencers {
  title?: RichText
  intro?: RichText
  people?: SharedInfluencersPeopleItem[]
}

export interface SharedRedemptionCodeTextsStepsItem {
  text: string
}

/** The texts around the code. */
export interface SharedRedemptionCodeTexts {
  title?: string
  subtitle?: string
  code_label?: string
  copy_label?: string
  copied_text?: string
  no_code_text?: string
  form_link_label?: string
  how_title?: string
  steps?: SharedRedemptionCodeTextsStepsItem[]
}

export interface SharedSocialProofMastheadsMastheadsItem {
  logo?: Image
  name: string
  quote?: string
  link?: Link
}

/** Newspapers that have written about us. */
export interface SharedSocialProofMastheads {
  title?: string
  mastheads?: SharedSocialProofMastheadsMastheadsItem[]
}

export interface SharedUseCasesCasesItem {
  icon?: 'book' | 'calendar' | 'chart' | 'circle' | 'compass' | 'people' | 'rocket' | 'shield' | 'spark' | 'star'
  title: string
  text?: string
  link?: Link
}

/** Purposes for which people use the product. */
export interface SharedUseCases {
  title?: RichText
  intro?: RichText
  cases?: SharedUseCasesCasesItem[]
}
