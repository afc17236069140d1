import type { EmbedPort, EmbedScript } from '../../machines/host-ports.ts'
import { loadVendorSettings } from '../consent/vendors/vendor-settings.ts'

export const embed: EmbedPort = {
  create: (name) => document.createElement(name),
  load,
}

/** Scripts by name of their element. */
const scripts = new Map<string, { loading?: Promise<void> | undefined; attempts: number }>()

async function load(
  name: string,
  { vendor, path }: EmbedScript,
  signal: AbortSignal,
): Promise<void> {
  if (customElements.get(name)) return
  const settings = (await loadVendorSettings())[vendor]
  if (!settings) throw new Error(`/_vendors.json has no "${vendor}"`)
  signal.throwIfAborted()
  const script = scripts.get(name) ?? { attempts: 0 }
  scripts.set(name, script)
  const loading = (script.loading ??= addScript(settings.origin + path, ++script.attempts))
  const forget = () => {
    if (script.loading === loading) script.loading = undefined
  }
  signal.addEventListener('abort', forget)
  await loading.catch((error: unknown) => {
    forget()
    throw error
  })
  await customElements.whenDefined(name)
}

/** A later attempt has another address: browsers would make it wait for a first one that hangs. */
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
