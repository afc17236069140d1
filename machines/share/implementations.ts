import { fromCallback, fromPromise } from 'xstate'
import { findHost, isPlainClick } from '#runtime/bound'
import type { Implementations } from '#runtime/machines'

/** NAV-09. */
const width = 626
const height = 436

const popups = fromCallback<{ type: string }, { id: string }>(({ input, sendBack }) => {
  const host = findHost(input.id)
  const open = (click: MouseEvent) => {
    const link = (click.target as Element).closest<HTMLAnchorElement>('a[data-share]')
    // Without a popup, the link opens a tab.
    if (link?.protocol !== 'https:' || !isPlainClick(click)) return
    if (openPopup(link.href)) click.preventDefault()
  }
  if ('share' in navigator) sendBack({ type: 'share.supported' })
  host?.addEventListener('click', open)
  return () => host?.removeEventListener('click', open)
})

/** In the middle of the window it comes from. Undefined when it was blocked. */
function openPopup(url: string): Window | undefined {
  const left = Math.max(0, screenX + (outerWidth - width) / 2)
  const top = Math.max(0, screenY + (outerHeight - height) / 2)
  const place = `width=${width},height=${height},left=${Math.round(left)},top=${Math.round(top)}`
  const popup = open('', '_blank', `popup,${place}`)
  if (!popup) return
  // `noopener` among the features would hide whether there is a popup.
  popup.opener = null
  popup.location.href = url
  return popup
}

const toShare = () => ({ title: document.title, url: location.origin + location.pathname })

const offer = fromPromise(() => navigator.share(toShare()))

const copyAddress = fromPromise(() => navigator.clipboard.writeText(toShare().url))

export const implementations = {
  actors: { 'share.popups': popups, 'share.offer': offer, 'share.copyAddress': copyAddress },
} satisfies Implementations
