/** Microsoft Advertising's tag (UET): page views, and events by name. */
import type { TrackedEvent } from '#runtime/machines'
import type { Vendor } from '#runtime/consent'
import { loadScript } from './load-script.ts'

/** The page itself pushes consent to the queue, before this is loaded and after. */
type Queue = { push(...entries: unknown[]): unknown }

interface Scope {
  uetq?: Queue
  UET?: new (options: { ti: string; q: unknown; enableAutoSpaTracking: boolean }) => Queue
}

const scope = globalThis as Scope

/** Taken over by the script, which cannot be unloaded; it only receives nothing more. */
let taken: Queue | undefined

/** The script itself tells of the page it was loaded on. */
let isFirstPage = true

export const vendor: Vendor = {
  readsAddress: true,

  async load({ settings: { origin, tag }, signal }) {
    const queue = (scope.uetq ??= [])
    if (taken) {
      scope.uetq = taken
      taken.push('consent', 'update', { ad_storage: 'granted' })
    } else {
      await loadScript(`${origin}/bat.js`, signal)
      if (!scope.UET) throw new Error(`${origin}/bat.js defined no UET`)
      // The site's events report pages; the script's own tracking of addresses would count them twice.
      taken = new scope.UET({ ti: String(tag), q: queue, enableAutoSpaTracking: false })
      scope.uetq = taken
      taken.push('pageLoad')
    }
    return { track }
  },

  unload() {
    taken?.push('consent', 'update', { ad_storage: 'denied' })
    // The next who asks finds a queue whose first word is no.
    scope.uetq = ['consent', 'default', { ad_storage: 'denied' }]
  },
}

function track({ name, properties }: TrackedEvent): void {
  if (name !== 'Page viewed') taken?.push('event', name, {})
  else if (isFirstPage) isFirstPage = false
  else taken?.push('event', 'page_view', { page_path: properties.url })
}
