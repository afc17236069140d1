import Cookies from 'js-cookie'
import { readCookie } from '../../model/config/cookies.ts'
import type { CookieJar, DomPort, MachinePorts } from '../../model/ports/machine-ports.ts'

type Given = Pick<MachinePorts, 'track' | 'identify' | 'log'> & Partial<MachinePorts>

/**
 * The ports of a real page. The caller, which may replace any of them, supplies those in `given`.
 */
export function createBrowserPorts(given: Given): MachinePorts {
  return {
    clock: {
      now: () => Date.now(),
      setTimeout: (run, milliseconds) => setTimeout(run, milliseconds),
      clearTimeout: (timer) => clearTimeout(timer as number),
    },
    cookies: createCookieJar(),
    // Getters: reading either throws where the visitor forbids storage.
    storage: {
      get local() {
        return localStorage
      },
      get session() {
        return sessionStorage
      },
    },
    locks: navigator.locks,
    http: (url, init) => fetch(url, init),
    dom: createDomPort(),
    ...given,
  }
}

function createCookieJar(): CookieJar {
  return {
    get: (name) => readCookie(document.cookie, name),
    set(name, value, { days: expires, ...attributes }) {
      Cookies.set(name, value, { expires, ...attributes })
      // A secure cookie is not kept over plain HTTP: in Safari, and on a phone that visits a
      // developer's machine.
      if (location.protocol === 'http:' && readCookie(document.cookie, name) !== value)
        Cookies.set(name, value, { expires, ...attributes, secure: false })
    },
    watch(changed) {
      // Not every browser has one, and it does not tell a page that comes back what happened
      // meanwhile.
      window.cookieStore?.addEventListener('change', changed)
      // Captured: before anything else on the page can send.
      for (const type of ['pageshow', 'focus', 'visibilitychange', 'storage'])
        addEventListener(type, changed, true)
    },
  }
}

function createDomPort(): DomPort {
  const focused = new Map<string, HTMLElement>()
  let locks = 0
  return {
    focus: (selector) => document.querySelector<HTMLElement>(selector)?.focus(),
    rememberFocus(name) {
      if (document.activeElement instanceof HTMLElement) focused.set(name, document.activeElement)
    },
    restoreFocus(name) {
      const element = focused.get(name)
      focused.delete(name)
      if (element?.isConnected) element.focus()
    },
    lockScroll(locked) {
      locks = Math.max(0, locks + (locked ? 1 : -1))
      document.documentElement.toggleAttribute('data-scroll-locked', locks > 0)
    },
    navigate(to, { replace }) {
      const url = new URL(to, location.href).href
      // After history navigation the address is already current; navigating to it would load nothing.
      if (url === location.href) location.reload()
      else location[replace ? 'replace' : 'assign'](url)
    },
    setAttribute(selector, name, value) {
      for (const element of document.querySelectorAll(selector)) {
        if (value === null) element.removeAttribute(name)
        else element.setAttribute(name, value)
      }
    },
    listen(target, type, listener) {
      if (target === 'window' || target === 'document') {
        const place = target === 'window' ? window : document
        place.addEventListener(type, listener)
        return () => place.removeEventListener(type, listener)
      }
      const delegated = (event: Event) => {
        if (event.target instanceof Element && event.target.closest(target)) listener(event)
      }
      // Captured, for events that do not bubble: focus, load, toggle.
      document.addEventListener(type, delegated, true)
      return () => document.removeEventListener(type, delegated, true)
    },
    media(query, changed) {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return {
        get matches() {
          return list.matches
        },
        stop: () => list.removeEventListener('change', changed),
      }
    },
    loaded: () =>
      document.readyState === 'complete'
        ? Promise.resolve()
        : new Promise((done) => addEventListener('load', () => done(), { once: true })),
    refusesTracking: () =>
      (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true,
    connection() {
      // Only Chromium has it; elsewhere the connection counts as a good one.
      const { connection } = navigator as { connection?: Partial<NetworkInformation> }
      return {
        saveData: connection?.saveData ?? false,
        effectiveType: connection?.effectiveType ?? '4g',
      }
    },
  }
}

type NetworkInformation = { saveData: boolean; effectiveType: string }
