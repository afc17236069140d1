/**
 * Tabs of a browser share the cookie that names the preview. Each tab keeps the value it was loaded
 * with, and writes it again whenever the tab is looked at or used; so two tabs can show two
 * previews. Requests of a tab name its own preview in a header: another tab may write the cookie in
 * between.
 */
import { readCookie } from '../../model/config/cookies.ts'
import { previewHeader, type PreviewCookie } from '../../model/preview-facts.ts'

export interface OwnCookie {
  /** Sets the cookie to this tab's value. */
  claim(): void
  /** From now on this tab shows another ref; the service's script may have written it already. */
  change(ref: string): void
  /** Tells other tabs of the same preview that it is over. */
  tellEnd(): void
}

/** @param ended - called when another tab ended this preview */
export function keepCookie({ name, value: first }: PreviewCookie, ended: () => void): OwnCookie {
  let own = first
  const channel = new BroadcastChannel('slicewright.preview')
  channel.addEventListener('message', ({ data }) => data === own && ended())
  const claim = () => {
    if (readCookie(document.cookie, name) !== own) write(name, own)
  }
  const claimSeen = () => document.visibilityState === 'visible' && claim()
  document.addEventListener('visibilitychange', claimSeen)
  for (const type of ['focus', 'pageshow']) addEventListener(type, claimSeen)
  // Before a link is followed, or fetched ahead. Not on pointerover: it also fires for a pointer at
  // rest when the page changes under it; nobody is there, and the cookie may be the one that
  // another tab has just taken away.
  for (const type of ['pointermove', 'pointerdown', 'focusin', 'keydown'])
    document.addEventListener(type, claim, { capture: true, passive: true })
  sendOwn(() => {
    claim()
    return own
  })
  return {
    claim,
    change(ref) {
      const written = readCookie(document.cookie, name)
      own = written?.includes(ref) ? written : ref
      claim()
    },
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other
    tellEnd: () => channel.postMessage(own),
  }
}

/** Adds it to every request to the site from now on. */
function sendOwn(find: () => string): void {
  const originalFetch = window.fetch
  window.fetch = (input, init) => {
    const { href } = input instanceof Request ? { href: input.url } : new URL(input, location.href)
    if (!href.startsWith(`${location.origin}/`)) return originalFetch(input, init)
    const request = new Request(input, init)
    request.headers.set(previewHeader, encodeURIComponent(find()))
    return originalFetch(request)
  }
}

function write(name: string, value: string): void {
  // In the editor's frame the site is a third party.
  const isFramed = window !== window.top
  const isSecure = isFramed || location.protocol === 'https:'
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; samesite=${isFramed ? 'none' : 'lax'}${isSecure ? '; secure' : ''}`
}
