import type { OwnImplementations } from '#runtime/machines'
import { openScheduler, watchVendor } from '#runtime/providers'

export const implementations: OwnImplementations<'providers'> = ({ providers }, system) => ({
  actions: {
    'scheduler.tell': (_: unknown, { id, event }: { id: string; event: { type: string } }) =>
      providers.tell(id, event),
  },
  actors: {
    'scheduler.consent': watchVendor(system),
    'scheduler.open': openScheduler(system),
  },
})
