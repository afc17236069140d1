/** Shows the machines of a dev server's page with `?inspect`, in a drawer over the page. */
import type { MachineSystem } from '../../../runtime/machines/system.ts'
import { inspectorPath } from './paths.ts'
import { lightElements } from './light-elements.ts'
import { toLeaves } from './state-value.ts'
import { describePage, linkSystem } from './link-system.ts'
import type { ActorView } from './messages.ts'
import { drawerStyle } from './drawer-style.ts'

export interface Drawer {
  /** The element in the page. */
  host: HTMLElement
  close(): void
}

/** Follows the machines of the page until it is closed. */
export function openDrawer(system: MachineSystem): Drawer {
  const host = document.createElement('aside')
  host.setAttribute('aria-label', 'Machines of this page')
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(drawerStyle)
  shadow.adoptedStyleSheets = [sheet]
  shadow.innerHTML = `<details><summary><b>Machines</b> <span id="count"></span></summary>
<ul></ul><p><a id="all" target="_blank" rel="noopener">All in the inspector</a><button type="button">Close</button></p></details>`
  const list = shadow.querySelector('ul')!
  // Closed on a phone, where it would cover the page.
  shadow.querySelector('details')!.open = innerWidth >= 700
  const items = new Map<string, DrawerItem>()
  const ended = new AbortController()
  const { signal } = ended
  const mark = (ids: readonly string[]) => {
    for (const [id, { element }] of items) element.classList.toggle('named', ids.includes(id))
  }
  const lights = lightElements(system, host, mark, signal)
  const point = (id?: string) => {
    lights.point(id)
    mark(id === undefined ? [] : [id])
  }

  const show = (actors: readonly ActorView[]) => {
    const running = new Set(actors.map(({ id }) => id))
    for (const [id, item] of items) {
      if (running.has(id)) continue
      item.element.remove()
      items.delete(id)
    }
    for (const actor of actors) {
      let item = items.get(actor.id)
      if (!item) {
        items.set(actor.id, (item = createItem(actor)))
        list.append(item.element)
        for (const type of ['pointerenter', 'focusin'])
          item.element.addEventListener(type, () => point(actor.id))
        for (const type of ['pointerleave', 'focusout'])
          item.element.addEventListener(type, () => point())
      }
      item.update(actor, lights.count(actor.id))
    }
    shadow.getElementById('count')!.textContent = `${actors.length}`
  }
  const close = () => {
    ended.abort()
    point()
    host.remove()
  }
  shadow.querySelector('button')!.addEventListener('click', close)
  shadow.querySelector<HTMLAnchorElement>('#all')!.href = inspectorPath
  document.documentElement.append(host)
  let isTold = false
  linkSystem(system, 'drawer', describePage, (message) => {
    if (signal.aborted) return
    if (message.kind === 'actors') show(message.actors)
    // Earlier entries are not new.
    if (message.kind === 'log' && isTold) lights.tell(message.entries)
  })
  isTold = true
  return { host, close }
}

interface DrawerItem {
  element: HTMLElement
  update(actor: ActorView, elements: number): void
}

/** Creates an item once, so that the focus stays when a state changes. */
function createItem({ id, machine }: ActorView): DrawerItem {
  const element = document.createElement('li')
  const link = document.createElement('a')
  link.href = `${inspectorPath}?${new URLSearchParams({ machine, actor: id })}`
  link.target = '_blank'
  link.rel = 'noopener'
  link.textContent = id
  const kind = document.createElement('small')
  const state = document.createElement('code')
  element.append(link, kind, state)
  return {
    element,
    update({ status, value, error }, elements) {
      // Listeners in a machine's code are unknown, so 0 elements says nothing.
      const where = elements > 0 ? `${elements} element${elements === 1 ? '' : 's'}` : ''
      kind.textContent = [machine === id ? '' : machine, where].filter(Boolean).join(' · ')
      const text =
        status === 'active' ? toLeaves(value) : [status, error].filter(Boolean).join(': ')
      if (state.textContent === text) return
      // The first text does not flash, since nothing has changed.
      if (state.textContent && !isCalm.matches) state.animate(flash, 900)
      state.textContent = text
    },
  }
}

const isCalm = matchMedia('(prefers-reduced-motion: reduce)')
const flash = [{ background: 'light-dark(#ffe08a, #6b5310)' }, { background: 'transparent' }]
