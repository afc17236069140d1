import { expect } from '@playwright/test'
import { findViolations } from './support/accessibility.ts'
import { test } from './support/dev-test.ts'

test.describe.configure({ mode: 'default' })

test('[PAGEBUILDER-08] draws who sends what to whom on a page, as declared and as seen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 830, height: 900 })
  await page.goto('/__machines?view=map&page=%2Fpricing')
  const map = page.getByRole('region', { name: 'Map of the page' })
  await expect(map.locator('.map-node', { hasText: 'consent' })).toBeVisible()
  await page.frameLocator('iframe').getByRole('button', { name: 'Refuse all' }).press('Enter')
  const row = map.getByRole('row').filter({ hasText: 'consent.refuse-all' })
  await expect(row).toContainText('the page')
  await expect(map.locator('.map-edge.is-recent').first()).toBeAttached()
  const letters = map.locator('.map-node text').first()
  expect(
    await letters.evaluate((text: SVGTextElement) => 13 * text.getScreenCTM()!.a),
  ).toBeGreaterThanOrEqual(8)
  expect(await findViolations(page)).toEqual([])
  await map.locator('.map-node', { hasText: 'consent' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'consent' })).toBeVisible()
})
