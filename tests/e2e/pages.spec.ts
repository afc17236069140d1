/** What must hold on every page: looked at by type where it depends on the type, on all where it depends on content. */
import { findViolations } from './support/accessibility.ts'
import { samplePages, sitePages, translatedPages } from './support/site-pages.ts'
import { expect, scrollThrough, test, waitForIslands, waitForMachines } from './support/test.ts'

/** A phone, a tablet, a desktop. */
const widths = [375, 830, 1440]

test('[SITE-01] the site has pages of every type in every language', () => {
  const paths = sitePages.map(({ path }) => path)
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/de', '/fr', '/pricing', '/de/preise', '/fr/tarifs']),
  )
  expect(samplePages.length).toBeGreaterThanOrEqual(40)
  expect(translatedPages).toHaveLength(samplePages.length)
  expect(new Set(paths).size).toBe(paths.length)
})

for (const { path, status } of [...samplePages, ...translatedPages]) {
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
}

for (const { path } of samplePages) {
  test(`${path} has no accessibility violation on a phone, a tablet and a desktop`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(path)
    await waitForMachines(page)
    await scrollThrough(page)
    await waitForIslands(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await findViolations(page), `at ${width} pixels`).toEqual([])
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect.soft(overflow, `scrolls sideways at ${width} pixels`).toBeLessThanOrEqual(0)
    }
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const { path } of samplePages) {
    test(`everything on ${path} is reached with JavaScript off`, async ({ page }) => {
      await page.goto(path)
      for (const panel of await page.locator('[role=tabpanel]').all())
        await expect(panel).toBeVisible()
      for (const details of await page.locator('main details').all()) {
        if (!(await details.locator('summary').first().isVisible())) continue
        if ((await details.getAttribute('open')) === null)
          await details.locator('summary').first().click()
        await expect(details.locator('summary + *').first()).toBeVisible()
      }
    })
  }

  const parts = 4
  for (let part = 0; part < parts; part++) {
    test(`every page can be read with JavaScript off, part ${part + 1} of ${parts}`, async ({
      page,
    }) => {
      test.setTimeout(180_000)
      await page.route(/\.(png|jpe?g|webp|avif|woff2|mp4)(\?|$)|\/_ipx|_image/, (route) =>
        route.abort(),
      )
      for (const { path } of sitePages.filter((_, index) => index % parts === part)) {
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        await expect.soft(page.locator('h1'), path).toHaveCount(1)
        await expect.soft(page.locator('h1'), path).toBeVisible()
        const text = await page.locator('main').innerText()
        expect.soft(text.length, path).toBeGreaterThan(80)
      }
    })
  }
})
