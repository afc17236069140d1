/** Running actors by their id, as their machine documents describe them. */
import type { ActorRef, AnyActorRef, MachineSnapshot } from 'xstate'
import type { MachineId, Machines } from '#schemas/generated/machine-types.ts'

type SnapshotOf<Id extends MachineId> = MachineSnapshot<
  Machines[Id]['context'],
  Machines[Id]['event'],
  Record<string, AnyActorRef | undefined>,
  never,
  Machines[Id]['tag'],
  never,
  never,
  never
>

/**
 * The type of an actor whose id is that of its machine, as in `behaviours.json`; any other is
 * untyped.
 */
export type ActorOf<Id extends string> = Id extends MachineId
  ? ActorRef<SnapshotOf<Id>, Machines[Id]['event'], Machines[Id]['emitted']>
  : AnyActorRef

/** An event that a machine declares. */
export type EventOf<Id extends MachineId> = Machines[Id]['event']

/** The type of `sendBack` for an actor that a machine invokes: assign `sendBack` to it. */
export type SendTo<Id extends MachineId> = (event: EventOf<Id>) => void
