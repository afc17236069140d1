/** A newer build, and chunks that cannot be had. */
import { expect, rememberConsent, test, waitForMachines, type Page } from './support/test.ts'

test.beforeEach(({ context, baseURL }) => rememberConsent(context, baseURL!))

/** Addresses of the documents loaded so far. */
function watchDocuments(page: Page): string[] {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  return documents
}

test('[BUILD-01] [OP47] the newest build and its time are told to whoever asks, and never kept', async ({
  request,
}) => {
  const { buildId } = await (await request.get('/healthz')).json()
  for (const query of ['', '?t=1795248000000', '?t=&x=%ff']) {
    const response = await request.get(`/builds/latest.json${query}`)
    expect(response.status()).toBe(200)
    expect(response.headers()['cache-control']).toBe('no-store')
    const { id, timestamp } = await response.json()
    expect(id).toBe(buildId)
    expect(new Date(timestamp).toISOString()).toBe(timestamp)
  }
})

test.describe('a newer build', () => {
  /** Shows the tab again; Chromium always reports a test's page as visible. */
  async function comeBack(page: Page): Promise<void> {
    await page.mouse.move(200, 300)
    await page.mouse.move(220, 320)
    await page.waitForFunction(() => {
      const system = (globalThis as never as Record<symbol, { get(id: string): unknown }>)[
        Symbol.for('slicewright.system')
      ]
      return system?.get('update') !== undefined
    })
    const asked = page.waitForResponse(/\/builds\/latest\.json\?t=\d+$/)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await (await asked).finished()
  }

  const follow = async (page: Page, path: string) => {
    await page.locator(`footer a[href="${path}"]`).first().click()
    await expect(page).toHaveURL(path)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${path}$`),
    )
  }

  test('[BUILD-01] [BUILD-02] the same build changes nothing; after another was noticed, the next link loads a document', async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto('/legal/terms')
    await waitForMachines(page)
    const documents = watchDocuments(page)
    await comeBack(page)
    await follow(page, '/legal/imprint')
    expect(documents).toEqual([])

    await page.route('**/builds/latest.json*', (route) =>
      route.fulfill({ json: { id: 'newer', timestamp: '2026-11-21T08:00:00.000Z' } }),
    )
    // The server is asked once a minute at most.
    await page.clock.fastForward(61_000)
    await comeBack(page)
    // Noticing alone disturbs nobody.
    await follow(page, '/legal/terms')
    expect(documents).toEqual(['/legal/terms'])
  })
})

test.describe('a chunk that cannot be had', () => {
  /** Lets no chunk of the site come from now on. */
  async function breakChunks(page: Page): Promise<void> {
    await page.route('**/assets/chunks/*.js', (route) => route.abort('failed'))
  }

  const reachForPage = async (page: Page) => {
    await page.mouse.move(200, 300)
    await page.mouse.move(220, 320)
  }

  /**
   * Waits until any reload would have happened: before it reloads, a page asks its server whether
   * there is a page to show. This does so later; a document that had begun to load would replace
   * the page.
   */
  const settle = (page: Page) =>
    expect(() =>
      page.evaluate(async () => {
        // Tasks, not frames: a page that is being left may draw none.
        const task = () => new Promise((done) => setTimeout(done))
        for (let round = 0; round < 2; round++) {
          await task()
          await fetch('', { method: 'HEAD' }).catch(() => {})
        }
        await task()
      }),
    ).toPass()

  /**
   * The same for a page that is being left, which runs nothing more for a test: its chunk is missed, and the server has been
   * asked twice since, as often as a page asks it.
   */
  async function settleLeaving(page: Page, missed: Promise<unknown>): Promise<void> {
    await missed
    for (let round = 0; round < 2; round++) await page.request.head('/legal/terms')
  }

  /** Names of the chunks that the page's own script loads when it is idle. */
  async function findIdleChunk(page: Page): Promise<string> {
    const html = await (await page.request.get('/legal/terms')).text()
    const entry = /<script[^>]* data-entry="([^"]*renderer_client[^"]*)"/.exec(html)?.[1]
    const text = await (await page.request.get(entry!)).text()
    return /import\([`"']\.\.\/chunks\/([^`"']+)/.exec(text)![1]!
  }

  /** A visitor who moves as soon as a page has loaded. */
  const move = (page: Page) =>
    page.addInitScript(() =>
      addEventListener('load', () => document.dispatchEvent(new Event('scroll'))),
    )

  test('[BUILD-03] makes the page load anew once, and not again within ten seconds', async ({
    page,
  }) => {
    await move(page)
    const chunk = await findIdleChunk(page)
    const asked: string[] = []
    await page.route(`**/assets/chunks/${chunk}`, (route) => {
      asked.push(chunk)
      return route.abort('failed')
    })
    const documents = watchDocuments(page)
    await page.goto('/legal/terms')
    await expect.poll(() => asked.length).toBeGreaterThanOrEqual(2)
    await settle(page)
    // An event that needs the machines requests them again: that fails too, and loads nothing.
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
    await settle(page)
    expect(documents).toEqual(['/legal/terms', '/legal/terms'])
    await page.locator('footer a[href="/legal/imprint"]').first().click()
    await expect(page).toHaveURL('/legal/imprint')
    await expect(page.locator('h1')).toBeVisible()
    // Each path has its own reload.
    await expect.poll(() => documents.length).toBe(4)
    await settle(page)
    expect(documents.slice(2)).toEqual(['/legal/imprint', '/legal/imprint'])
  })

  test('[BUILD-03] takes the place of no page that is asked for meanwhile', async ({ page }) => {
    // A finger that touches a link asks for the machines first.
    const [missed, arrived] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await page.route('**/assets/chunks/*.js', async (route) => {
      await missed.promise
      await route.fulfill({ status: 404, body: '' })
    })
    await page.route('**/legal/imprint', async (route) => {
      missed.resolve()
      await arrived.promise
      await route.continue()
    })
    const documents = watchDocuments(page)
    await page.goto('/legal/terms')
    const failed = page.waitForResponse((response) => response.status() === 404)
    await page.locator('footer a[href="/legal/imprint"]').first().dispatchEvent('pointerdown')
    await page.locator('footer a[href="/legal/imprint"]').first().click({ noWaitAfter: true })
    await settleLeaving(page, failed)
    arrived.resolve()
    await expect(page).toHaveURL('/legal/imprint')
    expect(documents.slice(0, 2)).toEqual(['/legal/terms', '/legal/imprint'])
  })

  test('[BUILD-03] of an island makes the page load anew once; its HTML stays', async ({
    page,
  }) => {
    const html = await (await page.request.get('/pricing')).text()
    const src = /<sw-island data-id="faq[^>]*data-src="([^"]+)"/.exec(html)![1]!
    await page.route(`**${src}`, (route) => route.abort('failed'))
    const documents = watchDocuments(page)
    await page.goto('/pricing')
    await page.evaluate(() => Object.assign(window, { isOld: true }))
    const island = page.locator('sw-island[data-id^=faq]')
    await island.locator('summary').first().focus()
    await expect.poll(() => documents.length).toBe(2)
    await page.waitForFunction(() => document.readyState === 'complete' && !('isOld' in window))
    await waitForMachines(page)
    await island.locator('summary').first().focus()
    await expect(island).toHaveAttribute('data-failed')
    await settle(page)
    expect(documents).toEqual(['/pricing', '/pricing'])
    await island.locator('summary').first().click()
    await expect(island.locator('details').first()).toHaveAttribute('open')
  })

  // Firefox and Safari abort it as soon as a link is followed.
  test('[BUILD-03] because the visitor leaves keeps nobody', async ({ page }) => {
    const chunk = await findIdleChunk(page)
    const { promise: left, resolve: leave } = Promise.withResolvers<void>()
    await page.route(`**/assets/chunks/${chunk}`, async (route) => {
      await left
      await route.abort('failed')
    })
    await page.goto('/legal/terms')
    const documents = watchDocuments(page)
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes(chunk))
    await page.route('/legal/imprint', async (route) => {
      leave()
      await settleLeaving(page, failed)
      await route.continue()
    })
    await page.locator('footer a[href="/legal/imprint"]').first().click()
    await expect(page).toHaveURL('/legal/imprint')
    expect(documents).toEqual(['/legal/imprint'])
  })

  test('[BUILD-03] leaves the page alone without a network, and while its server is started again', async ({
    page,
    context,
  }) => {
    await page.goto('/legal/terms')
    await waitForMachines(page)
    const documents = watchDocuments(page)
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('chunk'))
    await context.setOffline(true)
    await reachForPage(page)
    await failed
    await settle(page)
    await context.setOffline(false)
    const missed: (string | number)[] = []
    // No answer, then a proxy without an upstream.
    for (const answer of ['nobody', 502] as const) {
      await page.route('**/*', (route) => {
        if (route.request().url().includes('/chunks/')) missed.push(answer)
        return answer === 'nobody'
          ? route.abort('connectionrefused')
          : route.fulfill({ status: answer, body: '' })
      })
      await reachForPage(page)
      await expect.poll(() => missed).toContain(answer)
      await settle(page)
      await page.unrouteAll()
      await expect(page.locator('h1')).toBeVisible()
    }
    expect(documents).toEqual([])
    // The next gesture gets it.
    const loaded = page.waitForResponse(/\/assets\/chunks\//)
    await reachForPage(page)
    expect((await loaded).ok()).toBe(true)
    expect(documents).toEqual([])
  })

  /**
   * Blocks all chunks once those that need no gesture have loaded, and waits for a request that
   * fails.
   */
  async function failOnGesture(page: Page, gesture: () => Promise<void>): Promise<void> {
    await page.waitForLoadState('networkidle')
    await breakChunks(page)
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('chunk'))
    await gesture()
    await failed
    await settle(page)
  }

  test('[BUILD-03] never takes what the visitor has typed', async ({ page }) => {
    await page.goto('/resources')
    await waitForMachines(page)
    const documents = watchDocuments(page)
    const field = page.locator('main input[type=search]')
    // While the field has the focus, and after the visitor has left it.
    await failOnGesture(page, async () => {
      await field.evaluate((input: HTMLInputElement) => input.focus())
      await page.keyboard.type('alg')
    })
    await page.keyboard.press('Tab')
    await reachForPage(page)
    await settle(page)
    expect(documents).toEqual([])
    await expect(field).toHaveValue('alg')
  })

  test('[BUILD-03] never closes a dialog the visitor is in', async ({ page }) => {
    await page.goto('/legal/terms')
    await waitForMachines(page)
    const documents = watchDocuments(page)
    await failOnGesture(page, async () => {
      // Chromium counts this as a gesture: the element under the mouse has changed.
      await page
        .locator('dialog')
        .first()
        .evaluate((dialog: HTMLDialogElement) => dialog.showModal())
      await reachForPage(page)
    })
    expect(documents).toEqual([])
  })

  test('[BUILD-03] is not one that came and failed by itself: that would fail again', async ({
    page,
  }) => {
    await move(page)
    const chunk = await findIdleChunk(page)
    await page.route(`**/assets/chunks/${chunk}`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken inside")' }),
    )
    const documents = watchDocuments(page)
    const told = page.waitForEvent('console', (message) => message.text().includes('broken inside'))
    await page.goto('/legal/terms')
    await told
    await settle(page)
    expect(documents).toEqual(['/legal/terms'])
  })
})
