/** When the machines of the site come: with the first sign of a visitor, or unasked where something is to be done. */
import { expect, policyVersion, rememberConsent, test, type Page } from './support/test.ts'
import { holdScript } from './support/hold-script.ts'
import { watchScripts } from './support/scripts.ts'

const path = '/why-colloquy'
const runs = (page: Page) => page.evaluate(() => Symbol.for('slicewright.system') in globalThis)
const untilItRuns = (page: Page) => expect.poll(() => runs(page)).toBe(true)
const isHidden = (page: Page) =>
  page.evaluate(() => document.querySelector('[data-promotion]')?.checkVisibility() === false)

/** The page is loaded and idle, and asks for no more scripts. */
async function visit(page: Page): Promise<void> {
  const scripts = watchScripts(page)
  await page.goto(path)
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 5000 })))
  await scripts.loaded()
}

test.describe('a visitor of whom nothing is known', () => {
  test.use({ extraHTTPHeaders: { 'x-country': 'DE' } })

  test('is asked for consent, and nothing else runs', async ({ page }) => {
    await visit(page)
    await expect(page.getByRole('region', { name: 'May we take notes?' })).toBeVisible()
    expect(await runs(page)).toBe(false)
  })

  for (const [name, change] of [
    ['without a store of cookies', () => Object.assign(globalThis, { cookieStore: undefined })],
    [
      'whose document does not tell cookies while it loads',
      () => {
        const cookies = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!
        const get = () => (document.readyState === 'complete' ? cookies.get!.call(document) : '')
        Object.defineProperty(document, 'cookie', { ...cookies, get })
      },
    ],
  ] as const) {
    test(`[CONSENT-01] is asked until they decide, in a browser ${name}`, async ({
      page,
      context,
      baseURL,
    }) => {
      await page.addInitScript(change)
      const banner = page.getByRole('region', { name: 'May we take notes?' })
      await visit(page)
      await expect(banner).toBeVisible()
      expect(await runs(page)).toBe(false)
      await rememberConsent(context, baseURL!)
      await visit(page)
      await expect(banner).toBeHidden()
      expect(await runs(page)).toBe(false)
    })
  }

  test('[CONSENT-04] an answer that waited is forgotten once they decided elsewhere', async ({
    page,
    context,
    baseURL,
  }) => {
    await visit(page)
    const stored = () => page.evaluate(() => sessionStorage.getItem('slicewright.answer'))
    await page.evaluate(() => sessionStorage.setItem('slicewright.answer', 'consent consent.grant'))
    await rememberConsent(context, baseURL!)
    await visit(page)
    expect(await runs(page)).toBe(false)
    expect(await stored()).toBeNull()
  })

  for (const [button, analytics] of [
    ['Accept all', true],
    ['Refuse all', false],
  ] as const) {
    test(`[CONSENT-04] ${button} counts, also from a page that is left before the machines come`, async ({
      page,
      context,
    }) => {
      let isSlow = true
      await page.route('**/assets/chunks/**', async (route) => {
        if (isSlow && !early.has(new URL(route.request().url()).pathname)) return
        await route.continue()
      })
      const html = await (await page.request.get(path)).text()
      const early = new Set(
        [...html.matchAll(/"(\/assets\/chunks\/[^"]+)"/g)].map(([, url]) => url!),
      )
      await page.goto(path)
      const banner = page.getByRole('region', { name: 'May we take notes?' })
      await banner.getByRole('button', { name: button }).click()
      await expect(banner).toBeHidden()
      expect(await context.cookies()).toEqual([])
      isSlow = false
      await page.goto('/pricing')
      await untilItRuns(page)
      await expect
        .poll(async () => {
          const cookies = await context.cookies()
          return decodeURIComponent(cookies.find(({ name }) => name === 'consents')?.value ?? '')
        })
        .toContain(`"analytics":${analytics},"ad":${analytics},"decided":true`)
      await expect(banner).toBeHidden()
      expect(await page.evaluate(() => sessionStorage.getItem('slicewright.answer'))).toBeNull()
    })
  }
})

test.describe('outside of where consent is asked for', () => {
  test.use({ extraHTTPHeaders: { 'x-country': 'US' } })

  test('the machines come unasked', async ({ page }) => {
    await page.goto(path)
    await untilItRuns(page)
  })
})

test.describe('a visitor who refused', () => {
  test.beforeEach(({ context, baseURL }) => rememberConsent(context, baseURL!))

  const signs: [name: string, make: (page: Page) => Promise<unknown>][] = [
    ['a wheel', (page) => page.mouse.wheel(0, 300)],
    ['a pointer that moves', (page) => page.mouse.move(300, 300, { steps: 3 })],
    ['a key', (page) => page.keyboard.press('Tab')],
    ['a step to a place of the page', (page) => page.evaluate(() => (location.hash = 'main'))],
    [
      'what opens',
      (page) => page.evaluate(() => document.querySelector('details')?.toggleAttribute('open')),
    ],
  ]
  for (const [name, make] of signs) {
    test(`wakes them by ${name}`, async ({ page }) => {
      await visit(page)
      expect(await runs(page)).toBe(false)
      await make(page)
      await untilItRuns(page)
    })
  }

  test('has a click answered that comes before them', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await visit(page)
    // By script, so that no pointer moves before.
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('[data-promotion] button')!.click(),
    )
    await expect.poll(() => isHidden(page)).toBe(true)
  })

  test('has a click answered that comes while their start rests', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.addInitScript(() => {
      const rest = () => new Promise((go) => Object.assign(globalThis, { go }))
      Object.assign(scheduler, { yield: rest })
    })
    await visit(page)
    await page.keyboard.press('Shift')
    await page.waitForFunction(() => 'go' in globalThis)
    expect(await runs(page)).toBe(false)
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('[data-promotion] button')!.click(),
    )
    expect(await isHidden(page)).toBe(false)
    await page.evaluate(() => (globalThis as unknown as { go(): void }).go())
    await expect.poll(() => isHidden(page)).toBe(true)
  })

  test('has a click answered in a browser that does not rest', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'scheduler', { value: undefined })
    })
    await visit(page)
    await page.locator('[data-promotion] button').click()
    await expect.poll(() => isHidden(page)).toBe(true)
  })

  test('does not see again a notice that they closed, also before they move', async ({ page }) => {
    await page.goto('/')
    await page.locator('[data-promotion] button').click()
    await expect.poll(() => isHidden(page)).toBe(true)
    await page.goto(path)
    await expect.poll(() => isHidden(page)).toBe(true)
  })

  test('has what is left of a consent erased, also before they move', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: '_uetsid', value: '1', url: baseURL! }])
    await page.goto(path)
    await expect
      .poll(async () => (await context.cookies()).map(({ name }) => name))
      .not.toContain('_uetsid')
  })
})

const unsettled: [name: string, value: string][] = [
  [
    'allowed something',
    JSON.stringify({
      necessary: true,
      analytics: true,
      ad: false,
      decided: true,
      version: policyVersion,
    }),
  ],
  [
    'answered an older question',
    JSON.stringify({
      necessary: true,
      analytics: false,
      ad: false,
      decided: true,
      version: '2001-01',
    }),
  ],
  ['has rubbish for an answer', '{"decided":true'],
]
for (const [name, value] of unsettled) {
  test(`the machines come unasked to a visitor who ${name}`, async ({ page, context, baseURL }) => {
    await context.addCookies([
      { name: 'consents', value: encodeURIComponent(value), url: baseURL! },
    ])
    await page.goto(path)
    await untilItRuns(page)
  })
}

test.describe('what is clicked before the first script is there', () => {
  test.beforeEach(({ context, baseURL }) => rememberConsent(context, baseURL!))

  /** @returns what lets the first script come */
  async function visitEarly(page: Page, at: string): Promise<() => void> {
    const release = await holdScript(page, '/assets/entries/*')
    await page.goto(at, { waitUntil: 'domcontentloaded' })
    return release
  }

  test('is answered once it is: a button of the frame', async ({ page }) => {
    const release = await visitEarly(page, path)
    await page.getByRole('button', { name: 'Cookie settings' }).dblclick()
    release()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('is answered once it is: the appearance of the site', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    const release = await visitEarly(page, path)
    await page.getByRole('group', { name: 'Appearance' }).getByText('Dark').click()
    release()
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
  })

  test('is answered once it is: a tab of an island', async ({ page }) => {
    const release = await visitEarly(page, '/')
    const tab = page.getByRole('main').getByRole('tab').nth(1)
    await tab.click()
    release()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
  })

  test('is not answered twice: a menu that the browser opens', async ({ page }) => {
    const release = await visitEarly(page, path)
    await page.locator('header [popovertarget]:visible').first().click()
    release()
    await page.waitForFunction(() => customElements.get('sw-island'))
    await page.waitForLoadState()
    await expect(page.locator('header :popover-open')).not.toHaveCount(0)
  })
})
