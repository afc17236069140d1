import { withFrom, withoutFrom } from '../../model/documents/from-page.ts'
import { isPlainClick } from '../navigation/page-links.ts'
import type { MachineSystem } from '../../machines/system.ts'

/**
 * Reports to the actor `links` every followed link that says what it is (`data-link`), in this
 * window or another. Links of the frame, which stays when a page is shown in place, carry the page
 * they are followed from (`data-from`) from then on.
 */
export function reportClicks(system: MachineSystem, early: readonly Event[]): void {
  const onClick = (click: MouseEvent) => {
    const link = findReported(click)
    // The middle button opens a tab, the right one a menu.
    if (!link || click.button > 1) return
    const destination = withoutFrom(link.getAttribute('href') ?? '')
    // Links of a menu are like any other, except in the report (CTA-07).
    const { link: linkType, cta = link.closest('header nav') ? 'menu' : '' } = link.dataset
    // Its fragment is not an element of the page: `data-send` opens a dialog.
    if (linkType === 'openCookieModal' && isPlainClick(click)) click.preventDefault()
    // The banner reports its own links.
    if (!link.closest('[data-promotion]'))
      system.send('links', {
        type: 'link.clicked',
        destination,
        linkType,
        cta,
        section: findSection(link),
      } as never)
  }
  document.addEventListener('slicewright:page', renewFrom)
  renewFrom()
  if (!system.get('links')) return
  for (const event of early) if (event.type.endsWith('click')) onClick(event as MouseEvent)
  // Captured: before the link is followed.
  for (const type of ['click', 'auxclick'] as const) document.addEventListener(type, onClick, true)
}

function findReported({ target }: Event): HTMLAnchorElement | null {
  return (target as Element).closest<HTMLAnchorElement>('a[data-link]')
}

function renewFrom(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-from]'))
    link.href = withFrom(link.getAttribute('href')!, location.pathname)
}

/** The section an editor named, else that of the page. */
function findSection(link: HTMLElement): string {
  const section = link.closest<HTMLElement>('[data-section], section[id], header[id], footer[id]')
  return section?.dataset['section'] ?? section?.id ?? ''
}
