/**
 * The position of the consent banner: in sight, and in the way of nothing. Over pages of every
 * type: pages.spec.ts.
 */
import { banner, expectBanner, questionSizes } from './support/consent-question.ts'
import { expect, test, type Page } from './support/test.ts'

/** A window of 1280 by 720 pixels at 200%, a phone on its side, and the window at 400%. */
const tightSizes = [
  [640, 360],
  [568, 320],
  [320, 256],
] as const

test('[CONSENT-03] [CONSENT-10] the question of a visitor from nowhere known is small, whole and fair in every language at every size, its answers in sight', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/', '/de', '/fr']) {
    await page.goto(path)
    await expectBanner(page)
    for (const [width, height] of questionSizes) {
      await page.setViewportSize({ width, height })
      const { banner, refuse, accept, choose, cut } = await measureBanner(page)
      const at = `${path} at ${width} by ${height} pixels`
      expect.soft(banner.height * banner.width, at).toBeLessThan((width * height) / 3)
      expect.soft(banner.height, at).toBeLessThan(height / 3)
      expect.soft(cut, at).toBe(0)
      expect.soft([refuse.width, refuse.height], at).toEqual([accept.width, accept.height])
      expect.soft(refuse.lines, at).toBe(accept.lines)
      expect.soft(choose.height, at).toBeGreaterThanOrEqual(24)
    }
    for (const [width, height] of tightSizes) {
      await page.setViewportSize({ width, height })
      const at = `${path} at ${width} by ${height} pixels`
      for (const send of ['consent.refuse-all', 'consent.accept-all', 'modal.open']) {
        const answer = page.locator(`${banner} [data-send="consent ${send}"]`)
        await expect.soft(answer, at).toBeInViewport({ ratio: 1 })
      }
      const box = (await page.locator(banner).boundingBox())!
      expect.soft(box.height, at).toBeLessThanOrEqual(height * 0.6)
    }
  }
})

test('[CONSENT-10] what has the focus is never under the question', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 375, height: 667 })
  await page.goto('/pricing')
  await expectBanner(page)
  const { count, hidden } = await page.evaluate(focusAll, banner)
  expect(count).toBeGreaterThan(20)
  expect(hidden).toEqual([])
})

/** Runs in the page: focuses every element in turn. @returns those the banner covered meanwhile */
function focusAll(selector: string) {
  const question = document.querySelector(selector)!
  const all = document.querySelectorAll<HTMLElement>('main a[href], main button, footer a[href]')
  const links = [...all].filter((link) => link.checkVisibility({ visibilityProperty: true }))
  const hidden = links.filter((link) => {
    link.focus()
    const { left, top, width, height } = link.getBoundingClientRect()
    return question.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
  return { count: links.length, hidden: hidden.map(({ innerText }) => innerText) }
}

function measureBanner(page: Page) {
  return page.evaluate((selector) => {
    const banner = document.querySelector(selector)!
    const measure = (send: string) => {
      const button = banner.querySelector(`[data-send="consent ${send}"]`)!
      const { width, height } = button.getBoundingClientRect()
      const range = document.createRange()
      range.selectNodeContents(button)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      return { width: Math.round(width), height: Math.round(height), lines }
    }
    const { width, height } = banner.getBoundingClientRect()
    const words = banner.firstElementChild!
    return {
      banner: { width, height },
      /** Height of the text that has to be scrolled for. */
      cut: words.scrollHeight - words.clientHeight,
      refuse: measure('consent.refuse-all'),
      accept: measure('consent.accept-all'),
      choose: measure('modal.open'),
    }
  }, banner)
}
