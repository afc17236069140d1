import { loadVendorSettings } from '#runtime/bound'

/** In `site-config/vendors.json`, and what its script defines. */
const vendor = 'wistia'
export const playerElement = 'wistia-player'

let script: Promise<void> | undefined
let attempts = 0

/**
 * Loads the script of the host's player, once a document. One that fails, or that nobody waits for
 * any longer, is asked for again by the next who needs it.
 *
 * @throws Error when the host is not configured or its script does not come
 */
export async function loadPlayer(signal: AbortSignal): Promise<void> {
  if (customElements.get(playerElement)) return
  const settings = (await loadVendorSettings())[vendor]
  if (!settings) throw new Error(`/_vendors.json has no "${vendor}"`)
  signal.throwIfAborted()
  const loading = (script ??= addScript(`${settings.origin}/player.js`, ++attempts))
  const forget = () => {
    if (script === loading) script = undefined
  }
  signal.addEventListener('abort', forget)
  await loading.catch((error: unknown) => {
    forget()
    throw error
  })
  await customElements.whenDefined(playerElement)
}

/** A later attempt has another address: browsers would have it wait for a first one that hangs. */
function addScript(address: string, attempt: number): Promise<void> {
  const src = attempt > 1 ? `${address}?attempt=${attempt}` : address
  const element = Object.assign(document.createElement('script'), { src, async: true })
  return new Promise((resolve, reject) => {
    element.addEventListener('load', () => resolve())
    element.addEventListener('error', () => {
      element.remove()
      reject(new Error(`${src} did not load`))
    })
    document.head.append(element)
  })
}
