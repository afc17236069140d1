/** Mails of the site to its visitors: kept first, sent by a worker, visible to people who run the site. */

/**
 * `confirm` asks to confirm an address, `preferences` has the link to change them, `code` that to a code,
 * `download` that to a file, `invitation` an entry for a calendar, `workspace` and `course` the address of
 * what was opened on the learning platform.
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
  /** Path of the page a link leads to, or the form stands on; the address on the learning platform. */
  page?: string
}

/** `kept`: there is no mail server, and the text can be read with `npx slicewright mails list`. */
export type VisitorMailState = 'dead' | 'kept' | 'sent' | 'waiting'

/** Moments are milliseconds since the epoch. */
export interface StoredMail extends VisitorMail {
  id: string
  state: VisitorMailState
  createdAt: number
  /** How often it was tried. */
  attempts: number
  /** Why the last attempt failed; holds nothing personal. */
  reason?: string
  /** What it says: of one that is kept. */
  text?: string
}

export type MailOutcome =
  /** Nobody is to get it: the address is unknown. */
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
  /** Nothing when the same was asked for the same address within ten minutes: nobody is flooded. */
  add(mail: VisitorMail): Promise<void>
  /** Undefined for an id that is not, or no longer, there. */
  find(id: string): Promise<StoredMail | undefined>
  /** Takes what is due and not leased. */
  take(order: { limit: number; leaseMs: number }): Promise<(StoredMail & { lease: string })[]>
  settle(mail: { id: string; lease: string }, outcome: MailOutcome): Promise<void>
  /**
   * Kept mails that were put in since then wait again: of several that say the same to one address, the
   * last. @returns how many
   */
  resume(since: number): Promise<number>
  /** The newest first. */
  list(limit: number): Promise<StoredMail[]>
  /** Erases what was put in before. @returns how many */
  purge(before: number): Promise<number>
}
