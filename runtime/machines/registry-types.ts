import type { MachinePorts } from '../model/ports/machine-ports.ts'

/** Names a document may use, with their XState implementations: actions, guards, actor logic. */
export interface Registry {
  actions: Record<string, unknown>
  guards: Record<string, unknown>
  actors: Record<string, unknown>
  delays: Record<string, unknown>
  now: () => number
}

export interface MachineRegistry extends Registry {
  ports: MachinePorts
  /**
   * Receives events for actors that the sender's own XState system does not hold, such as a shared
   * actor that an island sends to. The actor system sets it; until then they are reported.
   */
  sendElsewhere: (to: string, event: { type: string }) => void
}
