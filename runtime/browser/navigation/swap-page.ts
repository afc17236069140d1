import { decode } from '../../model/config/decode.ts'
import type { Payload } from '../../model/payload.ts'
import { toPayloadPath } from './page-links.ts'
import { jump, scrollAtOnce } from './scroll-positions.ts'

/** The visitor's place on arrival: a position, or (null) the hash or the top. */
export interface Arrival {
  url: URL
  scroll: number | null
}

/**
 * Puts the new page into the document. Everything outside `main` and the parts lives on.
 *
 * @param within - id of a bound slice: the only one of `main` whose content is taken.
 * @throws TypeError when the page or the payload lacks that slice.
 */
export function replaceContent(payload: Payload, main: HTMLElement, within?: string): void {
  if (within) {
    const find = (root: ParentNode) => root.querySelector(`[data-id="${within}"]`)!
    const parsed = new DOMParser().parseFromString(payload.html, 'text/html')
    find(main).innerHTML = find(parsed).innerHTML
  } else main.innerHTML = payload.html
  for (const tag of document.head.querySelectorAll('[data-head]')) tag.remove()
  document.head.insertAdjacentHTML('beforeend', payload.head)
  document.title = payload.title
  Object.assign(document.body.dataset, payload.body, { route: payload.routeName })
  for (const part of document.querySelectorAll<HTMLElement>('sw-part')) {
    const html = payload.parts[part.dataset['part'] ?? '']
    if (html !== undefined && part.innerHTML !== html) part.innerHTML = html
  }
}

/** @throws TypeError without `<main id="main">`. */
export function findMain(): HTMLElement {
  const main = document.getElementById('main')
  if (!main) throw new TypeError('the document has no element with the id "main"')
  return main
}

/** Marks the frame's links to the page shown; links of parts come marked. */
export function markCurrentLinks(here: URL): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(
    'header a[href], footer a[href]',
  )) {
    if (link.closest('main, sw-part')) continue
    const isCurrent =
      link.origin === here.origin && toPayloadPath(new URL(link.href)) === toPayloadPath(here)
    if (isCurrent) link.setAttribute('aria-current', 'page')
    else if (link.getAttribute('aria-current') === 'page') link.removeAttribute('aria-current')
  }
}

/** Puts scroll position and focus where a document load would have. */
export function arrive({ url, scroll }: Arrival, main: HTMLElement): void {
  const target = scroll === null ? findTarget(url) : undefined
  scrollAtOnce(() => {
    if (target) target.scrollIntoView({ behavior: 'instant' })
    else jump(scroll ?? 0)
  })
  focus(target ?? main)
}

function findTarget({ hash }: URL): HTMLElement | undefined {
  if (hash.length < 2) return
  const id = hash.slice(1)
  return document.getElementById(id) ?? document.getElementById(decode(id)) ?? undefined
}

function focus(element: HTMLElement): void {
  element.focus({ preventScroll: true })
  if (document.activeElement === element) return
  element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** Tells screen readers, which hear nothing of a page that changes in place. */
export function announce(text: string): void {
  const announcer = document.getElementById('announcer')
  if (announcer) announcer.textContent = text
}
