import { fromCallback } from 'xstate'
import type { OwnImplementations, OwnPorts, SendTo } from '#runtime/machines'

type Ports = OwnPorts<'headings' | 'host'>

const watch = ({ headings, host }: Ports) =>
  fromCallback<{ type: string }, { id: string }>(({ input, sendBack }) => {
    const send: SendTo<'spy'> = sendBack
    let last = ''
    return headings.watch(linksOf(host, input.id).map(toTarget), 1 / 3, (seen) => {
      const read = seen.findLast(({ isAbove }) => isAbove) ?? seen[0]
      const heading = read?.id ?? ''
      if (heading !== last) send({ type: 'spy.read', heading })
      last = heading
    })
  })

const mark =
  ({ host }: Ports) =>
  (_: unknown, { id, heading }: { id: string; heading: string }): void => {
    for (const link of linksOf(host, id)) {
      if (toTarget(link) === heading) link.setAttribute('aria-current', 'location')
      else link.removeAttribute('aria-current')
    }
  }

function linksOf(host: Ports['host'], id: string): HTMLAnchorElement[] {
  return [...(host.element(id)?.querySelectorAll<HTMLAnchorElement>('a[href^="#"]') ?? [])]
}

function toTarget({ hash }: HTMLAnchorElement): string {
  return decodeURIComponent(hash.slice(1))
}

export const implementations: OwnImplementations<'headings' | 'host'> = (ports) => ({
  actions: { 'spy.mark': mark(ports) },
  actors: { 'spy.watch': watch(ports) },
})
