import type { ProvidersPort } from '../../machines/host-ports.ts'
import { sharedSystem } from '../../machines/shared-system.ts'
import type { MachineSystem } from '../../machines/system.ts'
import { reportFailed } from '../idle/attempt.ts'
import { loadProviders } from '../idle/share-providers.ts'
import type { AttachedForm } from '../idle/site-parts.ts'

/** By slice. */
const attached = new Map<string, Promise<AttachedForm | undefined>>()

export const providers: ProvidersPort = {
  attach({ slice, actors, ...input }) {
    const attach = async () => {
      const script = await loadProviders()
      // The form has left the page meanwhile.
      if (attached.get(slice) !== attaching) return undefined
      const system = sharedSystem('providers') as MachineSystem
      return script?.attachForm(system, slice, actors, input)
    }
    const attaching = Promise.resolve()
      .then(attach)
      .catch((cause: unknown) => {
        reportFailed('providers', cause)
        return undefined
      })
    attached.set(slice, attaching)
    return () => {
      if (attached.get(slice) === attaching) attached.delete(slice)
      void attaching.then((form) => form?.end())
    }
  },

  tell: (slice, event) => void attached.get(slice)?.then((form) => form?.tell(event)),
}
