import { fromCallback } from 'xstate'
import { isPlainClick } from '#runtime/bound'
import type { OwnImplementations, OwnPorts } from '#runtime/machines'

type Host = OwnPorts<'host'>['host']

/** What had the focus in a list before it was replaced. */
interface Held {
  selector: string | undefined
  /** Its words without numbers: a facet's link leads elsewhere once it is chosen. */
  label: string
  typed: { value: string; start: number | null; end: number | null } | undefined
}

const gestures = (host: Host) =>
  fromCallback<{ type: string }, { id: string }>(({ input, sendBack }) => {
    const element = host.element(input.id)
    if (!element) return undefined
    const ended = new AbortController()
    const refine = (url: URL, turnsPage: boolean) =>
      sendBack({ type: 'list.refine', url: url.pathname + url.search, turnsPage } as never)

    const follow = (click: MouseEvent) => {
      const link = isPlainClick(click) && (click.target as Element).closest<HTMLAnchorElement>('a')
      if (!link || !link.href || link.target || link.dataset.nav === 'off') return
      const url = new URL(link.href)
      if (!isSamePath(url, host.address()) || (url.hash && url.search === host.address().search))
        return
      click.preventDefault()
      refine(url, link.closest('nav') !== null)
    }
    const submit = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement
      const url = toUrl(form, event.submitter)
      if (event.defaultPrevented || form.method !== 'get' || !isSamePath(url, host.address()))
        return
      event.preventDefault()
      refine(url, false)
    }
    const change = ({ target }: Event) => {
      const control = target as HTMLInputElement | HTMLSelectElement
      if (control.form && /^(select|checkbox|radio)/.test(control.type))
        control.form.requestSubmit()
    }
    const { signal } = ended
    element.addEventListener('click', follow, { signal })
    element.addEventListener('submit', submit, { signal })
    element.addEventListener('change', change, { signal })
    return () => ended.abort()
  })

/** The address a browser would submit the form to, without the controls that say nothing. */
function toUrl(form: HTMLFormElement, submitter: HTMLElement | null): URL {
  const url = new URL(form.action)
  const filled = [...new FormData(form, submitter)].filter(([, value]) => value !== '')
  url.search = new URLSearchParams(filled as [string, string][]).toString()
  return url
}

function isSamePath(url: URL, here: URL): boolean {
  return url.origin === here.origin && url.pathname === here.pathname
}

function hold(host: Host, id: string): Held | undefined {
  const focused = host.focused()
  if (!focused || !host.element(id)?.contains(focused)) return
  return { selector: selectorOf(focused), label: labelOf(focused), typed: readTyped(focused) }
}

function settle(host: Host, id: string, turnsPage: boolean, place: Held | undefined): void {
  const element = host.element(id)
  const root = element?.firstElementChild as HTMLElement | null | undefined
  if (!element || !root) return
  const control = place && findControl(element, place)
  if (turnsPage) {
    focusOn(root)
    if (root.getBoundingClientRect().top < 0) root.scrollIntoView({ behavior: 'instant' })
  } else if (control) {
    control.focus({ preventScroll: true })
    if (place.typed) typeAgain(control as HTMLInputElement, place.typed)
  } else if (place) focusOn(root)
  const status = element.querySelector('[data-list-status]')?.textContent
  const announcer = host.byId('announcer')
  if (announcer && status) announcer.textContent = status
}

function findControl(list: HTMLElement, { selector, label }: Held): HTMLElement | undefined {
  const controls = [...list.querySelectorAll<HTMLElement>('a[href], button')]
  const named = controls.find((control) => label && labelOf(control) === label)
  return named ?? (selector ? (list.querySelector<HTMLElement>(selector) ?? undefined) : undefined)
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
  const { localName, type, value, selectionStart, selectionEnd } = element as HTMLInputElement
  if (localName !== 'input' || !/^(text|search)$/.test(type)) return
  return { value, start: selectionStart, end: selectionEnd }
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

export const implementations: OwnImplementations<'host'> = ({ host }) => {
  /** By the list's id. */
  const held = new Map<string, Held | undefined>()
  return {
    actions: {
      'list.hold': (_: unknown, { id }: { id: string }) => void held.set(id, hold(host, id)),
      'list.settle': (_: unknown, { id, turnsPage }: { id: string; turnsPage: boolean }) => {
        const place = held.get(id)
        held.delete(id)
        settle(host, id, turnsPage, place)
      },
    },
    actors: { 'list.gestures': gestures(host) },
  }
}
