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

/**
 * Adds names that only later machines know, of an island or a gesture: they load with the machine.
 */
export function addImplementations(
  added: readonly OwnImplementations[],
  generic?: GenericImplementations,
): void {
  if (!registry) return
  if (generic) addGeneric(registry, generic)
  for (const own of added) {
    // State that one slice keeps between two actions is not lost when another comes alive.
    if (known.has(own)) continue
    known.add(own)
    // Installed by the script of the page, so it is the whole system.
    extendRegistry(registry, own(registry.ports, sharedSystem('machines') as MachineSystem))
  }
}
