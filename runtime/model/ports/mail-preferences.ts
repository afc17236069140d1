/**
 * The mails each person gets. Nobody gets any before they have confirmed that the address is
 * theirs; afterwards a signed link in a mail is all that identifies them.
 */

/** `pending`: not confirmed yet. `paused` ends by itself. */
export type SubscriberState = 'confirmed' | 'paused' | 'pending' | 'unsubscribed'

/** Moments are milliseconds since the epoch. */
export interface Subscriber {
  /** Random; stands for the person in links. */
  id: string
  /** Lower case. */
  email: string
  /** The code used in paths: `de`. */
  locale: string
  /** Keys of the topics; none while nothing is confirmed, or everything has ended. */
  topics: string[]
  state: SubscriberState
  /** The end of the pause, while it lasts. */
  pausedUntil?: number
  /** When mails to this address were requested. */
  requestedAt: number
  /** When its owner confirmed the request. */
  confirmedAt?: number
  changedAt: number
}

/** A visitor's choice; no topics means nothing at all. */
export interface MailChoice {
  topics: readonly string[]
  /** 0 resumes at once; undefined leaves a pause as it is. */
  pauseDays?: number
}

/**
 * Each method is one transaction; several processes may share one. Every destination of leads gets
 * the changes: as a lead of the type `mailPreferences`, kept in the same transaction, in the order
 * of the changes. Every method throws a SiteError of kind `outage` whose code begins with
 * `LeadStore`.
 */
export interface MailPreferences {
  /**
   * Keeps a request until the owner of the address confirms it, and puts the mail that asks for
   * confirmation into the outbox. A known person's mails go on as they are until then.
   */
  subscribe(wish: { email: string; locale: string; topics: readonly string[] }): Promise<void>
  /** Undefined for an id that is not, or no longer, there. */
  find(id: string): Promise<Subscriber | undefined>
  findByEmail(email: string): Promise<Subscriber | undefined>
  /** Adds what was requested last. A second confirmation changes nothing. */
  confirm(id: string): Promise<Subscriber | undefined>
  /** Also confirms the address: a change comes through a link from a mail. */
  change(id: string, choice: MailChoice): Promise<Subscriber | undefined>
  /** A second time, nothing changes. */
  unsubscribe(id: string): Promise<Subscriber | undefined>
  /** Subscribers, the newest change first. */
  list(limit: number): Promise<Subscriber[]>
  /** Erases those whose request is older and was never confirmed. @returns how many */
  purge(before: number): Promise<number>
}
