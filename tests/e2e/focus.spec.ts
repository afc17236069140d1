/** What has the focus is seen, with its whole ring (WCAG 2.4.7, 2.4.11). */
import { expect, rememberConsent, test, type Page } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(({ context, baseURL }) => rememberConsent(context, baseURL!))

/** Pixels of the ring of what has the focus that are cut by the window or by what clips it. */
function measureCut(page: Page): Promise<number> {
  return page.evaluate(() => {
    const focused = document.activeElement!
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(focused)
    if (outlineStyle === 'none') throw new Error('No ring.')
    const reach = parseFloat(outlineWidth) + parseFloat(outlineOffset)
    const { left, right, top, bottom } = focused.getBoundingClientRect()
    let cut = Math.max(reach - left, right + reach - innerWidth)
    for (let at = focused.parentElement!; at !== document.body; at = at.parentElement!) {
      const { overflowX, overflowY } = getComputedStyle(at)
      const box = at.getBoundingClientRect()
      if (overflowX !== 'visible')
        cut = Math.max(cut, box.left - left + reach, right + reach - box.right)
      if (overflowY !== 'visible')
        cut = Math.max(cut, box.top - top + reach, bottom + reach - box.bottom)
    }
    return cut
  })
}

const rings: [what: string, width: number, path: string, link: string][] = [
  ['a quiet link', 375, '/privacy-and-security', 'Security at a glance (PDF)'],
  ['a choice of a list', 375, '/blog', 'Collaborative learning 6'],
  ['an entry of the contents', 1440, '/blog/accessibility-in-courses', 'What did you do?'],
]

for (const [what, width, path, link] of rings) {
  test(`the ring of ${what} is whole`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    await page.keyboard.press('Tab')
    await page.getByRole('link', { name: link }).filter({ visible: true }).first().focus()
    // Borders are drawn on whole pixels.
    expect(await measureCut(page)).toBeLessThan(0.6)
  })
}

test('no control of a calculator is under the figure that sticks to the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await page.goto('/roi-calculator')
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
