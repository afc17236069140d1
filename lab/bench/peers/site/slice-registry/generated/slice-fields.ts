// Generated from schemas/ and site-config/ by `npm run generate`. Do not edit.
import type {
  Image,
  Link,
  RichText,
} from '#runtime/slice'

export interface CardsCardsItem {
  title: string
  text?: string
  link: Link
}

/** Other pages. */
export interface CardsFields {
  title?: string
  cards: CardsCardsItem[]
}

export interface CarouselEntriesItem {
  title: string
  text: string
}

/** One entry after the other. */
export interface CarouselFields {
  title?: string
  previous?: string
  next?: string
  entries: CarouselEntriesItem[]
}

export interface FiguresFiguresItem {
  value: string
  label: string
}

/** Numbers that say something. */
export interface FiguresFields {
  figures: FiguresFiguresItem[]
}

/** The beginning of a page, with its picture. */
export interface HeroFields {
  title: RichText
  text?: string
  image?: Image
  link?: Link
  label?: string
}

export interface PanelsPanelsItem {
  label: string
  text: RichText
}

/** One of several panels is shown. */
export interface PanelsFields {
  title?: string
  panels: PanelsPanelsItem[]
}

/** Asks what may be measured. */
export interface PeerConsentFields {
  title: string
  text: string
  accept: string
  refuse: string
}

export interface PeerFooterLinksItem {
  label: string
  link: Link
}

/** Below every page. */
export interface PeerFooterFields {
  links: PeerFooterLinksItem[]
  copyright?: string
}

export interface PeerNavbarMenusLinksItem {
  label: string
  link: Link
}

export interface PeerNavbarMenusItem {
  label: string
  links: PeerNavbarMenusLinksItem[]
}

/** The bar at the top. */
export interface PeerNavbarFields {
  name?: string
  menu_label?: string
  menus: PeerNavbarMenusItem[]
}

/** Text to read. */
export interface ProseFields {
  text: RichText
}

export interface QuestionsQuestionsItem {
  question: string
  answer: RichText
}

/** Questions with answers to open. */
export interface QuestionsFields {
  title?: string
  questions: QuestionsQuestionsItem[]
}

/** What somebody said. */
export interface VoiceFields {
  text: RichText
  author?: string
}
