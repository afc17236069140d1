import { withFrom, withoutFrom } from '../../model/documents/from-page.ts'
import { isPlainClick } from '../navigation/page-links.ts'
import type { MachineSystem } from '../../machines/system.ts'

/**
 * Tells the actor `links` of every followed link that says what it is (`data-link`), in this window or
 * another, and gives links of the frame, which is the same on all pages, the page they are followed
 * from (`data-from`).
 */
export function reportClicks(system: MachineSystem, early: readonly Event[]): void {
  const heard = (click: MouseEvent) => {
    const link = findReported(click)
    // The button in the middle opens a tab, that on the right a menu.
    if (!link || click.button > 1) return
    const destination = withoutFrom(addFrom(link))
    // Links of a menu are links like others, but for the report (CTA-07).
    const { link: linkType, cta = link.closest('header nav') ? 'menu' : '' } = link.dataset
    // Its fragment is not an element of the page: it opens a dialog, by `data-send`.
    if (linkType === 'openCookieModal' && isPlainClick(click)) click.preventDefault()
    // The banner reports its own.
    if (!link.closest('[data-promotion]'))
      system.send('links', {
        type: 'link.clicked',
        destination,
        linkType,
        cta,
        section: findSection(link),
      } as never)
  }
  // Pages get no event for a choice in a link's context menu, so the address must be right beforehand.
  const prepare = (event: Event) => {
    const link = findReported(event)
    if (link) addFrom(link)
  }
  if (!system.get('links')) return
  for (const event of early) if (event.type.endsWith('click')) heard(event as MouseEvent)
  // Before anybody follows the link.
  for (const type of ['click', 'auxclick'] as const) document.addEventListener(type, heard, true)
  document.addEventListener('contextmenu', prepare, true)
}

function findReported({ target }: Event): HTMLAnchorElement | null {
  return (target as Element).closest<HTMLAnchorElement>('a[data-link]')
}

/** The address as it was written, which the link keeps beside the one it gets. */
function addFrom(link: HTMLAnchorElement): string {
  const { dataset } = link
  const written = dataset.from || (link.getAttribute('href') ?? '')
  if (dataset.from !== undefined) {
    dataset.from = written
    link.href = withFrom(written, location.pathname)
  }
  return written
}

/** The section an editor named, else that of the page. */
function findSection(link: HTMLElement): string {
  const section = link.closest<HTMLElement>('[data-section], section[id], header[id], footer[id]')
  return section?.dataset.section ?? section?.id ?? ''
}
