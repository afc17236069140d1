import type { Implementations, MachineRegistry } from '../machines/registry.ts'

let registry: MachineRegistry | undefined

export function shareRegistry(created: MachineRegistry): void {
  registry = created
}

/** Names that only an island's machine knows; they come with its chunk. */
export function addImplementations(added: readonly Implementations[]): void {
  if (!registry) return
  for (const { actions, actors, guards } of added) {
    Object.assign(registry.actions, actions)
    Object.assign(registry.actors, actors)
    Object.assign(registry.guards, guards)
  }
}
