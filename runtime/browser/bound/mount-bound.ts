/** Mounts a bound slice: its machine starts, its markup stays. No component here. */
import type { MachineDocument, MachineInput } from '../../model/config/machine-document.ts'
import type { OwnImplementations } from '../../machines/host-ports.ts'
import type { GenericImplementations } from '../../machines/registry.ts'
import { sharedSystem } from '../../machines/shared-system.ts'
import type { MachineSystem } from '../../machines/system.ts'
import { addImplementations } from '../idle/site-registry.ts'

/** Default export of a bound slice's chunk. */
export interface BoundDefinition {
  machine: MachineDocument
  implementations?: readonly OwnImplementations[]
  /** In a build only: the generic ones that no machine on every page names. */
  generic?: GenericImplementations
}

/**
 * Starts the slice's actor under the slice's id, to which its attributes are bound already. The
 * host carries the tags of its state, for style sheets. Returns what ends it.
 * host carries the tags of its state, for style sheets. Returns a function that ends it.
 * @throws SiteError ActorIdTaken, MachineInvalid
 */
export function mountIsland(
  host: HTMLElement,
  { machine, implementations = [], generic }: BoundDefinition,
  id: string,
  { input }: { input?: MachineInput },
): () => void {
  addImplementations(implementations, generic)
  // Installed by the script of the page, so it is the whole system.
  const system = sharedSystem(id) as MachineSystem
  system.compile(machine)
  const actor = system.spawn(id, machine.id, { ...input, id })
  const showTags = ({ tags }: { tags: ReadonlySet<string> }) => {
    host.dataset['state'] = [...tags].join(' ')
  }
  showTags(actor.getSnapshot())
  const { unsubscribe } = actor.subscribe(showTags)
  return () => {
    unsubscribe()
    system.stop(id)
  }
}
