import { fromCallback, fromPromise } from 'xstate'
import { isPlainClick } from '#runtime/bound'
import type { OwnImplementations, OwnPorts } from '#runtime/machines'

/** The popup's size in pixels (NAV-09). */
const size = { width: 626, height: 436 }

const popups = ({ host, sharing }: OwnPorts<'host' | 'sharing'>) =>
  fromCallback<{ type: string }, { id: string }>(({ input, sendBack }) => {
    const element = host.element(input.id)
    const open = (click: MouseEvent) => {
      const link = (click.target as Element).closest<HTMLAnchorElement>('a[data-share]')
      // Without a popup, the link opens a tab.
      if (link?.protocol !== 'https:' || !isPlainClick(click)) return
      if (sharing.openPopup(link.href, size)) click.preventDefault()
    }
    if (sharing.isSupported()) sendBack({ type: 'share.supported' })
    element?.addEventListener('click', open)
    return () => element?.removeEventListener('click', open)
  })

const offer = ({ host, sharing }: OwnPorts<'host' | 'sharing'>) =>
  fromPromise(() => sharing.offer(toShared(host.address())))

const copyAddress = ({ clipboard, host }: OwnPorts<'clipboard' | 'host'>) =>
  fromPromise(() => clipboard.write(toShared(host.address())))

function toShared({ origin, pathname }: URL): string {
  return origin + pathname
}

export const implementations: OwnImplementations<'clipboard' | 'host' | 'sharing'> = (ports) => ({
  actors: {
    'share.popups': popups(ports),
    'share.offer': offer(ports),
    'share.copyAddress': copyAddress(ports),
  },
})
