/** Opens a dev server's page with `?stately` in Stately's own inspector. */
import type { MachineSystem } from '../../../runtime/machines/system.ts'
import { toXStateConfig } from '../export/to-xstate-config.ts'
import { describePage, linkSystem } from './link-system.ts'
import { toStately } from './to-stately.ts'

const usual = 'ws://localhost:8080'
const ours = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Undefined if the address does not ask for it.
 *
 * @throws Error for an address not on this computer: a link must not send a page's data away
 */
export function readStatelyAddress(search: string): string | undefined {
  const given = new URLSearchParams(search).get('stately')
  if (given === null) return undefined
  const url = URL.parse(given || usual)
  if (!url || !ours.has(url.hostname) || !/^wss?:$/.test(url.protocol))
    throw new Error(
      `"${given}" is not a WebSocket address on this computer. Use ?stately=${usual}.`,
    )
  return url.href
}

export async function connectStately(system: MachineSystem, url: string): Promise<void> {
  const { createWebSocketInspector } = await import('@statelyai/inspect')
  const inspector = createWebSocketInspector({ url })
  const configOf = (machine: string) => {
    const document = system.documents.get(machine)
    return document && toXStateConfig(document)
  }
  linkSystem(system, 'stately', describePage, toStately(inspector as never, configOf))
}
