/** An endless word in every text of overlays. Pages themselves: pages.spec.ts. */
import { findOverflow, replaceTexts } from './support/long-words.ts'
import { expect, rememberConsent, test, waitForMachines, type Page } from './support/test.ts'

const widths = [320, 375, 830, 1440]

test('the question for consent and its settings break their words, too', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/pricing')
  await expect(page.locator('[data-follow="consent banner"]')).toBeVisible()
  await replaceTexts(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await findOverflow(page), `banner at ${width} pixels`).toEqual([])
  }
  await page.locator('[data-follow="consent banner"] [data-send$="modal.open"]').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  for (const width of widths.toReversed()) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await findOverflow(page), `settings at ${width} pixels`).toEqual([])
  }
})

const openings: [name: string, widths: number[], open: (page: Page) => Promise<void>][] = [
  [
    'menu',
    [320, 375, 830],
    async (page) => {
      await page.getByRole('button', { name: 'Open menu' }).click()
      const menu = page.locator('header [popover]:popover-open')
      for (const summary of await menu.locator('summary').all()) await summary.click()
    },
  ],
  [
    'menu',
    [1440],
    async (page) => {
      await page.locator('header').getByRole('button', { name: 'Product' }).click()
      await expect(page.locator('header nav [popover]:popover-open')).toBeVisible()
    },
  ],
  [
    'search',
    widths,
    async (page) => {
      await page.getByRole('button', { name: 'Search', exact: true }).first().click()
      const dialog = page.locator('dialog[data-search]')
      await dialog.locator('[data-search-input]').fill('learn')
      await expect(dialog.getByRole('option').first()).toBeVisible()
    },
  ],
]

for (const [name, widths, open] of openings) {
  test(`the open ${name} breaks its words at ${widths.join(', ')} pixels`, async ({
    page,
    context,
    baseURL,
  }) => {
    await rememberConsent(context, baseURL!)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: widths[0]!, height: 900 })
    await page.goto('/pricing')
    await waitForMachines(page)
    await open(page)
    expect(await replaceTexts(page)).toBeGreaterThan(10)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await expect.soft(page.locator(':modal, :popover-open')).toBeVisible()
      expect.soft(await findOverflow(page), `at ${width} pixels`).toEqual([])
    }
  })
}

// Not testable in Chromium, which uses `hyphenate-limit-chars`; Safari does not support that.
test('headings tell Safari as well to divide long words alone', async ({ request }) => {
  const html = await (await request.get('/de')).text()
  expect(html).toMatch(/h1,h2[^{}]*\{[^}]*-webkit-hyphenate-limit-before:5;[^}]*-after:4/)
})
