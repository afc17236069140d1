/** Machines behind forms, for vendors that are told what was sent: one chunk, loaded by such a form. */
import { attempt } from '../idle/attempt.ts'
import type { LaterParts } from '../idle/site-parts.ts'
import { addImplementations } from '../idle/site-registry.ts'
import type { ProviderVendors } from '../../model/ports/form-provider.ts'
import type { ProvidersScript } from '../host/create-providers.ts'
import { shareProviderVendors } from './provider-host.ts'

export type ProviderParts = LaterParts

/** Returns what attaches a form to the actors that `behaviours.json` declares for forms, by their ids. */
export function startProviders(
  { actors, machines, implementations, generic }: ProviderParts,
  vendors: ProviderVendors,
): ProvidersScript['attachForm'] {
  shareProviderVendors(vendors)
  let isKnown = false
  return (system, slice, wanted, input) => {
    if (!isKnown) {
      isKnown = true
      addImplementations(implementations, generic)
      for (const machine of machines) attempt(machine.id, () => void system.compile(machine))
    }
    const ids: string[] = []
    for (const actor of actors) {
      if (!wanted.includes(actor.id)) continue
      const id = `${slice}-${actor.id}`
      attempt(id, () => {
        system.spawn(id, actor.machine, { ...actor.input, ...input, id: slice })
        ids.push(id)
      })
    }
    return {
      tell(event) {
        for (const id of ids) {
          const actor = system.get(id)
          if (actor?.getSnapshot().can?.(event)) actor.send(event as never)
        }
      },
      end: () => ids.splice(0).forEach((id) => system.stop(id)),
    }
  }
}
