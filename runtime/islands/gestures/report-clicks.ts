import { isPlainClick } from '../../navigation/page-links.ts'
import type { MachineSystem } from '../../machines/system.ts'
import { withFrom } from './from-page.ts'

/**
 * Tells the actor `links` of every followed link that says what it is (`data-link`), and gives links
 * of the frame, which is the same on all pages, the page they are followed from (`data-from`).
 */
export function reportClicks(system: MachineSystem, early: readonly Event[]): void {
  const heard = (click: Event) => {
    const link = (click.target as Element).closest<HTMLAnchorElement>('a[data-link]')
    if (!link) return
    // Links of a menu are links like others, but for the report (CTA-07).
    const { link: linkType, cta = link.closest('header nav') ? 'menu' : '', from } = link.dataset
    const destination = link.getAttribute('href') ?? ''
    if (from !== undefined) link.href = withFrom(destination, location.pathname)
    // The place it names is no place of the page: it opens a dialog, by `data-send`.
    if (linkType === 'openCookieModal' && isPlainClick(click as MouseEvent)) click.preventDefault()
    system.send('links', {
      type: 'link.clicked',
      destination,
      linkType,
      cta,
      section: findSection(link),
    } as never)
  }
  if (!system.get('links')) return
  for (const event of early) if (event.type === 'click') heard(event)
  // Before anybody follows the link.
  document.addEventListener('click', heard, true)
}

/** The section an editor named, else that of the page. */
function findSection(link: HTMLElement): string {
  const section = link.closest<HTMLElement>('[data-section], section[id], header[id], footer[id]')
  return section?.dataset.section ?? section?.id ?? ''
}
