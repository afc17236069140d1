/** Vendors that are told of a form the visitor sent: who keeps leads, and who makes appointments. */
import type { VendorSettings } from './vendor.ts'

/** What was filled in, by the name of the field; passwords never come here. */
export type SentFields = Readonly<Record<string, string>>

/** A vendor whose script has forms of its own. They are never shown: ours is, in all its states. */
export interface FormProvider {
  /**
   * Loads the vendor's script and its form, each once however many ask. One that failed is asked for
   * again by the next.
   *
   * @param form - the vendor's id of it.
   * @throws Error when the one or the other does not come, or `unload` was called meanwhile
   */
  load(form: string, settings: VendorSettings): Promise<HostedForm>
  /** What a message of another window says; undefined for one of another origin, or another shape. */
  read(
    message: Pick<MessageEvent, 'data' | 'origin'>,
    settings: VendorSettings,
  ): ProviderMessage | undefined
  /** The consent was withdrawn: its forms leave the page, and what is on its way never runs. */
  unload(): void
}

export interface HostedForm {
  /** @throws Error when the vendor refuses it, does not answer, or `signal` ends it */
  submit(fields: SentFields, signal: AbortSignal): Promise<void>
}

/** Nothing of what a visitor typed is in its data. */
export interface ProviderMessage {
  type: 'data' | 'error'
  data: Readonly<Record<string, string>>
}

/** A vendor that shows times for an appointment over the page. */
export interface Scheduler {
  /**
   * Shows them.
   *
   * @param signal - takes them off the page.
   * @throws Error when they cannot be shown; never after `opened` was called
   */
  open(lead: SentFields, options: SchedulerOptions, signal: AbortSignal): Promise<void>
}

export interface SchedulerOptions {
  settings: VendorSettings
  locale: string
  /** An appointment was made, and the vendor is sure of it. */
  booked(): void
  /** The visitor is back on the page. */
  closed(): void
}

/** By the vendor's id; each brings a chunk of its own. */
export interface ProviderVendors {
  providers: Readonly<Record<string, () => Promise<FormProvider>>>
  schedulers: Readonly<Record<string, () => Promise<Scheduler>>>
}
