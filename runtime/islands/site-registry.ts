import {
  addGeneric,
  extendRegistry,
  type GenericImplementations,
  type Implementations,
  type MachineRegistry,
} from '../machines/registry.ts'

let registry: MachineRegistry | undefined

export function shareRegistry(created: MachineRegistry): void {
  registry = created
}

/** Names that only machines know which come later, in an island or with a gesture; they come with them. */
export function addImplementations(
  added: readonly Implementations[],
  generic?: GenericImplementations,
): void {
  if (!registry) return
  if (generic) addGeneric(registry, generic)
  for (const each of added) extendRegistry(registry, each)
}
