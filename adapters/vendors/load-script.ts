/** How long a script may take before it counts as blocked, in ms. */
const timeoutMs = 20_000

/**
 * Adds a vendor's script to the page and resolves when it has run.
 * @param signal - until it has run it can be called off; it never runs then.
 * @throws Error when it is blocked, not found, too slow or called off; it never runs after that.
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
 * A script that is taken off the page runs all the same when it arrives. One that has moved to another
 * document does not (HTML, "execute the script element").
 */
function disown(script: HTMLScriptElement): void {
  document.implementation.createHTMLDocument().adoptNode(script)
}
