/** Vendors in a page: the machine `vendor` runs each of them here, from loading to end. */
import { fromCallback } from 'xstate'
import { toReason } from '../../../model/errors/to-reason.ts'
import { logToConsole } from '../../idle/log-to-console.ts'
import { whenIdle } from '../../early/when-idle.ts'
import type { MachinePorts } from '../../../model/ports/machine-ports.ts'
import type { Vendor, VendorSettings, WhileRedacted } from '../../../model/ports/vendor.ts'
import type { Category, Hub } from './hub.ts'
import type { Redact } from '../traffic/redact.ts'
import { loadVendorSettings } from './vendor-settings.ts'

export interface VendorHost {
  hub: Pick<Hub, 'addSink' | 'expect' | 'drop'>
  /** Loaders by vendor id; each vendor is a separate chunk. */
  vendors: Readonly<Record<string, () => Promise<Vendor>>>
  redact: Redact
  whileRedacted: WhileRedacted
  /** Whether there is consent by now, given in whichever tab. */
  isGranted(category: Category): boolean
  loadSettings?: () => Promise<Record<string, VendorSettings>>
  /** Calls back when a vendor may load: that takes time a visitor may need. */
  whenIdle?: (run: () => void) => void
  log?: MachinePorts['log']
}

let host: VendorHost | undefined

/** The newest run of each vendor, by its id: an older run must not end what it has begun. */
const newest = new Map<string, symbol>()

/** Call it before the first vendor is started. */
export function shareVendorHost(given: VendorHost): void {
  host = given
}

export type VendorReport =
  | { type: 'vendor.ready' }
  | { type: 'vendor.absent' }
  | { type: 'vendor.failed'; reason: string }

/**
 * Loads a vendor when the page is idle and gives it events until it is stopped. Sends
 * `vendor.ready`, `vendor.absent` (this host has none), or `vendor.failed`; never throws.
 */
export const runVendor = fromCallback<
  { type: string },
  { vendor: string; category: Category },
  VendorReport
>(({ input: { vendor: id, category }, sendBack }) => {
  const { hub, vendors, redact, whileRedacted, isGranted } = host!
  const { loadSettings = loadVendorSettings, log = logToConsole } = host!
  const wait = host!.whenIdle ?? whenIdle
  const self = Symbol(id)
  newest.set(id, self)
  const ended = new AbortController()
  const { signal } = ended
  let vendor: Vendor | undefined
  const unload = async () => {
    try {
      await vendor?.unload()
    } catch (error) {
      log('warn', 'VENDOR_UNLOAD_FAILED', { vendor: id, reason: toReason(error) })
    }
  }
  const send = (report: VendorReport) => {
    if (!signal.aborted) sendBack(report)
  }
  const run = async () => {
    const settings = (await loadSettings())[id]
    const load = vendors[id]
    if (signal.aborted) return
    if (!settings || !load) {
      hub.drop(id)
      send({ type: 'vendor.absent' })
      return
    }
    const loaded = await load()
    if (signal.aborted) return
    vendor = loaded
    const { build = '', locale = '' } = document.documentElement.dataset
    const sink = await loaded.load({
      settings,
      buildId: build,
      locale,
      redact,
      whileRedacted,
      isGranted: () => isGranted(category),
      signal,
      log,
    })
    // A script cannot be unloaded: one that arrives too late is stopped instead.
    if (signal.aborted) {
      if (newest.get(id) === self) await unload()
    } else {
      if (sink) hub.addSink({ ...sink, id, category })
      else hub.drop(id)
      send({ type: 'vendor.ready' })
    }
  }
  hub.expect(id, category)
  wait(() => {
    if (!signal.aborted)
      run().catch((error) => send({ type: 'vendor.failed', reason: toReason(error) }))
  })
  return () => {
    ended.abort()
    hub.drop(id)
    void unload()
  }
})
