/** The effects of the machines of form vendors in a page. */
import { fromCallback, fromPromise } from 'xstate'
import { toReason } from '../../model/errors/to-reason.ts'
import type {
  FormProvider,
  ProviderVendors,
  Scheduler,
  SentFields,
} from '../../model/ports/form-provider.ts'
import type { VendorSettings } from '../../model/ports/vendor.ts'
import type { MachineSystem } from '../../machines/system.ts'
import { withoutEmails } from '../consent/traffic/redact.ts'
import { loadVendorSettings } from '../consent/vendors/vendor-settings.ts'

let vendors: ProviderVendors = { providers: {}, schedulers: {} }

/** Call it before the first form is attached. */
export function shareProviderVendors(given: ProviderVendors): void {
  vendors = given
}

export type Category = 'analytics' | 'ad' | 'any'

interface Watched {
  vendor: string
  category: Category
}

/**
 * Sends `vendor.read` once it is known whether this host has the vendor and the visitor allows
 * requests to it, and whenever that changes. Without an actor for consent nothing is allowed.
 */
export const watchVendor = (system: Pick<MachineSystem, 'get'>) =>
  fromCallback<{ type: string }, Watched>(({ input: { vendor, category }, sendBack }) => {
    const { vendors: present = '' } = document.documentElement.dataset
    const isPresent = present.split(' ').includes(vendor)
    const actor = system.get('consent')
    if (!actor) {
      sendBack({ type: 'vendor.read', isPresent, isAllowed: false } as never)
      return undefined
    }
    let last: boolean | undefined
    const notify = () => {
      const state = actor.getSnapshot()
      const { analytics, ad } = state.context
      const isAllowed = Boolean({ analytics, ad, any: analytics || ad }[category])
      if (isAllowed === last || state.hasTag('pending')) return
      last = isAllowed
      sendBack({ type: 'vendor.read', isPresent, isAllowed } as never)
    }
    notify()
    const { unsubscribe } = actor.subscribe(notify)
    return unsubscribe
  })

async function findProvider(
  vendor: string,
): Promise<{ provider: FormProvider; settings: VendorSettings }> {
  const [settings, load] = [(await loadVendorSettings())[vendor], vendors.providers[vendor]]
  if (!settings || !load) throw new Error(`this host has no "${vendor}"`)
  return { provider: await load(), settings }
}

interface Hosted {
  vendor: string
  form: string
}

/**
 * Loads the hosted form. Sends `provider.ready`, `provider.failed`, or `provider.held`: before the
 * form is sent, no script of the vendor reads an address that names a person. Whatever it loaded
 * leaves the page when it is stopped and no other form uses this vendor.
 */
export const loadHostedForm = fromCallback<{ type: string }, Hosted & { isSent: boolean }>(
  ({ input: { vendor, form, isSent }, sendBack }) => {
    const addresses = [location.href, document.referrer]
    if (!isSent && addresses.some((address) => withoutEmails(address) !== address)) {
      sendBack({ type: 'provider.held' })
      return undefined
    }
    const self = Symbol(form)
    const others = users.get(vendor) ?? new Set()
    users.set(vendor, others.add(self))
    let found: FormProvider | undefined
    let isOver = false
    const run = async () => {
      const { provider, settings } = await findProvider(vendor)
      if (isOver) return
      found = provider
      await provider.load(form, settings)
      if (!isOver) sendBack({ type: 'provider.ready' })
    }
    run().catch((error) => {
      if (!isOver) sendBack({ type: 'provider.failed', reason: toReason(error) } as never)
    })
    return () => {
      isOver = true
      others.delete(self)
      if (others.size === 0) found?.unload()
    }
  },
)

/** The users of hosted forms, by vendor. */
const users = new Map<string, Set<symbol>>()

/**
 * Hands values to the hosted form, already loaded.
 * @throws Error when the form does not take them
 */
export const submitHosted = fromPromise<void, Hosted & { fields: SentFields; also?: SentFields }>(
  async ({ input: { vendor, form, fields, also }, signal }) => {
    const { provider, settings } = await findProvider(vendor)
    const hosted = await provider.load(form, settings)
    await hosted.submit({ ...fields, ...also }, signal)
  },
)

/**
 * Sends `message.data` and `message.error` for the messages of the vendor's windows. Several forms
 * of a page hear the same windows: only the first of them sends.
 */
export const hearProvider = fromCallback<{ type: string }, { vendor: string }>(
  ({ input: { vendor }, sendBack }) => {
    const self = Symbol(vendor)
    const listening = listeners.get(vendor) ?? new Set()
    listeners.set(vendor, listening.add(self))
    const ended = new AbortController()
    const { signal } = ended
    const listen = async () => {
      const { provider, settings } = await findProvider(vendor)
      if (signal.aborted) return
      const onMessage = (event: MessageEvent) => {
        const [first] = listening
        const message = first === self ? provider.read(event, settings) : undefined
        if (message) sendBack({ type: `message.${message.type}`, data: message.data } as never)
      }
      addEventListener('message', onMessage, { signal })
    }
    // Without the vendor there are no messages; loading its form reports why.
    listen().catch(() => {})
    return () => {
      ended.abort()
      listening.delete(self)
    }
  },
)

const listeners = new Map<string, Set<symbol>>()

/**
 * Shows times for an appointment until it is stopped: `scheduler.opened`, `.booked`, `.closed` or
 * `.failed`. A modal of the page gives way to them, and comes back.
 */
export const openScheduler = (system: Pick<MachineSystem, 'get'>) =>
  fromCallback<{ type: string }, { vendor: string; lead: SentFields }>(
    ({ input: { vendor, lead }, sendBack }) => {
      const ended = new AbortController()
      const { signal } = ended
      let restore = () => {}
      const returnFocus = holdFocus()
      const notify = (type: string, more: object = {}) => {
        if (!signal.aborted) sendBack({ type: `scheduler.${type}`, ...more } as never)
      }
      const run = async () => {
        const [settings, load] = [(await loadVendorSettings())[vendor], vendors.schedulers[vendor]]
        if (!settings || !load) throw new Error(`this host has no "${vendor}"`)
        const scheduler: Scheduler = await load()
        signal.throwIfAborted()
        const options = {
          settings,
          locale: document.documentElement.lang,
          booked: () => notify('booked'),
          closed: () => notify('closed'),
        }
        await scheduler.open(lead, options, signal)
        if (signal.aborted) return
        restore = putModalAside(system)
        notify('opened')
      }
      run().catch((error) => notify('failed', { reason: toReason(error) }))
      return () => {
        ended.abort()
        restore()
        returnFocus()
      }
    },
  )

/**
 * The focus of a visitor who asks for times is on a button that goes, then in the vendor's window.
 * Meanwhile it waits at the content that follows the form. Returns how to give it back.
 */
function holdFocus(): () => void {
  const { activeElement } = document
  const focused = activeElement instanceof HTMLElement ? activeElement : undefined
  const home = focused?.closest('sw-island')?.querySelector<HTMLElement>('[data-form-done]')
  if (!home) return () => {}
  if (!home.contains(focused!)) home.focus({ preventScroll: true })
  // The markup follows the state once the transition is over.
  return () => queueMicrotask(() => (focused!.checkVisibility() ? focused! : home).focus())
}

/**
 * Closes the page's modal: in the top layer it would cover the vendor's window and take its clicks.
 */
function putModalAside(system: Pick<MachineSystem, 'get'>): () => void {
  const modal = system.get('modal')
  const data = modal?.getSnapshot().context.data
  if (!modal || !data) return () => {}
  modal.send({ type: 'modal.close' })
  return () => {
    // Unless another is open by now, or the page it was part of has gone.
    if (modal.getSnapshot().context.data === null && system.get('modal') === modal)
      modal.send({ type: 'modal.open', data })
  }
}
