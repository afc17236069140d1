/** What must hold on every page of the site, in every language. */
import { sitePages } from './support/site-pages.ts'
import { findViolations } from './support/accessibility.ts'
import { expect, scrollThrough, test, waitForIslands, waitForMachines } from './support/test.ts'

test('the site has pages of every type in every language', () => {
  const paths = sitePages.map(({ path }) => path)
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/de', '/fr', '/pricing', '/de/preise', '/fr/tarifs']),
  )
  expect(new Set(paths).size).toBe(paths.length)
})

for (const { path, status } of sitePages) {
  test(`[PAGEBUILDER-13] ${path} loads, hydrates and is scrolled through without a complaint`, async ({
    page,
    problems,
  }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(status)
    await waitForMachines(page)
    await scrollThrough(page)
    await waitForIslands(page)
    await page.waitForLoadState('networkidle')
    const refused = status === 200 ? [] : [expect.stringContaining(`status of ${status}`)]
    expect(problems).toEqual([...refused])
  })

  test(`${path} has no accessibility violation on a narrow and a wide screen`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(path)
    await waitForMachines(page)
    await scrollThrough(page)
    await waitForIslands(page)
    expect.soft(await findViolations(page)).toEqual([])
    await page.setViewportSize({ width: 375, height: 800 })
    expect.soft(await findViolations(page)).toEqual([])
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const { path } of sitePages) {
    test(`${path} can be read, and everything on it reached, with JavaScript off`, async ({
      page,
    }) => {
      await page.goto(path)
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page.locator('h1')).toBeVisible()
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(80)
      for (const panel of await page.locator('[role=tabpanel]').all())
        await expect(panel).toBeVisible()
      for (const details of await page.locator('main details').all()) {
        if ((await details.getAttribute('open')) === null) await details.locator('summary').click()
        await expect(details.locator('summary + *')).toBeVisible()
      }
    })
  }
})
