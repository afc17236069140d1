import type { ActorView, LogEntry } from '../live/messages.ts'
import type { MachineReport } from '../machine-report.ts'

export interface StatelyView {
  /** Sends new log entries. */
  update(actor: ActorView, entries: readonly LogEntry[]): void
  close(): void
}

/** Installed by whoever uses it. @throws Error with the command that installs it */
export const loadStately = () => import('@statelyai/inspect')

export type Stately = Awaited<ReturnType<typeof loadStately>>

/**
 * Opens Stately's inspector in a window and passes it the exported machine with the values shown
 * here, never more: masked values stay masked.
 *
 * @param known - number of the last log entry not to send
 */
export function openInStately(
  { createBrowserInspector }: Stately,
  { id, exports }: MachineReport,
  actor: ActorView | undefined,
  known: number,
): StatelyView {
  const inspector = createBrowserInspector({
    autoStart: false,
    // Replaces the default, which fails to post functions and elements.
    serialize: (event) => JSON.parse(JSON.stringify(event)),
  })
  // The inspector reads the definition from the logic; it takes no argument for it.
  const ref = {
    sessionId: actor?.id ?? id,
    id: actor?.id ?? id,
    logic: { config: JSON.parse(exports.json) },
  }
  let last = known
  inspector.start()
  inspector.actor(ref as never, toSnapshot(actor))
  return {
    update(actor, entries) {
      if (actor.id !== ref.id) return
      for (const { number, event } of entries) {
        if (number <= last) continue
        inspector.event(ref as never, event)
        inspector.snapshot(ref as never, toSnapshot(actor), { event })
        last = number
      }
    },
    close: () => inspector.stop(),
  }
}

function toSnapshot(actor: ActorView | undefined) {
  if (!actor) return { status: 'active' as const, value: {}, context: {} }
  const { status, value, context } = actor
  return { status: status as 'active', value, context }
}
