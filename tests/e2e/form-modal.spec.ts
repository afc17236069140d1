/** The dialog that a form opens in. */
import { expect, rememberConsent, test, waitForMachines, type Page } from './support/test.ts'

test.beforeEach(({ context, baseURL }) => rememberConsent(context, baseURL!))

const openButton = (page: Page) => page.locator('main button[commandfor]')
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Where shall we send it?' })

test('[FORM-03] opens from its button, keeps the focus inside, and the page behind does not scroll', async ({
  page,
}) => {
  await page.goto('/ebook/the-peer-learning-playbook')
  await waitForMachines(page)
  await openButton(page).click()
  await expect(dialogOf(page)).toBeVisible()
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
  for (let press = 0; press < 10; press++) {
    await page.keyboard.press('Tab')
    const isOutside = await page.evaluate(
      () =>
        document.activeElement !== document.body &&
        !document.activeElement?.closest('dialog[open]'),
    )
    expect(isOutside).toBe(false)
  }
})

for (const [title, close] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['its button', (page: Page) => dialogOf(page).getByRole('button', { name: 'Close' }).click()],
] as const) {
  test(`[FORM-03] closes by ${title}, gives the focus back, and opens again`, async ({ page }) => {
    await page.goto('/ebook/the-peer-learning-playbook')
    await waitForMachines(page)
    for (let round = 0; round < 2; round++) {
      await openButton(page).click()
      await expect(dialogOf(page)).toBeVisible()
      await close(page)
      await expect(dialogOf(page)).toBeHidden()
      await expect(openButton(page)).toBeFocused()
      await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
    }
  })
}

test('[FORM-03] opens by keyboard', async ({ page }) => {
  await page.goto('/ebook/the-peer-learning-playbook')
  await waitForMachines(page)
  await openButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(dialogOf(page)).toBeVisible()
})

test('[FORM-03] opened before the machines run it stays open, and closes for good', async ({
  page,
}) => {
  await page.route(/\/assets\/chunks\//, async (route) => {
    await new Promise((done) => setTimeout(done, 1000))
    await route.continue()
  })
  await page.goto('/ebook/the-peer-learning-playbook')
  await openButton(page).click()
  await expect(dialogOf(page)).toBeVisible()
  await waitForMachines(page)
  await expect(dialogOf(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[FORM-03] opens and closes all the same', async ({ page }) => {
    await page.goto('/ebook/the-peer-learning-playbook')
    await openButton(page).click()
    await expect(dialogOf(page)).toBeVisible()
    await dialogOf(page).getByRole('button', { name: 'Close' }).click()
    await expect(dialogOf(page)).toBeHidden()
  })
})
