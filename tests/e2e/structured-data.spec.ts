/** Data blocks in a browser: they are read, never run, and follow the page that is shown. */
import type { Page } from '@playwright/test'
import { expect, test, waitForMachines } from './support/test.ts'

interface DataBlock {
  '@context': string
  '@graph': { '@type': string; [name: string]: unknown }[]
}

const selector = 'script[type="application/ld+json"]'

async function readTypes(page: Page): Promise<string[]> {
  const texts = await page.locator(selector).allTextContents()
  const blocks = texts.map((text) => JSON.parse(text) as DataBlock)
  return blocks.flatMap((block) => block['@graph'].map((object) => object['@type']))
}

test('what search engines are told to cost is what visitors read', async ({ page }) => {
  for (const path of ['/pricing', '/de/preise', '/fr/tarifs']) {
    await page.goto(path)
    const blocks = (await page.locator(selector).allTextContents()).map(
      (text) => JSON.parse(text) as DataBlock,
    )
    const product = blocks
      .flatMap((block) => block['@graph'])
      .find((object) => object['@type'] === 'Product')
    const offers = product!['offers'] as { name: string; price: number; priceCurrency: string }[]
    expect(offers.length, path).toBeGreaterThan(1)
    for (const { name, price, priceCurrency } of offers) {
      expect(priceCurrency).toBe('EUR')
      const plan = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
      const amount = String(price).replaceAll(/\B(?=(?:\d{3})+$)/g, '[.,\\s]')
      await expect(plan.getByText(new RegExp(`^(?:€${amount}|${amount}\\s€)$`))).toBeVisible()
    }
  }
})

test('[OP47] navigation replaces the data of one page by that of the next', async ({
  page,
  problems,
}) => {
  await page.goto('/')
  await waitForMachines(page)
  expect(await readTypes(page)).toContain('Organization')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.locator('footer a[href="/pricing"]').click()
  await expect(page).toHaveURL('/pricing')
  await expect(page.locator(selector)).toHaveCount(1)
  expect(await readTypes(page)).toContain('BreadcrumbList')
  expect(await readTypes(page)).not.toContain('Organization')
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  expect(problems).toEqual([])
})
