/** Translates a page's reports on its machines for Stately's inspector. */
import type { ActorView, FromPage, LogEntry } from './messages.ts'

/** The part of `@statelyai/inspect` that reports actors which it does not see itself. */
export interface StatelyInspector {
  actor(actor: never, snapshot: object): void
  event(actor: never, event: { type: string }, info: { source?: never }): void
  snapshot(actor: never, snapshot: object, info: { event: { type: string } }): void
}

interface Told {
  /** Stately reads the definition from the logic. */
  ref: { sessionId: string; id: string; logic: { config: object | undefined } }
  context: unknown
}

/**
 * Reports only what the page would show in `/__machines`: values masked there are masked here.
 *
 * @param configOf - returns the declaration of a machine in XState's form
 */
export function toStately(
  inspector: StatelyInspector,
  configOf: (machine: string) => object | undefined,
): (message: FromPage) => void {
  const told = new Map<string, Told>()
  const refOf = (id: string) => told.get(id)?.ref as never

  const introduce = ({ id, machine, status, value, context }: ActorView) => {
    if (told.has(id)) return
    const ref = { sessionId: id, id, logic: { config: configOf(machine) } }
    told.set(id, { ref, context })
    inspector.actor(ref as never, { status, value, context })
  }
  const pass = ({ actor, source, event, value, changed }: LogEntry) => {
    const known = told.get(actor)
    if (!known) return
    known.context = { ...(known.context as object), ...changed }
    const from = source === undefined ? {} : { source: (refOf(source) ?? source) as never }
    inspector.event(refOf(actor), event, from)
    inspector.snapshot(refOf(actor), { status: 'active', value, context: known.context }, { event })
  }
  const finish = (actors: readonly ActorView[]) => {
    const running = new Set(actors.map(({ id }) => id))
    for (const id of told.keys()) {
      if (running.has(id)) continue
      inspector.snapshot(refOf(id), { status: 'stopped' }, { event: { type: 'xstate.stop' } })
      told.delete(id)
    }
  }
  return (message) => {
    if (message.kind === 'actors') {
      finish(message.actors)
      message.actors.forEach(introduce)
    }
    if (message.kind === 'log') message.entries.forEach(pass)
  }
}
