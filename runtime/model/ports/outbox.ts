/**
 * Mails of the site to its visitors: stored first, sent by a worker, visible to people who run the
 * site.
 */

/**
 * `confirm` asks to confirm an address; `preferences` links to changing them, `code` to a code,
 * `download` to a file; `invitation` holds a calendar entry; `workspace` and `course` have the
 * address of what was opened on the learning platform.
 */
export type VisitorMailKind =
  | 'code'
  | 'confirm'
  | 'course'
  | 'download'
  | 'invitation'
  | 'preferences'
  | 'workspace'

export interface VisitorMail {
  kind: VisitorMailKind
  /** Lower case. */
  email: string
  locale: string
  /** Id of the code, or of the section whose form unlocks a file; other kinds have none. */
  subject?: string
  /**
   * Path of the page a link leads to, or of the form's page; the address on the learning platform.
   */
  page?: string
}

/** `kept`: without a mail server, the text can be read with `npx slicewright mails list`. */
export type VisitorMailState = 'dead' | 'kept' | 'sent' | 'waiting'

/** Moments are milliseconds since the epoch. */
export interface StoredMail extends VisitorMail {
  id: string
  state: VisitorMailState
  createdAt: number
  /** The number of attempts. */
  attempts: number
  /** Reason of the last failure; holds nothing personal. */
  reason?: string
  /** The text of a kept mail. */
  text?: string
}

export type MailOutcome =
  /** There is no recipient: the address is unknown. */
  | { state: 'gone' }
  | { state: 'sent' }
  | { state: 'kept'; text: string }
  | { state: 'dead'; reason: string }
  | { state: 'waiting'; reason: string; dueAt: number }

/**
 * Each method is one transaction; several processes may share one.
 * Every method throws a SiteError of kind `outage` whose code begins with `LeadStore`.
 */
export interface Outbox {
  /**
   * Does nothing if the same mail was added for that address within ten minutes: nobody is flooded.
   */
  add(mail: VisitorMail): Promise<void>
  /** Undefined for an id that is not, or no longer, there. */
  find(id: string): Promise<StoredMail | undefined>
  /** Takes mails that are due and not leased. */
  take(order: { limit: number; leaseMs: number }): Promise<(StoredMail & { lease: string })[]>
  settle(mail: { id: string; lease: string }, outcome: MailOutcome): Promise<void>
  /**
   * Makes kept mails added since then wait again: of several with the same content for one address,
   * only the last. @returns how many
   */
  resume(since: number): Promise<number>
  /** Mails, newest first. */
  list(limit: number): Promise<StoredMail[]>
  /** Erases mails added before. @returns how many */
  purge(before: number): Promise<number>
}
