/** Lists that refine themselves in place, and without scripts. */
import type { Request } from '@playwright/test'
import { expect, rememberConsent, test, waitForMachines, type Page } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 900 } })

test.beforeEach(({ context, baseURL }) => rememberConsent(context, baseURL!))

const hostOf = (page: Page) => page.locator('sw-island[data-src]:has(form[role=search])').last()
const status = (page: Page) => hostOf(page).locator('[data-list-status]')

/** Opens a list, and touches it: its machine loads when the visitor reaches for it. */
async function openList(page: Page, path = '/resources'): Promise<void> {
  await page.goto(path)
  await waitForMachines(page)
  await hostOf(page).locator('a, input').first().hover()
  await expect(hostOf(page)).toHaveAttribute('data-hydrated', '')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
}

const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window)

test.describe('[PAGEBUILDER-05] a list', () => {
  test('takes a facet in place, goes back to what it showed, and turns to another page, which begins at its top', async ({
    page,
  }) => {
    await openList(page)
    const facet = hostOf(page).getByRole('group').first().locator('a').first()
    const before = (await status(page).textContent())!
    await facet.scrollIntoViewIfNeeded()
    const top = await page.evaluate(() => scrollY)
    await facet.click()
    await expect(page).toHaveURL(/\/resources\?/)
    await expect(status(page)).not.toHaveText(before)
    await expect(hostOf(page)).toHaveAttribute('data-state', 'idle')
    await expect(hostOf(page).locator('a:focus')).toHaveAttribute('aria-current', 'true')
    expect(Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(3)
    await expect(page.locator('#announcer')).toHaveText((await status(page).textContent())!)
    await page.goBack()
    await expect(page).toHaveURL(/\/resources$/)
    await expect(status(page)).toHaveText(before)
    await page.goForward()
    await expect(status(page)).not.toHaveText(before)
    expect(await isSameDocument(page)).toBe(true)

    await openList(page)
    await hostOf(page).getByRole('navigation').locator('a[rel=next]').click()
    await expect(page).toHaveURL(/page=2/)
    await expect(hostOf(page).locator('[aria-current=page]').first()).toHaveText('2')
    const list = hostOf(page).locator(':scope > *')
    await expect(list).toBeFocused()
    const { y } = (await list.boundingBox())!
    expect(y).toBeGreaterThanOrEqual(-1)
    expect(y).toBeLessThan(300)
    expect(await isSameDocument(page)).toBe(true)
  })

  test('stays when a page that was asked for before comes late', async ({ page }) => {
    await openList(page)
    const card = hostOf(page).locator('li a:not([href*="?"])').first()
    const path = (await card.getAttribute('href'))!
    const isOfCard = (request: Request) => request.url().endsWith(`${path}/_payload.json`)
    const arrived = Promise.withResolvers<void>()
    await page.route(`**${path}/_payload.json`, async (route) => {
      await arrived.promise
      await route.continue().catch(() => {})
    })
    // Either ends it: a browser may cancel requests that nothing waits for.
    const over = Promise.race([
      page.waitForEvent('requestfailed', isOfCard),
      page.waitForEvent('requestfinished', isOfCard),
    ])
    await card.evaluate((link) => (link as HTMLElement).click())
    await hostOf(page).getByRole('group').first().locator('a').first().click()
    await expect(page).toHaveURL(/\/resources\?/)
    arrived.resolve()
    await over
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await expect(page).toHaveURL(/\/resources\?/)
  })

  test('searches in place, and keeps what is typed meanwhile', async ({ page }) => {
    await openList(page)
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/_payload.json?*', async (route) => {
      await held
      await route.continue()
    })
    const input = hostOf(page).getByRole('searchbox')
    await input.fill('learning')
    await input.press('Enter')
    await expect(hostOf(page)).toHaveAttribute('data-state', 'busy')
    await input.press('End')
    await input.pressSequentially(' co')
    release()
    await expect(page).toHaveURL(/q=learning$/)
    await expect(hostOf(page)).toHaveAttribute('data-state', 'idle')
    await expect(input).toBeFocused()
    await expect(input).toHaveValue('learning co')
    expect(await isSameDocument(page)).toBe(true)
  })

  test('loads the document when its payload cannot be had', async ({ page }) => {
    // Before the page can ask for what its visitor is likely to want.
    await page.route('**/_payload.json?*', (route) => route.fulfill({ status: 500 }))
    await openList(page)
    await hostOf(page).getByRole('group').first().locator('a').first().click()
    await expect(page).toHaveURL(/\/resources\?/)
    await expect.poll(() => isSameDocument(page)).toBe(false)
    await expect(hostOf(page).locator('a[aria-current=true]')).toHaveCount(1)
  })

  test('works without scripts', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! })
    const page = await context.newPage()
    await page.goto('/resources')
    await hostOf(page).getByRole('searchbox').fill('learning')
    await hostOf(page).getByRole('button').first().click()
    await expect(page).toHaveURL(/\/resources\?q=learning/)
    await expect(hostOf(page).getByRole('searchbox')).toHaveValue('learning')
    await context.close()
  })
})
