/** The dialog that a form opens in. */
import { expect, rememberConsent, test, waitForMachines, type Page } from './support/test.ts'

test.beforeEach(({ context, baseURL }) => rememberConsent(context, baseURL!))

const path = '/ebook/the-peer-learning-playbook'
const openButton = (page: Page) => page.locator('main button[commandfor]')
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Where shall we send it?' })
const closeButton = (page: Page) => dialogOf(page).getByRole('button', { name: 'Close' })

test('[FORM-03] opens by mouse and keyboard, keeps the focus and the page behind still, closes by Escape and its button, and gives the focus back', async ({
  page,
}) => {
  await page.goto(path)
  await waitForMachines(page)
  const ways = [
    { open: () => openButton(page).click(), close: () => page.keyboard.press('Escape') },
    { open: () => openButton(page).press('Enter'), close: () => closeButton(page).click() },
    { open: () => openButton(page).click(), close: () => page.keyboard.press('Escape') },
  ]
  for (const [round, { open, close }] of ways.entries()) {
    await open()
    await expect(dialogOf(page)).toBeVisible()
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
    const presses = round === 0 ? 10 : 0
    for (let press = 0; press < presses; press++) {
      await page.keyboard.press('Tab')
      const isOutside = await page.evaluate(
        () =>
          document.activeElement !== document.body &&
          !document.activeElement?.closest('dialog[open]'),
      )
      expect(isOutside).toBe(false)
    }
    await close()
    await expect(dialogOf(page)).toBeHidden()
    await expect(openButton(page)).toBeFocused()
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
  }
})

test('[FORM-03] opened before the machines run it stays open, and closes for good', async ({
  page,
}) => {
  const arrived = Promise.withResolvers<void>()
  await page.route(/\/assets\/chunks\//, async (route) => {
    await arrived.promise
    await route.continue()
  })
  await page.goto(path)
  await openButton(page).click()
  await expect(dialogOf(page)).toBeVisible()
  arrived.resolve()
  await waitForMachines(page)
  await expect(dialogOf(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[FORM-03] opens and closes all the same', async ({ page }) => {
    await page.goto(path)
    await openButton(page).click()
    await expect(dialogOf(page)).toBeVisible()
    await closeButton(page).click()
    await expect(dialogOf(page)).toBeHidden()
  })
})
