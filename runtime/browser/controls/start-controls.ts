/** Machines behind single controls of forms: one chunk, loaded by the first control that has one. */
import { attempt } from '../idle/attempt.ts'
import type { LaterParts } from '../idle/site-parts.ts'
import { addImplementations } from '../idle/site-registry.ts'
import type { ControlsScript } from '../../machines/host-ports.ts'
import { sharedSystem } from '../../machines/shared-system.ts'
import type { MachineSystem } from '../../machines/system.ts'

/** The actors that `behaviours.json` declares for controls, by their ids; others are left out. */
export function startControls({
  actors,
  machines,
  implementations,
  generic,
}: LaterParts): ControlsScript {
  // Installed by the script of the page, so it is the whole system.
  const system = sharedSystem('controls') as MachineSystem
  addImplementations(implementations, generic)
  for (const machine of machines) attempt(machine.id, () => void system.compile(machine))
  return {
    start(control, signal) {
      const actor = actors.find(({ id }) => id === control.dataset['control'])
      if (!actor || signal.aborted) return
      const id = `${control.id}-${actor.id}`
      attempt(id, () => {
        system.spawn(id, actor.machine, { ...actor.input, id: control.id })
        signal.addEventListener('abort', () => system.stop(id))
      })
    },
  }
}
