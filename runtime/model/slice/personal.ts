/** What a page shows of the one visitor who asks for it. Such a page is kept nowhere. */
export interface Personal {
  /** The code that was given in this browser. */
  code?: string
  mail?: MailView
}

/** The e-mail preferences of somebody who came by a signed link, or what became of a request. */
export interface MailView {
  /** What came of what was sent, or of the link that was followed. */
  answer?: MailAnswer
  /** Where a mailbox was typed that is none. */
  entered?: string
  /** What the bearer of the link is asked: a link from a mail changes nothing by being opened. */
  asks?: 'confirm' | 'unsubscribe'
  /** Goes with what is sent. */
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
  /** Enough of the address to know one's own. */
  email: string
  topics: readonly string[]
  state: 'confirmed' | 'paused' | 'pending' | 'unsubscribed'
  /** ISO 8601. */
  pausedUntil?: string
}
