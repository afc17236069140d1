import {
  findLink,
  isPlainClick,
  isSamePage,
  listOwnTags,
  toLinkFacts,
  toPage,
} from './page-links.ts'
import { jump, scrollAtOnce, type ScrollPositions } from './scroll-positions.ts'

export interface Followed {
  link(url: URL): void
  pop(url: URL, scroll: number | undefined): void
}

/**
 * Turns clicks on links and moves in the history into navigations. The browser keeps what it does
 * better: other origins, files, new windows, places on the same page.
 *
 * @param shown - address of the page shown; after a move in the history, the bar is ahead of it.
 */
export function followLinks(
  positions: ScrollPositions,
  shown: () => URL,
  followed: Followed,
): void {
  document.addEventListener('click', (click) => {
    const link = isPlainClick(click) && findLink(click)
    if (!link) return
    const url = toPage(toLinkFacts(link), shown(), listOwnTags())
    if (!url) return
    if (isSamePage(url, shown()) && link.hash) return positions.leave()
    click.preventDefault()
    followed.link(url)
  })

  const followHistory = () => {
    const url = new URL(location.href)
    const scroll = positions.find()
    if (!isSamePage(url, shown())) {
      positions.leave()
      followed.pop(url, scroll)
      return
    }
    // A place on the page shown. A new entry has no position: the browser goes to the place.
    if (scroll !== undefined) {
      positions.leave()
      scrollAtOnce(() => jump(scroll))
    }
    positions.show()
  }
  addEventListener('popstate', followHistory)
  if (!isSamePage(new URL(location.href), shown())) followHistory()
}
