import { isSiteError } from '../errors/site-error.ts'
import type { CourseRegistration, FreeTrial } from './learning-platform.ts'
import type { VisitorMail } from './outbox.ts'

export { deriveUuid } from './derive-uuid.ts'

/**
 * People who filled in a form. A lead is kept first and passed on afterwards: each destination has a
 * delivery of its own, which waits until it is delivered or given up.
 */
export interface Lead {
  /** UUID that the form makes for each filling-in; a repeated one is the same lead. */
  submission: string
  /** Id of the form_config document, and its form_type. */
  form: string
  type: string
  locale: string
  /** Path of the page it was sent from. */
  page: string
  /** The key for finding and forgetting a person; kept in lower case. */
  email?: string
  /** As entered, without passwords. */
  fields: Record<string, string | boolean | string[]>
  /** Hidden attribution, only with consent. */
  attribution?: Record<string, string>
}

/**
 * `crm` gets leads over HTTP, `webhook` signed, `mail` goes to people, `platform` is where
 * customers learn.
 */
export type Destination = 'crm' | 'mail' | 'platform' | 'webhook'

/** Data for the learning platform, never with a password. */
export type Registration =
  | { for: 'course'; person: Omit<CourseRegistration, 'password'> }
  | { for: 'freeTrial'; person: Omit<FreeTrial, 'pw'> }

export type DeliveryState = 'dead' | 'delivered' | 'waiting'

/** Moments are milliseconds since the epoch. */
export interface DeliveryStatus {
  destination: Destination
  state: DeliveryState
  /** The number of attempts. */
  attempts: number
  /** Time of the next attempt, or of the settlement. */
  at: number
  /** Reason of the last failure; holds nothing personal. */
  reason?: string
}

export type Notice =
  | { type: 'lead.created'; lead: Lead; registration?: Registration }
  /**
   * An invisible field was filled in: by a robot, or by a program that fills in all. It goes
   * nowhere.
   */
  | { type: 'lead.suspected'; lead: Lead; registration?: Registration }
  /** Every recipient of this person's data is to erase it. */
  | { type: 'lead.forgotten'; email: string }

/** A stored notice, with its progress. */
export interface StoredNotice {
  id: string
  notice: Notice
  acceptedAt: number
  deliveries: DeliveryStatus[]
}

/** A turn to deliver: no other worker has it until the lease ends. */
export interface Delivery {
  /** Id of the lead, or of the notice that a person is forgotten. */
  id: string
  destination: Destination
  notice: Notice
  acceptedAt: number
  /** 1 for the first. */
  attempt: number
  lease: string
}

/** Identifies a delivery. Without a lease it is that of whoever accepted the lead. */
export type DeliveryRef = Pick<Delivery, 'destination' | 'id'> & { lease?: string }

export type Outcome =
  | { state: 'delivered' }
  | { state: 'dead'; reason: string }
  | { state: 'waiting'; reason: string; dueAt: number }

export interface NoticeQuery {
  id?: string
  email?: string
  type?: Notice['type']
  /** Only notices with at least one delivery in this state. */
  state?: DeliveryState
  /** Only notices that follow this one in the list. */
  after?: Pick<StoredNotice, 'acceptedAt' | 'id'>
  limit: number
}

export interface LeadCounts {
  /** Number of leads without the suspected. */
  leads: number
  suspected: number
  /** Number of deliveries, those of notices that a person is forgotten included. */
  waiting: number
  dead: number
  /** When the one that waits longest was accepted. */
  waitingSince?: number
}

/** The moments or counts of a purge: leads delivered everywhere, and all others. */
export interface Purge {
  delivered: number
  undelivered: number
}

/**
 * Several processes may share one; each method is one transaction.
 * Every method throws a SiteError of kind `outage` whose code begins with `LeadStore`.
 */
export interface LeadStore {
  /** Its location, for people: a path or an address without its password. */
  readonly place: string

  /**
   * The lead is on disk, with its deliveries, when this resolves. The first of two with the same
   * submission stays. A registration adds a delivery to `platform` that nobody takes for half a
   * minute: whoever accepts the lead has the password and tries first, under the key of the
   * delivery, then settles it. A suspected lead has no deliveries; the same submission without
   * suspicion replaces it.
   * @throws SiteError LeadHoldsPassword when a field has the name of one
   */
  accept(
    lead: Lead,
    registration?: Registration,
    options?: { isSuspected?: boolean },
  ): Promise<{ id: string; isNew: boolean }>

  /**
   * Takes deliveries that are due and not leased, the longest due first. Taking counts as an
   * attempt.
   */
  take(order: { destination: Destination; limit: number; leaseMs: number }): Promise<Delivery[]>
  /**
   * `delivered` is always accepted; any other outcome only from the holder of the lease. A notice
   * that a person is forgotten is erased with its last delivery.
   */
  settle(delivery: DeliveryRef, outcome: Outcome): Promise<void>

  /** Notices, newest first. */
  list(query: NoticeQuery): Promise<StoredNotice[]>
  count(): Promise<LeadCounts>

  /**
   * Makes dead deliveries wait again, due at once: all, or those of one notice, or to one
   * destination. With a destination, leads that never had a delivery to it get one. A suspected
   * lead named by its id is suspected no longer, and gets its deliveries. @returns how many wait
   * anew
   */
  replay(which?: { id?: string; destination?: Destination }): Promise<number>
  /**
   * Erases every lead of a person, and notifies destinations that are set up or ever got a lead:
   * also for leads already purged here, and not before the leases that hold one have ended. The
   * same person again is notified anew, once.
   * @returns the id of the notice, which is kept until all are notified
   */
  forget(email: string): Promise<{ id: string; leads: number; told: Destination[] }>
  /** @param before - moments: notices accepted earlier are erased */
  purge(before: Purge): Promise<Purge>

  close(): Promise<void>
}

/** The mail with the address of what was opened; undefined for a person without one of their own. */
export function toAccessMail(
  registration: Registration,
  platformUrl: string,
): VisitorMail | undefined {
  const { mail, lang } = registration.person
  const kind = registration.for === 'course' ? 'course' : 'workspace'
  return mail === undefined ? undefined : { kind, email: mail, locale: lang, page: platformUrl }
}

/** The log code of a store failure; undefined for any other error. */
export function toStoreCode(error: unknown): 'LEAD_STORE_FAILED' | 'LEAD_STORE_LOCKED' | undefined {
  if (!isSiteError(error) || !error.code.startsWith('LeadStore')) return undefined
  return error.code === 'LeadStoreLocked' ? 'LEAD_STORE_LOCKED' : 'LEAD_STORE_FAILED'
}

/** The same key for every attempt, so that a recipient who gets it twice handles it once. */
export function toDeliveryKey({ id, destination }: DeliveryRef): string {
  return `${id}:${destination}`
}
