import { findLink, isSamePage, listOwnTags, toLinkFacts, toPage } from './page-links.ts'

export interface LinkWatch {
  /** Watches the links there are now. Call it after a change of HTML. */
  renew(): void
}

/**
 * Names the pages the visitor is likely to ask for next: those whose links can be seen, and, as
 * urgent, those whose link is pointed at or focused.
 */
export function watchLinks(want: (url: URL, isUrgent: boolean) => void): LinkWatch {
  const wantLink = (link: HTMLAnchorElement, isUrgent: boolean) => {
    const here = new URL(location.href)
    const url = toPage(toLinkFacts(link), here, listOwnTags())
    if (url && !isSamePage(url, here)) want(url, isUrgent)
  }

  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      seen.unobserve(target)
      wantLink(target as HTMLAnchorElement, false)
    }
  })
  const reach = (event: Event) => {
    const link = findLink(event)
    if (link) wantLink(link, true)
  }
  document.addEventListener('pointerover', reach, { passive: true })
  document.addEventListener('focusin', reach)

  return {
    renew() {
      seen.disconnect()
      // A link's target is read once it is seen: all at once takes as long as a machine to start.
      for (const link of document.querySelectorAll('a[href]')) seen.observe(link)
    },
  }
}
