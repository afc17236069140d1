import { fromPromise } from 'xstate'
import type { Binder } from './binder.ts'
import type { MachineSystem } from '../../machines/system.ts'
import type { Payload } from '../../model/payload.ts'
import { followLinks } from './follow-links.ts'
import { isSamePage } from './page-links.ts'
import { addSheets } from './page-styles.ts'
import { createPayloadStore } from './payload-store.ts'
import { createScrollPositions, jump, type ScrollPositions } from './scroll-positions.ts'
import { announce, arrive, findMain, markCurrentLinks, replaceContent } from './swap-page.ts'
import { watchLinks } from './watch-links.ts'

/** The browser's half of payload navigation, as the machines `navigation` and `prefetch` decide. */
export interface Navigation {
  /** Actors that the two machines invoke: `fetchPayload` and `swapPage`. */
  actors: Record<string, unknown>
  /** Begins to answer links and the history. */
  start(system: MachineSystem, binder: Binder): void
  /** Forgets pages fetched ahead, and watches the links of HTML that changed in place. */
  renew(binder: Binder): void
  /** Fetches the page shown again and shows it in place. Only on a development server. */
  refresh?: (binder: Binder) => Promise<void>
}

/** The report on a page that was shown in place, for the rest of the site. */
export interface PageEvent {
  path: string
  routeName: string
  title: string
}

interface SwapInput {
  payload: Payload
  url: string
  scroll: number | null
  isPop: boolean
  /** Id of a bound slice, if its content is all that changes. */
  within?: string
}

/** Milliseconds a page may take before the visitor is shown that it is on its way. */
const slowAfterMs = 1000

/** @param shown - address of the page shown; after a move in the history, the bar is ahead of it. */
export function createNavigation(shown: URL): Navigation {
  const root = document.documentElement
  const store = createPayloadStore({
    fetch: (path, init) => fetch(path, init),
    now: Date.now,
    document: () => ({
      buildId: root.dataset['build'] ?? '',
      locale: root.dataset['locale'] ?? root.lang,
    }),
  })
  let positions: ScrollPositions
  let binder: Binder
  let contentChanged = () => {}
  let motions: Promise<typeof import('../motion/show-motion.ts') | undefined> | undefined

  async function swapPage(
    { payload, url: to, scroll, isPop, within }: SwapInput,
    signal: AbortSignal,
  ) {
    const url = new URL(to, location.href)
    const showFrame = within ? undefined : await findFrame(payload)
    addSheets(payload.css)
    const change = () => {
      // Another link was followed while the browser prepared the transition.
      if (signal.aborted) return
      const main = findMain()
      binder.closeOpened()
      showFrame?.(main)
      if (isPop) positions.show()
      else {
        positions.leave()
        positions.go(url, isSamePage(url, shown) ? 'replace' : 'push')
      }
      shown = url
      replaceContent(payload, main, within)
      markCurrentLinks(url)
      binder.bindElements(document)
      if (!within) arrive({ url, scroll: isPop ? scroll : null }, main)
    }
    const { html, path, routeName, title } = payload
    const motion = within ? undefined : await loadMotion()
    await (motion ? motion.showMotion(change, { from: shown, to: url, html }) : change())
    if (signal.aborted) return
    if (!within) announce(title)
    contentChanged()
    const detail: PageEvent = { path, routeName, title }
    document.dispatchEvent(new CustomEvent('slicewright:page', { detail }))
  }

  /** Undefined where it does not load in time: a page is shown without it. */
  const loadMotion = () => {
    motions ??= import('../motion/show-motion.ts').catch(() => undefined)
    return Promise.race([motions, new Promise<undefined>((late) => setTimeout(late, 300))])
  }

  /** Undefined while the page's frame is already shown. */
  async function findFrame(payload: Payload) {
    if (payload.frame === document.body.dataset['frame']) return
    const frame = await import('../frame/load-frame.ts')
    return frame.loadFrame(payload, addSheets)
  }

  async function refresh(given: Binder) {
    store.clear()
    const payload = await store.load(shown)
    if (!payload) return location.reload()
    const top = scrollY
    addSheets(payload.css, { renew: true })
    const main = findMain()
    ;(await findFrame(payload))?.(main)
    replaceContent(payload, main)
    given.bindElements(document)
    jump(top)
    contentChanged()
  }

  return {
    actors: {
      fetchPayload: fromPromise<
        Payload | null,
        { url: string; priority?: RequestPriority | undefined }
      >(({ input: { url, priority }, signal }) =>
        store.load(new URL(url, location.href), { signal, priority }),
      ),
      swapPage: fromPromise<void, SwapInput>(({ input, signal }) => swapPage(input, signal)),
    },

    start(system, given) {
      binder = given
      positions = createScrollPositions()
      const navigation = system.get('navigation')
      navigation?.on('page.changed', () => {
        system.pageChanged()
        tellPageChanged(system)
      })
      navigation?.subscribe(showProgress())
      followLinks(positions, () => shown, {
        link: (url) => system.send('navigation', event('link.followed', url)),
        pop: (url, scroll) =>
          system.send('navigation', event('history.popped', url, { scroll: scroll ?? null })),
      })
      const links = watchLinks((url, isUrgent) => {
        if (isUrgent) void loadMotion()
        url.hash = ''
        // A site may navigate in place and fetch nothing ahead.
        if (!store.has(url))
          system.get('prefetch')?.send(event('prefetch.wanted', url, { isUrgent }))
      })
      contentChanged = links.renew
      links.renew()
    },
    renew(given) {
      store.clear()
      given.bindElements(document)
      contentChanged()
    },
    ...(import.meta.hot && { refresh }),
  }
}

/**
 * Tells every site-wide machine that knows `page.changed` how the page shown wants the frame
 * (ROUTE-49), and the `data-facts` of elements of both.
 */
export function tellPageChanged(system: MachineSystem): void {
  const { navbar, menu } = document.body.dataset
  const changed = {
    type: 'page.changed',
    contentColor: navbar,
    isMenuDisplayed: menu !== 'hidden',
  }
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-facts]'))
    Object.assign(changed, JSON.parse(dataset['facts']!))
  for (const { ref } of system.live()) {
    if (ref.getSnapshot().can?.(changed)) ref.send(changed)
  }
}

function event<Type extends string>(type: Type, url: URL, more: object = {}) {
  return { type, url: url.pathname + url.search + url.hash, ...more }
}

function showProgress() {
  let timer: ReturnType<typeof setTimeout> | undefined
  const { classList } = document.documentElement
  return (state: { hasTag(tag: string): boolean }) => {
    if (state.hasTag('busy')) {
      timer ??= setTimeout(() => classList.add('is-navigating'), slowAfterMs)
      return
    }
    clearTimeout(timer)
    timer = undefined
    classList.remove('is-navigating')
  }
}
