/** How long a script may take before it counts as blocked, in ms. */
const patience = 20_000

/**
 * Adds a vendor's script to the page and resolves when it has run.
 * @throws Error when it is blocked, not found or too slow; it is then taken off the page again.
 */
export function loadScript(src: string): Promise<HTMLScriptElement> {
  const script = document.createElement('script')
  script.src = src
  script.async = true
  return new Promise((loaded, failed) => {
    const fail = (reason: string) => {
      clearTimeout(timer)
      script.remove()
      failed(new Error(`${new URL(src).origin} ${reason}`))
    }
    const timer = setTimeout(() => fail(`took longer than ${patience} ms`), patience)
    script.addEventListener('error', () => fail('could not be loaded'))
    script.addEventListener('load', () => {
      clearTimeout(timer)
      loaded(script)
    })
    document.head.append(script)
  })
}
