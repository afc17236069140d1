/** bakery: a form that no code knows, made of a definition and documents alone. */
import { findViolations } from './support/accessibility.ts'
import { startSite, type RunningSite } from './support/run-site.ts'
import { expect, test, type Page } from './support/test.ts'

test.describe.configure({ mode: 'serial', timeout: 120_000 })
let site: RunningSite

test.beforeAll(async ({}, info) => {
  const environment = { DATA_DIR: info.outputPath('data') }
  site = await startSite({ build: 'bakery', site: 'bakery', environment })
})
test.afterAll(() => site.stop())

const url = () => `${site.origin}/form/order-a-cake`
const done = (page: Page) => page.locator('[data-form-done]')

async function order(page: Page): Promise<void> {
  await page.getByLabel('Plum').check()
  await page.getByLabel('Nuts', { exact: true }).check()
  await page.getByLabel('Who must not eat nuts?').fill('Ada')
  await page.getByLabel('Where do we write to?').fill('ada@engines.example')
  await page.getByLabel('I agree that the bakery').check()
}

test('[SLICE-04] is drawn, checked and sent', async ({ page }) => {
  await page.goto(url())
  await page.locator('form[data-form="cakeOrder"]').scrollIntoViewIfNeeded()
  await expect(page.locator('sw-island:has(form[data-form])')).toHaveAttribute('data-hydrated', '')
  await expect(page.getByLabel('Who must not eat nuts?')).toBeHidden()
  await page.getByRole('button', { name: 'Order the cake' }).click()
  await expect(page.locator('[data-form-summary]').getByRole('listitem')).toHaveCount(3)
  expect(await findViolations(page)).toEqual([])
  await order(page)
  await page.getByRole('button', { name: 'Order the cake' }).click()
  await expect(done(page)).toBeFocused()
  await expect(done(page)).toContainText('It is in the oven')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('[SLICE-04] is sent, and what is wrong is said', async ({ page }) => {
    await page.goto(url())
    await order(page)
    await page.getByLabel('Who must not eat nuts?').fill('')
    await page.getByRole('button', { name: 'Order the cake' }).click()
    await expect(page.getByLabel('Who must not eat nuts?')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Plum')).toBeChecked()
    await page.getByLabel('Who must not eat nuts?').fill('Ada')
    await page.getByRole('button', { name: 'Order the cake' }).click()
    await expect(done(page)).toContainText('It is in the oven')
  })
})

test('[SLICE-04] its documents are what they must be', async () => {
  expect(site.output()).toContain('/form/order-a-cake')
  expect(site.output()).not.toMatch(/CONTENT_ISSUE.*(?:cakeOrder|Bakery)/)
})
