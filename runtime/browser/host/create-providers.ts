/**
 * The port by which forms reach their vendors: the first form with a vendor loads the code behind
 * it.
 */
import type { AttachedFormInput, ProvidersPort } from '../../machines/host-ports.ts'
import { reportFailed } from '../idle/attempt.ts'

/** The code loaded for it. */
export interface ProvidersScript {
  /** Starts actors for a form, as `<slice>-<actor>`. Returns how to end them. */
  attach(form: AttachedFormInput): () => void
  tell: ProvidersPort['tell']
}

export function createProviders(load: () => Promise<ProvidersScript>): ProvidersPort {
  let script: Promise<ProvidersScript> | undefined
  return {
    attach(form) {
      const ending = (script ??= load())
        .then(({ attach }) => attach(form))
        .catch((cause: unknown) => {
          script = undefined
          reportFailed('providers', cause)
        })
      return () => void ending.then((end) => end?.())
    },

    // A failed load was reported by `attach`.
    tell: (slice, event) =>
      void script?.then(
        ({ tell }) => tell(slice, event),
        () => {},
      ),
  }
}
