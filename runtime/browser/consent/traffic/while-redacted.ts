/**
 * For scripts that read the page's address, its title and the referrer by themselves: while they
 * run, these hold no more than may be revealed. The visitor's address is put back in the same task.
 */
import type { Redact, WhileRedacted } from '../../../model/ports/vendor.ts'

/** Properties of the document; while redacted, it has own properties that hide them. */
const readNames = ['referrer', 'title'] as const

/** @param current - what may be revealed now: consent comes and goes. */
export function createWhileRedacted(current: () => Redact): WhileRedacted {
  // Taken before any vendor wraps it: none may learn of an address that nobody visited.
  const { replaceState } = history
  const replace = (address: string) => replaceState.call(history, history.state, '', address)

  return (run) => {
    const redact = current()
    const { href } = location
    const redactedHref = redact(href)
    for (const name of readNames)
      Object.defineProperty(document, name, { value: redact(document[name]), configurable: true })
    try {
      if (redactedHref !== href) replace(redactedHref)
      // A browser may silently refuse to replace an address that is replaced too often.
      if (redact(location.href) !== location.href)
        throw new Error('The browser does not let the address be redacted.')
      return run()
    } finally {
      if (location.href !== href) replace(href)
      for (const name of readNames) Reflect.deleteProperty(document, name)
    }
  }
}
