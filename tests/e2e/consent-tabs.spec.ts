/**
 * A decision in one tab counts in every other, even where a browser does not notify them of each
 * other's cookies.
 */
import { expect, waitForMachines, type Page } from './support/test.ts'
import { answer, test } from './support/vendors.ts'

test.use({ extraHTTPHeaders: { 'x-country': 'DE' } })

const refused = { necessary: false, analytics: false, ad: false, decided: true }

async function readCookie(page: Page): Promise<Record<string, unknown>> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'consents')
  return JSON.parse(decodeURIComponent(cookie?.value ?? 'null')) as Record<string, unknown>
}

const runsVendor = (page: Page, id: string) =>
  page.evaluate((wanted) => {
    const system = (globalThis as never)[Symbol.for('slicewright.system')] as {
      get(id: string): { getSnapshot(): { tags: Set<string> } } | undefined
    }
    return system.get(wanted)?.getSnapshot().tags.has('ready') ?? false
  }, id)

const stateOf = (page: Page, id: string) =>
  page.evaluate((wanted) => {
    const system = (globalThis as never)[Symbol.for('slicewright.system')] as {
      get(id: string): { getSnapshot(): { value: unknown } }
    }
    return system.get(wanted).getSnapshot().value
  }, id)

/** Runs in the page: shows ten pages, each of which is an event for vendors while there is consent. */
function showTen(): void {
  const system = (globalThis as never)[Symbol.for('slicewright.system')] as {
    get(id: string): { send(event: object): void } | undefined
  }
  const page = { routeName: 'pricing', pageName: 'pricing', title: 'Pricing', locale: 'en' }
  for (let at = 0; at < 10; at++) {
    const path = `/pricing/${at}`
    system.get('analytics')?.send({ type: 'page.shown', ...page, path, url: path })
  }
}

/** Addresses of all requests to vendors, in any tab. */
function watchVendors(page: Page): string[] {
  const asked: string[] = []
  page.context().on('request', (request) => {
    const { hostname, pathname } = new URL(request.url())
    if (hostname.endsWith('.localhost')) asked.push(`${hostname}${pathname}`)
  })
  return asked
}

for (const hasCookieStore of [true, false]) {
  test.describe(hasCookieStore ? 'with CookieStore' : 'without CookieStore', () => {
    test.beforeEach(async ({ context }) => {
      if (!hasCookieStore)
        await context.addInitScript(() => Object.assign(globalThis, { cookieStore: undefined }))
    })

    test('[CONSENT-05] a refusal counts in the tab that had accepted, before it sends anything more and however late its receipt comes', async ({
      page,
      context,
    }) => {
      const receipt = Promise.withResolvers<void>()
      let isFirst = true
      await context.route('**/.netlify/functions/consent', async (route) => {
        if (isFirst) {
          isFirst = false
          await receipt.promise
        }
        await route.continue().catch(() => {})
      })
      const asked = watchVendors(page)
      const other = await context.newPage()
      for (const tab of [other, page]) {
        await tab.goto('/pricing')
        await expect(tab.getByRole('button', { name: 'Refuse all' })).toBeVisible()
        await waitForMachines(tab)
      }
      const posted = page.waitForRequest('**/.netlify/functions/consent')
      await page.getByRole('button', { name: 'Accept all' }).click()
      await posted
      for (const id of ['vendor-posthog', 'vendor-rum', 'vendor-ads-tracker'])
        await expect.poll(() => runsVendor(page, id)).toBe(true)
      await expect.poll(() => asked.length).toBeGreaterThan(0)

      await answer(other, { type: 'consent.refuse-all' })
      await expect.poll(() => readCookie(other)).toMatchObject(refused)
      asked.length = 0
      await page.evaluate(showTen)
      receipt.resolve()
      await expect.poll(() => stateOf(page, 'receipts')).toBe('idle')
      await expect
        .poll(() => readCookie(page))
        .toMatchObject({ ...refused, receipt: expect.any(String) })
      expect(await runsVendor(page, 'vendor-rum')).toBe(false)
      // Events that vendors had queued are sent as the page is left.
      await page.goto('/legal/terms')
      await waitForMachines(page)
      expect(asked).toEqual([])
      expect(await readCookie(page)).toMatchObject({ ...refused, receipt: expect.any(String) })
    })

    for (const type of ['pageshow', 'focus', 'visibilitychange', 'storage']) {
      test(`[CONSENT-05] a tab that hears ${type} looks at what was decided meanwhile, and the monitoring script sends nothing more`, async ({
        page,
        context,
        baseURL,
      }) => {
        await page.goto('/pricing')
        await answer(page, { type: 'consent.accept-all' })
        await expect.poll(() => runsVendor(page, 'vendor-rum')).toBe(true)
        const asked = watchVendors(page)
        const time = Date.now() + 60_000
        const value = encodeURIComponent(JSON.stringify({ ...refused, time, receipt: 'r' }))
        await context.addCookies([{ name: 'consents', value, url: baseURL! }])
        await page.evaluate((heard) => {
          const target = heard === 'visibilitychange' ? document : globalThis
          target.dispatchEvent(
            heard === 'pageshow'
              ? new PageTransitionEvent(heard, { persisted: true })
              : new Event(heard, { bubbles: heard === 'visibilitychange' }),
          )
        }, type)
        expect(await runsVendor(page, 'vendor-rum')).toBe(false)
        asked.length = 0
        await page.goto('/legal/terms')
        await waitForMachines(page)
        expect(asked).toEqual([])
        expect(await readCookie(page)).toMatchObject({ ...refused, time })
      })
    }
  })
}
