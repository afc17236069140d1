/** Machines behind forms whose vendors get the values: one chunk, loaded by such a form. */
import type { AnyActorRef } from 'xstate'
import { attempt } from '../idle/attempt.ts'
import type { LaterParts } from '../idle/site-parts.ts'
import { addImplementations } from '../idle/site-registry.ts'
import { sharedSystem } from '../../machines/shared-system.ts'
import type { MachineSystem } from '../../machines/system.ts'
import type { ProviderVendors } from '../../model/ports/form-provider.ts'
import type { ProvidersScript } from '../host/create-providers.ts'
import { keepAttached, tellForm } from './attached-forms.ts'
import { shareProviderVendors } from './provider-host.ts'

export type ProviderParts = LaterParts

/** The actors that `behaviours.json` declares for forms, by their ids; others are left out. */
export function startProviders(
  { actors, machines, implementations, generic }: ProviderParts,
  vendors: ProviderVendors,
): ProvidersScript {
  shareProviderVendors(vendors)
  // Installed by the script of the page, so it is the whole system.
  const system = sharedSystem('providers') as MachineSystem
  addImplementations(implementations, generic)
  for (const machine of machines) attempt(machine.id, () => void system.compile(machine))
  return {
    attach({ slice, actors: wanted, ...input }) {
      const started: { id: string; ref: AnyActorRef }[] = []
      for (const actor of actors) {
        if (!wanted.includes(actor.id)) continue
        const id = `${slice}-${actor.id}`
        attempt(id, () => {
          const ref = system.spawn(id, actor.machine, { ...actor.input, ...input, id: slice })
          started.push({ id, ref })
        })
      }
      const forget = keepAttached(
        slice,
        started.map(({ ref }) => ref),
      )
      return () => {
        forget()
        for (const { id } of started.splice(0)) system.stop(id)
      }
    },
    tell: tellForm,
  }
}
