import { isSiteError } from '../errors/site-error.ts'
import type { CourseRegistration, FreeTrial } from './learning-platform.ts'
import type { VisitorMail } from './outbox.ts'

export { deriveUuid } from './derive-uuid.ts'

/**
 * People who filled in a form. A lead is kept first and passed on afterwards: each destination has a
 * delivery of its own, which waits until it is delivered or given up.
 */
export interface Lead {
  /** Made by the form for each filling-in (UUID); the same one twice is one lead. */
  submission: string
  /** Id of the form_config document, and its form_type. */
  form: string
  type: string
  locale: string
  /** Path of the page it was sent from. */
  page: string
  /** A person is found and forgotten by it; kept in lower case. */
  email?: string
  /** As entered, without passwords. */
  fields: Record<string, string | boolean | string[]>
  /** Hidden attribution, only with consent. */
  attribution?: Record<string, string>
}

/** `crm` is told over HTTP, `webhook` signed, `mail` goes to people, `platform` is where customers learn. */
export type Destination = 'crm' | 'mail' | 'platform' | 'webhook'

/** What the learning platform is to be told, never with a password. */
export type Registration =
  | { for: 'course'; person: Omit<CourseRegistration, 'password'> }
  | { for: 'freeTrial'; person: Omit<FreeTrial, 'pw'> }

export type DeliveryState = 'dead' | 'delivered' | 'waiting'

/** Moments are milliseconds since the epoch. */
export interface DeliveryStatus {
  destination: Destination
  state: DeliveryState
  /** How often it was tried. */
  attempts: number
  /** When it is tried next, or was settled. */
  at: number
  /** Why the last attempt failed; holds nothing personal. */
  reason?: string
}

export type Notice =
  | { type: 'lead.created'; lead: Lead; registration?: Registration }
  /** What nobody sees was filled in: by a robot, or by a program that fills in everything. It goes nowhere. */
  | { type: 'lead.suspected'; lead: Lead; registration?: Registration }
  /** Whoever got something of this person is to erase it. */
  | { type: 'lead.forgotten'; email: string }

/** A notice as it is kept, with how far it got. */
export interface StoredNotice {
  id: string
  notice: Notice
  acceptedAt: number
  deliveries: DeliveryStatus[]
}

/** A turn to deliver: nobody else has it until the lease ends. */
export interface Delivery {
  /** Of the lead, or of the notice that a person is forgotten. */
  id: string
  destination: Destination
  notice: Notice
  acceptedAt: number
  /** 1 for the first. */
  attempt: number
  lease: string
}

/** Which delivery. Without a lease it is that of whoever accepted the lead. */
export type DeliveryRef = Pick<Delivery, 'destination' | 'id'> & { lease?: string }

export type Outcome =
  | { state: 'delivered' }
  | { state: 'dead'; reason: string }
  | { state: 'waiting'; reason: string; dueAt: number }

export interface NoticeQuery {
  id?: string
  email?: string
  type?: Notice['type']
  /** Those with at least one delivery in this state. */
  state?: DeliveryState
  /** Those that come after this one in the list. */
  after?: Pick<StoredNotice, 'acceptedAt' | 'id'>
  limit: number
}

export interface LeadCounts {
  /** Without those that are suspected. */
  leads: number
  suspected: number
  /** Of deliveries, those of notices that a person is forgotten included. */
  waiting: number
  dead: number
  /** When the longest waiting was accepted. */
  waitingSince?: number
}

/** What is erased, or how much: leads delivered everywhere, and all others. */
export interface Purge {
  delivered: number
  undelivered: number
}

/**
 * Several processes may share one; each method is one transaction.
 * Every method throws a SiteError of kind `outage` whose code begins with `LeadStore`.
 */
export interface LeadStore {
  /** Where it is, for people: a path or an address without its password. */
  readonly place: string

  /**
   * On disk, with its deliveries, when this resolves. The first of two with the same submission stays.
   * A registration adds a delivery to `platform` that nobody takes for half a minute: whoever accepts
   * the lead has the password and tries first, under the key of the delivery, then settles it.
   * A suspected one has no deliveries; the same submission without suspicion ends it.
   * @throws SiteError LeadHoldsPassword when a field is called like one
   */
  accept(
    lead: Lead,
    registration?: Registration,
    options?: { isSuspected?: boolean },
  ): Promise<{ id: string; isNew: boolean }>

  /** Takes what is due and not leased, the longest due first. Taking it counts as an attempt. */
  take(order: { destination: Destination; limit: number; leaseMs: number }): Promise<Delivery[]>
  /**
   * Delivered is always believed; anything else only from who holds the lease. A notice that a person
   * is forgotten is erased with its last delivery.
   */
  settle(delivery: DeliveryRef, outcome: Outcome): Promise<void>

  /** The newest first. */
  list(query: NoticeQuery): Promise<StoredNotice[]>
  count(): Promise<LeadCounts>

  /**
   * Makes dead deliveries wait again, due at once: all, or those of one notice, or to one destination.
   * With a destination, leads that never had a delivery to it get one. One that is suspected is no more
   * once it is named, and gets its deliveries. @returns how many wait anew
   */
  replay(which?: { id?: string; destination?: Destination }): Promise<number>
  /**
   * Erases every lead of a person, and has destinations told that are set up or ever got a lead: also
   * of leads that are purged here by now, and not before the leases that hold one have ended. The same
   * person again is told anew, once.
   * @returns the id of the notice, which is kept until all are told
   */
  forget(email: string): Promise<{ id: string; leads: number; told: Destination[] }>
  /** @param before - moments: what was accepted earlier is erased */
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

/** The code of the log for a failure of the store; undefined for any other error. */
export function toStoreCode(error: unknown): 'LEAD_STORE_FAILED' | 'LEAD_STORE_LOCKED' | undefined {
  if (!isSiteError(error) || !error.code.startsWith('LeadStore')) return undefined
  return error.code === 'LeadStoreLocked' ? 'LEAD_STORE_LOCKED' : 'LEAD_STORE_FAILED'
}

/** The same for every attempt, so that whoever gets it twice does it once. */
export function toDeliveryKey({ id, destination }: DeliveryRef): string {
  return `${id}:${destination}`
}
