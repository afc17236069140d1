/** The tag manager and the ads tracker: scripts that work off a queue of the page. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Vendor, VendorSink } from '#runtime/measurement'

const scope = globalThis as Record<string, unknown>
let scripts: string[]
let run: (src: string) => void

beforeEach(() => {
  scripts = []
  run = () => {}
  vi.resetModules()
  vi.stubGlobal('document', {
    createElement: () => Object.assign(new EventTarget(), { src: '', remove: () => {} }),
    head: {
      append(script: EventTarget & { src: string }) {
        scripts.push(script.src)
        run(script.src)
        script.dispatchEvent(new Event('load'))
      },
    },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  for (const key of ['dataLayer', 'uetq', 'UET']) delete scope[key]
})

const load = (vendor: Vendor, settings: object) =>
  vendor.load({
    settings: { origin: 'https://vendor.example', ...settings },
    buildId: 'b1',
    locale: 'en',
    log: () => {},
  }) as Promise<VendorSink>
const event = (name: string, properties: object = {}) => ({
  name,
  properties: properties as Record<string, unknown>,
  time: 0,
})

describe('tag manager', () => {
  const open = async () => (await import('./tag-manager.ts')).vendor
  const pushes = () => scope.dataLayer as Record<string, unknown>[]

  it('[ANALYTICS-10] is loaded by its container, after the page has said what is consented to', async () => {
    scope.dataLayer = ['consent']
    await load(await open(), { container: 'GTM-A&B' })
    expect(scripts).toEqual(['https://vendor.example/gtm.js?id=GTM-A%26B'])
    expect(pushes()[0]).toBe('consent')
    expect(Array.from(pushes()[1] as never)).toEqual(['set', 'ads_data_redaction', true])
    expect(pushes()[2]).toEqual({ 'gtm.start': expect.any(Number), event: 'gtm.js' })
  })

  it('[HEAD-09] hears of a page with its route and path, and nothing of the event before', async () => {
    const sink = await load(await open(), { container: 'GTM-A' })
    sink.track!(event('CTA clicked', { destination: '/form/demo', pageName: 'home' }))
    sink.track!(
      event('Page viewed', { routeName: 'pricing', path: '/pricing', pageName: 'pricing' }),
    )
    expect(pushes().slice(-3)).toEqual([
      { event: 'CTA clicked', destination: '/form/demo', pageName: 'home' },
      { destination: undefined },
      { event: 'page_view', routeName: 'pricing', path: '/pricing', pageName: 'pricing' },
    ])
  })

  it('[SITE-05] hears nothing after a withdrawal, and goes on after a new consent without a second script', async () => {
    const vendor = await open()
    await load(vendor, { container: 'GTM-A' })
    const taken = pushes()
    await vendor.unload()
    const length = taken.length
    pushes().push({ event: 'denied' })
    expect(taken.length).toBe(length)
    await load(vendor, { container: 'GTM-A' })
    expect(scripts.length).toBe(1)
    expect(scope.dataLayer).toBe(taken)
    expect(taken.at(-1)).toEqual({ event: 'denied' })
  })
})

describe('ads tracker', () => {
  const open = async () => (await import('./ads-tracker.ts')).vendor
  let told: unknown[]
  beforeEach(() => {
    told = []
    scope.uetq = ['consent', 'default', { ad_storage: 'granted' }]
    run = () => {
      scope.UET = class {
        constructor({ ti, q }: { ti: string; q: unknown[] }) {
          told.push(['start', ti, ...q])
        }
        push(...entries: unknown[]) {
          told.push(entries)
        }
      }
    }
  })

  it('[CONSENT-08] starts with what the page said of ads, and tells of the page it was loaded on', async () => {
    await load(await open(), { tag: 187 })
    expect(told).toEqual([
      ['start', '187', 'consent', 'default', { ad_storage: 'granted' }],
      ['pageLoad'],
    ])
  })

  it('counts each page once, and tells events by their names alone', async () => {
    const sink = await load(await open(), { tag: 187 })
    sink.track!(event('Page viewed', { url: '/pricing' }))
    sink.track!(event('Page viewed', { url: '/blog?email=jo' }))
    sink.track!(event('Contact requested', { form: 'demo' }))
    expect(told.slice(2)).toEqual([
      ['event', 'page_view', { page_path: '/blog?email=' }],
      ['event', 'Contact requested', {}],
    ])
  })

  it('[CONSENT-08] is told that ads are denied before it is left alone', async () => {
    const vendor = await open()
    await load(vendor, { tag: 187 })
    await vendor.unload()
    expect(told.at(-1)).toEqual(['consent', 'update', { ad_storage: 'denied' }])
    expect(scope.uetq).toEqual([])
  })

  it('fails when its script is not what it should be', async () => {
    run = () => {}
    await expect(load(await open(), { tag: 187 })).rejects.toThrow(
      'https://vendor.example/bat.js defined no UET',
    )
  })
})
