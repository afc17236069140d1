/**
 * Menus made of popovers: `[data-menus]` is the bar; each `[data-disclosure]` in it contains a button
 * and the panel that it opens.
 */
import { keyAlong } from '../../model/slice/shared/key-along.ts'
import type { DisclosureGestures, DisclosuresPort } from '../../machines/host-ports.ts'

export const disclosures: DisclosuresPort = {
  listen,
  show(id) {
    const panel = find(id)
    if (!isOpen(panel)) panel?.showPopover()
  },
  hide(id, isKept) {
    const panel = find(id)
    if (!isKept || !panel?.contains(document.activeElement)) panel?.hidePopover()
  },
  go: (target) => goFromKey(target),
}

/** Moves on from the key that was pressed last. */
let goFromKey: DisclosuresPort['go'] = () => {}

function listen(gestures: DisclosureGestures): () => void {
  const ended = new AbortController()
  const { signal } = ended
  const capture = { signal, capture: true }
  let pointed: Element | undefined
  const point = (panel?: Element) => {
    if (panel === pointed) return
    pointed = panel
    gestures.point(panel?.id)
  }
  const over = ({ target, pointerType }: PointerEvent) =>
    point(pointerType === 'mouse' ? panelAround(target) : undefined)
  const toggle = ({ target, newState }: ToggleEvent) => {
    if (panelAround(target)) gestures.toggle((target as Element).id, newState === 'open')
  }
  const click = (event: MouseEvent) => {
    const panel = panelAround((event.target as Element).closest('[data-disclosure] > button'))
    // A keyboard's click has no detail.
    if (panel && isOpen(panel) && event.detail && gestures.click(panel.id)) event.preventDefault()
  }
  const leave = ({ target, relatedTarget }: FocusEvent) => {
    const panel = panelAround(target)
    if (panel && relatedTarget && !panel.parentElement!.contains(relatedTarget as Node))
      gestures.leave(panel.id)
  }
  document.addEventListener('pointerover', over, { signal, passive: true })
  document.documentElement.addEventListener('pointerleave', () => point(), { signal })
  document.addEventListener('beforetoggle', toggle as EventListener, capture)
  document.addEventListener('click', click, capture)
  document.addEventListener('focusout', leave, { signal })
  document.addEventListener('keydown', (event) => press(event, gestures), { signal })
  return () => ended.abort()
}

function press(event: KeyboardEvent, gestures: DisclosureGestures): void {
  const focused = event.target as HTMLElement
  const bar = focused.closest('[data-menus]')
  if (!bar || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  const panel = panelAround(focused)
  const isInPanel = Boolean(panel?.contains(focused))
  goFromKey = (target) => {
    const neighbours = isInPanel ? linksIn(panel) : select(bar, ':scope > li > :is(a, button)')
    const at = neighbours.indexOf(focused)
    const next = {
      button: select(panel?.parentElement, ':scope > button')[0],
      panel: linksIn(panel)[0],
      first: neighbours[0],
      last: neighbours.at(-1),
      next: at < 0 ? undefined : neighbours[at + 1],
      previous: neighbours[at - 1],
    }[target]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  gestures.key({
    key: keyAlong(event.key, bar),
    id: panel?.id ?? '',
    isInPanel,
    isOpen: isOpen(panel),
  })
}

const find = (id: string) => document.getElementById(id)

const isOpen = (panel: Element | null | undefined) => Boolean(panel?.matches(':popover-open'))

const linksIn = (panel: Element | undefined) => select(panel, 'a[href]')

const select = (root: Element | null | undefined, selector: string) => [
  ...(root?.querySelectorAll<HTMLElement>(selector) ?? []),
]

function panelAround(target: EventTarget | null): HTMLElement | undefined {
  const menu = (target as Partial<Element> | null)?.closest?.('[data-disclosure]')
  return select(menu, ':scope > [popover]')[0]
}
