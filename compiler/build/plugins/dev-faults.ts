/**
 * Shows faults in a site's files while its author works: in the terminal, over the page, and in its
 * place.
 */
import type { ErrorPayload, ViteDevServer } from 'vite'
import { formatFaults } from '../../read/fault.ts'
import { faultsKey } from '../assets/find-dev-assets.ts'
import { checkRoots } from '../../check/build/check-roots.ts'

/** @returns to be called when files of the site have changed */
export function watchFaults(server: ViteDevServer, roots: readonly string[]): () => void {
  const { hot } = server.environments.client
  let reported = ''
  const check = () => {
    const found = find(roots)
    if (found !== reported)
      server.config.logger.warn(found || 'The files of the site are sound again.')
    // Vite keeps messages that no page receives for the next one, which gets the current faults
    // below.
    if (found && server.ws.clients.size > 0) hot.send(toOverlay(found))
    if (reported && !found) hot.send({ type: 'full-reload' })
    keep((reported = found))
  }
  check()
  hot.on('vite:client:connect', (_, client) => {
    if (reported) client.send(toOverlay(reported))
  })
  return check
}

function find(roots: readonly string[]): string {
  try {
    return formatFaults(checkRoots(roots))
  } catch (error) {
    // A file went away, or is half written, while it was read.
    return error instanceof Error ? error.message : String(error)
  }
}

function keep(text: string): void {
  ;(globalThis as { [faultsKey]?: string })[faultsKey] = text
}

function toOverlay(text: string): ErrorPayload {
  return { type: 'error', err: { message: text, stack: '', plugin: 'slicewright' } }
}
