import { fromCallback } from 'xstate'
import { findHost, isPlainClick } from '#runtime/bound'
import type { Implementations } from '#runtime/machines'

/** What had the focus in a list before it was replaced, by the list's id. */
const held = new Map<string, Held>()

interface Held {
  selector: string | undefined
  /** Its words without numbers: a facet's link leads elsewhere once it is chosen. */
  label: string
  typed: { value: string; start: number | null; end: number | null } | undefined
}

const gestures = fromCallback<{ type: string }, { id: string }>(({ input, sendBack }) => {
  const host = findHost(input.id)
  if (!host) return undefined
  const ended = new AbortController()
  const refine = (url: URL, turnsPage: boolean) =>
    sendBack({ type: 'list.refine', url: url.pathname + url.search, turnsPage } as never)

  const follow = (click: MouseEvent) => {
    const link = isPlainClick(click) && (click.target as Element).closest<HTMLAnchorElement>('a')
    if (!link || !link.href || link.target || link.dataset.nav === 'off') return
    const url = new URL(link.href)
    if (!isSamePath(url) || (url.hash && url.search === location.search)) return
    click.preventDefault()
    refine(url, link.closest('nav') !== null)
  }
  const submit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    const url = toUrl(form, event.submitter)
    if (event.defaultPrevented || form.method !== 'get' || !isSamePath(url)) return
    event.preventDefault()
    refine(url, false)
  }
  const change = ({ target }: Event) => {
    const control = target as HTMLInputElement | HTMLSelectElement
    if (control.form && /^(select|checkbox|radio)/.test(control.type)) control.form.requestSubmit()
  }
  const { signal } = ended
  host.addEventListener('click', follow, { signal })
  host.addEventListener('submit', submit, { signal })
  host.addEventListener('change', change, { signal })
  return () => ended.abort()
})

/** The address a browser would submit the form to, without the controls that say nothing. */
function toUrl(form: HTMLFormElement, submitter: HTMLElement | null): URL {
  const url = new URL(form.action)
  const filled = [...new FormData(form, submitter)].filter(([, value]) => value !== '')
  url.search = new URLSearchParams(filled as [string, string][]).toString()
  return url
}

function isSamePath(url: URL): boolean {
  return url.origin === location.origin && url.pathname === location.pathname
}

function hold(_: unknown, { id }: { id: string }): void {
  held.delete(id)
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || !findHost(id)?.contains(focused)) return
  const typed = readTyped(focused)
  held.set(id, { selector: selectorOf(focused), label: labelOf(focused), typed })
}

function settle(_: unknown, { id, turnsPage }: { id: string; turnsPage: boolean }): void {
  const host = findHost(id)
  const root = host?.firstElementChild as HTMLElement | null | undefined
  if (!host || !root) return
  const place = held.get(id)
  held.delete(id)
  const control = place && findControl(host, place)
  if (turnsPage) {
    focusOn(root)
    if (root.getBoundingClientRect().top < 0) root.scrollIntoView({ behavior: 'instant' })
  } else if (control) {
    control.focus({ preventScroll: true })
    if (place.typed) typeAgain(control as HTMLInputElement, place.typed)
  } else if (place) focusOn(root)
  const announcer = document.getElementById('announcer')
  const status = host.querySelector('[data-list-status]')?.textContent
  if (announcer && status) announcer.textContent = status
}

function findControl(host: HTMLElement, { selector, label }: Held): HTMLElement | undefined {
  const controls = [...host.querySelectorAll<HTMLElement>('a[href], button')]
  const named = controls.find((control) => label && labelOf(control) === label)
  return named ?? (selector ? (host.querySelector<HTMLElement>(selector) ?? undefined) : undefined)
}

function labelOf({ textContent }: HTMLElement): string {
  return (textContent ?? '').replace(/[\d\s]+/g, ' ').trim()
}

function selectorOf(element: HTMLElement): string | undefined {
  if (element.id) return `#${CSS.escape(element.id)}`
  const attributes = ['name', 'value', 'href'].flatMap((name) => {
    const value = element.getAttribute(name)
    return value === null ? [] : `[${name}="${CSS.escape(value)}"]`
  })
  return attributes.length > 0 ? element.localName + attributes.join('') : undefined
}

function readTyped(element: HTMLElement): Held['typed'] {
  if (!(element instanceof HTMLInputElement) || !/^(text|search)$/.test(element.type)) return
  return { value: element.value, start: element.selectionStart, end: element.selectionEnd }
}

/** What was typed while the answer was on its way is not lost. */
function typeAgain(input: HTMLInputElement, { value, start, end }: NonNullable<Held['typed']>) {
  input.value = value
  input.setSelectionRange(start, end)
}

function focusOn(element: HTMLElement): void {
  element.tabIndex = -1
  element.focus({ preventScroll: true })
}

export const implementations = {
  actions: { 'list.hold': hold, 'list.settle': settle },
  actors: { 'list.gestures': gestures },
} satisfies Implementations
