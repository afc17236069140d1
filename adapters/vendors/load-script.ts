/** Milliseconds after which a script counts as blocked. */
const timeoutMs = 20_000

/**
 * Adds a vendor's script to the page and resolves when it has run.
 * @param signal - cancels a script that has not run yet; it then never runs.
 * @throws Error when it is blocked, not found, too slow or cancelled; it never runs after that.
 */
export function loadScript(src: string, signal: AbortSignal): Promise<void> {
  const script = document.createElement('script')
  script.src = src
  script.async = true
  return new Promise((loaded, failed) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', callOff)
    }
    const fail = (reason: string) => {
      end()
      disown(script)
      failed(new Error(`${new URL(src).origin} ${reason}`))
    }
    const callOff = () => fail('was called off')
    const timer = setTimeout(() => fail(`took longer than ${timeoutMs} ms`), timeoutMs)
    signal.addEventListener('abort', callOff)
    script.addEventListener('error', () => fail('could not be loaded'))
    script.addEventListener('load', () => {
      end()
      loaded()
    })
    document.head.append(script)
  })
}

/**
 * Moves a script to another document, where it never runs (HTML, "execute the script element"). A
 * script that is only removed from the page still runs when it arrives.
 */
function disown(script: HTMLScriptElement): void {
  document.implementation.createHTMLDocument().adoptNode(script)
}
