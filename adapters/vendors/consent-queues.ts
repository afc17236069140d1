/**
 * Passes consent to the tag manager and the ads tracker before they are loaded: into the queues that
 * their scripts read when loaded. The queues themselves send nothing. Google's Consent Mode v2
 * (developers.google.com/tag-platform/security/guides/consent) and Microsoft's UET consent mode.
 */
import type { MachinePorts } from '#runtime/machines'

type Queues = Pick<MachinePorts, 'tagManager' | 'adsTracker'>

interface Scope {
  dataLayer?: unknown[]
  uetq?: { push(...entries: unknown[]): unknown }
}

/** @param hasTagManager - truthy if this deployment has one; to have none is a choice (CONSENT-09). */
export function createConsentQueues(hasTagManager: unknown): Queues {
  const scope = globalThis as Scope
  let ads = 'default'
  // Google's scripts recognize a command by its being an `arguments` object.
  function command(..._: unknown[]) {
    // oxlint-disable-next-line prefer-rest-params -- see above
    ;(scope.dataLayer ??= []).push(arguments)
  }
  return {
    ...(hasTagManager
      ? { tagManager: { consent: (name, state) => command('consent', name, state) } }
      : {}),
    adsTracker: {
      consent(granted) {
        const state = { ad_storage: granted ? 'granted' : 'denied' }
        ;(scope.uetq ??= []).push('consent', ads, state)
        ads = 'update'
      },
    },
  }
}
