/**
 * Vendors that get a form the visitor sent: those that keep leads, and those that make
 * appointments.
 */
import type { VendorSettings } from './vendor.ts'

/** The values entered, by the name of the field; never passwords. */
export type SentFields = Readonly<Record<string, string>>

/**
 * A vendor whose script has forms of its own. They are never shown: the site's is, in all its
 * states.
 */
export interface FormProvider {
  /**
   * Loads the vendor's script and its form, each once for all callers. After a failure, the next
   * caller requests it again.
   *
   * @param form - the vendor's id of the form.
   * @throws Error when either does not load, or `unload` was called meanwhile
   */
  load(form: string, settings: VendorSettings): Promise<HostedForm>
  /** The content of a message of another window; undefined for another origin, or another shape. */
  read(
    message: Pick<MessageEvent, 'data' | 'origin'>,
    settings: VendorSettings,
  ): ProviderMessage | undefined
  /** The consent was withdrawn: its forms leave the page, and scripts still loading never run. */
  unload(): void
}

export interface HostedForm {
  /** @throws Error when the vendor refuses it, does not answer, or `signal` ends it */
  submit(fields: SentFields, signal: AbortSignal): Promise<void>
}

/** A vendor's message; its data holds nothing that a visitor typed. */
export interface ProviderMessage {
  type: 'data' | 'error'
  data: Readonly<Record<string, string>>
}

/** A vendor that shows times for an appointment over the page. */
export interface Scheduler {
  /**
   * Shows the times.
   *
   * @param signal - takes them off the page.
   * @throws Error when they cannot be shown; never after `opened` was called
   */
  open(lead: SentFields, options: SchedulerOptions, signal: AbortSignal): Promise<void>
}

export interface SchedulerOptions {
  settings: VendorSettings
  locale: string
  /** The vendor has confirmed an appointment. */
  booked(): void
  /** The visitor is back on the page. */
  closed(): void
}

/** Vendors by their id; each is a separate chunk. */
export interface ProviderVendors {
  providers: Readonly<Record<string, () => Promise<FormProvider>>>
  schedulers: Readonly<Record<string, () => Promise<Scheduler>>>
}
