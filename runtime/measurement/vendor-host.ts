/** Where vendors live in a page: the machine `vendor` runs one here, from its loading to its end. */
import { fromCallback } from 'xstate'
import { toReason } from '../errors/to-reason.ts'
import { logToConsole } from '../islands/log-to-console.ts'
import { whenIdle } from '../islands/when-idle.ts'
import type { MachinePorts } from '../machines/ports.ts'
import type { Vendor, VendorSettings } from '../ports/vendor.ts'
import type { Category, Hub } from './hub.ts'
import { loadVendorSettings } from './vendor-settings.ts'

export interface VendorHost {
  hub: Pick<Hub, 'addSink' | 'expect' | 'drop'>
  /** By id; each brings a chunk of its own. */
  vendors: Readonly<Record<string, () => Promise<Vendor>>>
  loadSettings?: () => Promise<Record<string, VendorSettings>>
  /** Whether a vendor comes now: loading one takes time a visitor may need. */
  whenIdle?: (run: () => void) => void
  log?: MachinePorts['log']
}

let host: VendorHost | undefined

/** The newest run of each vendor, by its id: an older one must not end what it has begun. */
const newest = new Map<string, symbol>()

/** Before the first vendor is started. */
export function shareVendorHost(given: VendorHost): void {
  host = given
}

export type VendorReport =
  | { type: 'vendor.ready' }
  | { type: 'vendor.absent' }
  | { type: 'vendor.failed'; reason: string }

/**
 * Loads a vendor when the page is idle and gives it events until it is stopped. Tells
 * `vendor.ready`, `vendor.absent` (this host has none), or `vendor.failed`; never throws.
 */
export const runVendor = fromCallback<
  { type: string },
  { vendor: string; category: Category },
  VendorReport
>(({ input: { vendor: id, category }, sendBack }) => {
  const { hub, vendors, loadSettings = loadVendorSettings, log = logToConsole } = host!
  const wait = host!.whenIdle ?? whenIdle
  const self = Symbol(id)
  newest.set(id, self)
  let isOver = false
  let vendor: Vendor | undefined
  const unload = async () => {
    try {
      await vendor?.unload()
    } catch (error) {
      log('warn', 'VENDOR_UNLOAD_FAILED', { vendor: id, reason: toReason(error) })
    }
  }
  const tell = (report: VendorReport) => {
    if (!isOver) sendBack(report)
  }
  const run = async () => {
    const settings = (await loadSettings())[id]
    const load = vendors[id]
    if (isOver) return
    if (!settings || !load) {
      hub.drop(id)
      tell({ type: 'vendor.absent' })
      return
    }
    const loaded = await load()
    if (isOver) return
    vendor = loaded
    const { build = '', locale = '' } = document.documentElement.dataset
    const sink = await loaded.load({ settings, buildId: build, locale, log })
    // A script cannot be called back: what came too late is told to stop.
    if (isOver) {
      if (newest.get(id) === self) await unload()
    } else {
      if (sink) hub.addSink({ ...sink, id, category })
      else hub.drop(id)
      tell({ type: 'vendor.ready' })
    }
  }
  hub.expect(id, category)
  wait(() => {
    if (!isOver) run().catch((error) => tell({ type: 'vendor.failed', reason: toReason(error) }))
  })
  return () => {
    isOver = true
    hub.drop(id)
    void unload()
  }
})
