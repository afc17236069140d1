/** Where a system forces its colours, backgrounds and shadows disappear: lines convey the same. */
import type { Locator } from '@playwright/test'
import { expect, test, waitForMachines } from './support/test.ts'

test.use({ contextOptions: { forcedColors: 'active' } })

const styleOf = (element: Locator, property: string) =>
  element.evaluate((found, name) => getComputedStyle(found).getPropertyValue(name), property)

/** Expects a line, without which the element would blend into its surroundings. */
async function expectLine(element: Locator, property: 'border' | 'outline'): Promise<void> {
  await expect(element).toBeVisible()
  expect(
    await styleOf(element, `${property}-${property === 'border' ? 'block-start-' : ''}style`),
  ).toBe('solid')
  const side = property === 'border' ? 'border-block-start' : 'outline'
  expect(parseFloat(await styleOf(element, `${side}-width`))).toBeGreaterThanOrEqual(1)
  expect(await styleOf(element, `${side}-color`)).not.toMatch(/^rgba\(.*, 0\)$|transparent/)
}

test('menus, dialogs and cards have an edge', async ({ page }) => {
  await page.goto('/pricing')
  await waitForMachines(page)
  await page.getByRole('button', { name: 'Refuse all' }).click()
  await page.getByRole('button', { name: 'Product' }).click()
  await expectLine(page.locator('[popover]:popover-open'), 'border')
  await page.keyboard.press('Escape')
  const plans = page
    .getByRole('heading', { name: 'Three plans' })
    .locator('xpath=ancestor::section')
  await expectLine(plans.locator('li, article').first(), 'outline')
  await page.getByRole('button', { name: 'Cookie settings' }).click()
  await expectLine(page.locator('dialog[open]'), 'border')
})

test('the chosen tab, theme and level differ from the others', async ({ page }) => {
  await page.goto('/')
  await waitForMachines(page)
  const tabs = page.getByRole('tab')
  await tabs.nth(1).scrollIntoViewIfNeeded()
  const looks = await tabs.evaluateAll((all) =>
    all.map((tab) => getComputedStyle(tab).backgroundColor),
  )
  expect(looks[0]).not.toBe(looks[1])

  await page.goto('/maturity-model')
  await waitForMachines(page)
  await page.locator('sw-island [id$="-start"]').click()
  const marks = page.locator('[data-themes] button > span:first-child')
  await expect(marks.first()).toBeVisible()
  expect(await styleOf(marks.nth(0), 'background-color')).not.toBe(
    await styleOf(marks.nth(1), 'background-color'),
  )
  const level = page.getByRole('radio').nth(1)
  await level.check()
  const edges = await page
    .locator('label:has(input[type=radio]):visible')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).borderTopColor))
  expect(edges[1]).not.toBe(edges[0])
})

test('what has the focus is outlined', async ({ page }) => {
  await page.goto('/form/demo')
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('Tab')
    await expectLine(page.locator(':focus'), 'outline')
  }
})
