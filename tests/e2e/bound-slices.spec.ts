/** Slices whose markup is bound to a machine, without React. */
import { findViolations } from './support/accessibility.ts'
import { hasRenderer, watchScripts } from './support/scripts.ts'
import { expect, rememberConsent, test, waitForMachines, type Page } from './support/test.ts'

test.use({ viewport: { width: 1280, height: 900 } })

test.beforeEach(({ context, baseURL }) => rememberConsent(context, baseURL!))

test.describe('[NAV-02] the subscription banner', () => {
  const host = (page: Page) => page.locator('sw-island[data-id="frame-subscription-banner"]')

  test('loads no React, closes, and stays closed on other pages of the session', async ({
    page,
  }) => {
    const loading = watchScripts(page)
    await page.goto('/blog')
    await waitForMachines(page)
    await expect(host(page)).toHaveAttribute('data-hydrated', '')
    const scripts = await loading.loaded()
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.filter(hasRenderer)).toEqual([])
    const banner = host(page).getByRole('complementary')
    await expect(banner).toBeVisible()
    await banner.getByRole('button', { name: 'Close' }).click()
    await expect(banner).toBeHidden()
    await page.reload()
    await expect(host(page)).toHaveAttribute('data-hydrated', '')
    await expect(banner).toBeHidden()
  })
})

test.describe('a moving row of logos (WCAG 2.2.2)', () => {
  const host = (page: Page) => page.locator('sw-island:has([data-send$=" marquee.toggle"])').first()
  const toggle = (page: Page) => host(page).locator('[data-send$=" marquee.toggle"]')

  test('can be stopped and started again, and stands still for visitors who want less motion', async ({
    page,
  }) => {
    await page.goto('/lp/integrations')
    await waitForMachines(page)
    const label = await toggle(page).innerText()
    await toggle(page).click()
    await expect(host(page)).toHaveAttribute('data-state', 'paused')
    await expect(toggle(page)).not.toHaveText(label)
    await toggle(page).click()
    await expect(host(page)).toHaveAttribute('data-state', 'running')
    const moving = () =>
      host(page).evaluate((element) =>
        element
          .getAnimations({ subtree: true })
          .some((animation) => animation.playState === 'running'),
      )
    expect(await moving()).toBe(true)
    const violations = await findViolations(page, 'sw-island:has([data-send$=" marquee.toggle"])')
    expect(violations).toEqual([])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.reload()
    await waitForMachines(page)
    await host(page).scrollIntoViewIfNeeded()
    expect(await moving()).toBe(false)
  })
})

test.describe('sharing an article', () => {
  const host = (page: Page) => page.locator('sw-island:has([data-send$=" share.copy"])')

  test('[NAV-09] a network opens in a popup of 626 by 436 that cannot reach back; its address is copied, and that is said for a while', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await context.route(/network\.example/, (route) => route.fulfill({ body: 'Shared.' }))
    await page.clock.install()
    await page.goto('/blog/a-course-has-an-end')
    await waitForMachines(page)
    await host(page).getByRole('button').first().scrollIntoViewIfNeeded()
    await expect(host(page)).toHaveAttribute('data-hydrated', '')
    await host(page).locator('[data-send$=" share.copy"]').click()
    await expect(host(page)).toHaveAttribute('data-state', /copied/)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      new URL(page.url()).origin + new URL(page.url()).pathname,
    )
    await page.clock.fastForward(10_000)
    await expect(host(page)).not.toHaveAttribute('data-state', /copied/)

    await host(page).evaluate((element) => {
      const { open } = window
      window.open = (...given) => {
        document.body.dataset['opened'] = JSON.stringify(given)
        return open.apply(window, given)
      }
      const link = document.createElement('a')
      Object.assign(link, { href: 'https://network.example/share', target: '_blank' })
      Object.assign(link.dataset, { share: 'network' })
      link.textContent = 'Network'
      element.firstElementChild!.prepend(link)
    })
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      host(page).locator('[data-share=network]').click(),
    ])
    await popup.waitForURL(/network\.example/)
    expect(await popup.evaluate(() => opener === null)).toBe(true)
    const [, target, features] = JSON.parse((await page.getAttribute('body', 'data-opened'))!)
    expect(target).toBe('_blank')
    expect(features).toContain('width=626,height=436')
  })
})

test('a table of contents marks what is read', async ({ page }) => {
  await page.goto('/legal/terms')
  await waitForMachines(page)
  const links = page.locator('sw-island[data-hydrated] a[href^="#"]:visible')
  const current = page.locator('sw-island a[aria-current=location]:visible')
  await expect(current).toHaveCount(1)
  await expect(current).toHaveAttribute('href', (await links.first().getAttribute('href'))!)
  const last = (await links.last().getAttribute('href'))!
  await page.locator(last).evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }))
  await expect(current).not.toHaveAttribute('href', (await links.first().getAttribute('href'))!)
  await expect(current).toHaveCount(1)
})

test.describe('opening hours', () => {
  // The studio is in Berlin; its visitors are not.
  test.use({ timezoneId: 'Pacific/Apia' })
  const now = (page: Page) => page.locator('[data-follow*=" context.says="]:visible')

  test('say by the clock of the place whether it is open, and until when, as time passes', async ({
    page,
  }) => {
    // A Monday, 12:00 in Berlin.
    await page.clock.install({ time: new Date('2026-11-30T11:00:00Z') })
    const loading = watchScripts(page)
    await page.goto('/studio/video-studio')
    await expect(page.getByText('Monday – Thursday')).toBeAttached()
    await expect(now(page)).toHaveCount(0)
    await waitForMachines(page)
    await page.getByText('Monday – Thursday').scrollIntoViewIfNeeded()
    await expect(now(page)).toHaveText('Open now, until 12:30 PM')
    expect((await loading.loaded()).filter(hasRenderer)).toEqual([])
    await page.clock.fastForward('31:00')
    await expect(now(page)).toHaveText('Closed, opens Monday, 1:30 PM')
    await page.clock.fastForward('01:00:00')
    await expect(now(page)).toHaveText('Open now, until 6:00 PM')
    expect(await findViolations(page, 'sw-island[data-state~="open"]')).toEqual([])
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('are the hours alone', async ({ page }) => {
      await page.goto('/studio/video-studio')
      await expect(page.getByText('Monday – Thursday')).toBeVisible()
      await expect(now(page)).toHaveCount(0)
    })
  })
})
