/** Logs the events of a page's actors, in order. */
import type { ActorRefLike, InspectionEvent } from 'xstate'
import type { LogEntry } from './messages.ts'
import { toPlain } from './to-plain.ts'
import { toTakenKey, type TakenTransition } from './watch-actor.ts'

/** The original, unmasked entry: masked copies are made on request. */
interface KeptEntry {
  number: number
  time: number
  actor: string
  source: string | undefined
  event: { type: string }
  before: object | undefined
  after: object | undefined
  value: unknown
  actions: string[]
  taken: string[]
}

type Pending = Pick<KeptEntry, 'source' | 'actions' | 'taken'>

/** Older entries are dropped: a page can stay open for days. */
const maxEntries = 300

export interface Log {
  /** Starts to log changes; earlier ones have no entry. */
  start(session: string, context: object | undefined): void
  /** @returns whether one of our actors has changed */
  add(event: InspectionEvent): boolean
  /** Entries after that number, in the form that may be shown. */
  since(number: number, isMasked: boolean): LogEntry[]
  /** Keys of an actor's last transitions. */
  takenBy(actor: string): readonly string[]
}

/** @param nameOf - the id of an actor by its session; undefined for those that are not ours */
export function keepLog(nameOf: (session: string) => string | undefined): Log {
  const entries: KeptEntry[] = []
  const pending = new Map<string, Pending>()
  const contexts = new Map<string, object | undefined>()
  const taken = new Map<string, readonly string[]>()
  let count = 0

  const pendingOf = (session: string): Pending => {
    let found = pending.get(session)
    if (!found) {
      pending.set(session, (found = { source: undefined, actions: [], taken: [] }))
    }
    return found
  }

  const finish = (session: string, actor: string, event: SnapshotEvent) => {
    const { source, actions, taken: keys } = pendingOf(session)
    pending.delete(session)
    const { context, value } = event.snapshot
    const before = contexts.get(session)
    contexts.set(session, context)
    if (keys.length) taken.set(actor, keys)
    entries.push({
      number: ++count,
      time: Date.now(),
      actor,
      source,
      event: event.event,
      before,
      after: context,
      value,
      actions,
      taken: keys,
    })
    if (entries.length > maxEntries) entries.shift()
  }

  return {
    start: (session, context) => void contexts.set(session, context),
    add(event) {
      const { sessionId } = event.actorRef
      const actor = nameOf(sessionId)
      if (actor === undefined) return false
      if (event.type === '@xstate.event') pendingOf(sessionId).source = idOf(event.sourceRef)
      if (event.type === '@xstate.action') pendingOf(sessionId).actions.push(event.action.type)
      if (event.type === '@xstate.microstep') {
        const steps = event._transitions as unknown as TakenTransition[]
        pendingOf(sessionId).taken.push(...steps.map(toTakenKey))
      }
      if (event.type !== '@xstate.snapshot') return false
      finish(sessionId, actor, event as unknown as SnapshotEvent)
      return true
    },
    since: (number, isMasked) =>
      entries
        .filter((entry) => entry.number > number)
        .map(({ before, after, source, event, ...entry }) => ({
          ...entry,
          ...(source !== undefined && { source }),
          event: toPlain(event, isMasked) as { type: string },
          changed: toPlain(findChanges(before, after), isMasked) as Record<string, unknown>,
        })),
    takenBy: (actor) => taken.get(actor) ?? [],
  }
}

function idOf(ref: ActorRefLike | undefined): string | undefined {
  return (ref as { id?: string } | undefined)?.id
}

interface SnapshotEvent {
  event: { type: string }
  snapshot: { context?: object; value: unknown }
}

/** Changed fields of a context; none without an earlier one to compare. */
function findChanges(before: object | undefined, after: object | undefined): object {
  if (!before || !after || before === after) return {}
  return Object.fromEntries(
    Object.entries(after).filter(
      ([key, value]) => (before as Record<string, unknown>)[key] !== value,
    ),
  )
}
