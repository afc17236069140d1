/** Everything that opens over a page, as assistive technology finds it. Pages themselves: pages.spec.ts. */
import { findViolations } from './support/accessibility.ts'
import { expect, rememberConsent, test, waitForMachines } from './support/test.ts'

const widths = [375, 1440]

test.describe('with the cookie banner answered', () => {
  test.beforeEach(({ context, baseURL }) => rememberConsent(context, baseURL!))

  // The others, at other widths: pages.spec.ts.
  for (const path of ['/', '/test/everything']) {
    test(`${path} has no violation without the banner`, async ({ page }) => {
      await page.goto(path)
      await waitForMachines(page)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await findViolations(page)).toEqual([])
      }
    })
  }

  test('an open menu of a wide screen has no violation', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const path of ['/', '/404']) {
      await page.goto(path)
      await waitForMachines(page)
      for (const name of ['Product', 'Solutions']) {
        await page.locator('header').getByRole('button', { name }).click()
        await expect(page.locator('header nav [popover]:popover-open')).toBeVisible()
        expect.soft(await findViolations(page)).toEqual([])
      }
    }
  })

  test('the open language switch has no violation', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: /^Language/ }).click()
    expect(await findViolations(page)).toEqual([])
  })

  test('the open menu of a narrow screen has no violation, folded and unfolded', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 800 })
    await page.goto('/')
    await waitForMachines(page)
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.locator('header [popover]:popover-open')
    await expect(menu).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await menu.locator('summary').first().click()
    expect(await findViolations(page)).toEqual([])
  })

  for (const width of widths) {
    test(`the open form dialog has no violation at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/ebook/the-peer-learning-playbook')
      await waitForMachines(page)
      await page.getByRole('button', { name: 'Get the e-book' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await findViolations(page)).toEqual([])
    })
  }

  test('the first Tab reaches a link past the frame, which works', async ({ page }) => {
    await page.goto('/')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
  })
})

for (const width of widths) {
  test(`the open cookie settings have no violation at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await page.getByRole('button', { name: 'Choose' }).click()
    await expect(page.getByRole('dialog', { name: 'Your cookie settings' })).toBeVisible()
    expect(await findViolations(page)).toEqual([])
  })
}
