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

/** The queue that the script took over. It cannot be unloaded, but receives nothing more. */
let taken: Queue | undefined

/** Path of the last page reported. */
let lastPath: string | undefined

export const vendor: Vendor = {
  async load({ settings: { origin, tag }, signal, whileRedacted }) {
    const queue = (scope.uetq ??= [])
    if (taken) {
      scope.uetq = taken
      taken.push('consent', 'update', { ad_storage: 'granted' })
      // Other pages may have been shown meanwhile.
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
    // The next script finds a queue that begins with a denial.
    scope.uetq = ['consent', 'default', { ad_storage: 'denied' }]
  },
}

/** Starts the script. It reads the page's address by itself on every push. */
function start(
  UET: NonNullable<Scope['UET']>,
  options: { ti: string; q: unknown },
  whileRedacted: WhileRedacted,
): Queue {
  // The site reports pages; the script's own tracking would count them twice.
  const script = whileRedacted(() => new UET({ ...options, enableAutoSpaTracking: false }))
  return { push: (...entries) => whileRedacted(() => script.push(...entries)) }
}

function track({ name }: TrackedEvent): void {
  taken?.push('event', name, {})
}

/** Reports a page, except the one the script was loaded on, which it reports itself. */
function show({ url }: ShownAddress): void {
  lastPath = url.split('?', 1)[0]
  taken?.push('event', 'page_view', { page_path: url })
}
