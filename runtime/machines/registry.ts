import type { Registry } from './compile.ts'
import { createGenericActions, reportUnknownActor } from './generic-actions.ts'
import { createGenericActors } from './generic-actors.ts'
import type { MachinePorts } from './ports.ts'

/** Implementations beside the generic ones: a machine's own, or those a caller provides. */
export type Implementations = Partial<
  Record<'actions' | 'guards' | 'actors', Record<string, unknown>>
>

export interface MachineRegistry extends Registry {
  ports: MachinePorts
  /**
   * Receives events for actors that the sender's own XState system does not hold, such as a shared
   * actor written to by an island. The actor system puts itself here; until then they are reported.
   */
  sendElsewhere: (to: string, event: { type: string }) => void
}

/** The names machine documents can use, bound to one set of ports. */
export function createRegistry(
  ports: MachinePorts,
  ...extras: readonly Implementations[]
): MachineRegistry {
  const registry: MachineRegistry = {
    ports,
    now: ports.clock.now,
    sendElsewhere: (to, event) => reportUnknownActor(ports, to, event),
    actions: createGenericActions(ports, (to, event) => registry.sendElsewhere(to, event)),
    actors: createGenericActors(ports),
    guards: {},
    delays: {},
  }
  for (const { actions, actors, guards } of extras) {
    Object.assign(registry.actions, actions)
    Object.assign(registry.actors, actors)
    Object.assign(registry.guards, guards)
  }
  return registry
}
