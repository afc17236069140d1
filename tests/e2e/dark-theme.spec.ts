/** The dark side of the theme, for visitors whose system is dark. */
import { findViolations } from './support/accessibility.ts'
import { samplePages } from './support/site-pages.ts'
import { expect, rememberConsent, test } from './support/test.ts'

const paper = 'rgb(250, 246, 239)'
const night = 'rgb(16, 24, 40)'

test.describe('for a dark system', () => {
  test.use({ colorScheme: 'dark' })
  test.beforeEach(({ context, baseURL }) => rememberConsent(context, baseURL!))

  // Colours are the same at all widths, so pages take turns; by day each is looked at in three.
  for (const [index, { path }] of samplePages.entries()) {
    test(`${path} is dark and has no violation`, async ({ page }) => {
      await page.setViewportSize({ width: index % 2 === 0 ? 375 : 1440, height: 900 })
      await page.goto(path)
      await expect(page.locator('body')).toHaveCSS('background-color', night)
      expect(await findViolations(page)).toEqual([])
    })
  }

  test('the first frame is dark, without any script', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ colorScheme: 'dark', javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(baseURL!, { waitUntil: 'commit' })
    await expect(page.locator('body')).toHaveCSS('background-color', night)
    await context.close()
  })

  test('the cookie banner has no violation', async ({ page, context }) => {
    await context.clearCookies()
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Accept all' })).toBeVisible()
    expect(await findViolations(page)).toEqual([])
  })

  test('what is printed is light', async ({ page }) => {
    await page.goto('/pricing')
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(20, 33, 61)')
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
  })
})

test('a page follows a system that changes, and tells the browser its colours', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await expect(page.locator('body')).toHaveCSS('background-color', paper)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('body')).toHaveCSS('background-color', night)
  const colors = page.locator('meta[name="theme-color"]')
  await expect(colors.first()).toHaveAttribute('media', '(prefers-color-scheme: dark)')
  await expect(colors.first()).toHaveAttribute('content', '#101828')
  await expect(colors.last()).toHaveAttribute('content', '#faf6ef')
})
