/** Reads the state and history of a running actor from XState. */
import { getNextTransitions, type AnyActorRef, type AnyMachineSnapshot } from 'xstate'
import type { LiveActor } from '../../../runtime/machines/shared-system.ts'
import { joinKey } from '../diagram/edge-key.ts'
import type { ActorView } from './messages.ts'
import { toPlain } from './to-plain.ts'

/** XState's type of a transition, which does not hold its index among the candidates. */
export interface TakenTransition {
  eventType: string
  source: {
    id: string
    always?: readonly TakenTransition[]
    transitions: ReadonlyMap<string, readonly TakenTransition[]>
  }
}

export function toTakenKey(taken: TakenTransition): string {
  const { eventType, source } = taken
  const candidates = eventType ? source.transitions.get(eventType) : source.always
  return joinKey(source.id, eventType, Math.max(0, candidates?.indexOf(taken) ?? 0))
}

export function toActorView(
  { id, machine, ref }: LiveActor,
  taken: readonly string[],
  isMasked: boolean,
): ActorView {
  const snapshot = ref.getSnapshot() as AnyMachineSnapshot
  return {
    id,
    machine,
    status: snapshot.status,
    value: snapshot.value,
    active: (snapshot._nodes ?? []).map((node) => node.id),
    tags: [...(snapshot.tags ?? [])],
    context: toPlain(snapshot.context, isMasked),
    awaited: listAwaited(snapshot),
    children: Object.entries(snapshot.children ?? {}).flatMap(([child, running]) =>
      running ? [{ id: child, status: statusOf(running as AnyActorRef) }] : [],
    ),
    taken: [...taken],
    ...(snapshot.error !== undefined && { error: String(toPlain(snapshot.error, isMasked)) }),
  }
}

/** Whether it would accept the event now; false if a guard fails. */
export function accepts({ ref }: LiveActor, event: { type: string }): boolean {
  const snapshot = ref.getSnapshot() as AnyMachineSnapshot
  return snapshot.status === 'active' && snapshot.can(event)
}

/** Types of events that transitions of the active states wait for. */
export function listAwaited(snapshot: AnyMachineSnapshot): string[] {
  if (snapshot.status !== 'active') return []
  const types = getNextTransitions(snapshot).map(({ eventType }) => eventType)
  return [...new Set(types)].filter((type) => type && !type.startsWith('xstate.'))
}

function statusOf(ref: AnyActorRef): string {
  return (ref.getSnapshot() as { status?: string } | undefined)?.status ?? 'active'
}
