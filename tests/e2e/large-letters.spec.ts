/**
 * Letters twice as large, as the settings of a browser make them: films and figures grow with them,
 * and words stay words. pages.spec.ts checks that nothing is cut.
 */
import type { Locator } from '@playwright/test'
import { launchOptions } from '#tests/support/browser.ts'
import { expect, rememberConsent, test, waitForMachines } from './support/test.ts'

const { args = [], ...options } = launchOptions()

test.use({
  launchOptions: { ...options, args: [...args, '--blink-settings=defaultFontSize=32'] },
  viewport: { width: 375, height: 812 },
  contextOptions: { reducedMotion: 'reduce' },
})

test.beforeEach(({ context, baseURL }) => rememberConsent(context, baseURL!))

test('the screen of a film grows with the words on it, and does not widen; long words are divided by a hyphen, codes are not', async ({
  page,
}) => {
  await page.goto('/test/everything')
  await waitForMachines(page)
  const hyphens = await page.evaluate(() => {
    const read = (markup: string) => {
      const place = document.querySelector('main')!.appendChild(document.createElement('p'))
      place.innerHTML = markup
      return getComputedStyle(place.firstElementChild ?? place).hyphens
    }
    return [read('words'), read('<code>npm</code>'), read('<b translate="no">APPLE-1</b>')]
  })
  expect(hyphens).toEqual(['auto', 'manual', 'manual'])

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
