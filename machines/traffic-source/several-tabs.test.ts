/** Tests the rules of attribution against anything that a browser with several tabs can do. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createBrowser, type Browser, type Write } from '#tests/support/browser-tabs.ts'
import { settle } from '#tests/support/machine-ports.ts'
import type { TrafficRecord } from '#tests/support/attribution.ts'

type Happening =
  | { kind: 'open'; hasIds: boolean }
  | { kind: 'close'; tab: number }
  /** One operation on the storage. */
  | { kind: 'step'; tab: number }
  | { kind: 'consent'; analytics: boolean; ad: boolean }
  | { kind: 'notice'; tab: number }
  | { kind: 'convert'; tab: number }
  /** The visit's cookie is gone: the browser was closed, or the visitor erased it. */
  | { kind: 'forget'; isClosed: boolean }
  | { kind: 'full'; isFull: boolean }
  /** The clock is moved. */
  | { kind: 'clock'; tab: number; by: number }

const tab = fc.nat({ max: 3 })
const happening = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('open'), hasIds: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('close'), tab }) },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('step'), tab }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('consent'),
      analytics: fc.oneof(
        { weight: 3, arbitrary: fc.constant(true) },
        { weight: 1, arbitrary: fc.constant(false) },
      ),
      ad: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('notice'), tab }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('convert'), tab }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('forget'), isClosed: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('full'), isFull: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('clock'), tab, by: fc.nat({ max: 5000 }) }),
  },
) as fc.Arbitrary<Happening>

const initialKey = 'initial_traffic_source'
const recentKey = 'most_recent_traffic_source'
const read = (text: string | undefined) =>
  text === undefined ? undefined : (JSON.parse(text) as TrafficRecord & { landingPage: string })

/** Fails for a write that must never happen. */
function checkWrite({ tab: { consent, isErasing, url, ...tab }, key, ...texts }: Write): void {
  const [before, after] = [read(texts.before), read(texts.after)]
  if (!after) return expect(isErasing || !before, 'a machine removed a record').toBe(true)
  expect(consent.analytics, 'written without consent to analytics').toBe(true)
  if (!consent.ad)
    expect(after, 'a click id without consent to advertising').not.toHaveProperty('gclid')
  if (key === recentKey && after['gclid']) {
    expect(after['gclid'], 'the click of another visit').toBe(after.landingPage.replace('/p', 'g'))
  }
  if (!before) return
  if (key === initialKey) {
    expect(after.landingPage, '[TRAFFIC-04] the first landing was replaced').toBe(
      before.landingPage,
    )
    if (before['conversionPage']) {
      expect(after['conversionPage'], '[TRAFFIC-05] set twice').toBe(before['conversionPage'])
    }
    if (before['gclid'] && consent.ad) {
      expect(after['gclid'], '[TRAFFIC-04] a click id was replaced').toBe(before['gclid'])
    }
  }
  if (key === recentKey && after.landingPage !== before.landingPage) {
    expect(tab.hasCaptured, '[TRAFFIC-03] a visit that is not the last one').toBe(false)
    expect(after.landingPage).toBe(new URL(url).pathname)
  }
}

/**
 * @returns broken rules: thrown at once, they would look like a failing storage to the machines.
 */
function watch(browser: Browser): unknown[] {
  const broken: unknown[] = []
  browser.onWrite = (write) => {
    try {
      checkWrite(write)
    } catch (error) {
      broken.push((error as Error).message)
    }
    const landed = new URL(write.tab.url).pathname
    if (write.key === recentKey && read(write.after)?.landingPage === landed) {
      write.tab.hasCaptured = true
    }
  }
  return broken
}

let visits = 0
let conversions = 0
const openPage = (browser: Browser, hasIds: boolean) => {
  visits += 1
  return browser.open(`https://www.colloquy.example/p${visits}${hasIds ? `?gclid=g${visits}` : ''}`)
}

async function happen(browser: Browser, what: Happening): Promise<void> {
  const { tabs } = browser
  const at = 'tab' in what ? tabs[what.tab % Math.max(1, tabs.length)] : undefined
  switch (what.kind) {
    case 'open':
      // A document knows the visitor's consent from its start.
      if (tabs.length < 4) await openPage(browser, what.hasIds).notice()
      return
    case 'consent':
      browser.consent = { analytics: what.analytics, ad: what.ad }
      return
    case 'forget':
      if (what.isClosed) for (const tab of tabs.slice()) await tab.close()
      browser.cookies.delete('brand-session')
      return
    case 'full':
      browser.isFull = what.isFull
      return
    case 'clock':
      at?.ports.clock.advance(what.by)
      return settle()
    case 'convert':
      conversions += 1
      return at?.convert(`/c${conversions}`)
    default:
      await at?.[what.kind]()
  }
}

/** Lets all tabs finish their pending work. */
async function drain(browser: Browser): Promise<void> {
  for (const tab of browser.tabs) await tab.notice()
  for (;;) {
    const steps = await Promise.all(browser.tabs.map((tab) => tab.step()))
    if (!steps.includes(true)) break
  }
}

const records = ({ local }: Browser) => ({
  initial: read(local.get(initialKey)),
  mostRecent: read(local.get(recentKey)),
})

describe('several tabs', () => {
  it('[TRAFFIC-02] [TRAFFIC-03] [TRAFFIC-04] [TRAFFIC-05] [SITE-05] the rules hold, whatever happens in whichever order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { minLength: 5, maxLength: 60 }), async (happenings) => {
        const browser = createBrowser()
        const broken = watch(browser)
        browser.consent = { analytics: true, ad: true }
        for (const what of happenings) await happen(browser, what)
        browser.isFull = false
        await drain(browser)
        expect(browser.tabs.map((tab) => tab.isResting())).not.toContain(false)
        await checkEnd(browser)
        expect(broken).toEqual([])
      }),
      { numRuns: 100 },
    )
  })

  it('[TRAFFIC-03] the last new visit is the most recent one, be the first still at it or not', async () => {
    const order = fc.array(fc.boolean(), { maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(order, async (whose) => {
        const browser = createBrowser()
        const broken = watch(browser)
        browser.consent = { analytics: true, ad: true }
        const first = openPage(browser, true)
        await first.notice()
        // The visit's two cookies are read: it has begun, and waits for the records.
        await first.step()
        const second = openPage(browser, true)
        await second.notice()
        await second.step()
        for (const isFirst of whose) await (isFirst ? first : second).step()
        await drain(browser)
        const { initial, mostRecent } = records(browser)
        expect(initial?.landingPage).toBe(new URL(first.url).pathname)
        expect(mostRecent?.landingPage).toBe(new URL(second.url).pathname)
        expect([first.told, second.told]).toEqual([1, 1])
        expect(broken).toEqual([])
      }),
      { numRuns: 40 },
    )
  })
})

/** Checks the final state: nothing without consent, and a new visit is the most recent. */
async function checkEnd(browser: Browser): Promise<void> {
  const { analytics, ad } = browser.consent
  const isMeasured = browser.tabs.some(({ consent }) => consent.analytics)
  if (browser.tabs.length > 0 && !analytics) {
    expect([...browser.local.keys(), ...browser.cookies.keys()]).toEqual([])
  }
  if (isMeasured && !ad && browser.tabs.length > 0) {
    const last = openPage(browser, false)
    await last.notice()
    await drain(browser)
    const { initial, mostRecent } = records(browser)
    expect([initial?.['gclid'], mostRecent?.['gclid']]).toEqual([undefined, undefined])
  }
  await happen(browser, { kind: 'forget', isClosed: true })
  browser.consent = { analytics: true, ad: true }
  const before = records(browser).initial
  const next = openPage(browser, true)
  await next.notice()
  await drain(browser)
  const { initial, mostRecent } = records(browser)
  const landed = new URL(next.url).pathname
  expect(mostRecent).toMatchObject({ landingPage: landed, gclid: landed.replace('/p', 'g') })
  expect(initial?.landingPage).toBe(before?.landingPage ?? landed)
  expect(initial?.['gclid']).toBe(before?.['gclid'] ?? mostRecent?.['gclid'])
  expect(next.told).toBe(1)
}
