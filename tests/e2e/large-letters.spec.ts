/** Letters twice as large, as the settings of a browser make them: nothing is cut, and words stay words. */
import type { Locator, Page } from '@playwright/test'
import { launchOptions } from '#tests/support/browser.ts'
import { expect, rememberConsent, test, waitForMachines } from './support/test.ts'

const { args = [], ...options } = launchOptions()

test.use({
  launchOptions: { ...options, args: [...args, '--blink-settings=defaultFontSize=32'] },
  viewport: { width: 375, height: 812 },
  contextOptions: { reducedMotion: 'reduce' },
})

test.beforeEach(({ context, baseURL }) => rememberConsent(context, baseURL!))

for (const path of ['/', '/blog', '/events', '/partner-marketplace', '/test/everything']) {
  test(`no words of ${path} are cut on a phone`, async ({ page }) => {
    await page.goto(path)
    expect(await findCutTexts(page)).toEqual([])
  })
}

test('the screen of a film grows with the words on it, and does not widen', async ({ page }) => {
  await page.goto('/test/everything')
  await waitForMachines(page)
  const screen = page.locator('[data-video]:has(button)').first()
  const width = (await screen.boundingBox())!.width
  const expectInside = async (part: Locator) => {
    await expect(part).toBeVisible()
    const [outer, inner] = [(await screen.boundingBox())!, (await part.boundingBox())!]
    expect(outer.width).toBe(width)
    expect(inner.y).toBeGreaterThanOrEqual(outer.y)
    expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height)
    expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width)
  }
  const words = screen.getByRole('button').first().locator('span').nth(1)
  await words.evaluate((element) => element.append(' about a night shift, and its photographs'))
  await expectInside(words)
  await words.click()
  await expectInside(screen.getByRole('button', { name: 'Cookie settings' }))
})

test('the figure of a calculator stays on one line', async ({ page }) => {
  await page.goto('/roi-calculator')
  const figure = page.locator('[data-main] dd').first()
  const lines = await figure.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  })
  expect(lines).toBe(1)
})

test('long words are divided by a hyphen, codes are not', async ({ page }) => {
  await page.goto('/test/everything')
  const hyphens = await page.evaluate(() => {
    const read = (markup: string) => {
      const place = document.querySelector('main')!.appendChild(document.createElement('p'))
      place.innerHTML = markup
      return getComputedStyle(place.firstElementChild ?? place).hyphens
    }
    return [read('words'), read('<code>npm</code>'), read('<b translate="no">APPLE-1</b>')]
  })
  expect(hyphens).toEqual(['auto', 'manual', 'manual'])
})

/** Texts that reach below what hides the rest of them. Tables and rows that scroll hide nothing. */
function findCutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hides = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflowY)
    return [...document.querySelectorAll('main :is(p, h2, h3, li, dd, dt, span)')]
      .filter((element) => element.checkVisibility() && hides(element))
      .filter(({ clientWidth }) => clientWidth > 1)
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 4)
      .map(({ textContent }) => textContent.trim().slice(0, 60))
  })
}
