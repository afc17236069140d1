/** What stands on one edge, in one grid. */
import type { Locator } from '@playwright/test'
import { expect, rememberConsent, test, waitForMachines, type Page } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(({ context, baseURL }) => rememberConsent(context, baseURL!))

async function open(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.goto(path)
  await page.evaluate(() => document.fonts.ready)
}

/** Where the words begin, not their box. */
const wordsAt = (element: Locator) =>
  element.evaluate((found) => {
    const range = document.createRange()
    range.selectNodeContents(found)
    return range.getBoundingClientRect().left
  })

/** How many different ones there are among left and top edges. */
const countEdges = (all: Locator) =>
  all.evaluateAll((found) => {
    const boxes = found.map((element) => element.getBoundingClientRect())
    const count = (edges: number[]) => new Set(edges.map(Math.round)).size
    return {
      columns: count(boxes.map(({ left }) => left)),
      rows: count(boxes.map(({ top }) => top)),
    }
  })

test('a quiet way onward stands under the button, not beside its edge', async ({ page }) => {
  await open(page, '/privacy-and-security', 375)
  const ways = page.locator('main [data-look]')
  const box = (await ways.first().boundingBox())!
  expect(Math.abs((await wordsAt(ways.nth(1))) - box.x)).toBeLessThanOrEqual(1)
})

test('four facts stand as two and two on a tablet', async ({ page }) => {
  await open(page, '/certification/collaborative-learning-professional', 830)
  const facts = page.locator('main dl').first().locator('> div')
  await expect(facts).toHaveCount(4)
  expect(await countEdges(facts)).toEqual({ columns: 2, rows: 2 })
})

test('facts of a story stand in two columns on a phone', async ({ page }) => {
  await open(page, '/customers/arvenor', 375)
  expect(await countEdges(page.locator('main dl').first().locator('> div'))).toEqual({
    columns: 2,
    rows: 3,
  })
})

test('tabs slide from edge to edge on a phone, and begin where the words above do', async ({
  page,
}) => {
  await open(page, '/privacy-and-security', 375)
  const tabs = page.getByRole('tablist')
  const box = (await tabs.boundingBox())!
  expect([box.x, box.width]).toEqual([0, 375])
  const section = page.locator('main section').filter({ has: tabs })
  const { x } = (await section.getByRole('heading').first().boundingBox())!
  expect((await tabs.getByRole('tab').first().boundingBox())!.x).toBeCloseTo(x, 0)
})

test('an open menu stands under the bar, on its edges', async ({ page }) => {
  await open(page, '/', 1440)
  await waitForMachines(page)
  const header = page.locator('header')
  const { x } = (await header.getByRole('link', { name: 'Colloquy' }).boundingBox())!
  await header.getByRole('button', { name: 'Product' }).click()
  const panel = header.locator('nav [popover]:popover-open')
  expect(await wordsAt(panel.getByText('Product', { exact: true }))).toBeCloseTo(x, 0)
})

test('paragraphs beside a title stand at one distance', async ({ page }) => {
  await open(page, '/roi-calculator', 1440)
  const gaps = await page.getByRole('heading', { name: 'The formula' }).evaluate((title) => {
    const boxes = [...title.parentElement!.querySelectorAll('p')].slice(0, 3).map((text) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return range.getBoundingClientRect()
    })
    return boxes.slice(1).map(({ top }, index) => Math.round(top - boxes[index]!.bottom))
  })
  expect(new Set(gaps).size).toBe(1)
})
