/** Tests the tag manager and the ads tracker: scripts that process a queue of the page. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Vendor, VendorSink } from '#runtime/consent'

const scope = globalThis as Record<string, unknown>
let scripts: string[]
/** Code that reads addresses by itself runs while these are redacted, and no other code does. */
let redactions: number
let isRedacted: boolean
const whileRedacted = <Result>(run: () => Result): Result => {
  redactions++
  isRedacted = true
  try {
    return run()
  } finally {
    isRedacted = false
  }
}
const readAddress = () => {
  if (!isRedacted) throw new Error('It read the address that the visitor sees.')
}
const goTo = (pathname: string) =>
  vi.stubGlobal('location', {
    href: `https://site.example${pathname}?email=jo`,
    pathname,
    get search() {
      return isRedacted ? '' : '?email=jo'
    },
  })
let run: (src: string) => void

beforeEach(() => {
  scripts = []
  run = () => {}
  vi.resetModules()
  redactions = 0
  isRedacted = false
  goTo('/pricing')
  vi.stubGlobal('document', {
    createElement: () => Object.assign(new EventTarget(), { src: '' }),
    title: 'Pricing',
    referrer: 'https://other.example/?q=jo',
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
    redact: (text) => text.replace(/\?.*/, ''),
    whileRedacted,
    isGranted: () => true,
    signal: new AbortController().signal,
    log: () => {},
  }) as Promise<VendorSink>
const event = (name: string, properties: object = {}) => ({
  name,
  properties: properties as Record<string, unknown>,
  time: 0,
})

describe('tag manager', () => {
  const open = async () => (await import('./tag-manager.ts')).vendor
  const pushes = () => scope['dataLayer'] as Record<string, unknown>[]

  it('[ANALYTICS-10] is loaded by its container, after the page has said what is consented to', async () => {
    scope['dataLayer'] = ['consent']
    await load(await open(), { container: 'GTM-A&B' })
    expect(scripts).toEqual(['https://vendor.example/gtm.js?id=GTM-A%26B'])
    expect(pushes()[0]).toBe('consent')
    expect(Array.from(pushes()[1] as never)).toEqual(['set', 'ads_data_redaction', true])
    expect(pushes()[3]).toEqual({ 'gtm.start': expect.any(Number), event: 'gtm.js' })
  })

  it('[SITE-05] is told what it would read of the page, before anything else', async () => {
    const sink = await load(await open(), { container: 'GTM-A' })
    const told = () =>
      pushes()
        .map((entry) => Array.from(entry as never))
        .findLast(([word]) => word === 'set')
    const address = (path: string) => [
      'set',
      {
        page_location: `https://site.example${path}`,
        page_referrer: 'https://other.example/',
        page_title: 'Pricing',
      },
    ]
    expect(told()).toEqual(address('/pricing'))
    goTo('/blog')
    sink.track!(event('Page viewed', { path: '/blog', pageName: 'blog' }))
    expect(told()).toEqual(address('/blog'))
  })

  it('[HEAD-09] [OP52] hears of a page by its name and path, and nothing of the event before', async () => {
    const sink = await load(await open(), { container: 'GTM-A' })
    sink.track!(event('CTA clicked', { destination: '/form/demo', pageName: 'home' }))
    sink.track!(
      event('Page viewed', {
        routeName: 'blog',
        path: '/blog/a',
        url: '/blog/a?page=2',
        pageName: '404',
        locale: 'en',
      }),
    )
    expect(pushes().filter(({ event: name }) => name)).toEqual([
      { 'gtm.start': expect.any(Number), event: 'gtm.js' },
      { event: 'CTA clicked', destination: '/form/demo', pageName: 'home' },
      {
        event: 'page_view',
        page_name: '404',
        page_path: '/blog/a',
        page_route: 'blog',
        page_locale: 'en',
      },
    ])
    expect(pushes().at(-2)).toEqual({ destination: undefined, pageName: undefined })
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
    expect(scope['dataLayer']).toBe(taken)
    expect(taken).toContainEqual({ event: 'denied' })
  })
})

describe('ads tracker', () => {
  const open = async () => (await import('./ads-tracker.ts')).vendor
  let told: unknown[]
  beforeEach(() => {
    told = []
    scope['uetq'] = ['consent', 'default', { ad_storage: 'granted' }]
    run = () => {
      scope['UET'] = class {
        constructor({ ti, q }: { ti: string; q: unknown[] }) {
          readAddress()
          told.push(['start', ti, ...q])
        }
        push(...entries: unknown[]) {
          readAddress()
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

  it('[SITE-05] counts each page once, tells events by their names alone, and reads the address while it is redacted, whoever pushes', async () => {
    const sink = await load(await open(), { tag: 187 })
    sink.show!({ url: '/blog' })
    sink.track!(event('Contact requested', { form: 'demo' }))
    // The page does this with each decision.
    ;(scope['uetq'] as { push(...entries: unknown[]): void }).push('consent', 'update', {})
    expect(told.slice(2)).toEqual([
      ['event', 'page_view', { page_path: '/blog' }],
      ['event', 'Contact requested', {}],
      ['consent', 'update', {}],
    ])
    expect(redactions).toBe(5)
  })

  it('tells after a new consent of the page shown, unless it was told of it before', async () => {
    const vendor = await open()
    await load(vendor, { tag: 187 })
    await vendor.unload()
    await load(vendor, { tag: 187 })
    await vendor.unload()
    goTo('/blog')
    await load(vendor, { tag: 187 })
    const views = told.filter((entry) => (entry as string[])[1] === 'page_view')
    expect(views).toEqual([['event', 'page_view', { page_path: '/blog' }]])
    expect(scripts).toHaveLength(1)
  })

  it('[CONSENT-08] is told that ads are denied before it is left alone', async () => {
    const vendor = await open()
    await load(vendor, { tag: 187 })
    await vendor.unload()
    expect(told.at(-1)).toEqual(['consent', 'update', { ad_storage: 'denied' }])
    expect(scope['uetq']).toEqual(['consent', 'default', { ad_storage: 'denied' }])
  })

  it('fails when its script is not what it should be', async () => {
    run = () => {}
    await expect(load(await open(), { tag: 187 })).rejects.toThrow(
      'https://vendor.example/bat.js defined no UET',
    )
  })
})
