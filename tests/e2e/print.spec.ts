/**
 * Print shows everything that the screen does. pages.spec.ts checks that it is readable without
 * backgrounds.
 */
import { expect, rememberConsent, test } from './support/test.ts'

test.beforeEach(({ context, baseURL }) => rememberConsent(context, baseURL!))

test('a table of plans shows on paper what is included', async ({ page }) => {
  await page.goto('/pricing')
  await page.emulateMedia({ media: 'print' })
  const tick = page.locator('table [data-included]').first()
  const cell = page.getByRole('cell', { name: 'unlimited' }).last()
  await expect(tick).toHaveCSS('color', await cell.evaluate((td) => getComputedStyle(td).color))
})

test('a film is printed with its transcript', async ({ page }) => {
  await page.goto('/')
  await page.emulateMedia({ media: 'print' })
  const transcript = page.locator('main details:has(> summary:text("Read what you would see"))')
  await expect(transcript).not.toHaveAttribute('open')
  expect(
    await transcript
      .locator('p')
      .first()
      .evaluate((text) => text.checkVisibility()),
  ).toBe(true)
})

test('a film is printed as its picture, and with where it is', async ({ page }) => {
  await page.goto('/studio/video-studio')
  const films = page.locator('main li, main figure').filter({ has: page.locator('[data-video]') })
  const file = films.filter({ has: page.locator('video') }).first()
  const hosted = films.filter({ hasNot: page.locator('video') }).first()
  const picture = file.locator('img[src*="poster"]')
  const way = (film: typeof file, href: RegExp) => film.locator('a:visible', { hasText: href })
  await expect(picture).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(file.locator('video')).toBeHidden()
  await expect(picture).toBeVisible()
  await expect(way(file, /\.(mp4|webm)/)).toHaveCount(1)
  const link = hosted.locator('a[href^="https://"]:visible')
  await expect(link).toHaveCount(1)
  const address = await link.evaluate((a) => getComputedStyle(a, '::after').content)
  expect(address).toContain('https://')
})
