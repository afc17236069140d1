import { extendRegistry, type Implementations, type MachineRegistry } from '../machines/registry.ts'

let registry: MachineRegistry | undefined

export function shareRegistry(created: MachineRegistry): void {
  registry = created
}

/** Names that only an island's machine knows; they come with its chunk. */
export function addImplementations(added: readonly Implementations[]): void {
  for (const each of added) if (registry) extendRegistry(registry, each)
}
