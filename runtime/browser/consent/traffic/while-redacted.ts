/**
 * For scripts that read the address and the title of the page, and the address before, by themselves:
 * while they run, these hold no more than may be told. The visitor's address is put back in the same task.
 */
import type { Redact, WhileRedacted } from '../../../model/ports/vendor.ts'

/** Of the document; what stands in their place for a while is its own property. */
const readNames = ['referrer', 'title'] as const

/** @param current - what may be told now: consent comes and goes. */
export function createWhileRedacted(current: () => Redact): WhileRedacted {
  // Before any vendor wraps it: none of them is to hear of an address that nobody went to.
  const { replaceState } = history
  const replace = (address: string) => replaceState.call(history, history.state, '', address)

  return (run) => {
    const redact = current()
    const { href } = location
    const told = redact(href)
    for (const name of readNames)
      Object.defineProperty(document, name, { value: redact(document[name]), configurable: true })
    try {
      if (told !== href) replace(told)
      // A browser may refuse to replace an address that is replaced too often, and say nothing.
      if (redact(location.href) !== location.href)
        throw new Error('The browser does not let the address be redacted.')
      return run()
    } finally {
      if (location.href !== href) replace(href)
      for (const name of readNames) Reflect.deleteProperty(document, name)
    }
  }
}
