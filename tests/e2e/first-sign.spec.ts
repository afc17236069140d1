/**
 * When the machines of the site load: with the first sign of a visitor, or unasked where there is
 * work to do.
 */
import { expect, policyVersion, rememberConsent, test, type Page } from './support/test.ts'
import { holdScript } from './support/hold-script.ts'

const path = '/why-colloquy'
const runs = (page: Page) => page.evaluate(() => Symbol.for('slicewright.system') in globalThis)
const untilItRuns = (page: Page) => expect.poll(() => runs(page)).toBe(true)
const isHidden = (page: Page) =>
  page.evaluate(() => document.querySelector('[data-promotion]')?.checkVisibility() === false)

/**
 * Opens a page and waits until it is idle: whatever it loads unasked, it requests in its first idle
 * moment.
 */
async function visit(page: Page): Promise<void> {
  await page.goto(path)
  await page.evaluate(async () => {
    const untilIdle = () => new Promise((done) => requestIdleCallback(done, { timeout: 1000 }))
    await untilIdle()
    // The page looks up the stored answer the same way, earlier.
    await window.cookieStore?.get('consents')
    await untilIdle()
  })
  await page.waitForLoadState('networkidle')
}

test.describe('a visitor of whom nothing is known', () => {
  test.use({ extraHTTPHeaders: { 'x-country': 'DE' } })

  const banner = (page: Page) => page.getByRole('region', { name: 'May we take notes?' })
  const readAnswer = (page: Page) =>
    page.evaluate(() => sessionStorage.getItem('slicewright.answer'))

  test('[CONSENT-04] is asked for consent, and nothing else runs; an answer that waited is forgotten once they decided elsewhere', async ({
    page,
    context,
    baseURL,
  }) => {
    await visit(page)
    await expect(banner(page)).toBeVisible()
    expect(await runs(page)).toBe(false)
    await page.evaluate(() => sessionStorage.setItem('slicewright.answer', 'consent consent.grant'))
    await rememberConsent(context, baseURL!)
    await visit(page)
    expect(await runs(page)).toBe(false)
    expect(await readAnswer(page)).toBeNull()
  })

  test('[CONSENT-01] is asked until they decide, in a browser without a store of cookies, and in one whose document does not tell cookies while it loads', async ({
    context,
    baseURL,
  }) => {
    for (const change of [
      () => Object.assign(globalThis, { cookieStore: undefined }),
      () => {
        const cookies = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!
        const get = () => (document.readyState === 'complete' ? cookies.get!.call(document) : '')
        Object.defineProperty(document, 'cookie', { ...cookies, get })
      },
    ]) {
      const page = await context.newPage()
      await page.addInitScript(change)
      await context.clearCookies()
      await visit(page)
      await expect(banner(page)).toBeVisible()
      expect(await runs(page)).toBe(false)
      await rememberConsent(context, baseURL!)
      await visit(page)
      await expect(banner(page)).toBeHidden()
      expect(await runs(page)).toBe(false)
      await page.close()
    }
  })

  test('[CONSENT-04] an answer counts, also from a page that is left before the machines come', async ({
    page,
    context,
  }) => {
    const html = await (await page.request.get(path)).text()
    const early = new Set([...html.matchAll(/"(\/assets\/chunks\/[^"]+)"/g)].map(([, url]) => url!))
    let isSlow = true
    await page.route('**/assets/chunks/**', async (route) => {
      if (isSlow && !early.has(new URL(route.request().url()).pathname)) return
      await route.continue()
    })
    for (const [button, analytics] of [
      ['Accept all', true],
      ['Refuse all', false],
    ] as const) {
      await test.step(button, async () => {
        // A page that is open would keep its answer.
        await page.goto('about:blank')
        await context.clearCookies()
        isSlow = true
        await page.goto(path)
        await banner(page).getByRole('button', { name: button }).click()
        await expect(banner(page)).toBeHidden()
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
        await expect(banner(page)).toBeHidden()
        expect(await readAnswer(page)).toBeNull()
      })
    }
  })
})

test('the machines come unasked outside of where consent is asked for, and to a visitor whose answer is to be followed, asked for again or not understood', async ({
  page,
  context,
  baseURL,
}) => {
  const answer = (analytics: boolean, version: string) =>
    JSON.stringify({ necessary: true, analytics, ad: false, decided: true, version })
  for (const [name, country, value] of [
    ['outside', 'US', undefined],
    ['who allowed something', 'DE', answer(true, policyVersion)],
    ['who answered an older question', 'DE', answer(false, '2001-01')],
    ['who has rubbish for an answer', 'DE', '{"decided":true'],
  ] as const) {
    await test.step(name, async () => {
      // A page that is open would follow the change.
      await page.goto('about:blank')
      await context.clearCookies()
      if (value)
        await context.addCookies([
          { name: 'consents', value: encodeURIComponent(value), url: baseURL! },
        ])
      await page.setExtraHTTPHeaders({ 'x-country': country })
      await page.goto(path)
      await untilItRuns(page)
    })
  }
})

test.describe('a visitor who refused', () => {
  test.use({ viewport: { width: 1440, height: 900 } })
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
  test('wakes them by a wheel, a pointer, a key, a step to a place of the page, what opens', async ({
    context,
  }) => {
    for (const [name, make] of signs) {
      await test.step(name, async () => {
        const page = await context.newPage()
        await visit(page)
        expect(await runs(page)).toBe(false)
        await make(page)
        await untilItRuns(page)
        await page.close()
      })
    }
  })

  test('has a click answered that comes before them, and does not see again a notice that they closed', async ({
    page,
  }) => {
    await visit(page)
    // By script, so that no pointer moves first.
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('[data-promotion] button')!.click(),
    )
    await expect.poll(() => isHidden(page)).toBe(true)
    // Even before they move.
    await page.goto('/')
    await expect.poll(() => isHidden(page)).toBe(true)
  })

  test('has a click answered that comes while their start rests', async ({ page }) => {
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

  test('has a click answered in a browser that does not rest, and what is left of a consent erased before they move', async ({
    page,
    context,
    baseURL,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'scheduler', { value: undefined })
    })
    await visit(page)
    await page.locator('[data-promotion] button').click()
    await expect.poll(() => isHidden(page)).toBe(true)

    await context.addCookies([{ name: '_uetsid', value: '1', url: baseURL! }])
    await page.goto(path)
    await expect
      .poll(async () => (await context.cookies()).map(({ name }) => name))
      .not.toContain('_uetsid')
  })
})

test.describe('what is clicked before the first script is there', () => {
  test.beforeEach(({ context, baseURL }) => rememberConsent(context, baseURL!))

  /** @returns a function that releases the first script */
  async function visitEarly(page: Page, at: string): Promise<() => void> {
    const release = await holdScript(page, '/assets/entries/*')
    await page.goto(at, { waitUntil: 'domcontentloaded' })
    return release
  }

  test('is answered once it is: a button of the frame, and the appearance of the site', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    const release = await visitEarly(page, path)
    await page.getByRole('group', { name: 'Appearance' }).getByText('Dark').click()
    await page.getByRole('button', { name: 'Cookie settings' }).dblclick()
    release()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
  })

  test('is answered once it is, a tab of an island; and not twice, a menu that the browser opens', async ({
    page,
  }) => {
    const release = await visitEarly(page, '/')
    const tab = page.getByRole('main').getByRole('tab').nth(1)
    await tab.click()
    await page.locator('header [popovertarget]:visible').first().click()
    release()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await page.waitForLoadState()
    await expect(page.locator('header :popover-open')).not.toHaveCount(0)
  })
})
