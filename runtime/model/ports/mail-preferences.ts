/**
 * Who gets which mails. Nobody gets any before they have confirmed that the address is theirs; a
 * signed link in a mail is all that identifies them afterwards.
 */

/** `pending`: not confirmed yet. `paused` ends by itself. */
export type SubscriberState = 'confirmed' | 'paused' | 'pending' | 'unsubscribed'

/** Moments are milliseconds since the epoch. */
export interface Subscriber {
  /** Random; stands for the person in links. */
  id: string
  /** Lower case. */
  email: string
  /** As in paths: `de`. */
  locale: string
  /** Keys of the topics; none while nothing is confirmed, or everything has ended. */
  topics: string[]
  state: SubscriberState
  /** While it is paused. */
  pausedUntil?: number
  /** When somebody asked for mails to this address. */
  requestedAt: number
  /** When its owner confirmed that. */
  confirmedAt?: number
  changedAt: number
}

/** No topics: nothing at all. */
export interface MailChoice {
  topics: readonly string[]
  /** 0: at once again. Undefined: a pause goes on. */
  pauseDays?: number
}

/**
 * Each method is one transaction; several processes may share one. What changes is told to all who get
 * leads: as a lead of the type `mailPreferences`, kept in the same transaction, in the order of the changes.
 * Every method throws a SiteError of kind `outage` whose code begins with `LeadStore`.
 */
export interface MailPreferences {
  /**
   * Keeps what somebody asks for until the owner of the address confirms it, and puts the mail that asks
   * for that into the outbox. A known person's mails go on as they are until then.
   */
  subscribe(wish: { email: string; locale: string; topics: readonly string[] }): Promise<void>
  /** Undefined for an id that is not, or no longer, there. */
  find(id: string): Promise<Subscriber | undefined>
  findByEmail(email: string): Promise<Subscriber | undefined>
  /** What was asked for last is added. Confirmed twice, nothing changes. */
  confirm(id: string): Promise<Subscriber | undefined>
  /** Whoever changes something through a link from a mail has confirmed the address. */
  change(id: string, choice: MailChoice): Promise<Subscriber | undefined>
  /** Ended already, nothing changes. */
  unsubscribe(id: string): Promise<Subscriber | undefined>
  /** The newest change first. */
  list(limit: number): Promise<Subscriber[]>
  /** Erases those who asked before and never confirmed. @returns how many */
  purge(before: number): Promise<number>
}
