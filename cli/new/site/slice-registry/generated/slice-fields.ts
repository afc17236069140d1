// Generated from schemas/ and site-config/ by `npm run generate`. Do not edit.
import type {
  Link,
  RichText,
} from '#runtime/slice'

/** The title of a page, a sentence, and where to go. */
export interface OpeningFields {
  title: RichText
  text?: string
  link?: Link
  label?: string
}

export interface TipsEntriesItem {
  text: string
}

/** One tip at a time. */
export interface TipsFields {
  title?: RichText
  entries: TipsEntriesItem[]
}
