/** The port by which forms reach their vendors: what is behind it is loaded by the first that has one. */
import type { MachineInput } from '../../model/config/machine-document.ts'
import type { ProvidersPort } from '../../machines/host-ports.ts'
import { sharedSystem } from '../../machines/shared-system.ts'
import type { MachineSystem } from '../../machines/system.ts'
import { reportFailed } from '../idle/attempt.ts'

/** What is loaded for it. */
export interface ProvidersScript {
  /**
   * Starts actors for a form, as `<slice>-<actor>`.
   *
   * @param actors - ids of `behaviours.json`; those it does not declare for forms are left out.
   */
  attachForm(
    system: MachineSystem,
    slice: string,
    actors: readonly string[],
    input: MachineInput,
  ): AttachedForm
}

export interface AttachedForm {
  /** Tells each of its actors. */
  tell(event: { type: string; [key: string]: unknown }): void
  end(): void
}

export function createProviders(load: () => Promise<ProvidersScript>): ProvidersPort {
  /** By slice. */
  const attached = new Map<string, Promise<AttachedForm | undefined>>()
  return {
    attach({ slice, actors, ...input }) {
      const attach = async () => {
        const { attachForm } = await load()
        // The form has left the page meanwhile.
        if (attached.get(slice) !== attaching) return undefined
        // Installed by the script of the page, so it is the whole system.
        return attachForm(sharedSystem('providers') as MachineSystem, slice, actors, input)
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
}
