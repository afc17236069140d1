/**
 * The half of the inspector that runs in pages of the development server. It changes nothing in
 * them: it listens to XState, and sends events when `/__machines` asks for it.
 */
import type { MachineSystem } from '../../../runtime/machines/system.ts'
import { describePage, linkSystem } from './link-system.ts'
import type { FromPage, ToPage } from './messages.ts'
import { openChannel } from './open-channel.ts'

/** Connects the page as soon as it has machines. */
export function connectPage(): void {
  awaitSystem((system) => {
    const id = crypto.randomUUID().slice(0, 8)
    const post = openChannel<ToPage, FromPage>((message) => link.receive(message))
    const link = linkSystem(system, id, describePage, post)
    addEventListener('pagehide', () => post({ kind: 'closed', from: id }))
    // A page restored from the back/forward cache is available again.
    addEventListener('pageshow', () => link.receive({ kind: 'hello' }))
    const asked = new URLSearchParams(location.search)
    if (asked.has('stately')) void openStately(system)
    if (asked.has('inspect')) void openDrawer(system)
  })
}

/** Loads Stately's inspector on request: it is larger than everything inspected. */
async function openStately(system: MachineSystem): Promise<void> {
  const { connectStately, readStatelyAddress } = await import('./connect-stately.ts')
  try {
    await connectStately(system, readStatelyAddress(location.search)!)
  } catch (error) {
    console.error((error as Error).message)
  }
}

async function openDrawer(system: MachineSystem): Promise<void> {
  const { openDrawer } = await import('./open-drawer.ts')
  openDrawer(system)
}

const key = Symbol.for('slicewright.system')
const place = globalThis as { [key]?: MachineSystem }

/**
 * Finds the system before its first machine starts, if this module loads first, for a complete log.
 */
function awaitSystem(found: (system: MachineSystem) => void): void {
  if (place[key]) return found(place[key])
  Object.defineProperty(place, key, {
    configurable: true,
    get: () => undefined,
    set(system: MachineSystem) {
      Object.defineProperty(place, key, { value: system, configurable: true, writable: true })
      found(system)
    },
  })
}
