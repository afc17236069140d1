/**
 * bakery: a form, a calculator and an assessment without any code, made of definitions and
 * documents alone.
 */
import { findViolations } from './support/accessibility.ts'
import { additions, startFilledSite, type RunningSite } from './support/run-site.ts'
import { expect, test, type Page } from './support/test.ts'

test.describe.configure({ mode: 'serial' })
let site: RunningSite

test.beforeAll(async ({}, info) => {
  const environment = { DATA_DIR: info.outputPath('data') }
  site = await startFilledSite({ ...additions, environment })
})
test.afterAll(() => site?.stop())

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
  expect(await findViolations(page, 'main')).toEqual([])
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

test('[MATURITY-08] [PAGEBUILDER-06] another assessment has its own themes and words', async ({
  page,
}) => {
  const sent = page.waitForRequest('**/maturity-model-assessments')
  await page.goto(`${site.origin}/kitchen-check`)
  await page.getByRole('button', { name: 'Start the assessment' }).click()
  for (const title of ['Bright', 'Footprints']) {
    await page.getByRole('radio', { name: title }).check()
    await page.locator('[data-stage] button:last-child').click()
  }
  // (4 + 2) / 2
  await expect(page.locator('[id$="-result"]').getByText('3Clean')).toBeVisible()
  expect((await sent).postDataJSON()).toEqual({
    lang: 'en',
    levels: [
      { themeIndex: 0, levelIndex: 3 },
      { themeIndex: 1, levelIndex: 1 },
    ],
    overallLevel: 3,
  })
  await page.goto(`${site.origin}/maturity-model`)
  await expect(page.getByRole('button', { name: 'Start the assessment' })).toBeVisible()
})

test('[SLICE-04] its documents are what they must be', async () => {
  expect(site.output()).toContain('/form/order-a-cake')
  expect(site.output()).not.toMatch(/CONTENT_ISSUE.*(?:cakeOrder|Bakery)/)
})

test('[ROI-01] a calculator of its own has other numbers, formulas and currency, and no code', async ({
  page,
}) => {
  await page.goto(`${site.origin}/bread/rye`)
  const host = page.locator('sw-island:has([data-calculation])')
  const price = host.locator('output[data-output="price"]')
  await expect(price).toHaveText('$8.28')
  await page.getByRole('textbox', { name: 'Margin' }).scrollIntoViewIfNeeded()
  await expect(host).toHaveAttribute('data-hydrated', '')
  await page.getByRole('textbox', { name: 'Margin' }).fill('50')
  await expect(price).toHaveText('$10.35')
  await page.getByRole('textbox', { name: 'Kneading' }).fill('120')
  await expect(page.getByText('Nobody pays that for bread.').first()).toBeVisible()
  await expect(price).toBeHidden()
  await page.getByRole('slider', { name: 'Kneading' }).press('Home')
  await expect(price).toHaveText('$4.35')
  await expect(host.locator('[data-sum="work"]')).toHaveText('max(0 minutes; 5) ÷ 60 × $24 = $2')
})

test('[ROI-01] one whose formula is wrong is left out, and the editor is told where', async ({
  request,
}) => {
  const answer = await request.get(`${site.origin}/bread/spelt`)
  expect(answer.status()).toBe(200)
  expect((await answer.text()).includes('data-calculation')).toBe(false)
  await expect
    .poll(() => site.output())
    .toMatch(/marign.*character 26.*\/data\/outputs\/0\/formula.*BreadPrice0001en/)
})
