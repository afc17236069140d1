import {
  createRegistry,
  createSystem,
  type BehaviourActor,
  type HostPorts,
  type Implementations,
  type MachineDocument,
  type MachineRegistry,
  type MachineSystem,
  type OwnImplementations,
} from '#runtime/machines'
import { createMemoryPorts, type MemoryPorts } from './machine-ports.ts'

type Own = OwnImplementations<keyof HostPorts>

interface Parts {
  documents: readonly unknown[]
  actors?: readonly BehaviourActor[]
  ports?: MemoryPorts
  /** Machines' own implementations, as exported by their `implementations.ts`. */
  own?: readonly Own[]
  /** Stand-ins for generic names, or for the machines' own. */
  extras?: readonly Implementations[]
}

/** Runs several machines as a page does, against ports in memory. */
export function startSystem({
  documents,
  actors = [],
  ports = createMemoryPorts(),
  own = [],
  extras = [],
}: Parts): MachineSystem & { ports: MemoryPorts } {
  const registry = createRegistry(ports)
  const system = createSystem({
    documents: documents as MachineDocument[],
    behaviours: { actors: [...actors] },
    registry,
  })
  for (const each of own) extend(registry, each(ports, system))
  for (const each of extras) extend(registry, each)
  system.start()
  return Object.assign(system, { ports })
}

function extend(registry: MachineRegistry, added: Implementations): void {
  for (const kind of ['actions', 'actors', 'guards'] as const)
    Object.assign(registry[kind], added[kind])
}
