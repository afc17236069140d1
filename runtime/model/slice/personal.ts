/** The part of a page meant for one visitor alone. Such a page is cached nowhere. */
export interface Personal {
  /** The code that was given in this browser. */
  code?: string
  mail?: MailView
}

/** The e-mail preferences of somebody who came by a signed link, or the outcome of a request. */
export interface MailView {
  /** The outcome of what was sent, or of the link that was followed. */
  answer?: MailAnswer
  /** The text entered in place of a valid mailbox. */
  entered?: string
  /**
   * The question to the bearer of the link: opening a link from a mail changes nothing by itself.
   */
  asks?: 'confirm' | 'unsubscribe'
  /** Sent along with the form. */
  token?: string
  person?: MailPerson
}

export type MailAnswer =
  | 'confirmed'
  | 'failed'
  | 'invalidEmail'
  | 'linkExpired'
  | 'linkSent'
  | 'saved'
  | 'unavailable'
  | 'unsubscribed'

export interface MailPerson {
  /** Enough of the address to recognize one's own. */
  email: string
  topics: readonly string[]
  state: 'confirmed' | 'paused' | 'pending' | 'unsubscribed'
  /** ISO 8601. */
  pausedUntil?: string
}
