import type { OwnImplementations } from '#runtime/machines'
import { openScheduler, tellForm, watchVendor } from '#runtime/providers'

export const implementations: OwnImplementations = (_ports, system) => ({
  actions: {
    'scheduler.tell': (_: unknown, { id, event }: { id: string; event: { type: string } }) =>
      tellForm(id, event),
  },
  actors: {
    'scheduler.consent': watchVendor(system),
    'scheduler.open': openScheduler(system),
  },
})
