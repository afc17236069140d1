/**
 * Whatever visitors, networks and vendors do in whichever order: after a refusal nothing is sent and
 * nothing is kept. The vendors' modules and what runs them are the real ones, and so is what the emulator
 * answers as their scripts; the page around them is as small as it can be.
 */
import { readFileSync } from 'node:fs'
import { compileFunction } from 'node:vm'
import { afterEach, expect, it, vi } from 'vitest'
import { createActor, createMachine, type AnyActorRef } from 'xstate'
import type { Category, Hub } from '../../runtime/browser/consent/vendors/hub.ts'

const steps = ['accept', 'refuse', 'arrive', 'fail', 'wait'] as const
type Step = (typeof steps)[number]

interface Script extends EventTarget {
  src: string
  isOurs: boolean
}

const vendors = {
  'tag-manager': { file: 'gtm', category: 'any', queue: 'dataLayer' },
  'ads-tracker': { file: 'bat', category: 'ad', queue: 'uetq' },
} as const
type Id = keyof typeof vendors

const scope = globalThis as Record<string, unknown>
const sources = Object.fromEntries(
  Object.values(vendors).map(({ file }) => {
    const path = new URL(`../../adapters/vendors/emulator/stand-ins/${file}.js`, import.meta.url)
    const names = ['document', 'navigator', 'window', 'location']
    return [file, compileFunction(readFileSync(path, 'utf8'), names)]
  }),
)

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  for (const key of ['dataLayer', 'uetq', 'UET', 'google_tag_manager']) delete scope[key]
})

/** A page with one vendor: what is on its way, what was sent, what is kept. */
async function openPage(id: Id) {
  const { file, category } = vendors[id]
  vi.resetModules()
  vi.useFakeTimers()
  const page = { pending: [] as Script[], sent: 0, cookies: 0, isGranted: false }
  const location = { href: 'https://site.example/pricing', pathname: '/pricing', search: '' }
  const fake = {
    referrer: '',
    title: 'Pricing',
    documentElement: { dataset: {} },
    createElement: () => Object.assign(new EventTarget(), { src: '', isOurs: true }),
    head: { append: (script: Script) => void page.pending.push(script) },
    implementation: {
      createHTMLDocument: () => ({ adoptNode: (script: Script) => void (script.isOurs = false) }),
    },
    set cookie(_: string) {
      page.cookies++
    },
  }
  vi.stubGlobal('document', fake)
  vi.stubGlobal('location', location)
  const [{ createHub }, host, { createConsentQueues }, { vendor }] = await Promise.all([
    import('../../runtime/browser/consent/vendors/hub.ts'),
    import('../../runtime/browser/consent/vendors/vendor-host.ts'),
    import('../../adapters/vendors/consent-queues.ts'),
    id === 'tag-manager'
      ? import('../../adapters/vendors/tag-manager.ts')
      : import('../../adapters/vendors/ads-tracker.ts'),
  ])
  const hub: Hub = createHub({
    catalogue: { events: [{ name: 'Page viewed', category: 'any' }] },
    isDevelopment: true,
    isGranted: () => page.isGranted,
    look: () => {},
    redact: (text) => text,
    log: () => {},
    now: () => 0,
  })
  host.shareVendorHost({
    hub,
    vendors: { [id]: async () => vendor },
    redact: (text) => text,
    whileRedacted: (run) => run(),
    isGranted: () => page.isGranted,
    loadSettings: async () => ({
      [id]: { origin: `https://${id}.example`, container: 'c', tag: 1 },
    }),
    whenIdle: (run) => run(),
    log: () => {},
  })
  const { tagManager, adsTracker } = createConsentQueues(true)
  const state = () => ({
    ad_storage: page.isGranted ? 'granted' : 'denied',
    analytics_storage: page.isGranted ? 'granted' : 'denied',
  })
  const tell = (command: 'default' | 'update') => {
    tagManager!.consent(command, state())
    adsTracker!.consent(page.isGranted)
  }
  tell('default')
  let actor: AnyActorRef | undefined

  const act: Record<Step, () => void> = {
    accept() {
      if (actor) return
      page.isGranted = true
      tell('update')
      const input = { vendor: id, category: category as Category }
      actor = createActor(createMachine({ invoke: { src: host.runVendor, input } })).start()
      hub.track({ name: 'Page viewed', properties: {} })
    },
    refuse() {
      page.isGranted = false
      tell('update')
      actor?.stop()
      actor = undefined
    },
    arrive() {
      for (const script of page.pending.splice(0)) {
        // HTML: a script whose document is another one by now is not run, and tells nobody.
        if (!script.isOurs) continue
        const navigator = { sendBeacon: () => page.sent++ }
        const current = Object.assign(Object.create(fake), { currentScript: { src: script.src } })
        sources[file]!(current, navigator, globalThis, location)
        script.dispatchEvent(new Event('load'))
      }
    },
    fail() {
      for (const script of page.pending.splice(0)) script.dispatchEvent(new Event('error'))
    },
    wait: () => void vi.advanceTimersByTime(20_000),
  }
  return {
    page,
    queue: () => scope[vendors[id].queue],
    async take(step: Step) {
      act[step]()
      await vi.advanceTimersByTimeAsync(0)
    },
  }
}

function* sequences(length: number): Generator<Step[]> {
  if (length === 0) yield []
  else for (const rest of sequences(length - 1)) for (const step of steps) yield [...rest, step]
}

it.each(Object.keys(vendors) as Id[])(
  '[SITE-05] [CONSENT-08] whatever the order, %s sends and keeps nothing after a refusal, and works after a consent',
  async (id) => {
    const made = { sent: 0 }
    for (const sequence of sequences(4)) {
      const { page, take } = await openPage(id)
      let before = { ...page }
      // An accepted start, then anything, then what is on its way arrives.
      const taken: Step[] = ['accept', ...sequence, 'arrive']
      for (const [at, step] of taken.entries()) {
        await take(step)
        const story = taken.slice(0, at + 1).join(', ')
        if (!page.isGranted) {
          expect(page.sent, `${story}: sent`).toBe(before.sent)
          expect(page.cookies, `${story}: kept`).toBe(before.cookies)
        }
        before = { ...page }
      }
      made.sent += page.sent
    }
    // The vendor did work in those that let it.
    expect(made.sent).toBeGreaterThan(100)
  },
)

it.each(Object.keys(vendors) as Id[])(
  '[SITE-05] a script of %s that comes all the same finds first that all is denied',
  async (id) => {
    const { queue, take } = await openPage(id)
    for (const step of ['accept', 'refuse'] as const) await take(step)
    const words = JSON.stringify(queue())
    expect(words).toContain('denied')
    expect(words).not.toContain('granted')
    expect(words).not.toContain('page_view')
  },
)
