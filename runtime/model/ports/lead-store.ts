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

/** What the learning platform is to be told, by the names of its port; never a password. */
export interface Registration {
  for: 'course' | 'freeTrial'
  person: Record<string, string>
}

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

export interface StoredLead {
  id: string
  acceptedAt: number
  lead: Lead
  deliveries: DeliveryStatus[]
}

export type Notice =
  | { type: 'lead.created'; lead: Lead; registration?: Registration }
  /** Whoever got something of this person is to erase it. */
  | { type: 'lead.forgotten'; email: string }

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

export interface LeadQuery {
  id?: string
  email?: string
  /** Leads with at least one delivery in this state. */
  state?: DeliveryState
  /** Leads that come after this one in the list. */
  after?: Pick<StoredLead, 'acceptedAt' | 'id'>
  limit: number
}

export interface LeadCounts {
  leads: number
  /** Of deliveries, notices of forgotten people included. */
  waiting: number
  dead: number
}

/**
 * Several processes may share one, of which each method is one transaction.
 * Every method throws SiteError LeadStoreUnavailable or LeadStoreDamaged, both of kind `outage`.
 */
export interface LeadStore {
  /**
   * On disk, with its deliveries, when this resolves. The first of two with the same submission stays.
   * A registration adds a delivery to `platform` that nobody takes for half a minute: whoever accepts
   * the lead has the password and tries first, under the key of the delivery, then settles it.
   * @throws SiteError LeadHoldsPassword when a field is called like one
   */
  accept(lead: Lead, registration?: Registration): Promise<{ id: string; isNew: boolean }>

  /** Takes what is due and not leased, the longest due first. An attempt counts once it is taken. */
  take(order: { destination: Destination; limit: number; leaseMs: number }): Promise<Delivery[]>
  /**
   * Delivered is always believed; anything else only from who holds the lease. A notice of a forgotten
   * person is erased with its last delivery.
   */
  settle(delivery: DeliveryRef, outcome: Outcome): Promise<void>

  /** The newest first. */
  list(query: LeadQuery): Promise<StoredLead[]>
  count(): Promise<LeadCounts>

  /**
   * Makes dead deliveries wait again, and due at once: of one lead or notice, or all. One lead also gets
   * the destinations that were set up since. @returns how many wait now
   */
  replay(id?: string): Promise<number>
  /**
   * Erases every lead of a person, and has all destinations told, also those that got a lead that is
   * purged here by now; not before the leases that hold one have ended. @returns how many there were
   */
  forget(email: string): Promise<number>
  /**
   * Erases leads that were accepted before these moments: `delivered` of those delivered everywhere,
   * `undelivered` of the others. @returns how many of each
   */
  purge(before: { delivered: number; undelivered: number }): Promise<PurgedLeads>

  close(): Promise<void>
}

export interface PurgedLeads {
  delivered: number
  undelivered: number
}

/** The same for every attempt, so that whoever gets it twice does it once. */
export function toDeliveryKey({ id, destination }: Pick<Delivery, 'destination' | 'id'>): string {
  return `${id}:${destination}`
}
