import { fromCallback, fromPromise } from 'xstate'
import { isPlainClick } from '#runtime/bound'
import type { MachineSystem, OwnImplementations, OwnPorts } from '#runtime/machines'

type Host = OwnPorts<'host'>['host']

/** The focused control of a list before the list was replaced. */
interface Held {
  selector: string | undefined
  /** Its words without numbers: a facet's link leads elsewhere once it is chosen. */
  label: string
  typed: { value: string; start: number | null; end: number | null } | undefined
}

/** The event being handled, by list. */
type Doing = Map<string, Event>

const gestures = (host: Host, doing: Doing) =>
  fromCallback<{ type: string }, { id: string }>(({ input: { id }, sendBack }) => {
    const element = host.element(id)
    const ended = new AbortController()
    const listen = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      toFacts: (event: HTMLElementEventMap[Name]) => { type: string } | undefined,
    ) => {
      const handle = (event: HTMLElementEventMap[Name]) => {
        const facts = toFacts(event)
        if (!facts) return
        doing.set(id, event)
        sendBack(facts)
        doing.delete(id)
      }
      element?.addEventListener(name, handle, { signal: ended.signal })
    }
    listen('click', (click) => {
      const link = (click.target as Element).closest<HTMLAnchorElement>('a[href]')
      return link ? { type: 'list.follow', ...toFollow(link, click, host.address()) } : undefined
    })
    listen('submit', (submit) => ({ type: 'list.submit', ...toQuery(submit, host.address()) }))
    listen('change', ({ target }) => ({
      type: 'list.change',
      control: (target as HTMLInputElement | HTMLSelectElement).type,
    }))
    return () => ended.abort()
  })

function toFollow(link: HTMLAnchorElement, click: MouseEvent, here: URL): object {
  const { hash, pathname, search, target, dataset } = link
  return {
    url: pathname + search,
    isPlain: isPlainClick(click),
    isSamePath: isSamePath(link, here),
    isPlace: hash !== '' && search === here.search,
    isInNav: link.closest('nav') !== null,
    target,
    nav: dataset['nav'] ?? null,
  }
}

function toQuery({ target, submitter, defaultPrevented }: SubmitEvent, here: URL): object {
  const form = target as HTMLFormElement
  const url = toUrl(form, submitter)
  return {
    url: url.pathname + url.search,
    method: form.method,
    isSamePath: isSamePath(url, here),
    isAnswered: defaultPrevented,
  }
}

/** The address a browser would submit the form to, without empty controls. */
function toUrl(form: HTMLFormElement, submitter: HTMLElement | null): URL {
  const url = new URL(form.action)
  const filled = [...new FormData(form, submitter)].filter(([, value]) => value !== '')
  url.search = new URLSearchParams(filled as [string, string][]).toString()
  return url
}

function isSamePath(one: Pick<URL, 'origin' | 'pathname'>, here: URL): boolean {
  return one.origin === here.origin && one.pathname === here.pathname
}

/** Tells the navigation that the visitor stays on the page. A site may have no navigation. */
function stay(system: MachineSystem): void {
  if (system.get('navigation')) system.send('navigation', { type: 'page.kept' })
}

function hold(host: Host, id: string): Held | undefined {
  const focused = host.focused()
  if (!focused || !host.element(id)?.contains(focused)) return
  return { selector: selectorOf(focused), label: labelOf(focused), typed: readTyped(focused) }
}

function announce(host: Host, id: string): void {
  const status = host.element(id)?.querySelector('[data-list-status]')?.textContent
  const announcer = host.byId('announcer')
  if (announcer && status) announcer.textContent = status
}

function restore(control: HTMLElement | undefined, typed: Held['typed']): void {
  control?.focus({ preventScroll: true })
  if (typed) typeAgain(control as HTMLInputElement, typed)
}

function findControl(
  list: HTMLElement | undefined,
  { selector, label }: Held,
): HTMLElement | undefined {
  if (!list) return
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

/** Restores what was typed while the response was on its way. */
function typeAgain(input: HTMLInputElement, { value, start, end }: NonNullable<Held['typed']>) {
  input.value = value
  input.setSelectionRange(start, end)
}

/** The list itself, without the element that is bound. */
function topOf(host: Host, id: string): HTMLElement | undefined {
  return (host.element(id)?.firstElementChild ?? undefined) as HTMLElement | undefined
}

function focusTop(top: HTMLElement): void {
  top.tabIndex = -1
  top.focus({ preventScroll: true })
}

function scrollToTop(top: HTMLElement): void {
  if (top.getBoundingClientRect().top < 0) top.scrollIntoView({ behavior: 'instant' })
}

export const implementations: OwnImplementations<'host'> = ({ host }, system) => {
  const doing: Doing = new Map()
  /** Focused controls by the list's id. */
  const held = new Map<string, Held | undefined>()
  const find = (id: string) => {
    const place = held.get(id)
    return place && findControl(host.element(id), place)
  }
  type Params = { id: string }
  const onTop =
    (act: (top: HTMLElement) => void) =>
    (_: unknown, { id }: Params) => {
      const top = topOf(host, id)
      if (top) act(top)
    }
  return {
    actions: {
      'list.keep'(_: unknown, { id }: Params) {
        doing.get(id)?.preventDefault()
        stay(system)
      },
      'list.send': (_: unknown, { id }: Params) => {
        const control = doing.get(id)?.target as HTMLInputElement | undefined
        // The submit is an event for the machine, which must have handled the change by then.
        queueMicrotask(() => control?.form?.requestSubmit())
      },
      'list.hold': (_: unknown, { id }: Params) => void held.set(id, hold(host, id)),
      'list.announce': (_: unknown, { id }: Params) => announce(host, id),
      'list.restore': (_: unknown, { id }: Params) => restore(find(id), held.get(id)?.typed),
      'list.focusTop': onTop(focusTop),
      'list.scrollToTop': onTop(scrollToTop),
    },
    actors: {
      'list.gestures': gestures(host, doing),
      'list.place': fromPromise<object, Params>(async ({ input: { id } }) => ({
        isHeld: held.get(id) !== undefined,
        isThere: find(id) !== undefined,
      })),
    },
  }
}
