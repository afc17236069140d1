import type { OwnImplementations } from '../../machines/host-ports.ts'
import { addGeneric, extendRegistry, type GenericImplementations } from '../../machines/registry.ts'
import type { MachineRegistry } from '../../machines/registry-types.ts'
import { sharedSystem } from '../../machines/shared-system.ts'
import type { MachineSystem } from '../../machines/system.ts'

let registry: MachineRegistry | undefined
const known = new Set<OwnImplementations>()

export function shareRegistry(created: MachineRegistry): void {
  registry = created
}

/** Names that only machines know which come later, in an island or with a gesture; they come with them. */
export function addImplementations(
  added: readonly OwnImplementations[],
  generic?: GenericImplementations,
): void {
  if (!registry) return
  if (generic) addGeneric(registry, generic)
  for (const own of added) {
    // What one slice keeps between two actions is not lost when another comes alive.
    if (known.has(own)) continue
    known.add(own)
    // Installed by the script of the page, so it is the whole system.
    extendRegistry(registry, own(registry.ports, sharedSystem('machines') as MachineSystem))
  }
}
