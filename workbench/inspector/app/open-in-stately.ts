import { createBrowserInspector } from '@statelyai/inspect'
import type { ActorView, LogEntry } from '../live/messages.ts'
import type { MachineReport } from '../machine-report.ts'

export interface StatelyView {
  /** Sends what is new. */
  update(actor: ActorView, entries: readonly LogEntry[]): void
  close(): void
}

/**
 * Opens Stately's inspector in a window and hands it the exported machine with what is shown here,
 * never more: what is masked stays masked.
 *
 * @param known - number of the last log entry that is not sent
 */
export function openInStately(
  { id, exports }: MachineReport,
  actor: ActorView | undefined,
  known: number,
): StatelyView {
  const inspector = createBrowserInspector({
    autoStart: false,
    // Replaces the default, with which functions and elements fail when they are posted.
    serialize: (event) => JSON.parse(JSON.stringify(event)),
  })
  // Its definition is read off the logic, not taken as an argument.
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
