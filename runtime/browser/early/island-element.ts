import { loadChunk } from './chunk-guard.ts'
import { IslandFailed } from './client-errors.ts'
import type { IslandData, IslandScript, LaterScripts } from './site-script.ts'
import { report } from './report.ts'
import { toReason } from '../../model/errors/to-reason.ts'
import { whenIdle } from './when-idle.ts'

/** Milliseconds that a visitor waits for an island before its HTML answers. */
const patience = 10_000

/**
 * `<sw-island data-id data-on data-src data-p>`: a server-rendered slice that is hydrated at the
 * time given by `data-on`, or when the visitor interacts with it. The document is the only
 * bookkeeping: an island that is removed stops, one that is inserted starts. With `data-bound` its
 * machine is bound to the markup, by code in its chunk; without, React hydrates it. A hydrated
 * island has `data-hydrated`, even if it came too late; one that came too late or failed has
 * `data-failed`. If somebody is filling in a form by then, it stays as it is.
 *
 * @param startSite - resolves when the machine system is ready.
 * @param running - resolves when it is ready because somebody needed it
 * @param loadRenderer - loads the code that mounts a component on an island
 */
export function defineIsland(
  startSite: () => Promise<void>,
  running: Promise<void>,
  loadRenderer: LaterScripts['island'],
): void {
  let mounter: Promise<IslandScript> | undefined
  /** A failed load is tried again when it is next needed. */
  const loadMounter = () =>
    (mounter ??= loadRenderer().catch((error) => {
      mounter = undefined
      throw error
    }))

  class Island extends HTMLElement {
    /** Aborted when the island no longer waits for its moment. */
    #waiting: AbortController | undefined
    #held = new Map<EventTarget, MouseEvent>()
    #life: Promise<void> | undefined
    #unmount: (() => void) | undefined

    connectedCallback() {
      if (this.#waiting) return
      this.#waiting = new AbortController()
      const { signal } = this.#waiting
      const wake = () => signal.aborted || this.#comeAlive()
      this.addEventListener('click', (click) => this.#hold(click), { capture: true, signal })
      for (const sign of ['pointerover', 'focusin']) this.addEventListener(sign, wake, { signal })
      const { on, bound } = this.dataset
      if (on === 'load') wake()
      else if (on === 'idle') whenIdle(wake)
      else if (on === 'sign') void running.then(wake)
      else if (on === 'visible' || on === 'reached') {
        const watch = () => signal.aborted || this.#whenVisible(wake, signal)
        // Bound markup needs the machines, and those do not come before the page is idle.
        if (on === 'reached') void running.then(watch)
        else if (bound === undefined) watch()
        else whenIdle(watch)
      }
    }

    disconnectedCallback() {
      // A moved element is connected again by the time the microtask runs.
      queueMicrotask(() => {
        if (this.isConnected) return
        this.#waiting?.abort()
        this.#unmount?.()
      })
    }

    #whenVisible(wake: () => void, signal: AbortSignal) {
      const observer = new IntersectionObserver(
        (entries) => entries.some((entry) => entry.isIntersecting) && wake(),
        { rootMargin: '200px' },
      )
      // The host is `display: contents`: it has no box that could become visible.
      for (const child of this.children) observer.observe(child)
      signal.addEventListener('abort', () => observer.disconnect())
    }

    /**
     * Keeps a click until a handler can answer it. Links and summaries need none, nor do clicks for a
     * new tab.
     */
    #hold(click: MouseEvent) {
      const target = click.target as Element
      if (target.closest('sw-island') !== this || target.closest('a,summary')) return
      const { bound, id } = this.dataset
      // Bound markup answers what is not meant for the machine: in a form, everything but its
      // submit button.
      const own = `[data-send^="${id} "]`
      const forMachine = `${own}:not(form),:is(${own},[data-form]) [type=submit]`
      if (bound !== undefined && !target.closest(forMachine)) return
      if (click.button || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return
      click.preventDefault()
      click.stopImmediatePropagation()
      this.#held.set(target, click)
      this.#comeAlive()
    }

    #comeAlive() {
      this.#life ??= Promise.race([
        this.#mount().catch((cause) =>
          report(IslandFailed, [toReason(cause)], { at: this.dataset['id'] as string, cause }),
        ),
        new Promise<void>((giveUp) => setTimeout(giveUp, patience)),
      ]).then(() => this.#answerClicks())
    }

    async #mount() {
      const { id = '', src = '', p = '{}', bound } = this.dataset
      const data = JSON.parse(p) as IslandData
      const load = () => loadChunk(() => import(/* @vite-ignore */ src))
      const [{ mountIsland }, chunk] = await Promise.all([
        bound === undefined ? loadMounter() : load(),
        load(),
        startSite(),
      ])
      // Past the deadline the browser sends the form, so whoever is filling it in keeps it.
      if (!this.isConnected || this.matches('[data-failed]:has(form:focus-within)')) return
      const unmount: () => void = await mountIsland(this, chunk.default, id, data)
      this.#unmount = unmount
      if (this.isConnected) this.dataset['hydrated'] = ''
      else unmount()
    }

    /** Replays each target's click once, even if the island failed: its HTML may have an answer. */
    #answerClicks() {
      this.#waiting?.abort()
      this.toggleAttribute('data-failed', this.dataset['hydrated'] === undefined)
      // Nobody listens to an element that has left the page.
      for (const [target, click] of this.#held) target.dispatchEvent(new MouseEvent('click', click))
      this.#held.clear()
    }
  }
  customElements.define('sw-island', Island)
}
