/** Microsoft Advertising's tag (UET): page views, and events by name. */
import type { TrackedEvent } from '#runtime/machines'
import type { ShownAddress, Vendor, WhileRedacted } from '#runtime/consent'
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

/** Path of the page it was told of last. */
let lastPath: string | undefined

export const vendor: Vendor = {
  async load({ settings: { origin, tag }, signal, whileRedacted }) {
    const queue = (scope.uetq ??= [])
    if (taken) {
      scope.uetq = taken
      taken.push('consent', 'update', { ad_storage: 'granted' })
      // Pages may have been shown meanwhile.
      const url = whileRedacted(() => location.pathname + location.search)
      if (location.pathname !== lastPath) show({ url })
    } else {
      await loadScript(`${origin}/bat.js`, signal)
      if (!scope.UET) throw new Error(`${origin}/bat.js defined no UET`)
      taken = start(scope.UET, { ti: String(tag), q: queue }, whileRedacted)
      scope.uetq = taken
      taken.push('pageLoad')
      lastPath = location.pathname
    }
    return { track, show }
  },

  unload() {
    taken?.push('consent', 'update', { ad_storage: 'denied' })
    // The next who asks finds a queue whose first word is no.
    scope.uetq = ['consent', 'default', { ad_storage: 'denied' }]
  },
}

/** Whenever something is pushed to it, the script reads the address of the page by itself. */
function start(
  UET: NonNullable<Scope['UET']>,
  options: { ti: string; q: unknown },
  whileRedacted: WhileRedacted,
): Queue {
  // The site tells of pages; the script's own tracking of addresses would count them twice.
  const script = whileRedacted(() => new UET({ ...options, enableAutoSpaTracking: false }))
  return { push: (...entries) => whileRedacted(() => script.push(...entries)) }
}

function track({ name }: TrackedEvent): void {
  taken?.push('event', name, {})
}

/** The script itself tells of the page it was loaded on. */
function show({ url }: ShownAddress): void {
  lastPath = url.split('?', 1)[0]
  taken?.push('event', 'page_view', { page_path: url })
}
