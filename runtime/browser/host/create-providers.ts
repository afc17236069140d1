/** The port by which forms reach their vendors: what is behind it is loaded by the first that has one. */
import type { AttachedFormInput, ProvidersPort } from '../../machines/host-ports.ts'
import { reportFailed } from '../idle/attempt.ts'

/** What is loaded for it. */
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

    // One that did not come was reported where it was asked for.
    tell: (slice, event) =>
      void script?.then(
        ({ tell }) => tell(slice, event),
        () => {},
      ),
  }
}
