/** Details that once were wrong: line breaks, alignment, complete focus rings. One visit each. */
import type { Page } from '@playwright/test'
import { expect, rememberConsent, test, waitForMachines } from './support/test.ts'
import { countEdges, findBroken, measureCut, wordsAt } from './walk/measures.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(({ context, baseURL }) => rememberConsent(context, baseURL!))

async function open(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.goto(path)
  await page.evaluate(() => document.fonts.ready)
}

async function expectWholeWords(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await findBroken(page, 'main table'), `at ${width} pixels`).toEqual([])
  }
}

async function expectWholeRing(page: Page, link: string): Promise<void> {
  await page.keyboard.press('Tab')
  await page.getByRole('link', { name: link }).filter({ visible: true }).first().focus()
  // Borders are drawn on whole pixels.
  expect.soft(await measureCut(page), `the ring of "${link}"`).toBeLessThan(0.6)
}

test('privacy and security: a quiet way onward stands under the button, tabs slide from edge to edge and begin where the words above do, the ring of a link is whole, words of the table stay whole', async ({
  page,
}) => {
  await open(page, '/privacy-and-security', 375)
  const ways = page.locator('main [data-look]')
  const button = (await ways.first().boundingBox())!
  expect.soft(Math.abs((await wordsAt(ways.nth(1))) - button.x)).toBeLessThanOrEqual(1)

  const tabs = page.getByRole('tablist')
  const box = (await tabs.boundingBox())!
  expect.soft([box.x, box.width]).toEqual([0, 375])
  const section = page.locator('main section').filter({ has: tabs })
  const { x } = (await section.getByRole('heading').first().boundingBox())!
  expect.soft((await tabs.getByRole('tab').first().boundingBox())!.x).toBeCloseTo(x, 0)

  await expectWholeRing(page, 'Security at a glance (PDF)')
  await expectWholeWords(page, [375, 600, 830, 1024, 1200])
})

test('words of tables stay whole in the other languages', async ({ page }) => {
  await open(page, '/de/datenschutz-und-sicherheit', 375)
  await expectWholeWords(page, [375, 600, 830, 1024, 1200])
  await open(page, '/fr/confidentialite-et-securite', 375)
  await expectWholeWords(page, [375, 600, 830, 1024, 1200])
  await open(page, '/fr/tarifs', 320)
  await expectWholeWords(page, [320, 375, 480])
})

test('what a card says in few words has no sign at the end of a line, and none that is read out', async ({
  page,
}) => {
  await open(page, '/blog/category/collaborative-learning', 830)
  const lists = page.locator('main ul:has(> li:only-child, > li + li):not(:has(a))')
  const lines = await lists.evaluateAll((all) =>
    all.flatMap((list) => {
      const { left } = list.getBoundingClientRect()
      return [...list.children].map((item) => {
        const range = document.createRange()
        range.selectNodeContents(item)
        const sign = getComputedStyle(item, '::after').content
        return { isFirst: range.getBoundingClientRect().left - left < 1, sign }
      })
    }),
  )
  // Both kinds: those that begin a line, flush with it, and those that go on.
  expect(new Set(lines.map(({ isFirst }) => isFirst))).toEqual(new Set([true, false]))
  expect(new Set(lines.map(({ sign }) => sign))).toEqual(new Set(['none']))
  expect(await lists.first().ariaSnapshot()).not.toContain('·')
})

test('the home page: a figure is explained without a word alone on the last line, an open menu stands under the bar, on its edges', async ({
  page,
}) => {
  await open(page, '/', 1440)
  const last = await page.getByText('of people who open a course finish it').evaluate((element) => {
    const text = element.firstChild as Text
    const range = document.createRange()
    range.setStart(text, text.data.lastIndexOf(' '))
    range.setEnd(text, text.data.length)
    const { top } = [...range.getClientRects()].at(-1)!
    range.setStart(text, 0)
    return [...range.getClientRects()].find((line) => line.top === top)!.width
  })
  expect.soft(last).toBeGreaterThan(30)

  await waitForMachines(page)
  const header = page.locator('header')
  const { x } = (await header.getByRole('link', { name: 'Colloquy' }).boundingBox())!
  await header.getByRole('button', { name: 'Product' }).click()
  const panel = header.locator('nav [popover]:popover-open')
  expect(await wordsAt(panel.getByText('Product', { exact: true }))).toBeCloseTo(x, 0)
})

test('cards say their dates in one way', async ({ page }) => {
  await page.goto('/de/ressourcen')
  const dates = page.locator('main li li').filter({ hasText: /\d{4}$/ })
  for (const date of await dates.allTextContents())
    expect.soft(date).toMatch(/^\d+\. \p{L}+\.? \d{4}$/u)
  expect(await dates.count()).toBeGreaterThan(5)
})

test('facts stand as two and two on a tablet, those of a story in two columns on a phone', async ({
  page,
}) => {
  await open(page, '/certification/collaborative-learning-professional', 830)
  const facts = page.locator('main dl').first().locator('> div')
  await expect(facts).toHaveCount(4)
  expect.soft(await countEdges(facts)).toEqual({ columns: 2, rows: 2 })
  await open(page, '/customers/arvenor', 375)
  expect(await countEdges(facts)).toEqual({ columns: 2, rows: 3 })
})

test('the rings of a choice of a list and of an entry of the contents are whole; tags and what unfolds in a text take a finger', async ({
  page,
}) => {
  const heightOf = async (selector: string) =>
    (await page.locator(selector).first().boundingBox())!.height
  await open(page, '/blog', 375)
  await expectWholeRing(page, 'Collaborative learning 6')
  await open(page, '/blog/accessibility-in-courses', 375)
  expect.soft(await heightOf('main a[href^="/blog/tag/"]')).toBeGreaterThanOrEqual(24)
  expect.soft(await heightOf('main details:has(nav) summary')).toBeGreaterThanOrEqual(44)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expectWholeRing(page, 'What did you do?')
  await open(page, '/', 375)
  expect.soft(await heightOf('main figure ~ details summary')).toBeGreaterThanOrEqual(44)
})

test('a calculator: paragraphs beside a title stand at one distance, no control is under the figure that sticks to the window', async ({
  page,
}) => {
  await open(page, '/roi-calculator', 1440)
  const gaps = await page.getByRole('heading', { name: 'The formula' }).evaluate((title) => {
    const boxes = [...title.parentElement!.querySelectorAll('p')].slice(0, 3).map((text) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return range.getBoundingClientRect()
    })
    return boxes.slice(1).map(({ top }, index) => Math.round(top - boxes[index]!.bottom))
  })
  expect.soft(new Set(gaps).size).toBe(1)

  await page.setViewportSize({ width: 375, height: 700 })
  await page.locator('[data-number]').first().focus()
  for (let controls = 0; controls < 8; controls++) {
    const isSeen = await page.evaluate(() => {
      const focused = document.activeElement!
      const { x, y, width, height } = focused.getBoundingClientRect()
      return document.elementFromPoint(x + width / 2, y + height / 2) === focused
    })
    expect.soft(isSeen, `control ${controls + 1}`).toBe(true)
    await page.keyboard.press('Tab')
  }
})

/** Its columns are laid out by the browser, so only a browser can count them. */
test('[NAV-10] the wall of voices has as many columns of 400 pixels or more as fit', async ({
  page,
}) => {
  await open(page, '/test/everything', 1440)
  const columns: number[] = []
  for (const width of [1440, 1000, 375]) {
    await page.setViewportSize({ width, height: 900 })
    const starts = await page.locator('main ul').evaluateAll((lists) => {
      const wall = lists.find((list) => getComputedStyle(list).columnWidth === '400px')
      return [...(wall?.children ?? [])].map((item) =>
        Math.round(item.getBoundingClientRect().left),
      )
    })
    columns.push(new Set(starts).size)
  }
  expect(columns).toEqual([3, 2, 1])
})
