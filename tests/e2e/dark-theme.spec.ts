/** The dark side of the theme, for visitors whose system is dark. Pages of every type: pages.spec.ts. */
import { findViolations } from './support/accessibility.ts'
import { expect, rememberConsent, test } from './support/test.ts'
import { night, paper } from './support/theme.ts'

test.describe('for a dark system', () => {
  test.use({ colorScheme: 'dark' })
  test.beforeEach(({ context, baseURL }) => rememberConsent(context, baseURL!))

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
