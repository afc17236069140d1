import { fromCallback } from 'xstate'
import type { Implementations } from '#runtime/machines'

/** A click this soon after the mouse has opened a menu was meant to open it. */
const patience = 500

const gestures = fromCallback(({ sendBack }) => {
  const ended = new AbortController()
  const { signal } = ended
  let pointed: HTMLElement | undefined
  let openedAt = -Infinity

  const point = ({ target, pointerType }: PointerEvent) => {
    const menu = pointerType === 'mouse' ? findMenu(target) : undefined
    if (menu === pointed) return
    pointed = menu
    sendBack(
      menu ? ({ type: 'menus.enter', id: panelOf(menu)!.id } as never) : { type: 'menus.leave' },
    )
  }
  const toggle = ({ target, newState }: ToggleEvent) => {
    const { id } = target as Element
    if (!findMenu(target)) return
    if (newState === 'closed') sendBack({ type: 'menus.closed', id } as never)
    else if (pointed && target === panelOf(pointed)) {
      openedAt = performance.now()
      sendBack({ type: 'menus.opened', id } as never)
    }
  }
  const click = (event: MouseEvent) => {
    const button = (event.target as Element).closest('[data-disclosure] > button')
    const isOpen = button && panelOf(button.parentElement!)?.matches(':popover-open')
    // A keyboard's click has no detail.
    if (isOpen && event.detail > 0 && performance.now() - openedAt < patience)
      event.preventDefault()
  }
  const leave = ({ target, relatedTarget }: FocusEvent) => {
    const menu = findMenu(target)
    const panel = menu && panelOf(menu)
    if (relatedTarget && !menu?.contains(relatedTarget as Node)) panel?.hidePopover()
  }
  document.addEventListener('pointerover', point, { signal, passive: true })
  document.documentElement.addEventListener(
    'pointerleave',
    () => pointed && ((pointed = undefined), sendBack({ type: 'menus.leave' })),
    { signal },
  )
  document.addEventListener('beforetoggle', toggle as EventListener, { signal, capture: true })
  document.addEventListener('click', click, { signal, capture: true })
  document.addEventListener('focusout', leave, { signal })
  document.addEventListener('keydown', moveFocus, { signal })
  return () => ended.abort()
})

/** ARIA Authoring Practices, disclosure navigation menu: arrows and Home and End move, Escape closes. */
function moveFocus(event: KeyboardEvent): void {
  const focused = event.target as HTMLElement
  const bar = focused.closest<HTMLElement>('[data-menus]')
  if (!bar || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  const menu = findMenu(focused)
  const panel = menu && panelOf(menu)
  const isInside = panel?.contains(focused) ?? false
  const { key } = event
  let next: HTMLElement | undefined
  if (key === 'Escape' && panel?.matches(':popover-open')) {
    panel.hidePopover()
    next = menu!.querySelector<HTMLElement>(':scope > button') ?? undefined
  } else if (key === 'ArrowDown' && panel && !isInside) {
    panel.showPopover()
    next = linksIn(panel)[0]
  } else next = step(isInside ? linksIn(panel!) : topLevel(bar), focused, key)
  if (!next) return
  event.preventDefault()
  next.focus()
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

function step(items: HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  const by = steps[key]
  const at = items.indexOf(from)
  return by === undefined || at < 0 ? undefined : items[at + by]
}

function findMenu(target: EventTarget | null): HTMLElement | undefined {
  return (
    (target as Partial<Element> | null)?.closest?.<HTMLElement>('[data-disclosure]') ?? undefined
  )
}

function panelOf(menu: Element): HTMLElement | null {
  return menu.querySelector<HTMLElement>(':scope > [popover]')
}

function topLevel(bar: HTMLElement): HTMLElement[] {
  return [...bar.querySelectorAll<HTMLElement>(':scope > li > :is(a, button)')]
}

function linksIn(panel: HTMLElement): HTMLElement[] {
  return [...panel.querySelectorAll<HTMLElement>('a[href]')]
}

function show(_: unknown, { id }: { id: string }): void {
  const panel = document.getElementById(id)
  if (panel && !panel.matches(':popover-open')) panel.showPopover()
}

function hide(_: unknown, { id }: { id: string }): void {
  const panel = document.getElementById(id)
  if (!panel?.contains(document.activeElement)) panel?.hidePopover()
}

export const implementations = {
  actions: { 'menus.show': show, 'menus.hide': hide },
  actors: { 'menus.gestures': gestures },
} satisfies Implementations
